import type { AnyGame } from '../../engine/index.js';
import type { MatchInfo, PublicMatch } from '../../match/api.js';
import type { Words } from '../../text/words.js';

/** Which game of how many a match is in its series; undefined: it is in none.
 * @example inSeries(match, nusfjord) // { number: 2, games: 3 } */
export function inSeries(match: MatchInfo, game: AnyGame): { number: number; games: number } | undefined {
  const games = game.series?.games(match.options) ?? 1;
  return games === 1 ? undefined : { number: match.series?.number ?? 1, games };
}

/** What is played and where it stands, in a few words; a match of one also how near its goal it is.
 * @example whereOf(table, words) // 'Nusfjord, game 2 of 3, round 4 of 7' */
export function whereOf(
  { match, game, position }: Omit<PublicMatch, 'changed'>,
  words: Pick<Words, 'text' | 'say'>,
): string {
  const title = words.text(`game.${match.game}`);
  const series = inSeries(match, game);
  const headline = game.headline?.(position.state);
  const alone = game.alone?.(position.state);
  return [
    title,
    series && words.text('series.game', series),
    headline && words.say(headline),
    alone && words.say(alone.standing),
  ]
    .filter(Boolean)
    .join(', ');
}
