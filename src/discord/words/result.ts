import type { ScoreSheet } from '../../engine/index.js';
import type { MatchInfo, Scores, SeriesResult } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { proofLine } from './proof.js';

/** The first line of a match's last post: that it is over, or its whole series, and who has won. */
export function overLine({ match, sheet, series }: Scores, words: Words): string {
  const game = words.text(`game.${match.game}`);
  const { winners } = series?.total ?? sheet;
  const won = { game, winners: { list: winners.map((seat) => ({ seat })) }, n: winners.length };
  if (!series) return words.text('post.over', won);
  const { number, games, total } = series;
  return words.text(total ? 'post.series-over' : 'post.game-over', { ...won, number, games });
}

/** The scores of the match; where its series has ended, those of all its games before them. */
export function resultLines({ match, sheet, series }: Scores, words: Words): string[] {
  const own = scoreLines(match.game, words, sheet);
  if (!series?.total) return own;
  const { number, games, total } = series;
  return [...scoreLines(match.game, words, total), words.text('post.last-game', { number, games }), ...own];
}

/** The first line of the last post of a match that was closed before its end. */
export function closedLine(match: MatchInfo, words: Words): string {
  return words.text('post.closed', { game: words.text(`game.${match.game}`) });
}

/** Below all else: what follows, the seed, and the names to call, so that nobody misses the end. */
export function endLines(match: MatchInfo, words: Words, pings: string[], series?: SeriesResult): string[] {
  const next = series?.next && words.text('post.next', { number: series.number + 1, games: series.games });
  const seed = match.seed && proofLine(match, words);
  const people = pings.length > 0 && `-# ${pings.map((id) => `<@${id}>`).join(' ')}`;
  return [next, seed, people].filter((line) => typeof line === 'string');
}

/** Every seat with its total and every scoring line, best first. */
export function scoreLines(game: string, words: Words, sheet: ScoreSheet): string[] {
  const ranked = [...sheet.seats].sort((a, b) => b.total - a.total);
  const rows = ranked.map(({ seat, lines, total }) => {
    const parts = lines.map(({ id, amount }) => `${words.text(`${game}.score.${id}`)} ${amount}`).join(' · ');
    return `**${words.seat(seat)}: ${total}**\n-# ${parts}`;
  });
  return [...rows, ...(sheet.notes ?? []).map((note) => words.say(note))];
}
