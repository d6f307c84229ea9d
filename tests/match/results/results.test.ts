import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { type AnyGame, readRecord, replay } from '../../../src/engine/index.js';
import { games } from '../../../src/games/index.js';
import { createMatchService, type MatchService, verifyMatches } from '../../../src/match/index.js';
import { placesOf } from '../../../src/match/results/winners.js';
import { type Database, findResult } from '../../../src/store/index.js';
import { smugglers } from '../../engine/games/smugglers/index.js';
import { onPostgres } from '../../postgres/database.js';
import { ferryGame } from '../fixture-game.js';
import {
  atTurns,
  database,
  fixedBytes,
  gathered,
  must,
  people,
  playRandomly,
  refusalOf,
  roll,
  serviceOn,
  started,
  tableAtTurns,
  take,
} from '../harness.js';
import { here, holders as holdersOf, playing, upToLastMove } from '../series-play.js';

const now = 1_700_000_000_000;
const as = (id: string) => ({ id, keeps: false });

/** What is stored of how a match ended: place, winner and holders of each seat. */
async function ended(db: Database, id: string) {
  const result = await findResult(db.db, id);
  return result?.seats.map(({ place, winner, holders }) => [
    place,
    winner,
    holders.map(({ person, share }) => [person, share]),
  ]);
}

const all = (person: string | null) => [[person, 1]];

/** The others propose and agree that one seat has won. */
async function concede(service: MatchService, id: string, winner: number): Promise<void> {
  const seats = (await service.find(id))!.seats.filter(({ by, seat }) => by === 'person' && seat !== winner);
  const [first, ...others] = seats.map(({ person }) => person.id);
  const vote = must(await service.propose(id, as(first!), { kind: 'concede', payload: { seat: winner } }));
  for (const person of others) must(await service.vote(id, vote.id, person, true));
}

describe('the result of a match', () => {
  it('is written with its last move: points, places with ties, and how it was played', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '1' });
    for (const [seat, coins] of [2, 3, 2].entries()) {
      expect(await findResult(db.db, id)).toBeUndefined();
      must(await service.play(id, holders[seat]!, undefined, take(coins)));
      must(await service.confirm(id, holders[seat]!));
    }
    const { sheet } = must(await service.scores(id));
    expect(await findResult(db.db, id)).toEqual({
      matchId: id,
      guildId: 'g1',
      game: 'ferry',
      variant: 'rounds=1',
      kind: 'people',
      ranked: true,
      endedAt: now,
      cancelled: false,
      seats: sheet.seats.map(({ total: points }, seat) => ({
        seat,
        points,
        place: seat === 1 ? 1 : 2,
        winner: seat === 1,
        holders: [{ person: holders[seat], share: 1 }],
      })),
    });
  });

  it('of one in which somebody of two resigned: the other has won', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.resign(id, holders[0]!));
    expect(await ended(db, id)).toEqual([
      [2, false, all(holders[0]!)],
      [1, true, all(holders[1]!)],
    ]);
    expect((await findResult(db.db, id))!.variant).toBe('');
  });

  it('of one that was conceded: all others share the second place', async () => {
    const { db, service, id, holders } = await tableAtTurns(3);
    must(await service.play(id, holders[0]!, undefined, take(3)));
    await concede(service, id, 2);
    expect(await ended(db, id)).toEqual([
      [2, false, all(holders[0]!)],
      [2, false, all(holders[1]!)],
      [1, true, all(holders[2]!)],
    ]);
  });

  it('is none where it was closed, ended together or is a lesson', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.close(id, 'u0', false));
    const second = await atTurns(service, 2, {}, 'c2');
    const vote = must(await service.propose(second.id, as(holders[0]!), { kind: 'end', payload: {} }));
    must(await service.vote(second.id, vote.id, holders[1]!, true));
    expect((await service.find(second.id))!.status).toBe('over');
    await service.review();
    expect(await db.db.selectFrom('results').selectAll().execute()).toEqual([]);
    expect(id).not.toBe(second.id);
  });

  it('says who played alone, or with the computer from the start', async () => {
    const { db, service, id, holders } = await tableAtTurns(1);
    must(await service.resign(id, holders[0]!));
    expect(await findResult(db.db, id)).toMatchObject({ kind: 'solo', seats: [{ place: 1, winner: false }] });
    const lobby = await gathered(service, 2, { rounds: '1' }, 'c2');
    must(await service.addComputer(lobby.id, 'u0', 'easy'));
    must(await service.start(lobby.id, 'u0'));
    await playRandomly(service, lobby.id);
    const result = (await findResult(db.db, lobby.id))!;
    expect(result.kind).toBe('computer');
    expect(result.seats.flatMap((seat) => seat.holders).filter(({ person }) => person === null)).toHaveLength(1);
  });

  it('of one that is not ranked says so, also at the end of its series', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await db.db.updateTable('matches').set({ ranked: 0 }).where('id', '=', first.id).execute();
    await playRandomly(service, first.id);
    const second = await here(service);
    await playRandomly(service, second.id);
    expect((await findResult(db.db, second.id))!.ranked).toBe(false);
  });
});

