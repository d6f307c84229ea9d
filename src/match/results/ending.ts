import { done, type Position, type Result, refuse, type ScoreSheet } from '../../engine/index.js';
import type { StoredMatch } from '../../store/index.js';
import type { Context } from '../context.js';
import { gamesBefore, gamesInSeries } from '../series.js';

/** What a match, or a series with it as its last game, comes to. */
export interface Ending {
  sheet: ScoreSheet;
  /** The games of the series before it. */
  before: StoredMatch[];
  /** How all of them ended, in order. */
  states: unknown[];
}

/**
 * The sheet of a match that ends in this position: of a series that of all its games together. Refused: match.no-such-game; as
 * `gamesBefore`.
 * @example const ending = await endingOf(context, match, position)
 */
export async function endingOf(context: Context, match: StoredMatch, position: Position): Promise<Result<Ending>> {
  const game = Object.hasOwn(context.games, match.game) ? context.games[match.game] : undefined;
  if (!game) return refuse('match.no-such-game', { game: match.game });
  const sheet = game.score(position.state);
  if (!game.series || gamesInSeries(game, match) === 1) return done({ sheet, before: [], states: [position.state] });
  const earlier = await gamesBefore(context, match);
  if (!earlier.ok) return earlier;
  const sheets = earlier.value.map((loaded) => game.score(loaded.position.state));
  return done({
    sheet: game.series.total([...sheets, sheet]),
    before: earlier.value.map((loaded) => loaded.match),
    states: [...earlier.value.map((loaded) => loaded.position.state), position.state],
  });
}
