import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualHabits } from '../../src/days/habits.js';
import type { Result } from '../../src/engine/index.js';
import { createMatchService, type MatchInfo, type MatchService, verifyMatches } from '../../src/match/index.js';
import { addPing } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import {
  atTurns,
  database,
  drain,
  fixedBytes,
  gathered,
  must,
  people,
  refusalOf,
  roll,
  serviceOn,
  take,
} from './harness.js';

const folder = mkdtempSync(join(tmpdir(), 'damage-'));
afterAll(() => rmSync(folder, { recursive: true }));
const whole = join(folder, 'whole.db');

/** Two matches that are played: one with all that a match can have, to be damaged, and one beside it; and a lobby. */
let hurt = { id: '', holders: [] as string[] };
let other = { id: '', holders: [] as string[] };
let lobby = '';
beforeAll(async () => {
  const db = await database(whole);
  const service = serviceOn(db);
  hurt = await atTurns(service, 2, {}, 'c1');
  other = await neighbours(service);
  lobby = (await lobbyOf(service, 'c3')).id;
  must(await service.catchUp(hurt.id, hurt.holders[0]!));
  must(await service.play(hurt.id, hurt.holders[0]!, undefined, take(1)));
  must(await service.play(hurt.id, hurt.holders[0]!, undefined, roll));
  must(await service.confirm(hurt.id, hurt.holders[0]!));
  must(await service.play(hurt.id, hurt.holders[1]!, undefined, take(1)));
  const [person = '', another = ''] = hurt.holders;
  must(await service.setHabits(person, { ...usualHabits, next: true }));
  must(await service.goAway(person, { from: '2029-01-01', until: '2029-01-02' }));
  must(await service.mute(hurt.id, person, true));
  must(await service.order(hurt.id, another, { only: true }));
  const asked = must(await service.propose(hurt.id, { id: another, keeps: false }, { kind: 'end', payload: {} }));
  // Its message does not show yet how it stands.
  await service.voteTold({ ...asked, revision: 0 }, { channelId: 'c1', messageId: 'm9' });
  const pace = JSON.stringify({ limit: { hours: 24 }, late: 'notice', off: [] });
  await db.db.updateTable('matches').set({ pace, trust: '{"least":80}' }).where('id', '=', hurt.id).execute();
  const about = { matchId: hurt.id, seat: 1, since: 1_700_000_000_000 };
  await db.transaction((tx) => addPing(tx, { kind: 'remind', userId: another, about, at: 1_700_000_000_000 }));
  await db.close();
});

/** A match that gathers, of people who are in no other match. */
async function lobbyOf(service: MatchService, channelId: string): Promise<MatchInfo> {
  const [, , host, guest] = people;
  const { id } = must(await service.create({ guildId: 'g1', channelId, person: host!, game: 'ferry', locale: 'en' }));
  return must(await service.join(id, guest!));
}

async function neighbours(service: MatchService): Promise<{ id: string; holders: string[] }> {
  const { id, host } = await lobbyOf(service, 'c2');
  const { match } = must(await service.start(id, host.id));
  const holders = match.seats.map(({ person }) => person.id);
  for (const holder of holders) must(await service.confirm(id, holder));
  await drain(service);
  return { id, holders };
}

let count = 0;
/** A copy of the database in which something was done to it. */
function damaged(statement: string): string {
  count += 1;
  const file = join(folder, `${count}.db`);
  copyFileSync(whole, file);
  const raw = new Sqlite(file);
  raw.pragma('foreign_keys = off');
  raw.pragma('ignore_check_constraints = on');
  expect(raw.prepare(statement).run().changes, statement).toBe(1);
  raw.close();
  return file;
}

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
}

