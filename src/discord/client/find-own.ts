import { type GuildTextBasedChannel, type Message, SnowflakeUtil } from 'discord.js';
import { limits } from '../words/limits.js';
import { type Press, parsePress } from './custom-id.js';
import { mayLookBack } from './permissions.js';

/** An earlier try of a message is looked for in so many pages; a channel in which more was written since is not read to its end. */
const mostPages = 50;
/** How far our clock and Discord's may be apart. */
const clockSkewMs = 60_000;

/**
 * An earlier try that arrived although its answer did not: our own message with a button that is the one sought, looked
 * for from a moment in Unix milliseconds on. `complete`: all that was written since has been seen.
 * @example (await findOwn(channel, batch.since, (press) => press.on === 'post' && press.post === batch.nonce)).found
 */
export async function findOwn(
  channel: GuildTextBasedChannel,
  since: number,
  sought: (press: Press) => boolean,
): Promise<{ found?: Message; complete: boolean }> {
  let after = SnowflakeUtil.generate({
    timestamp: Math.max(since - clockSkewMs, Number(SnowflakeUtil.epoch)),
  }).toString();
  for (let page = 0; page < mostPages; page += 1) {
    const messages = await channel.messages.fetch({ limit: limits.messages, after, cache: false });
    const found = messages.find((message) => carries(message, sought));
    if (found) return { found, complete: true };
    // Without the permission Discord shows an empty channel.
    if (messages.size < limits.messages) return { complete: mayLookBack(channel) };
    after = [...messages.keys()].reduce((a, b) => (BigInt(a) > BigInt(b) ? a : b));
  }
  return { complete: false };
}

function carries(message: Message, sought: (press: Press) => boolean): boolean {
  if (message.author.id !== message.client.user.id) return false;
  return message.components.some(
    (row) =>
      'components' in row &&
      row.components.some((component) => {
        const press = 'customId' in component && component.customId ? parsePress(component.customId) : undefined;
        return press !== undefined && sought(press);
      }),
  );
}