describe('a seat that changed hands', () => {
  it('counts for each by the moves of it that were theirs', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '2' });
    await service.meet({ id: 'u7', name: 'Zoe' });
    const [first, second] = holders as [string, string];
    must(await service.play(id, first, undefined, take(1)));
    must(await service.play(id, first, undefined, roll));
    must(await service.confirm(id, first));
    must(await service.resign(id, second));
    const vote = must(
      await service.propose(id, as('u0'), {
        kind: 'replace',
        payload: { seat: 1, from: second, to: 'u7', kept: false },
      }),
    );
    for (const { person, agrees } of vote.ballots) if (!agrees) await service.vote(id, vote.id, person, true);
    await playRandomly(service, id);
    const moves = await db.db.selectFrom('moves').selectAll().where('seat', '=', 1).orderBy('number').execute();
    const tenures = await db.db.selectFrom('seats').selectAll().where('seat', '=', 1).orderBy('id').execute();
    const made = tenures.map(
      ({ fromMove, untilMove }) =>
        moves.filter(({ number }) => number > fromMove && number <= (untilMove ?? number)).length,
    );
    expect(tenures.map(({ userId }) => userId)).toEqual([second, null, 'u7']);
    const { holders: shares } = (await findResult(db.db, id))!.seats[1]!;
    const expected = tenures.flatMap(({ userId }, index) =>
      made[index]! > 0 ? [{ person: userId, share: made[index]! / moves.length }] : [],
    );
    expect(expected.length).toBeGreaterThan(1);
    expect(shares).toEqual(expected);
    expect((await findResult(db.db, id))!.kind).toBe('people');
  });

  it('of which no move was made goes by how long it was held', async () => {
    const { db, service, id, holders } = await table(3);
    must(await service.resign(id, holders[2]!));
    must(await service.takeBack(id, holders[2]!));
    await concede(service, id, 0);
    expect(await ended(db, id)).toEqual([
      [1, true, all(holders[0]!)],
      [2, false, all(holders[1]!)],
      [2, false, all(holders[2]!)],
    ]);
  });

  it('leaves out moves that were undone', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '1' });
    const [first, second, third] = holders as [string, string, string];
    must(await service.play(id, first, undefined, take(1)));
    must(await service.confirm(id, first));
    const { undo } = must(await service.waysBack(id, first));
    const vote = must(await service.propose(id, as(first), { kind: 'undo', payload: undo! }));
    for (const { person, agrees } of vote.ballots) if (!agrees) must(await service.vote(id, vote.id, person, true));
    // One move stands of the market; the engine ends the turn.
    must(await service.resign(id, first));
    must(await service.confirm(id, second));
    must(await service.confirm(id, third));
    const [shares] = (await findResult(db.db, id))!.seats.map((seat) => seat.holders);
    const own = await db.db.selectFrom('moves').selectAll().where('seat', '=', 0).orderBy('number').execute();
    const byEngine = own.filter(({ playedBy }) => playedBy === 'engine').length;
    expect(own.map(({ action }) => action).slice(0, 4)).toEqual(['end', 'take', 'end', 'rollback']);
    expect(shares).toEqual([
      { person: first, share: 1 / (1 + byEngine) },
      { person: null, share: byEngine / (1 + byEngine) },
    ]);
  });
});

/** Of so many people, at the market, where nobody has moved yet. */
async function table(count: number) {
  const db = await database();
  const service = serviceOn(db);
  return { db, service, ...(await started(service, count)) };
}

describe('a series', () => {
  it('has one result, its last match’s, by its total', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    await playRandomly(service, first.id);
    const second = await here(service);
    await (await upToLastMove(service, second.id))();
    const { series } = must(await service.scores(second.id));
    const result = (await findResult(db.db, second.id))!;
    expect(await db.db.selectFrom('results').select('matchId').execute()).toEqual([{ matchId: second.id }]);
    expect(result.seats.map(({ points }) => points)).toEqual(series!.total!.seats.map(({ total }) => total));
    expect(result.seats.flatMap(({ winner, seat }) => (winner ? [seat] : []))).toEqual(series!.total!.winners);
    expect(result.seats.map(({ holders }) => holders)).toEqual(
      holdersOf(first).map((person) => [{ person, share: 1 }]),
    );
  });

  it('counts a seat by all its games', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    const leaver = holdersOf(first)[0]!;
    await playRandomly(service, first.id);
    const second = await here(service);
    must(await service.resign(second.id, leaver));
    await playRandomly(service, second.id);
    const moves = async (id: string) =>
      (await db.db.selectFrom('moves').selectAll().where('matchId', '=', id).where('seat', '=', 0).execute()).length;
    const [before, after] = [await moves(first.id), await moves(second.id)];
    expect((await findResult(db.db, second.id))!.seats[0]!.holders).toEqual([
      { person: leaver, share: before / (before + after) },
      { person: null, share: after / (before + after) },
    ]);
  });
});