/** Every column of the rows that make up a match. */
function columns(tables = ['matches', 'seats', 'moves', 'snapshots', 'drafts', 'outbox', 'looks', 'users']): Column[] {
  const raw = new Sqlite(whole, { readonly: true });
  const all = tables.flatMap((table) =>
    (raw.pragma(`table_info(${table})`) as { name: string; type: string; notnull: number; pk: number }[]).map(
      ({ name, type, notnull, pk }): Column => ({ table, name, type, nullable: notnull === 0 && pk === 0 }),
    ),
  );
  raw.close();
  // SQLite itself lets nothing but numbers in there.
  return all.filter(({ name, type }) => !(name === 'id' && type === 'INTEGER'));
}

/** One row of a table that is of the match. */
function rowOf(table: string): string {
  if (table === 'matches') return `id = '${hurt.id}'`;
  if (table === 'users') return `id = '${hurt.holders[0]}'`;
  return `rowid = (select max(rowid) from ${table} where match_id = '${hurt.id}')`;
}

/** What any text will do for, and what may be empty. */
const free = [
  'seats.level',
  // A match goes on without hurry.
  'seats.bank',
  'seats.told_next',
  'matches.pace',
  'matches.pauses',
  'matches.trust',
  'matches.unscored',
  'matches.channel_id',
  'matches.rules',
  'matches.lobby_message',
  'matches.talk_thread',
  // Without them the seed says who sits where.
  'matches.rematch_of',
  'matches.rematch_people',
  'outbox.nonce',
  'outbox.message_id',
  'outbox.state',
  // Then it is told in any case.
  'outbox.base',
  'looks.user_id',
  'users.name',
  'users.seen_at',
];
const mayBeNull = [
  'level',
  'bank',
  'told_next',
  'pace',
  'pauses',
  'trust',
  'unscored',
  'missed',
  'thrown',
  'resigned_seat',
  'conceded_to',
  'series_id',
  'ended_at',
  'started_at',
  'until_move',
  'thought',
  'nonce',
  'message_id',
  'closed_by',
  'lobby_message',
  'talk_thread',
  'stirred_at',
  'rematch_of',
  'rematch_people',
  'calls',
];

/** What a person can be told of a match that is damaged, or of one of which nothing that they need is. */
const truths = [
  'ok',
  'match.damaged',
  'match.not-found',
  'match.not-seated',
  'match.not-over',
  'match.over',
  'match.stale',
];

/** Everything that the people of a match can ask of it. */
async function askAll(service: MatchService, person: string): Promise<string[]> {
  const { id } = hurt;
  const asked: (() => Promise<Result<unknown>>)[] = [
    () => service.table(id),
    () => service.log(id, person),
    () => service.record(id),
    () => service.catchUp(id, person),
    () => service.scores(id),
    () => service.glance(id, person),
    () => service.desk(id, person),
    () => service.play(id, person, undefined, take(1)),
    () => service.confirm(id, person),
    () => service.resign(id, person),
  ];
  const answers: string[] = [];
  for (const ask of asked) answers.push(refusalOf(await ask()));
  await service.find(id);
  await service.inChannel('c1');
  await service.matchesOf(person);
  return answers;
}

/** Opens the file as a bot does that starts, and looks whether the rest goes on; what the damaged match's people hear. */
async function goOn(file: string): Promise<{ answers: string[]; named: string[]; logged: object[] }> {
  const db = await database(file);
  const { broken } = await verifyMatches({ database: db, games: { ferry: ferryGame() } });
  const logged: object[] = [];
  const note = (fields: object): void => void logged.push(fields);
  const service = createMatchService({
    database: db,
    games: { ferry: ferryGame() },
    randomBytes: fixedBytes('b'),
    log: { warn: note, error: note },
  });
  await service.active();
  await service.review();
  must(await service.play(other.id, other.holders[0]!, undefined, roll));
  must(await service.confirm(other.id, other.holders[0]!));
  const batches = await service.takeBatches();
  expect(batches.map(({ match }) => match.id)).toContain(other.id);
  for (const { nonce } of batches) await service.batchPosted(nonce, `m-${nonce}`);
  const answers = [...(await askAll(service, hurt.holders[1]!)), ...(await askAll(service, hurt.holders[0]!))];
  await drain(service);
  // Wherever it is set aside, its channel takes another one.
  if ((await service.find(hurt.id))?.status === 'aside') await gathered(service, 2, {}, 'c1');
  await db.close();
  return { answers, named: broken.map(({ match }) => match), logged };
}

