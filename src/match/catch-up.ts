import { done, type Result } from '../engine/index.js';
import { findLook, findMatch, type StoredMatch, saveLook } from '../store/index.js';
import type { CatchUp, LogEntry } from './api.js';
import { about, answering, housekeeping } from './attempt.js';
import type { Context } from './context.js';
import { seatOf } from './info.js';
import { log } from './log.js';

/** How many moves are told to somebody who has nothing of their own to count from. */
const fewMoves = 10;

/** See `MatchService.catchUp`. */
export function catchUp(context: Context, id: string, personId: string): Promise<Result<CatchUp>> {
  return answering(about(context, id), async () => {
    const { db } = context.database;
    const told = await log(context, id, personId);
    if (!told.ok) return told;
    const match = await findMatch(db, id);
    const looked = await findLook(db, id, personId);
    const seen = told.value.length;
    if (seen !== looked) {
      const { transaction } = context.database;
      await housekeeping(about(context, id), () => transaction((tx) => saveLook(tx, id, personId, seen)));
    }
    return done(newsOf(told.value, looked, (move) => match !== undefined && playedBy(match, move, personId)));
  });
}

/** What is new after so many moves seen; a person has seen their own moves and all before them. */
function newsOf(entries: LogEntry[], looked: number, isOwn: (entry: LogEntry) => boolean): CatchUp {
  const own = entries.findLastIndex(isOwn) + 1;
  if (looked > own && looked < entries.length) return { since: 'look', entries: entries.slice(looked) };
  if (own === 0) return { since: looked > 0 ? 'nothing-new' : 'beginning', entries: entries.slice(-fewMoves) };
  return { since: looked > own ? 'nothing-new' : 'own-move', entries: entries.slice(own) };
}

/**
 * Did a person who holds a seat play this move? Who took theirs over has not played what was played in it before; who gave
 * it up is told what a stranger is told.
 */
function playedBy(match: StoredMatch, { number, move, by }: LogEntry, personId: string): boolean {
  if (by !== 'person' || seatOf(match, personId) === undefined) return false;
  return match.tenures.some(
    ({ seat, person, fromMove, untilMove }) =>
      seat === move.seat && person?.id === personId && fromMove < number && number <= (untilMove ?? number),
  );
}
