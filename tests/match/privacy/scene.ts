import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { usualHabits } from '../../../src/days/habits.js';
import type { MatchService } from '../../../src/match/index.js';
import type { Database } from '../../../src/store/index.js';
import { inventory } from '../../../src/store/personal/inventory.js';
import { drain, must, roll, take } from '../harness.js';

/** Somebody who has left something in every table, and two who have played with them. */
export const zora = { id: '711000000000000001', name: 'Zora Quillfeather' };
export const bo = { id: '722000000000000002', name: 'Bo' };
export const cem = { id: '733000000000000003', name: 'Cem' };

const at = 1_700_000_000_000;

export interface Scene {
  /** With Bo, in which it is somebody's turn to say something of a vote. */
  pair: string;
  /** With both. */
  three: string;
  /** Hers, with Bo in it. */
  lobby: string;
  /** Hers alone. */
  ownLobby: string;
}

/** A life with the bot that has left something in every table. */
export async function lifeOf(db: Database, service: MatchService): Promise<Scene> {
  const open = async (channelId: string, others: (typeof bo)[]) => {
    const place = { guildId: 'g1', channelId, person: zora, game: 'ferry', locale: 'en' } as const;
    const { id } = must(await service.create(place));
    for (const other of others) must(await service.join(id, other));
    await service.noteLobby(id, `lobby-${channelId}`);
    return id;
  };
  const play = async (channelId: string, others: (typeof bo)[]) => {
    const id = await open(channelId, others);
    const { match } = must(await service.start(id, zora.id));
    for (const { person } of match.seats) must(await service.confirm(id, person.id));
    await drain(service);
    return id;
  };
  const pair = await play('c1', [bo]);
  const three = await play('c2', [bo, cem]);
  must(await service.close(await play('c5', [cem]), zora.id, false));
  await drain(service);
  const [lobby, ownLobby] = [await open('c3', [bo]), await open('c4', [])];
  must(await service.catchUp(three, zora.id));
  must(await service.keepNote(pair, zora.id, `Quillfeather's secret plan`));
  const said = must(await service.comment(pair, zora, { text: 'Signed: Zora Quillfeather' }));
  await service.commentTold(said.id, { channelId: 'c1', messageId: 'said-1' });
  await service.mute(three, zora.id, true);
  must(await service.setHabits(zora.id, { ...usualHabits, next: true }));
  must(await service.goAway(zora.id, { from: '2029-01-01', until: '2029-01-02' }));
  must(await service.order(pair, zora.id, { only: true }));
  for (const id of [pair, three]) {
    const first = must(await service.table(id)).match.seats[0]!.person.id;
    if (first !== zora.id) must(await service.play(id, first, undefined, roll));
    if (first !== zora.id) must(await service.confirm(id, first));
  }
  await drain(service);
  await service.play(pair, zora.id, undefined, take(2));
  must(await service.propose(pair, { id: bo.id, keeps: false }, { kind: 'end', payload: {} }));
  must(await service.propose(three, { id: zora.id, keeps: false }, { kind: 'end', payload: {} }));
  await addRest(db, pair);
  return { pair, three, lobby, ownLobby };
}