describe('a damaged column of a match', () => {
  it.each(['garbage', 'shape', 'null'] as const)(
    '%s: it alone is set aside or mended',
    async (kind) => {
      const text = { garbage: "'{'", shape: `'{"x":[[1]]}'`, null: 'null' }[kind];
      for (const column of columns()) {
        if (kind === 'null' && !column.nullable) continue;
        // No number either way.
        if (kind === 'shape' && column.type.toLowerCase() !== 'text') continue;
        const place = `${column.table}.${column.name}`;
        const { answers, named, logged } = await goOn(
          damaged(`update ${column.table} set ${column.name} = ${text} where ${rowOf(column.table)}`),
        );
        const gone = place === 'matches.game' && answers.includes('match.aside');
        expect(
          answers.filter((answer) => !truths.includes(answer) && !gone),
          place,
        ).toEqual([]);
        if (free.includes(place) || (kind === 'null' && mayBeNull.includes(column.name))) continue;
        expect(named, place).not.toEqual([]);
        expect(
          named.filter((match) => match === other.id || match === lobby),
          place,
        ).toEqual([]);
        if (answers.includes('match.damaged')) {
          expect(logged, place).toContainEqual(expect.objectContaining({ match: hurt.id }));
        }
      }
    },
    90_000,
  );
});

describe('a missing row of a match', () => {
  it.each(['matches', 'seats', 'moves', 'users'])('of %s: it alone is set aside', async (table) => {
    const { answers, named } = await goOn(damaged(`delete from ${table} where ${rowOf(table)}`));
    expect(new Set(answers)).toEqual(new Set([table === 'matches' ? 'match.not-found' : 'match.damaged']));
    expect(named).not.toEqual([]);
    expect(named.filter((match) => match === other.id || match === lobby)).toEqual([]);
  });

  it.each(['snapshots', 'drafts', 'outbox', 'looks'])('of %s: it goes on', async (table) => {
    const { answers } = await goOn(damaged(`delete from ${table} where ${rowOf(table)}`));
    expect(answers).toContain('ok');
    expect(answers).not.toContain('match.damaged');
  });
});

describe('a damaged lobby', () => {
  it.each([
    ['options', `update matches set options = '{' where status = 'open'`],
    ['a seat', `delete from seats where rowid = (select max(rowid) from seats)`],
  ])('%s: nobody can join it, and its channel takes another', async (what, statement) => {
    const db = await database(damaged(statement.replace("status = 'open'", `id = '${lobby}'`)));
    const service = serviceOn(db, ferryGame(), 'b');
    const stranger = { id: 'u9', name: 'Eve' };
    expect(refusalOf(await service.join(lobby, stranger))).toBe(what === 'options' ? 'match.damaged' : 'ok');
    if (what === 'options') {
      expect((await service.inChannel('c3'))!.status).toBe('aside');
      await gathered(service, 2, {}, 'c3');
    }
    await db.close();
  });

  it('does not keep its channel from a match that is opened there first', async () => {
    const db = await database(damaged(`update matches set host_id = 'nobody' where id = '${lobby}'`));
    await gathered(serviceOn(db, ferryGame(), 'b'), 2, {}, 'c3');
    await db.close();
  });
});

it.each([
  '{',
  '[{"by": "person", "event": {"id": 5}}]',
  '[{"by": "nobody", "event": {"id": "match.began"}}]',
  '[{"by": "person", "event": {"id": "match.began", "anchors": [1]}}]',
])(
  'what an owed post tells is damaged: it is posted with a sentence, and those that follow are: %s',
  async (events) => {
    const db = await database(damaged(`update outbox set events = '${events}' where ${rowOf('outbox')}`));
    const service = serviceOn(db, ferryGame(), 'b');
    const batch = (await service.takeBatches()).find(({ match }) => match.id === hurt.id)!;
    expect(batch.events.map(({ event }) => event.id)).toContain('match.news-lost');
    await db.close();
  },
);

