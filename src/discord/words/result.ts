import { type Message, message, type ScoreSheet } from '../../engine/index.js';
import type { MatchInfo, Scores, SeriesResult } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { computerLines, knownAs } from './computers.js';
import { markdownName } from './names.js';
import { scoreTable, type Voices } from './score-table.js';
import { spanOf } from './span.js';

/** The first line of a match's last post: that it is over, or its whole series, who has won, and by how much. */
export function overLine(scores: Scores, words: Words): string {
  const { match, series } = scores;
  const game = words.text(`game.${match.game}`);
  const won = wonLine(scores, words);
  if (!series) return words.text('post.over', { game, won });
  const { number, games, total } = series;
  return words.text(total ? 'post.series-over' : 'post.game-over', { game, won, number, games });
}

/** Who has won the match, or its whole series, and by how much. */
export function wonLine(scores: Scores, words: Words): string {
  const sheet = scores.series?.total ?? scores.sheet;
  return words.say(
    verdictOf(sheet, scores) ?? wonBy(sheet, scores.resigned !== undefined || scores.conceded !== undefined),
  );
}

/** Whether a lone player has reached the goal, as the rules say it; undefined: they say nothing, or there are others. */
function verdictOf({ seats, notes = [] }: ScoreSheet, { resigned }: Scores): Message | undefined {
  return seats.length === 1 && resigned === undefined ? notes[0] : undefined;
}

/** Points do not decide a match from which somebody has resigned, or which was conceded. */
function wonBy({ seats, winners }: ScoreSheet, given: boolean): Message {
  const [winner, second] = winners;
  if (winner === undefined) return message('post.won-none');
  const list = { winners: { list: winners.map((seat) => ({ seat })) } };
  if (second !== undefined) return message('post.won-shared', list);
  const others = seats.filter(({ seat }) => seat !== winner).map(({ total }) => total);
  if (given || others.length === 0) return message('post.won', list);
  const margin = (seats.find(({ seat }) => seat === winner)?.total ?? 0) - Math.max(...others);
  return margin > 0 ? message('post.won-by', { ...list, margin }) : message('post.won-tie-break', list);
}

/** The scores of the match; where its series has ended, those of all its games before them. */
export function resultLines(scores: Scores, voices: Voices): string[] {
  const { match, sheet, series, longest } = scores;
  const { words } = voices;
  const below = [
    ...concededLine(scores, words),
    ...handedLines(match, words),
    ...computerLines(match, words),
    ...longestLine(longest, words),
  ];
  if (!series?.total) return [...scoreLines(match.game, untold(sheet, scores), voices), ...below];
  const { number, games, total } = series;
  return [
    ...scoreLines(match.game, untold(total, scores), voices),
    words.text('post.last-game', { number, games }),
    ...scoreLines(match.game, sheet, voices),
    ...below,
  ];
}

/** The sheet without the verdict that the first line of the post tells. */
function untold(sheet: ScoreSheet, scores: Scores): ScoreSheet {
  return verdictOf(sheet, scores) ? { ...sheet, notes: sheet.notes?.slice(1) ?? [] } : sheet;
}

/** Who played a seat before who has it now. */
function handedLines({ seats }: MatchInfo, words: Words): string[] {
  return seats.flatMap(({ seat, before = [] }) => {
    return before.map(({ person, until }) =>
      words.text('post.handed-over', { seat: { seat }, before: markdownName(knownAs(person, words.locale)), n: until }),
    );
  });
}

/** That the scores did not decide, where all others conceded. */
function concededLine({ conceded }: Scores, words: Words): string[] {
  return conceded === undefined ? [] : [words.text('post.conceded', { seat: { seat: conceded } })];
}

/** Whom the others waited for longest; nothing where that was nobody for a minute. */
function longestLine(longest: Scores['longest'], words: Words): string[] {
  const time = longest ? spanOf(longest.ms, words) : '';
  return longest && time ? [words.text('post.longest', { seat: { seat: longest.seat }, time })] : [];
}

/** The first line of the last post of a match that was closed before its end. */
export function closedLine(match: MatchInfo, words: Words): string {
  return words.text('post.closed', { game: words.text(`game.${match.game}`) });
}

/** Below all else: what follows, the seed, and the names to call, so that nobody misses the end. */
export function endLines(match: MatchInfo, words: Words, pings: string[], series?: SeriesResult): string[] {
  const next = series?.next && words.text('post.next', { number: series.number + 1, games: series.games });
  const seed = match.seed && words.text('post.revealed', { seed: match.seed });
  const people = pings.length > 0 && `-# ${pings.map((id) => `<@${id}>`).join(' ')}`;
  return [next, seed, people].filter((line) => typeof line === 'string');
}

/** Every seat with every scoring line and its total, and below them what the rules say of it. */
export function scoreLines(game: string, sheet: ScoreSheet, voices: Voices): string[] {
  return [...scoreTable(game, sheet, voices), ...(sheet.notes ?? []).map((note) => voices.words.say(note))];
}
