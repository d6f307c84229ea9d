import type { Season, SeasonSummary } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import { boardLines } from '../boards/words.js';
import { momentOf } from '../words/deadlines.js';
import { messageRoom } from '../words/limits.js';
import { achievementsCalled, gameCalled } from '../words/past-match.js';
import { personCalled } from '../words/people.js';
import { seasonCalled } from '../words/season.js';
import { wholeLines } from '../words/whole-lines.js';

/** When a season was, or since when it is. @example seasonSpan(season, words) // '<t:1:D> – <t:2:D>' */
function seasonSpan({ openedAt, closedAt }: Season, words: Words): string {
  const from = momentOf(openedAt, 'd');
  if (closedAt === undefined) return words.text('season.since', { from });
  return words.text('season.span', { from, until: momentOf(closedAt, 'd') });
}

/** When a season was, how much was played in it, and how it began, as lines. */
export function seasonLines({ season, matches, people }: SeasonSummary, words: Words): string[] {
  const played = [words.text('season.matches', { n: matches }), words.text('past.players', { n: people })];
  return [
    [seasonSpan(season, words), ...(matches > 0 ? played : [words.text('season.nothing')])].join(' · '),
    words.text('season.began', { how: { id: `season.begins-${season.begins}` } }),
  ];
}

/**
 * How a season stands or ended, below a heading: how much was played, who came first in each game, and the first of all of them;
 * `withBoard` false: these stand in a picture beside it.
 * @example seasonText(summary, words.text('season.over', { name }), words)
 */
export function seasonText(summary: SeasonSummary, heading: string, words: Words, withBoard = true): string {
  const { champions, board, season } = summary;
  const achieved = summary.achieved.flatMap(({ game, name, ...one }) => {
    const what = achievementsCalled(game, [one], words);
    const told = { who: personCalled(name, words), what, game: gameCalled(game, words) };
    return what ? [`- ${words.text('season.achieved', told)}`] : [];
  });
  const best = champions.map(({ game, best: first }) => {
    const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
    const who = list.format(first.map(({ name }) => personCalled(name, words)));
    return `- ${words.text('season.champion', { game: gameCalled(game, words), who, strength: first[0]?.strength ?? 0 })}`;
  });
  const title = words.text(season.closedAt === undefined ? 'season.leaders' : 'season.champions');
  const all = words.text(season.closedAt === undefined ? 'season.all-so-far' : 'season.all');
  return wholeLines(
    [
      heading,
      ...seasonLines(summary, words),
      ...(best.length > 0 ? [`**${title}**`, ...best] : []),
      ...(achieved.length > 0 ? [`**${words.text('season.achievements')}**`, ...achieved] : []),
      ...(withBoard && board.lines.length > 0 ? [`**${all}**`, ...boardLines(board, words)] : []),
    ],
    messageRoom,
    (n) => words.text('profile.more', { n }),
  );
}

/** The first line of what tells a channel how a season ended. @example overHeading(season, words) */
export function overHeading(season: Season, words: Words): string {
  return `### ${words.text('season.over', { name: seasonCalled(season, words) })}`;
}
