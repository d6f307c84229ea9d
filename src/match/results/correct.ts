import { done, message, type Refusal, type Result, refuse, type Seat } from '../../engine/index.js';
import {
  findMatch,
  findResult,
  insertAct,
  markCancelled,
  replaceSeats,
  type StoredResult,
  type Tx,
  touchTournament,
} from '../../store/index.js';
import type { MatchAct } from '../acts/note.js';
import { attempt } from '../attempt.js';
import type { Context } from '../context.js';
import { firstOfSeries } from '../series.js';
import { achieveAnew, endingAgain } from './achievements.js';
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
export function cancelResult(context: Context, id: string, by: string, cancelled: boolean): Promise<Result<undefined>> {
  const at = cancelled ? context.now() : undefined;
  return change(context, id, by, async (tx, result) => {
    await markCancelled(tx, id, at);
    return result.cancelled === cancelled ? {} : { act: { kind: cancelled ? 'result-cancelled' : 'result-restored' } };
  });
}

/** See `MatchService.correctResult`. */
export function correctResult(
  context: Context,
  id: string,
  by: string,
  corrections: Correction[],
): Promise<Result<undefined>> {
  let again: Awaited<ReturnType<typeof endingAgain>>;
  const readAgain = async (): Promise<void> => {
    const solo = (await findResult(context.database.db, id))?.kind === 'solo';
    again = solo ? await endingAgain(context, id) : undefined;
  };
  return change(
    context,
    id,
    by,
    async (tx, { seats }) => {
      const after = seats.map((one) => ({ ...one, ...corrections.find(({ seat }) => seat === one.seat) }));
      if (!agree(after.map(({ place }) => place))) return { refusal: message('correction.places') };
      await replaceSeats(tx, id, after);
      if (again) await achieveAnew(tx, again);
      const [from, to] = [seats.map(placed), after.map(placed)];
      const same = JSON.stringify(from) === JSON.stringify(to);
      return same ? {} : { act: { kind: 'result-corrected', about: { from, to } } };
    },
    readAgain,
  );
}

function placed({ seat, points, place }: Correction): Omit<Correction, 'winner'> {
  return { seat, points, place };
}

/** Each place is one more than there are seats before it, as with 1, 2, 2, 4. */
function agree(places: number[]): boolean {
  return places.every((place) => place === 1 + places.filter((other) => other < place).length);
}

function change(
  context: Context,
  id: string,
  by: string,
  /** What was done by it, if anything was. */
  work: (tx: Tx, result: StoredResult) => Promise<{ refusal: Refusal } | { act?: MatchAct }>,
  before?: () => Promise<void>,
): Promise<Result<undefined>> {
  return attempt(context, id, async () => {
    await before?.();
    const changed = await context.database.transaction(async (tx) => {
      const result = await findResult(tx, id);
      if (!result) return refuse('match.no-result', { match: id });
      const worked = await work(tx, result);
      if ('refusal' in worked) return { ok: false as const, refusal: worked.refusal };
      await recountAfter(tx, result);
      await keepRecords(tx, id);
      const match = await findMatch(tx, id);
      if (match) await touchTournament(tx, firstOfSeries(match));
      // Whoever played and manages the server corrects it as the latter.
      if (match && worked.act) {
        const { guildId, channelId, game } = match;
        const about = { game, ...worked.act.about };
        await insertAct(tx, { guildId, by, matchId: id, channelId, ...worked.act, about }, context.now());
      }
      return done(undefined);
    });
    if (!changed.ok) return changed;
    context.rater?.wake();
    context.owed();
    context.tournamentChanged();
    return done(undefined);
  });
}
