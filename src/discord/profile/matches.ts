import type { History, Told, Versus } from '../../community/index.js';
import { momentOf } from '../words/deadlines.js';
import { messageRoom } from '../words/limits.js';
import { gameCalled, pastMatch, type Reading } from '../words/past-match.js';
import { wholeLines } from '../words/whole-lines.js';

/** A match that somebody played, as a line. @example playedLine(played, reading) */
export function playedLine(played: Told, reading: Reading): string {
  const { words } = reading;
  const { game, kind, seats, place, points, share, endedAt } = played;
  const parts = [
    `**${gameCalled(game, words)}**`,
    kind === 'solo'
      ? words.text('past.alone')
      : words.text('past.came-in', { place: { id: 'past.place', args: { place } }, seats }),
    words.text('past.points', { n: points }),
    share < 1 && words.text('past.in-part'),
    momentOf(endedAt, 'd'),
    pastMatch(played, reading),
  ];
  return `- ${parts.filter(Boolean).join(' · ')}`;
}

/** A page of somebody's matches. @example historyText(history, heading, reading) */
export function historyText({ matches, page, pages }: History, heading: string, reading: Reading): string {
  const { words } = reading;
  const title = words.text('profile.history', { page, pages });
  const lines = matches.map((one) => playedLine(one, reading));
  return wholeLines([heading, title, ...lines], messageRoom, (n) => words.text('profile.more', { n }));
}

/** How somebody came off against the reader, with a page of the matches. @example versusText(versus, heading, reading) */
export function versusText({ score, matches, page, pages }: Versus, heading: string, reading: Reading): string {
  const { words } = reading;
  const { matches: n, won, lost, tied } = score;
  const lines = matches.map((match) => {
    const parts = [
      `**${gameCalled(match.game, words)}**`,
      words.text('profile.met', {
        place: { id: 'past.place', args: { place: match.own.place } },
        other: { id: 'past.place', args: { place: match.other.place } },
        points: match.own.points,
        against: match.other.points,
      }),
      momentOf(match.endedAt, 'd'),
      pastMatch(match, reading),
    ];
    return `- ${parts.join(' · ')}`;
  });
  const told = words.text('profile.versus', { n, won, lost, tied });
  const paged = pages > 1 ? [words.text('profile.history', { page, pages })] : [];
  return wholeLines([heading, told, ...paged, ...lines], messageRoom, (left) =>
    words.text('profile.more', { n: left }),
  );
}
