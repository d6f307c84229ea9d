import { done, type Result, refuse, type ScoreSheet, type Seat } from '../engine/index.js';
import { matchesOfSeries, moveTimes, type StoredMatch } from '../store/index.js';
import type { Scores, SeriesResult } from './api.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { infoOf } from './info.js';
import type { Loaded } from './loaded.js';
import { longestTurn } from './longest-turn.js';
import { openMatch } from './open-seat.js';
import { winnersOf } from './results/winners.js';
import { firstOfSeries, gamesBefore, gamesInSeries, numberInSeries } from './series.js';

/** See `MatchService.scores`. */
export function scores(context: Context, id: string): Promise<Result<Scores>> {
  return answering(about(context, id), async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game, position } = loaded.value;
    // A sheet counts what is hidden, too; what is open to all stands in the view.
    if (match.status !== 'over') return refuse('match.not-over');
    if (match.closed) return refuse('match.closed');
    const sheet = game.score(position.state);
    const series = await seriesResult(context, loaded.value, sheet);
    const { resignedSeat: resigned, concededTo: conceded } = match;
    const longest = match.lesson
      ? undefined
      : longestTurn(match.startedAt ?? 0, await moveTimes(context.database.db, id), (seat) => heldSince(match, seat));
    return done({
      match: infoOf(match),
      sheet: { ...sheet, winners: winnersOf(match, sheet) },
      ...(resigned !== null && { resigned }),
      ...(conceded !== null && { conceded }),
      ...(longest && { longest }),
      ...(series && { series }),
    });
  });
}

async function seriesResult(context: Context, loaded: Loaded, sheet: ScoreSheet): Promise<SeriesResult | undefined> {
  const { match, game } = loaded;
  const games = gamesInSeries(game, match);
  if (!game.series || games === 1) return undefined;
  const number = numberInSeries(match);
  const next = (await matchesOfSeries(context.database.db, firstOfSeries(match)))[number];
  if (next) return { number, games, next: infoOf(next) };
  const earlier = await gamesBefore(context, match);
  if (!earlier.ok) return { number, games };
  const { notes = [], ...total } = game.series.total([
    ...earlier.value.map(({ position }) => game.score(position.state)),
    sheet,
  ]);
  if (match.resignedSeat !== null || match.concededTo !== null) {
    return { number, games, total: { ...total, winners: winnersOf(match, total) } };
  }
  return { number, games, total: number === games && notes.length > 0 ? { ...total, notes } : total };
}

/** After how many moves who plays a seat now, or did last, took it over from somebody else. */
function heldSince(match: StoredMatch, seat: Seat): number {
  return infoOf(match).seats[seat]?.before?.at(-1)?.until ?? 0;
}
