import {
  type AnyGame,
  done,
  isRollback,
  type Pending,
  type Result,
  refuse,
  type Seat,
  standing,
  type TurnPart,
  targetOf,
  turnsOfOthers,
} from '../../engine/index.js';
import { findMatch, listMoves, type PlayedBy, type StoredMatch, type StoredMove } from '../../store/index.js';
import { about, answering } from '../attempt.js';
import type { Context } from '../context.js';
import { infoOf, refuseEnded, seatOf, unseated } from '../info.js';
import type { Loaded } from '../loaded.js';
import { openMatch } from '../open-seat.js';
import { replayed } from '../positions.js';

/** Where a match would go back to, or on again, at somebody's wish, and who has to agree. */
export interface GoingBack {
  /** Whose wish it is. */
  seat: Seat;
  /** How many entries the match has: with more of them it is another matter. */
  base: number;
  /** After how many of them it would stand as it did. */
  to: number;
  /** Whose last turn would be undone, or stand again, and how many turns of others with it. */
  whose: Seat;
  others: number;
  /** Something hidden has become known by them, or chance has spoken. */
  revealed: boolean;
  /** The seats of people who have to agree. */
  asked: Seat[];
}

/** What somebody may ask for: their last turn undone, what was undone last done again, or both; one of them is there. */
export interface WaysBack {
  undo?: GoingBack;
  redo?: GoingBack;
}

/** See `MatchService.waysBack`. */
export function waysBack(context: Context, id: string, personId: string): Promise<Result<WaysBack>> {
  return answering(about(context, id), async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game } = loaded.value;
    if (match.lesson) return refuse('match.not-found', { match: id });
    if (match.status === 'over') return match.closed ? refuseEnded(match) : refuse('rollback.over');
    const seat = seatOf(match, personId);
    if (seat === undefined) return { ok: false, refusal: unseated(match, personId) };
    const stored = await listMoves(context.database.db, id, 0, match.moves);
    const entries = await entriesOf(context, match, game, stored);
    if (!entries.ok) return entries;
    const undo = undoing(loaded.value, entries.value, seat);
    const redo = redoing(match, entries.value, seat);
    if (!undo && !redo) return refuse('rollback.nothing');
    return done({ ...(undo && { undo }), ...(redo && { redo }) });
  });
}

/** See `MatchService.mayUndo`. The match is not played again for it. */
export function mayUndo(context: Context, id: string, personId: string): Promise<Result<boolean>> {
  return answering(about(context, id), async () => {
    const { db } = context.database;
    const match = await findMatch(db, id);
    const seat = match && seatOf(match, personId);
    if (seat === undefined || match?.status !== 'playing' || match.lesson) return done(false);
    const stored = await listMoves(db, id, 0, match.moves);
    return done(lastOwn(match, stored, standing(stored.map(({ move }) => move)), seat) >= 0);
  });
}

/** An entry of the move list, and what it came to. */
interface Entry extends StoredMove {
  /** It was the word that its player's turn is over. */
  ends: boolean;
  revealed: boolean;
  /** Seats that were told something alone. */
  told: Seat[];
}

async function entriesOf(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  stored: StoredMove[],
): Promise<Result<Entry[]>> {
  const entries: Entry[] = [];
  let waiting: Pending[] = [];
  const again = await replayed(context, match, game, ({ step, move }) => {
    if (move) {
      entries.push({
        move,
        by: stored[entries.length]!.by,
        ends: waiting.some(({ seat, end }) => seat === move.seat && end === move.action),
        revealed: step.seals.includes('chance') || step.seals.includes('reveal'),
        told: step.told.flatMap(({ only }) => only ?? []),
      });
    }
    waiting = game.pending(step.position.state);
  });
  return again.ok ? done(entries) : refuse('match.damaged');
}

/** What somebody has played themselves, now or ahead. */
const ownWord: PlayedBy[] = ['person', 'plan'];

/** Is the move of that number of the seat's holder's time? */
function isOwn({ tenures }: StoredMatch, entries: StoredMove[], number: number, seat: Seat): boolean {
  const since = tenures.find((tenure) => tenure.current && tenure.seat === seat)?.fromMove ?? 0;
  return number > since && entries[number - 1]!.move.seat === seat;
}

/** Where among the moves that stand the last one is that the seat's holder played themselves; -1: nowhere. */
function lastOwn(match: StoredMatch, entries: StoredMove[], line: number[], seat: Seat): number {
  return line.findLastIndex(
    (number) => isOwn(match, entries, number, seat) && ownWord.includes(entries[number - 1]!.by),
  );
}

/** To before the last turn that the seat's holder has confirmed, of those that stand; undefined: there is none. */
function undoing({ match, game, position }: Loaded, entries: Entry[], seat: Seat): GoingBack | undefined {
  const line = standing(entries.map(({ move }) => move));
  let at = lastOwn(match, entries, line, seat);
  if (at < 0) return undefined;
  while (at > 0 && isOwn(match, entries, line[at - 1]!, seat) && !entries[line[at - 1]! - 1]!.ends) at -= 1;
  const undone = line.slice(at).map((number) => entries[number - 1]!);
  const revealed = undone.some((entry) => entry.revealed);
  const concerned = new Set([
    ...undone.flatMap(({ move, told }) => [move.seat, ...told]),
    ...game.pending(position.state).map((decision) => decision.seat),
  ]);
  return {
    ...{ seat, base: match.moves, to: line[at - 1] ?? 0, whose: seat, revealed },
    others: turnsOfOthers(undone.map(partOf), seat),
    asked: otherPeople(match, seat).filter((one) => revealed || concerned.has(one)),
  };
}

/** To where the match was before it went back last, as long as nobody has moved since; undefined: that cannot be. */
function redoing(match: StoredMatch, entries: Entry[], seat: Seat): GoingBack | undefined {
  let number = match.moves;
  for (;;) {
    const entry = entries[number - 1];
    if (!entry) return undefined;
    // What is ordered plays itself.
    if (entry.by === 'order') number -= 1;
    else if (entry.move.action === 'redo') number = targetOf(entry.move);
    else break;
  }
  const { move } = entries[number - 1]!;
  if (!isRollback(move)) return undefined;
  const parties = [move.seat, ...(Array.isArray(move.args.agreed) ? move.args.agreed.map(Number) : [])];
  if (!parties.includes(seat)) return undefined;
  const lineAfter = (count: number): number[] => standing(entries.slice(0, count).map((entry) => entry.move));
  const now = lineAfter(match.moves);
  const again = lineAfter(number - 1).filter((one) => !now.includes(one));
  return {
    ...{ seat, base: match.moves, to: number - 1, whose: move.seat, revealed: false },
    others: turnsOfOthers(
      again.map((one) => partOf(entries[one - 1]!)),
      move.seat,
    ),
    asked: otherPeople(match, seat).filter((one) => parties.includes(one)),
  };
}

function partOf({ move, ends }: Entry): TurnPart {
  return { seat: move.seat, ends };
}

function otherPeople(match: StoredMatch, seat: Seat): Seat[] {
  return infoOf(match).seats.flatMap((one) => (one.by === 'person' && one.seat !== seat ? [one.seat] : []));
}
