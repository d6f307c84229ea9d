import { usedBy } from '../../days/due.js';
import { bankAfter } from '../../days/pace.js';
import { type AnyGame, awaited, type Position, type Seat } from '../../engine/index.js';
import {
  countTurn,
  deleteWait,
  findMatch,
  type StoredMatch,
  type StoredMove,
  type StoredWait,
  saveBank,
  saveWait,
  type Tx,
  waitsOf,
} from '../../store/index.js';
import { circumstancesOf } from './circumstances.js';
import { keepNext } from './next.js';

/** What a commit means for those who are waited for. */
export interface Turned {
  /** As it was before. */
  match: StoredMatch;
  game: AnyGame;
  position: Position;
  moves: StoredMove[];
  /** The seats it calls; undefined: all that are waited for. */
  calls?: Seat[];
  /** Seats the engine plays from now on. */
  engine: Set<Seat>;
  over: boolean;
  at: number;
}

/**
 * Writes down who is waited for from now on: whose turn it has become, with all their time ahead; who is still
 * waited for, whose time runs on; and of those who are done, what is left of their bank. A turn that is followed by
 * another of the same seat is done, too.
 * @example await keepWaits(tx, { match, game, position, moves, engine, over: false, at })
 */
export async function keepWaits(
  tx: Tx,
  { match, game, position, moves, calls, engine, over, at }: Turned,
): Promise<void> {
  const waited = over ? [] : awaited(game.pending(position.state)).map(({ seat }) => seat);
  const people = waited.filter((seat) => !engine.has(seat));
  const moved = new Set(moves.map(({ move }) => move.seat));
  const there = await waitsOf(tx, match.id);
  const begun: Seat[] = [];
  for (const wait of there) {
    const { seat } = wait;
    const acted = moved.has(seat);
    // Without a move a seat is called that has changed hands, or to which the match has gone back.
    const again = moves.length === 0 ? calls?.includes(seat) : acted && (calls === undefined || calls.includes(seat));
    if (!people.includes(seat) || again) {
      await settle(tx, match, wait, acted, at);
      await deleteWait(tx, match.id, seat);
    }
    if (!people.includes(seat)) continue;
    if (again) {
      await saveWait(tx, newWait(match.id, seat, at));
      begun.push(seat);
    }
    // Whoever is seen to act knows of it.
    else if (byPerson(moves, seat)) await saveWait(tx, { ...wait, called: at, reminders: 0, stalled: false });
  }
  for (const seat of people) {
    if (there.some((wait) => wait.seat === seat)) continue;
    await saveWait(tx, newWait(match.id, seat, at));
    begun.push(seat);
  }
  const [mover] = begun;
  if (mover !== undefined && waited.length === 1) {
    await keepNext(tx, { match, game, position, engine, mover: { seat: mover, since: at }, at });
  }
}

/** Neither the computer in their place, nor what they have ordered before, is somebody who acts. */
function byPerson(moves: StoredMove[], seat: Seat): boolean {
  return moves.some(({ move, by }) => move.seat === seat && by === 'person');
}

/**
 * Writes down who is waited for in a match of a build that did not do so: they were called when it was last moved in.
 * @example await adoptWaits(tx, match, game, position, engineSeats(match))
 */
export async function adoptWaits(
  tx: Tx,
  match: StoredMatch,
  game: AnyGame,
  position: Position,
  engine: Set<Seat>,
): Promise<void> {
  const now = await findMatch(tx, match.id);
  if (now?.version !== match.version || match.movedAt === null || (await waitsOf(tx, match.id)).length > 0) return;
  for (const { seat } of awaited(game.pending(position.state))) {
    const wait = newWait(match.id, seat, match.movedAt);
    if (!engine.has(seat)) await saveWait(tx, { ...wait, called: match.movedAt });
  }
}

/** Nobody has been told of it yet. */
function newWait(matchId: string, seat: Seat, since: number): StoredWait {
  return { matchId, seat, since, reminders: 0, warned: false, stalled: false, extra: 0, standIn: false };
}

/** What a turn that is over leaves of its holder's time, and of their name for being on time. */
async function settle(tx: Tx, match: StoredMatch, wait: StoredWait, acted: boolean, at: number): Promise<void> {
  const tenure = match.tenures.find(({ current, seat, person }) => current && seat === wait.seat && person);
  if (!tenure?.person || !match.pace.limit) return;
  // Whoever did not have to move any more was on time.
  if (acted || wait.late !== undefined) await countTurn(tx, tenure.person.id, wait.late !== undefined, at);
  if ('hours' in match.pace.limit) return;
  const { clock } = await circumstancesOf(tx, match, tenure.person.id);
  const bank = bankAfter(match.pace, tenure.bank, wait.extra, usedBy(wait, clock, at), acted);
  if (bank !== undefined) await saveBank(tx, tenure.id, bank);
}
