import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { standInName } from '../../../src/match/privacy/stand-in.js';
import { poolKey } from '../../../src/ratings/index.js';
import { personalData } from '../../../src/store/index.js';
import { onPostgres } from '../../postgres/database.js';
import { must, playRandomly, refusalOf, rows } from '../harness.js';
import { begun, endRound, endTable, joined, organiser, peopleAt, person, scene, setUp, stateOf } from './scene.js';

let s: Awaited<ReturnType<typeof scene>>;
beforeEach(async () => {
  s = await scene();
});
afterEach(() => s.db.close());

const points = async (id: number) => {
  const { standings, entrants } = await stateOf(s.service, id);
  return Object.fromEntries(standings.map((one) => [entrants[one.entrant]!.person.id, one.points]));
};

it('a corrected or cancelled result changes how all stand, and the rounds that are not opened yet alone', async () => {
  const { service } = s;
  const id = await begun(service, 4, { opens: 'organiser' });
  await endRound(service, id);
  const info = await stateOf(service, id);
  const { match, entrants } = info.rounds[0]!.tables[0]!;
  const [first, second] = peopleAt(info, entrants) as [string, string];
  expect(await points(id)).toMatchObject({ [first]: 24, [second]: 0 });
  await service.settleTournament(id, info.revision);
  const seats = (await service.find(match!))!.seats;
  const seatOf = (who: string) => seats.find((seat) => seat.person.id === who)!.seat;
  const swapped = [
    { seat: seatOf(second), points: 9, place: 1, winner: true },
    { seat: seatOf(first), points: 1, place: 2, winner: false },
  ];
  must(await service.correctResult(match!, 'u9', swapped));
  expect(await points(id)).toMatchObject({ [first]: 0, [second]: 24 });
  expect(await service.pendingTournaments()).toEqual([id]);
  must(await service.cancelResult(match!, 'u9', true));
  expect(await points(id)).toMatchObject({ [first]: 12, [second]: 12 });
  must(await service.openRound(id, organiser));
  const pairs = (await stateOf(service, id)).rounds[1]!.tables.map((table) => table.entrants);
  must(await service.cancelResult(match!, 'u9', false));
  expect(await points(id)).toMatchObject({ [first]: 0, [second]: 24 });
  expect((await stateOf(service, id)).rounds[1]!.tables.map((table) => table.entrants)).toEqual(pairs);
});

it('a table of three gives by places, as they are corrected', async () => {
  const { service } = s;
  const id = await begun(service, 3, { seats: 3, rounds: 1 });
  await endRound(service, id);
  expect(Object.values(await points(id)).sort((a, b) => b - a)).toEqual([24, 12, 0]);
  const info = await setUp(service, id);
  const { match } = info.rounds[0]!.tables[0]!;
  must(
    await service.correctResult(
      match!,
      'u9',
      [0, 1, 2].map((seat) => ({ seat, points: 5, place: 1, winner: true })),
    ),
  );
  expect(Object.values(await points(id))).toEqual([12, 12, 12]);
  expect((await stateOf(service, id)).status).toBe('over');
});

it('a match that is closed has no result: a tie of all; so has one that is no more', async () => {
  const { service, db } = s;
  const id = await begun(service, 4);
  const [one, other] = (await stateOf(service, id)).rounds[0]!.tables;
  must(await service.close(one!.match!, 'boss', false));
  await sql`delete from matches where id = ${other!.match}`.execute(db.db);
  const info = await stateOf(service, id);
  expect(info.rounds[0]!.tables.map(({ state }) => state)).toEqual(['void', 'void']);
  expect(Object.values(await points(id))).toEqual([12, 12, 12, 12]);
});

it('whoever plays neither hosts nor closes the match of a table', async () => {
  const { service } = s;
  const id = await begun(service, 2);
  const { match } = (await stateOf(service, id)).rounds[0]!.tables[0]!;
  const refused = await service.close(match!, 'p0', false);
  expect(refused).toEqual({ ok: false, refusal: { id: 'match.not-keeper', args: { host: '<@boss>' } } });
});

it('a seat that somebody gives up at a larger table is last, though the computer plays it on', async () => {
  const { service } = s;
  const id = await begun(service, 3, { seats: 3, rounds: 1 });
  const info = await stateOf(service, id);
  const { match, entrants } = info.rounds[0]!.tables[0]!;
  const [gone, ...others] = peopleAt(info, entrants) as [string, string, string];
  must(await service.resign(match!, gone));
  await playRandomly(service, match!);
  const seats = (await service.find(match!))!.seats;
  const best = seats.find((seat) => seat.person.id === gone)!.seat;
  must(await service.correctResult(match!, 'u9', [{ seat: best, points: 99, place: 1, winner: true }]));
  const now = await points(id);
  expect(now[gone]).toBe(0);
  expect(others.map((one) => now[one]!).reduce((a, b) => a + b)).toBe(36);
});

it('whoever drops out is paired no more, and keeps what they have', async () => {
  const { service } = s;
  const id = await begun(service, 4, { rounds: 3 });
  const first = (await stateOf(service, id)).rounds[0]!.tables[0]!;
  const [gone] = peopleAt(await stateOf(service, id), first.entrants) as [string];
  must(await service.leaveTournament(id, gone));
  expect(refusalOf(await service.leaveTournament(id, gone))).toBe('tournament.you-not-in');
  await endRound(service, id);
  const info = await setUp(service, id);
  const seated = info.rounds[1]!.tables.flatMap(({ entrants }) => peopleAt(info, entrants));
  expect([seated.length, seated.includes(gone), info.rounds[1]!.byes.length]).toEqual([2, false, 1]);
  expect((await points(id))[gone]).toBe(24);
  const left = info.entrants.filter(({ gone: out }) => !out).map(({ person: { id: who } }) => who);
  for (const who of left.slice(1)) must(await service.dropFromTournament(id, organiser, who));
  await endRound(service, id);
  expect((await setUp(service, id)).status).toBe('over');
});

