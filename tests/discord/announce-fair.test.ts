import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Persona } from '../../src/playground/api.js';
import { announce, dueAnnouncements, markAnnounced } from '../../src/store/index.js';
import { closeQuietly } from './close-quietly.js';
import { played } from './past-matches.js';
import { openTown, type Town } from './town.js';

let town: Town;

beforeEach(async () => {
  town = await openTown({ now: () => Date.UTC(2026, 0, 2) });
});
afterEach(() =>
  closeQuietly(
    town,
    town.complaints.filter((line) => !line.includes('an announcement was not taken')),
  ),
);

/** So many are seen to in one look. */
const atOnce = 20;

/** Results that are to be told in a channel; with an id of a message that is no more, anew. */
async function asked(from: number, count: number, channel: string, edits: boolean): Promise<void> {
  await sql`pragma foreign_keys = off`.execute(town.database.db);
  const people = ['Ann', 'Bo'].map((name, at): [Persona, number] => [town.person(`${name}${from}`), 40 - at]);
  const { id: channelId } = town.twin.world.channel(channel);
  for (let n = from; n < from + count; n += 1) {
    await played(town, n, 'nusfjord', people);
    await town.database.transaction(async (tx) => {
      const about = { match: `old${n}` };
      await announce(tx, { guildId: town.guildId, channelId, about, askedAt: Date.UTC(2026, 0, 1) });
      if (edits) await markAnnounced(tx, n, { messageId: `${n}`, shown: 0 });
    });
  }
}
const looked = async (): Promise<void> => {
  town.bot.announcer.wake();
  await town.bot.announcer.settle();
};
const due = async (): Promise<number[]> => (await dueAnnouncements(town.database.db, 99)).map(({ id }) => id);

it('holds up no other message for those that Discord lets nobody edit now', async () => {
  const late = { status: 429, code: 30046, retryAfterSeconds: 3600 };
  town.twin.faults.next('PATCH', '/channels/:channel/messages/:message', { answer: late }, atOnce);
  await asked(1, atOnce + 1, 'tavern', true);
  await looked();
  await looked();
  expect(await due()).toEqual(Array.from({ length: atOnce }, (_, at) => at + 1));
  const tried = town.twin.requests.filter(({ method, route }) => method === 'PATCH' && route.endsWith(':message'));
  expect(tried.length).toBe(atOnce + 1);
});

it('writes messages anew though others cannot be posted', async () => {
  const { db } = town.database;
  await asked(1, atOnce, 'quay', false);
  await asked(atOnce + 1, atOnce, 'tavern', true);
  const ids = (await dueAnnouncements(db, atOnce)).map(({ id }) => id);
  const half = atOnce / 2;
  expect(ids).toEqual(
    [...Array(half).keys()].flatMap((at) => [at + 1]).concat([...Array(half).keys()].map((at) => at + atOnce + 1)),
  );
});
