import { DiscordAPIError, PermissionFlagsBits, type TextBasedChannel } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClientRefusal } from '../../src/playground/api.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
let bridgeId: string;
beforeEach(async () => {
  stage = await scene();
  bridgeId = stage.twin.world.addChannel(stage.guildId, 'bridge', 2).id;
});
afterEach(() => stage.end());

async function writing(): Promise<unknown> {
  const channel = (await stage.client.channels.fetch(bridgeId)) as TextBasedChannel;
  const sent = channel.isSendable() ? channel.send('ahoy') : Promise.reject(new Error('not a chat'));
  return sent.then(
    () => 'written',
    (error: unknown) => (error instanceof DiscordAPIError ? error.code : error),
  );
}

const without = (id: string, deny: bigint) => stage.twin.world.setOverwrite(bridgeId, { id, type: 1, allow: 0n, deny });

test('the chat of a voice channel takes Connect, from bots and from people', async () => {
  expect(await writing()).toBe('written');
  expect(stage.ann.sees('bridge').map(({ content }) => content)).toEqual(['ahoy']);
  without(stage.twin.botId, PermissionFlagsBits.Connect);
  expect(await writing()).toBe(50001);
  without(stage.ann.id, PermissionFlagsBits.Connect);
  expect(stage.ann.sees('bridge')).toEqual([]);
  expect(() => stage.ann.slash('bridge', '/ping')).toThrow(ClientRefusal);
});

test('a text channel does not ask for Connect', async () => {
  const { harbourId } = stage;
  stage.twin.world.setOverwrite(harbourId, {
    id: stage.twin.botId,
    type: 1,
    allow: 0n,
    deny: PermissionFlagsBits.Connect,
  });
  bridgeId = harbourId;
  expect(await writing()).toBe('written');
});
