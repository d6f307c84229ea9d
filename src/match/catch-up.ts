import { done, type Result, type Seat } from '../engine/index.js';
import { findLook, findMatch, saveLook } from '../store/index.js';
import type { CatchUp, LogEntry } from './api.js';
import { answering, housekeeping } from './attempt.js';
import type { Context } from './context.js';
import { seatOf } from './info.js';
import { log } from './log.js';

/** How many moves are told to somebody who has nothing of their own to count from. */
const fewMoves = 10;

/** See `MatchService.catchUp`. */
export function catchUp(context: Context, id: string, personId: string): Promise<Result<CatchUp>> {
  return answering(context, async () => {
    const { db } = context.database;
    const told = await log(context, id, personId);
    if (!told.ok) return told;
    const match = await findMatch(db, id);
    const looked = await findLook(db, id, personId);
    const seen = told.value.length;
    if (seen !== looked) {
      const { transaction } = context.database;
      await housekeeping(context, () => transaction((tx) => saveLook(tx, id, personId, seen)));
    }
    return done(newsOf(told.value, looked, match && seatOf(match, personId)));
  });
}

/** What is new after so many moves seen; a person has seen their own moves and all before them. */
function newsOf(entries: LogEntry[], looked: number, seat: Seat | undefined): CatchUp {
  const own = entries.findLastIndex(({ move, by }) => by === 'person' && move.seat === seat) + 1;
  if (looked > own && looked < entries.length) return { since: 'look', entries: entries.slice(looked) };
  if (own === 0) return { since: looked > 0 ? 'nothing-new' : 'beginning', entries: entries.slice(-fewMoves) };
  return { since: looked > own ? 'nothing-new' : 'own-move', entries: entries.slice(own) };
}
