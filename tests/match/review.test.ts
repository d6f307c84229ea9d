import { beforeEach, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.js';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, drain, must, refusalOf, roll, rows, serviceOn, take } from './harness.js';

const old = ferryGame();
/** As the old one, but for what a roll brings. */
const corrected = ferryGame('ferry-2', 1);

let db: Database;
/** One with a roll, which the corrected rules play differently, and one without. */
let rolled: { id: string; holders: string[] };
let quiet: { id: string; holders: string[] };
beforeEach(async () => {
  db = await database();
  const service = serviceOn(db);
  rolled = await atTurns(service, 2, {}, 'c1');
  must(await service.play(rolled.id, rolled.holders[0]!, undefined, roll));
  must(await service.confirm(rolled.id, rolled.holders[0]!));
  quiet = await atTurns(service, 2, {}, 'c2');
  must(await service.play(quiet.id, quiet.holders[0]!, undefined, take(2)));
  must(await service.confirm(quiet.id, quiet.holders[0]!));
  await drain(service);
});

/** A new start of the bot with these rules, once it has looked at all matches. */
async function startedWith(game: AnyGame): Promise<MatchService> {
  const service = serviceOn(db, game);
  await service.review();
  return service;
}

const statuses = async () =>
  Object.fromEntries((await rows(db, 'matches')).map(({ id, status, rules }) => [id, [status, rules]]));

/** What is owed to the channels, as kinds and ids of what is said; nothing is owed afterwards. */
async function told(service: MatchService): Promise<unknown[]> {
  const batches = await service.takeBatches();
  for (const { nonce } of batches) await service.batchPosted(nonce, 'm');
  return batches.map(({ match, kind, events }) => [match.id, kind, ...events.map(({ event }) => event.id)]);
}

describe('the review at the start', () => {
  it('takes over what plays the same, sets aside what does not, and tells the channel of that once', async () => {
    const service = await startedWith(corrected);
    expect(await statuses()).toEqual({ [rolled.id]: ['aside', 'ferry-1'], [quiet.id]: ['playing', 'ferry-2'] });
    expect(await told(service)).toEqual([[rolled.id, 'aside', 'match.aside']]);
    expect(refusalOf(await service.table(rolled.id))).toBe('match.aside');
    expect(await told(service)).toEqual([]);
    expect(await told(await startedWith(corrected))).toEqual([]);
    expect(await statuses()).toEqual({ [rolled.id]: ['aside', 'ferry-1'], [quiet.id]: ['playing', 'ferry-2'] });
  });

  it('brings a match back when rules that play it are there again, and tells that once', async () => {
    await told(await startedWith(corrected));
    const back = await startedWith(old);
    expect(await statuses()).toEqual({ [rolled.id]: ['playing', 'ferry-1'], [quiet.id]: ['playing', 'ferry-1'] });
    expect(await told(back)).toEqual([[rolled.id, 'turn', 'match.back']]);
    expect(await told(await startedWith(old))).toEqual([]);
    expect(refusalOf(await back.confirm(rolled.id, rolled.holders[1]!))).toBe('ok');
  });

  it('tells one that came back before it could be told that it had gone', async () => {
    await startedWith(corrected);
    expect(await told(await startedWith(old))).toEqual([[rolled.id, 'turn', 'match.aside', 'match.back']]);
  });

  it('tells what the channel was still owed when the match comes back', async () => {
    await db.db.updateTable('outbox').set({ state: 'given-up' }).where('matchId', '=', rolled.id).execute();
    await told(await startedWith(corrected));
    expect(await told(await startedWith(old))).toEqual([
      [rolled.id, 'turn', 'ferry.rolled', 'ferry.ended', 'match.back'],
    ]);
  });

  it('logs what it sets aside', async () => {
    const lines: unknown[] = [];
    const log = { warn: (fields: object) => void lines.push(fields), error: () => undefined };
    await createMatchService({ database: db, games: { ferry: corrected }, log }).review();
    const why = { id: 'match.aside', args: { cause: 'data', rules: 'ferry-1' } };
    expect(lines).toEqual([{ match: rolled.id, channel: 'c1', why }]);
  });

  it('goes on after a match that cannot even be read', async () => {
    await db.db.updateTable('matches').set({ options: '{' }).where('id', '=', rolled.id).execute();
    const lines: unknown[] = [];
    const log = { warn: () => undefined, error: ({ match }: { match?: string }) => void lines.push(match) };
    await createMatchService({ database: db, games: { ferry: corrected }, log }).review();
    expect(lines).toEqual([rolled.id]);
    expect((await statuses())[quiet.id]).toEqual(['playing', 'ferry-2']);
  });

  it('ends when it is told to', async () => {
    await serviceOn(db, corrected).review(AbortSignal.abort());
    expect((await statuses())[rolled.id]).toEqual(['playing', 'ferry-1']);
  });
});

it('a match is played again once for all who ask at the same time, and in slices', async () => {
  let setups = 0;
  const counted = ferryGame('ferry-2', 1);
  const setup = counted.setup;
  counted.setup = (...args) => {
    setups += 1;
    return setup(...args);
  };
  const service = serviceOn(db, counted);
  const asked = [service.table(quiet.id), service.desk(quiet.id, quiet.holders[0]!), service.table(quiet.id)];
  expect((await Promise.all([...asked, service.review()])).slice(0, 3).map((one) => one && refusalOf(one))).toEqual([
    'ok',
    'ok',
    'ok',
  ]);
  // The other match is looked at by the review alone.
  expect(setups).toBe(2);
  expect(await told(service)).toEqual([[rolled.id, 'aside', 'match.aside']]);
});
