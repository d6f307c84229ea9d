import { done, type Result, refuse, type Seat } from '../../engine/index.js';
import {
  findMatch,
  findResult,
  markCancelled,
  replaceSeats,
  type StoredResult,
  type Tx,
  touchTournament,
} from '../../store/index.js';
import { attempt } from '../attempt.js';
import type { Context } from '../context.js';
import { firstOfSeries } from '../series.js';
import { recountAfter } from './keep-ratings.js';
import { keepRecords } from './keep-records.js';

/** How a seat came off after all. */
export interface Correction {
  seat: Seat;
  points: number;
  /** From 1; equal ones are ties. */
  place: number;
  winner: boolean;
}

/** See `MatchService.cancelResult`. */
export function cancelResult(context: Context, id: string, cancelled: boolean): Promise<Result<undefined>> {
  const at = cancelled ? context.now() : undefined;
  return change(context, id, (tx) => markCancelled(tx, id, at));
}

/** See `MatchService.correctResult`. */
export function correctResult(context: Context, id: string, corrections: Correction[]): Promise<Result<undefined>> {
  return change(context, id, (tx, { seats }) =>
    replaceSeats(
      tx,
      id,
      seats.map((one) => ({ ...one, ...corrections.find(({ seat }) => seat === one.seat) })),
    ),
  );
}

function change(
  context: Context,
  id: string,
  work: (tx: Tx, result: StoredResult) => Promise<void>,
): Promise<Result<undefined>> {
  return attempt(context, id, async () => {
    const changed = await context.database.transaction(async (tx) => {
      const result = await findResult(tx, id);
      if (!result) return false;
      await work(tx, result);
      await recountAfter(tx, result);
      await keepRecords(tx, id);
      const match = await findMatch(tx, id);
      if (match) await touchTournament(tx, firstOfSeries(match));
      return true;
    });
    if (!changed) return refuse('match.no-result', { match: id });
    context.rater?.wake();
    context.owed();
    context.tournamentChanged();
    return done(undefined);
  });
}
