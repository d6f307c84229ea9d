import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createMatchService } from '../../../src/match/index.js';
import { countResult } from '../../../src/match/results/keep-ratings.js';
import { keepRecords } from '../../../src/match/results/keep-records.js';
import {
  type Database,
  insertAct,
  insertResult,
  type StoredResult,
  saveGuild,
  savePerson,
} from '../../../src/store/index.js';
import { database } from '../harness.js';
import { invented } from '../results/history.js';
import { tracesIn } from './scene.js';

const day = 24 * 60 * 60 * 1000;

/** A database in which these matches were played, with a person who was in the second server alone. */
async function played(results: StoredResult[]): Promise<Database> {
  const db = await database();
  await db.transaction(async (tx) => {
    for (const id of ['g0', 'g1']) await saveGuild(tx, { id, locale: 'en' }, 0);
    for (const result of results) {
      const { matchId: id, guildId, game, endedAt } = result;
      const people = [...new Set(result.seats.flatMap(({ holders }) => holders.flatMap(({ person }) => person ?? [])))];
      for (const person of people) await savePerson(tx, { id: person, name: person.toUpperCase() }, 0);
      await sql`
        insert into matches (id, guild_id, channel_id, game, status, version, options, host_id, locale, moves, changed, turn_over, created_at, ended_at)
        values (${id}, ${guildId}, ${id}, ${game}, 'over', 1, '{}', ${people[0]}, 'en', 0, '[]', 1, 0, ${endedAt})
      `.execute(tx);
      for (const [seat, person] of people.entries()) {
        await sql`insert into seats (match_id, seat, user_id, from_move, joined_at) values (${id}, ${seat}, ${person}, 0, 0)`.execute(
          tx,
        );
      }
      await insertResult(tx, result);
      await countResult(tx, result);
      await keepRecords(tx, id);
    }
  });
  return db;
}

/** All that follows from results. */
async function following(db: Database) {
  const all = async (table: 'ratings' | 'streaks' | 'played' | 'users', but: string[] = []) => {
    const rows = await db.db.selectFrom(table).selectAll().execute();
    return rows
      .map((row) =>
        JSON.stringify(Object.entries(row).filter(([column]) => !but.includes(column))).replace(/(\.\d{6})\d+/g, '$1'),
      )
      .sort();
  };
  return [await all('ratings'), await all('streaks'), await all('played'), await all('users')];
}

it('forgets a server thirty days after it was left, as if nothing had been played there, unless it came back', async () => {
  const results = invented(40, '7', { people: 9, guilds: 2, oddEvery: 6 }).map((result) => ({
    ...result,
    seats: result.seats.map((seat) => ({
      ...seat,
      holders: seat.holders.map((holder) =>
        holder.person === 'p0' ? { ...holder, person: `p0${result.guildId}` } : holder,
      ),
    })),
  }));
  const db = await played(results);
  await sql`insert into standing_boards (guild_id, channel_id, pool, asked_at) values ('g1', 'c', 'g1:*:*:*', 0)`.execute(
    db.db,
  );
  await db.transaction(async (tx) => {
    await savePerson(tx, { id: 'keeper', name: 'Keeper' }, 0);
    await insertAct(tx, { guildId: 'g1', by: 'keeper', kind: 'removed', personId: 'p0g1' }, 0);
  });
  await sql`insert into habits values ('p0g1', '{}', null), ('p0g0', '{}', null)`.execute(db.db);
  let now = 100 * day;
  const service = createMatchService({ database: db, games: {}, now: () => now });
  const left = () => db.db.selectFrom('guilds').select('leftAt').orderBy('id').execute();
  await service.guildsSeen(['g0']);
  expect(await left()).toEqual([{ leftAt: null }, { leftAt: 100 * day }]);
  now += 20 * day;
  await service.guildsSeen(['g0', 'g1']);
  await service.guildLeft('g1', true);
  now += 30 * day;
  expect(await service.forgetGuilds(30 * day)).toEqual([]);
  now += 1;
  await service.guildsSeen(['g0']);
  expect(await service.forgetGuilds(30 * day)).toEqual(['g1']);
  await service.rested();
  const other = await played(results.filter(({ guildId }) => guildId === 'g0'));
  expect(await following(db)).toEqual(await following(other));
  expect(await tracesIn(db, ['g1', 'P0G1', 'keeper'])).toEqual([]);
  expect((await db.db.selectFrom('habits').select('userId').execute()).map(({ userId }) => userId)).toEqual(['p0g0']);
  expect(await service.forgetGuilds(30 * day)).toEqual([]);
  for (const one of [db, other]) await one.close();
});
