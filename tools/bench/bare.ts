import { Client, Events, GatewayIntentBits } from 'discord.js';
import type { Twin } from '../../src/playground/api.js';

/** A bot that does nothing but acknowledge presses: the least that any bot on discord.js can take. */
export async function startBareBot(
  twin: Twin,
): Promise<{ stop(): Promise<void>; post(channelId: string): Promise<void> }> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: `${twin.url}/api` } });
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isButton()) void interaction.deferUpdate();
  });
  const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(twin.token);
  await ready;
  return {
    stop: () => client.destroy(),
    async post(channelId) {
      const channel = await client.channels.fetch(channelId);
      if (!channel?.isSendable()) throw new Error(`cannot send to ${channelId}`);
      const button = { type: 2 as const, style: 1 as const, label: 'Press', custom_id: 'press' };
      await channel.send({ content: 'Press me', components: [{ type: 1, components: [button] }] });
    },
  };
}
