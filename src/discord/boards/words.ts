import type { Board, BoardLine } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import { plainName } from '../words/names.js';
import { personCalled } from '../words/people.js';
import { seasonCalled } from '../words/season.js';

/** Whose matches a board is made of, as parts of a line: the game, where, how many players, or which season; its name as `safely` makes it.
 * @example boardScope(board, words) */
export function boardScope(
  { query: { guild, game, seats }, season }: Pick<Board, 'query' | 'season'>,
  words: Words,
  safely?: (name: string) => string,
): string[] {
  return [
    game === undefined ? words.text('leaderboard.all-games') : words.text(`game.${game}`),
    ...(season ? [] : [words.text(`leaderboard.where-${guild === undefined ? 'all' : 'here'}`)]),
    ...(seats === undefined ? [] : [words.text('leaderboard.seats', { n: seats })]),
    // A picture may have no room for all of its name.
    ...(season ? [seasonCalled(season, words, safely)] : []),
  ];
}

/** A board in words, a line a person; the reader's own stands out. @example boardLines(board, words, '42').join('\n') */
export function boardLines(board: Board, words: Words, reader?: string): string[] {
  const lineOf = (line: BoardLine): string => {
    const told = words.text('leaderboard.line', {
      rank: line.rank,
      name: personCalled(line.name, words),
      strength: line.strength,
      notes: notesOf(line, words, 'signs'),
    });
    return line.person === reader ? words.text('leaderboard.own-line', { line: told }) : told;
  };
  return [
    ...board.lines.map(lineOf),
    ...(board.own.length > 0 ? ['…', ...board.own.map(lineOf)] : []),
    ...(board.lines.length > 0 ? [`-# ${words.text('leaderboard.key')}`] : []),
  ];
}

/** The same as sentences for whoever cannot see the picture; the reader's own line is the first. */
export function boardAlt(board: Board, words: Words, reader?: string): string[] {
  const said = (line: BoardLine): string =>
    words.text('leaderboard.said', {
      rank: line.rank,
      name: personCalled(line.name, words, plainName),
      strength: line.strength,
      notes: notesOf(line, words, 'words'),
    });
  const own = [...board.lines, ...board.own].find(({ person }) => person === reader && reader !== undefined);
  return [
    ...(own ? [words.text('leaderboard.you', { line: said(own) })] : []),
    ...board.lines.filter((line) => line !== own).map(said),
  ];
}

/** How far the number is to be believed, and how the rank has changed; empty: settled, and as it was. */
function notesOf({ certainty, moved }: BoardLine, words: Words, by: 'signs' | 'words'): string {
  const change = moved === 'new' ? 'new' : moved > 0 ? 'up' : 'down';
  const notes = [
    ...(certainty === 'settled' ? [] : [words.text(`certainty.${certainty}`)]),
    ...(moved === 0 ? [] : [words.text(`leaderboard.${change}-${by}`, { n: moved === 'new' ? 0 : Math.abs(moved) })]),
  ];
  return notes.map((note) => (by === 'signs' ? ` · ${note}` : `, ${note}`)).join('');
}
