import type { AnyGame, Position, Seat } from '../../engine/index.js';
import {
  addPing,
  findMatch,
  listOwed,
  type StoredMatch,
  type StoredPing,
  saveToldNext,
  type Tenure,
  type Tx,
  waitsOf,
} from '../../store/index.js';
import { circumstancesOf, habitsOf, isPaused } from './circumstances.js';
import { holderOf } from './clocks.js';

/** A turn that a commit hands to somebody. */
interface Begun {
  match: StoredMatch;
  game: AnyGame;
  position: Position;
  engine: Set<Seat>;
  /** The only one who is waited for, since then. */
  mover: { seat: Seat; since: number };
  at: number;
}

/**
 * Notes whose turn comes after the one that begins, of people who want to know: once between two turns of theirs. Turns of
 * the computer are over at once, so they do not count.
 * @example await keepNext(tx, { match, game, position, engine, mover: { seat: 1, since: at }, at })
 */
export async function keepNext(tx: Tx, { match, game, position, engine, mover, at }: Begun): Promise<void> {
  const [now, ...later] = game.turns?.(position.state) ?? [];
  if (now !== mover.seat) return;
  // At its start it was read without its seats.
  const held = match.status === 'open' ? ((await findMatch(tx, match.id)) ?? match) : match;
  const own = tenureOf(held, now);
  if (own?.toldNext) await saveToldNext(tx, own.id, false);
  const seat = later.find((one) => !engine.has(one));
  const tenure = seat === undefined ? undefined : tenureOf(held, seat);
  if (seat === undefined || !tenure?.person || tenure.toldNext) return;
  const userId = tenure.person.id;
  if (!(await habitsOf(tx, userId)).next) return;
  await saveToldNext(tx, tenure.id, true);
  await addPing(tx, { kind: 'next', userId, about: { matchId: match.id, seat, since: mover.since }, at });
}

function tenureOf({ tenures }: StoredMatch, seat: Seat): Tenure | undefined {
  return tenures.find((tenure) => tenure.current && tenure.seat === seat);
}

/**
 * Is somebody still the next one, and do they want to hear it? later: the match is paused, or who is to move has not been called.
 * @example const standing = await nextStanding(tx, match, ping)
 */
export async function nextStanding(tx: Tx, match: StoredMatch, ping: StoredPing): Promise<'true' | 'later' | 'gone'> {
  const { userId, about } = ping;
  const waits = await waitsOf(tx, match.id);
  const [mover, another] = waits;
  const stale = !about || !mover || another || mover.since !== about.since || mover.seat === about.seat;
  if (match.status !== 'playing' || stale || holderOf(match, about) !== userId) return 'gone';
  const { habits, muted } = await circumstancesOf(tx, match, userId);
  // A digest tells of turns alone.
  if (!habits.next || muted || habits.digest !== undefined) return 'gone';
  const owed = (await listOwed(tx, match.id)).some(({ ready }) => ready);
  return owed || isPaused(match) || !(await isCalled(tx, match, mover)) ? 'later' : 'true';
}

/** Who wants no call by itself is not waited for. */
async function isCalled(
  tx: Tx,
  match: StoredMatch,
  mover: Awaited<ReturnType<typeof waitsOf>>[number],
): Promise<boolean> {
  const person = holderOf(match, mover);
  if (mover.called !== undefined || person === undefined) return true;
  const { habits, muted } = await circumstancesOf(tx, match, person);
  return muted === true || habits.digest !== undefined;
}