it('an elimination has byes for the top, and the winner of the last table is the first', async () => {
  const { service } = s;
  const id = await begun(service, 5, { format: 'elimination' });
  for (let round = 0; round < 3; round += 1) {
    await endRound(service, id);
    await setUp(service, id);
  }
  const info = await stateOf(service, id);
  expect(info.status).toBe('over');
  expect(info.rounds.map(({ tables, byes }) => [tables.length, byes.length])).toEqual([
    [1, 3],
    [2, 0],
    [1, 0],
  ]);
  expect(info.standings[0]!.entrant).toBe(0);
});

it('seeds by how well people play, as far as that is known', async () => {
  const { service, db } = s;
  const id = await joined(service, 3, { seeding: 'rating' });
  for (const [who, strength] of [
    ['p1', 1500],
    ['p2', 1200],
  ] as const) {
    const plain = { pool: poolKey({ game: 'ferry' }), mu: 30, sigma: 3, results: 9, changedAt: 1, week: 1 };
    await db.db
      .insertInto('ratings')
      .values({ ...plain, userId: who, strength, strengthBefore: null })
      .execute();
  }
  must(await service.startTournament(id, organiser));
  expect((await stateOf(service, id)).entrants.map((one) => one.person.id)).toEqual(['p1', 'p2', 'p0']);
});

it('is cancelled with its matches going on, and deleted where nobody has seen it', async () => {
  const { service } = s;
  const id = await begun(service, 2);
  must(await service.cancelTournament(id, organiser));
  const info = await stateOf(service, id);
  expect([info.status, (await service.find(info.rounds[0]!.tables[0]!.match!))!.status]).toEqual([
    'cancelled',
    'playing',
  ]);
  expect(refusalOf(await service.cancelTournament(id, organiser))).toBe('tournament.ended');
  await endTable(service, info, info.rounds[0]!.tables[0]!.match!, info.rounds[0]!.tables[0]!.entrants);
  expect((await setUp(service, id)).rounds).toHaveLength(1);
});

it('gives out all that is stored of somebody, and leaves no trace of who has it deleted', async () => {
  const { service, db } = s;
  const gathering = await joined(service, 3, {}, 'Open cup');
  const id = await begun(service, 4, { rounds: 3 });
  await service.advanceTournament(id);
  const data = await personalData(db.db, 'p0', async () => {});
  expect(data.tournamentsEntered?.map(({ tournamentId }) => tournamentId)).toEqual([gathering, id]);
  expect((await personalData(db.db, 'boss', async () => {})).tournamentsOrganised).toHaveLength(2);
  for (const who of ['p0', 'boss']) must(await service.erase(who));
  const dump = JSON.stringify([
    await db.db.selectFrom('tournaments').selectAll().execute(),
    await db.db.selectFrom('tournamentEntrants').selectAll().execute(),
    await rows(db, 'users'),
    await rows(db, 'matches'),
  ]);
  expect(dump).not.toMatch(/"p0"|"boss"|cup/);
  const open = await stateOf(service, gathering);
  expect(open.entrants.map((one) => one.person.id)).toEqual(['p1', 'p2']);
  // The table goes on with the computer, and whoever is gone is paired no more.
  const info = await stateOf(service, id);
  expect(info.entrants.filter(({ gone }) => gone).map((one) => [one.person.name, one.hidden])).toEqual([
    [standInName, true],
  ]);
  await endRound(service, id);
  const next = await setUp(service, id);
  expect(next.rounds[1]!.tables.flatMap(({ entrants }) => peopleAt(next, entrants))).toHaveLength(2);
});

it('leaves nobody behind who was in nothing but a tournament of a server that is forgotten', async () => {
  const { service, db, later } = s;
  await joined(service, 3);
  await service.guildLeft('g1', true);
  later(24 * 31);
  expect(await service.forgetGuilds(24 * 30 * 3_600_000)).toEqual(['g1']);
  for (const table of ['tournaments', 'tournamentEntrants', 'users'] as const) {
    expect(await db.db.selectFrom(table).selectAll().execute()).toEqual([]);
  }
});

it('has the computer in the place of somebody who is gone before their table was set up', async () => {
  const { service } = s;
  const id = await joined(service, 2);
  must(await service.startTournament(id, organiser));
  must(await service.erase('p1'));
  const info = await setUp(service, id);
  const { match } = info.rounds[0]!.tables[0]!;
  const seats = (await service.find(match!))!.seats;
  expect(seats.map(({ by, person: { id: who } }) => (by === 'person' ? who : by)).sort()).toEqual(['engine', 'p0']);
  expect(person(0).id).toBe('p0');
});

it.skipIf(onPostgres)('reads what is to be done, and a tournament with all its tables, by indexes', async () => {
  const statements = new Set<string>();
  await s.db.close();
  s = await scene(':memory:', (statement) => {
    if (/^select/i.test(statement) && /tournament/.test(statement)) statements.add(statement);
  });
  const { service, db } = s;
  const id = await begun(service, 4);
  await endRound(service, id);
  await setUp(service, id);
  await service.pendingTournaments();
  await service.tournamentsIn('g1');
  must(await service.erase('p0'));
  expect(statements.size).toBeGreaterThan(8);
  for (const statement of statements) {
    const { rows: plan } = await sql.raw<{ detail: string }>(`explain query plan ${statement}`).execute(db.db);
    const scans = plan
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN tournament/.test(detail) && !/USING.*INDEX/.test(detail));
    expect([statement, scans]).toEqual([statement, []]);
  }
});
