import { done, type Result, refuse, type ScoreSheet, type Seat } from '../engine/index.js';
import type { MatchInfo } from './api.js';
import { answering } from './attempt.js';
import type { Context } from './context.js';
import { infoOf } from './info.js';
import { openTable } from './place.js';

/** See `MatchService.scores`. */
export function scores(
  context: Context,
  id: string,
): Promise<Result<{ match: MatchInfo; sheet: ScoreSheet; resigned?: Seat }>> {
  return answering(async () => {
    const seen = await openTable(context, id);
    if (!seen.ok) return seen;
    const { match, game, position } = seen.value;
    // A sheet counts what is hidden, too; what is open to all stands in the view.
    if (match.status !== 'over') return refuse('match.not-over');
    const sheet = game.score(position.state);
    const resigned = match.resignedSeat;
    if (resigned === null) return done({ match: infoOf(match), sheet });
    const winners = sheet.seats.map(({ seat }) => seat).filter((seat) => seat !== resigned);
    return done({ match: infoOf(match), sheet: { ...sheet, winners }, resigned });
  });
}
