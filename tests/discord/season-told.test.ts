import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { keeperOf } from './cup-scene.js';
import { played } from './past-matches.js';
import { openTown, type Town } from './town.js';

let town: Town;
let folder: string;
let now = Date.UTC(2026, 0, 2);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'season-told-'));
  now = Date.UTC(2026, 0, 2);
  town = await openTown({ now: () => now, file: join(folder, 'town.db') });
});
afterEach(async () => {
  await closeQuietly(
    town,
    town.complaints.filter((line) => !line.includes('an announcement was not taken')),
  );
  rmSync(folder, { recursive: true });
});

const settled = async (): Promise<void> => {
  town.bot.announcer.wake();
  await town.bot.announcer.settle();
};
const posts = (by: { sees: ReturnType<Town['person']>['sees'] }) =>
  by.sees('quay').filter(({ ephemeral, content }) => !ephemeral && content.startsWith('### Winter is over'));

/** A season with one match of two people; its bot does not tell anything before `settled`. */
async function season() {
  const kim = keeperOf(town, 'Kim', 'en-US');
  const [ann, bo] = ['Ann', 'Bo'].map((name) => town.person(name)) as [typeof kim, typeof kim];
  for (const one of [ann, bo]) await town.matches.meet({ id: one.id, name: one.name });
  const { seasons } = town.community;
  const opened = must(
    await seasons.open({ id: town.guildId, locale: 'en' }, kim.id, { name: 'Winter', begins: 'fresh' }),
  );
  await sql`pragma foreign_keys = off`.execute(town.database.db);
  now = Date.UTC(2026, 0, 4);
  const points: [typeof kim, number][] = [
    [ann, 40],
    [bo, 30],
  ];
  await played(town, 3, 'nusfjord', points, { season: opened.id });
  const close = async (): Promise<void> => {
    const channelId = town.twin.world.channel('quay').id;
    must(await seasons.close(town.guildId, opened.id, kim.id, channelId));
  };
  return { kim, id: opened.id, close };
}

it.each(['before', 'after'] as const)('tells once how a season ended where the answer is lost %s it', async (drop) => {
  const { kim, close } = await season();
  town.twin.faults.next('POST', '/channels/:channel/messages', { drop });
  await close();
  await settled();
  expect(posts(kim)).toHaveLength(drop === 'before' ? 0 : 1);
  const sent = (): number =>
    town.twin.requests.filter(({ method, route }) => method === 'POST' && route.endsWith('/messages')).length;
  const tried = sent();
  await town.restart();
  await sql`pragma foreign_keys = off`.execute(town.database.db);
  await settled();
  // One that arrived is looked for: by then Discord may not know its nonce any more.
  expect([posts(kim).length, sent() - tried]).toEqual([1, drop === 'before' ? 1 : 0]);
  now += 86_400_000;
  await settled();
  expect([posts(kim).length, sent() - tried]).toEqual([1, drop === 'before' ? 1 : 0]);
});

it('tells how a season ended only when its ratings are in order', async () => {
  const { kim, id, close } = await season();
  const mark = (stale: number) =>
    sql`update rating_pools set stale = ${stale} where pool like ${`${town.guildId}:%`}`.execute(town.database.db);
  await mark(1);
  const { db } = town.database;
  const { rows } = await sql<{ pool: string }>`select pool from rating_pools where stale != 0`.execute(db);
  expect(rows.length).toBeGreaterThan(0);
  await close();
  await settled();
  expect(posts(kim)).toEqual([]);
  await mark(0);
  await settled();
  expect(posts(kim).map(({ content }) => content.includes('Ann'))).toEqual([true]);
  expect((await town.community.seasons.summary(town.guildId, id, ['nusfjord']))?.season.closedAt).toBe(now);
});
