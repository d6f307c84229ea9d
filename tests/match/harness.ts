import { createHash } from 'node:crypto';
import { type AnyGame, createRng, type Move, type Result, randomMove } from '../../src/engine/index.js';
import { createMatchService, type MatchInfo, type MatchService } from '../../src/match/index.js';
import { type Database, openDatabase } from '../../src/store/index.js';
import { onPostgres, placeOf, rehearsing } from '../postgres/database.js';
import { ferryGame } from './fixture-game.js';

/** The value, or the refusal as an error that says which. */
export function must<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

/** The id of the refusal; `ok` where there is none. */
export function refusalOf(result: Result<unknown>): string {
  return result.ok ? 'ok' : result.refusal.id;
}

/** Random bytes that are the same in every run. */
export function fixedBytes(seed = 'a'): (size: number) => Buffer {
  let count = 0;
  return (size) => {
    count += 1;
    return createHash('sha512').update(`${seed}${count}`).digest().subarray(0, size);
  };
}

export async function database(file = ':memory:', trace?: (sql: string) => void): Promise<Database> {
  const opened = must(await openDatabase(await placeOf(file), trace ? { trace } : {}));
  return onPostgres ? rehearsing(opened) : opened;
}

export function serviceOn(db: Database, game: AnyGame = ferryGame(), seed = 'a'): MatchService {
  return createMatchService({
    database: db,
    games: { [game.id]: game },
    now: () => 1_700_000_000_000,
    randomBytes: fixedBytes(seed),
  });
}

export const people = ['Anna', 'Bo', 'Cem', 'Dot'].map((name, index) => ({ id: `u${index}`, name }));

/** A match that gathers, with so many people in it; the first is the host. */
export async function gathered(
  service: MatchService,
  count: number,
  options: Record<string, string> = {},
  channelId = 'c1',
): Promise<MatchInfo> {
  const [host, ...others] = people.slice(0, count);
  let match = must(
    await service.create({ guildId: 'g1', channelId, person: host!, game: 'ferry', locale: 'en', options }),
  );
  for (const person of others) match = must(await service.join(match.id, person));
  return match;
}

/** A match at its start: its id, and who holds which seat. */
export async function started(
  service: MatchService,
  count: number,
  options: Record<string, string> = {},
  channelId = 'c1',
): Promise<{ id: string; holders: string[] }> {
  const { id, host } = await gathered(service, count, options, channelId);
  const { match } = must(await service.start(id, host.id));
  return { id, holders: match.seats.map(({ person }) => person.id) };
}

/** A match in which the market is over and seat 0 has its first turn; nothing is owed. */
export async function atTurns(
  service: MatchService,
  count: number,
  options: Record<string, string> = {},
  channelId = 'c1',
): Promise<{ id: string; holders: string[] }> {
  const table = await started(service, count, options, channelId);
  // Seat 0 first: the last one's step must hand over, or it would stay a draft.
  for (const holder of table.holders) must(await service.confirm(table.id, holder));
  await drain(service);
  return table;
}

/** The same on a service and a database of its own. */
export async function tableAtTurns(count: number, options: Record<string, string> = {}) {
  const db = await database();
  const service = serviceOn(db);
  return { db, service, ...(await atTurns(service, count, options)) };
}

/** Random legal moves by people, each through the service, until the match is over or so many steps are taken. */
export async function playRandomly(
  service: MatchService,
  id: string,
  limit = 20_000,
  rng = createRng({ seed: '5a'.repeat(16), block: 0 }),
): Promise<number> {
  for (let step = 0; step < limit; step += 1) {
    await service.rested();
    const { match, position, game } = must(await service.table(id));
    if (match.status === 'over') return step;
    const persons = match.seats.filter(({ by }) => by === 'person');
    const waiting = game.pending(position.state).map(({ seat }) => seat);
    const { person } = rng.pick(persons.filter(({ seat }) => waiting.includes(seat)));
    const desk = must(await service.desk(id, person.id));
    const move = randomMove(game, desk.position.state, desk.seat, rng)!;
    const { seals } = must(service.preview(desk, move));
    const outcome = must(await service.play(id, person.id, desk.key, move));
    if (outcome.seals.join() !== seals.join()) throw new Error(`foretold ${seals}, sealed by ${outcome.seals}`);
    if (seals.length === 0 && rng.int(20) === 0) must(await service.undo(id, person.id));
  }
  return limit;
}

/** Takes and posts everything owed. */
export async function drain(service: MatchService): Promise<void> {
  for (;;) {
    const batches = await service.takeBatches();
    if (batches.length === 0) return;
    for (const { nonce } of batches) await service.batchPosted(nonce, `m-${nonce}`);
  }
}

export const take = (coins: number): Omit<Move, 'seat'> => ({ action: 'take', args: { coins } });
export const hide = (good: string): Omit<Move, 'seat'> => ({ action: 'hide', args: { good } });
export const roll: Omit<Move, 'seat'> = { action: 'roll', args: {} };
export const peek: Omit<Move, 'seat'> = { action: 'peek', args: {} };
export const end: Omit<Move, 'seat'> = { action: 'end', args: {} };

/** All rows of a table, by the names they have in the database. */
export async function rows(
  db: Database,
  table: 'moves' | 'outbox' | 'snapshots' | 'drafts' | 'matches' | 'seats' | 'users' | 'votes',
): Promise<Record<string, unknown>[]> {
  return db.db.withoutPlugins().selectFrom(table).selectAll().execute();
}