const tables = Object.values(games).flatMap((game) =>
  [2, 3, 4, 5]
    .filter((seats) => seats >= game.seats.min && seats <= game.seats.max)
    .map((seats) => [game, seats] as const),
);

describe('in every game', () => {
  it.each(tables.map(([game, seats]) => [game.id, seats]))(
    '%s of %i has one when it is conceded',
    async (name, seats) => {
      const db = await database();
      const service = createMatchService({ database: db, games, now: () => now, randomBytes: fixedBytes() });
      const crowd = [...people, { id: 'u4', name: 'Eli' }].slice(0, Number(seats));
      const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
      const { id } = must(await service.create({ ...place, person: crowd[0]!, game: String(name) }));
      for (const person of crowd.slice(1)) must(await service.join(id, person));
      must(await service.start(id, 'u0'));
      await concede(service, id, 1);
      const result = (await findResult(db.db, id))!;
      expect([result.game, result.variant, result.kind]).toEqual([name, '', 'people']);
      expect(result.seats.map(({ place }) => place)).toEqual(
        Array.from({ length: Number(seats) }, (_, seat) => (seat === 1 ? 1 : 2)),
      );
      await db.close();
    },
  );

  it.each([
    ['anno-1800', 'four-chosen'],
    ['cooper-island', 'three'],
    ['islebound', 'four-advanced'],
    ['nusfjord', 'five-mixed'],
    ['santa-maria', 'four-chosen-boards'],
  ])('%s: who has won is first, the others follow by points', (name, file) => {
    const text = readFileSync(join(import.meta.dirname, '../../games', name, 'matches', `${file}.match`), 'utf8');
    const game = games[name as keyof typeof games] as AnyGame;
    const { record } = must(readRecord({ [name]: game }, text));
    const sheet = game.score(must(replay<object>(game, record)).state);
    const places = placesOf({ resignedSeat: null, concededTo: null }, sheet);
    expect(places.flatMap((place, seat) => (place === 1 ? [seat] : []))).toEqual(sheet.winners);
    const byPlace = [...sheet.seats].sort((a, b) => places[a.seat]! - places[b.seat]!);
    expect(byPlace.map(({ total }) => total)).toEqual(sheet.seats.map(({ total }) => total).sort((a, b) => b - a));
    expect(Math.max(...places)).toBeGreaterThan(1);
  });
});

describe.skipIf(onPostgres)('a result that cannot be read', () => {
  it.each([
    ...["guild_id = x'00'", "kind = 'game'", 'ranked = 2', "ended_at = 'soon'", 'seats = 3'].map((set) => [
      'results',
      set,
    ]),
    ...["share = 'all'", 'share = 0', 'share = 1.5', 'place = 0', 'points = 0.5', 'winner = 2', 'seat = seat + 1'].map(
      (set) => ['result_seats', set],
    ),
  ])('%s: %s: is none, which verify says', async (tableName, set) => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.resign(id, holders[0]!));
    const parts = { database: db, games: { ferry: ferryGame() } };
    expect((await verifyMatches(parts)).broken).toEqual([]);
    await sql.raw(`update ${tableName} set ${set} where rowid = (select max(rowid) from ${tableName})`).execute(db.db);
    expect(await findResult(db.db, id)).toBeUndefined();
    expect((await verifyMatches(parts)).broken.map(({ match }) => match)).toContain(id);
    expect(refusalOf(await service.scores(id))).toBe('ok');
    await service.review();
    await db.close();
  });
});

describe('a database from before results', () => {
  it('has them after a start: also of a series, and what cannot be told is not asked for again', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    const second = await here(service);
    await playRandomly(service, second.id);
    const kept = await findResult(db.db, second.id);
    await db.db.deleteFrom('results').execute();
    await service.review();
    expect(await findResult(db.db, second.id)).toEqual(kept);
    expect(await findResult(db.db, first.id)).toBeUndefined();
    await db.db.deleteFrom('results').execute();
    await db.db.deleteFrom('moves').where('number', '=', 3).execute();
    const other = { ...smugglers, rules: 'smugglers-2' };
    await serviceOn(db, other).review();
    expect(await db.db.selectFrom('matches').select('unscored').where('id', '=', second.id).execute()).toEqual([
      { unscored: 'smugglers-2' },
    ]);
    expect(await findResult(db.db, second.id)).toBeUndefined();
    expect(refusalOf(await service.scores(second.id))).toBe('ok');
    await service.review();
    expect(await findResult(db.db, second.id)).toEqual(kept);
  });

  it('is looked at for those that ended, and no others', async () => {
    const db = await database();
    const service = serviceOn(db, ferryGame());
    await atTurns(service, 2);
    await gathered(service, 2, {}, 'c2');
    await service.review();
    expect(await db.db.selectFrom('results').selectAll().execute()).toEqual([]);
    expect(await db.db.selectFrom('matches').select('unscored').distinct().execute()).toEqual([{ unscored: null }]);
  });
});