/** What a short life does not bring about. */
async function addRest(db: Database, matchId: string): Promise<void> {
  const [u, m] = [zora.id, matchId];
  const rest = [
    sql`insert into results (match_id, guild_id, game, seats, variant, kind, ranked, ended_at) values (${m}, 'g1', 'ferry', 2, '', 'people', 1, ${at})`,
    sql`insert into result_seats values (${m}, 0, 0, ${u}, 1, 10, 1, 1), (${m}, 1, 0, ${bo.id}, 1, 8, 2, 0)`,
    sql`insert into ratings (pool, user_id, mu, sigma, strength, results, changed_at, week) values ('*:*:*:*', ${u}, 25, 8, 1000, 1, ${at}, 1)`,
    sql`insert into rating_pools values ('*:*:*:*', ${at}, ${m}, 0, 1)`,
    sql`insert into rating_changes values ('*:*:*:*', ${at}, ${m}, ${u}, 1000)`,
    sql`insert into punctuality values (${u}, '2026-11', 3, 1)`,
    sql`insert into hidden_people values (${u}, ${at})`,
    sql`insert into played values (${u}, ${at}, ${m}, 0, 'g1', 'ferry', 2, '', 'people', 1, 10, 1, 1, null)`,
    sql`insert into streaks values (${u}, '*:*:*:*', 1, ${at}, 1, ${at}, ${at}, ${m}, ${at}, ${m})`,
    sql`insert into pings (kind, user_id, match_id, seat, since, created_at) values ('call', ${u}, ${m}, 0, 1, ${at})`,
    sql`insert into invitations values (${m}, ${u}, ${at}, ${at}, 'declined')`,
    sql`insert into seekers values ('g1', 'ferry', ${u}, null, 24, ${at}, null)`,
    sql`insert into templates (user_id, guild_id, name, name_key, game, settings, saved_at) values (${u}, null, 'Friday', 'friday', 'ferry', '{}', ${at})`,
    sql`insert into seasons (guild_id, number, name, begins, opened_at, opened_by, closed_at, closed_by) values ('g1', 1, 'Spring', 'soft', ${at}, ${u}, ${at}, ${u})`,
    sql`insert into tournaments (id, guild_id, channel_id, locale, organiser_id, name, game, settings, format, seats, through, opens, hours,
      seeding, seed, status, created_at)
      values (7, 'g1', 'c1', 'en', ${u}, ${`Cup of ${zora.name}`}, 'ferry', '{}', 'swiss', 2, 1, 'over', 24, 'draw', '', 'over', ${at})`,
    sql`insert into acts (guild_id, at, user_id, kind, about, person_id) values
      ('g1', ${at}, ${u}, 'setting', '{"setting":"ranked"}', null),
      ('g1', ${at}, ${bo.id}, 'host', ${JSON.stringify({ from: u })}, ${bo.id}),
      ('g2', ${at}, ${cem.id}, 'removed', '{}', ${u})`,
    sql`insert into tournament_entrants values (7, ${u}, ${at}, 0, null)`,
    sql`insert into achieved values (${m}, ${u}, 'ferry:far', 0, 'g1', null, ${at})`,
    sql`insert into plans values (${m}, 1, ${u}, 0, '[]', null, 0) on conflict do nothing`,
    sql`update matches set rematch_people = ${JSON.stringify([u, bo.id])}, rematch_of = 'x' where channel_id = 'c3'`,
    sql`insert into votes (id, match_id, kind, subject, payload, proposed_by, proposed_at, state, ballots, revision, shown, tried, channel_id, message_id)
      values ('v9', ${m}, 'concede', '', ${JSON.stringify({ to: u })}, ${bo.id}, ${at}, 'failed', '[]', 1, 1, 1, 'c1', 'vote-9')`,
  ];
  for (const statement of rest) await statement.execute(db.db);
}

/** Where in the tables something stands, by table and column. */
export async function tracesIn(db: Database, wanted: string[]): Promise<string[]> {
  const found = new Set<string>();
  const tables = await db.db.introspection.getTables();
  for (const { name } of tables) {
    const rows = await db.db
      .withoutPlugins()
      .selectFrom(name as 'users')
      .selectAll()
      .execute();
    for (const row of rows) {
      for (const [column, value] of Object.entries(row)) {
        if (wanted.some((one) => String(value).includes(one))) found.add(`${name}.${column}`);
      }
    }
  }
  return [...found].sort();
}

/** How often something stands in the files of a database, as bytes. */
export function tracesInFiles(file: string, wanted: string): number {
  const bytes = Buffer.concat([file, `${file}-wal`].map((path) => readFileSync(path)));
  let count = 0;
  for (let at = bytes.indexOf(wanted); at >= 0; at = bytes.indexOf(wanted, at + 1)) count += 1;
  return count;
}

/** Every column that may hold a person's id. */
export const places: string[] = Object.entries(inventory)
  .flatMap(([table, { text }]) =>
    Object.entries(text).flatMap(([column, holds]) =>
      holds === 'person' || holds === 'people' ? [`${table}.${column}`] : [],
    ),
  )
  .sort();