it('a draft that cannot be read is dropped, which is said once, and the match goes on', async () => {
  const db = await database(damaged(`update drafts set steps = '[{"seat":0}]' where ${rowOf('drafts')}`));
  const service = serviceOn(db, ferryGame(), 'b');
  const [, person] = hurt.holders;
  const told = must(await service.desk(hurt.id, person!));
  expect([told.lost, told.draft]).toEqual([true, []]);
  expect(must(await service.desk(hurt.id, person!)).lost).toBeUndefined();
  expect(refusalOf(await service.play(hurt.id, person!, undefined, take(1)))).toBe('ok');
  await db.close();
});

describe('a damaged row of time or of votes', () => {
  const tables = ['waits', 'votes', 'habits', 'vacations', 'mutes', 'pings', 'orders'];

  /** All that such rows are asked for, of the match and of the other one. */
  async function timeOf(file: string): Promise<{ answers: string[]; named: string[] }> {
    const db = await database(file);
    const { broken } = await verifyMatches({ database: db, games: { ferry: ferryGame() } });
    const service = serviceOn(db, ferryGame(), 'b');
    const [person = '', another = ''] = hurt.holders;
    await service.takePings();
    for (const { since, until } of await service.clocks(hurt.id)) {
      expect([since, until].every((time) => Number.isSafeInteger(time))).toBe(true);
    }
    expect((await service.find(hurt.id))!.seats.filter(({ late }) => late)).toEqual([]);
    await service.manners(hurt.id, hurt.holders);
    await service.calling(person);
    for (const { state } of [...(await service.votes(hurt.id)), ...(await service.untoldVotes())]) {
      expect(['open', 'carried', 'failed', 'withdrawn', 'expired']).toContain(state);
    }
    const by = { id: another, keeps: true };
    const answers = [
      await service.setPace(hurt.id, { id: person, manages: true }, { weekends: true }),
      await service.goAway(person, { from: '2030-01-01', until: '2030-01-02' }),
      await service.orders(hurt.id, person),
      await service.propose(hurt.id, by, { kind: 'pause', payload: {} }),
      await service.play(hurt.id, another, undefined, take(1)),
      await service.confirm(hurt.id, another),
    ].map(refusalOf);
    must(await service.play(other.id, other.holders[0]!, undefined, roll));
    must(await service.confirm(other.id, other.holders[0]!));
    expect((await service.clocks(other.id)).map(({ personId }) => personId)).toEqual([other.holders[1]]);
    await service.takePings();
    await db.close();
    return { answers, named: broken.map(({ match }) => match) };
  }

  it.each(['garbage', 'shape', 'null'] as const)(
    '%s: the matches go on',
    async (kind) => {
      const text = { garbage: "'{'", shape: `'{"x":[[1]]}'`, null: 'null' }[kind];
      for (const column of columns(tables)) {
        if (kind === 'null' && !column.nullable) continue;
        const place = `${column.table}.${column.name}`;
        const where = column.table === 'votes' ? `match_id = '${hurt.id}'` : timeRow(column.table);
        const { answers, named } = await timeOf(
          damaged(`update ${column.table} set ${column.name} = ${text} where ${where}`),
        );
        expect(
          answers.filter((answer) => !['ok', 'match.damaged', 'vote.open-already'].includes(answer)),
          place,
        ).toEqual([]);
        expect(
          named.filter((match) => match === other.id || match === lobby),
          place,
        ).toEqual([]);
      }
    },
    60_000,
  );
});

/** One row of a table of time. */
function timeRow(table: string): string {
  const own = ['habits', 'vacations'].includes(table) ? `user_id = '${hurt.holders[0]}'` : `match_id = '${hurt.id}'`;
  return `rowid = (select max(rowid) from ${table} where ${own})`;
}
