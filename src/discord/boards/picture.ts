import { type BoardRow, type BoardView, boardKind, ofNoGame } from '../../../render/community.js';
import type { PictureRequest } from '../../../render/request.js';
import type { Board, BoardLine } from '../../community/index.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { type Drawn, drawRequest } from '../posts/pictures.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { plainName } from '../words/names.js';
import { boardAlt, boardScope } from './words.js';

/** Who looks at a board: their line stands out, and their pictures wait in line. */
export interface Reader {
  id: string;
}

/** A page of a leaderboard as a picture; without a reader as everybody sees it, for a channel.
 * @example const drawn = await drawBoard(app, board, words, interaction.user) */
export function drawBoard(app: App, board: Board, words: Words, reader?: Reader): Promise<Drawn> {
  const request = boardRequest(board, words, reader);
  const heading = words.text('leaderboard.heading', { scope: boardScope(board, words, plainName).join(' · ') });
  const empty = board.lines.length === 0 ? [emptyBoard(words)] : [];
  const said = [`${heading}.`, ...empty, ...boardAlt(board, words, reader?.id)].join(' ');
  return drawRequest(app, request, cut(said, limits.alt), reader ? { person: reader.id } : {});
}

/** All that the picture is drawn from. @example boardRequest(board, words).view.rows */
export function boardRequest(board: Board, words: Words, reader?: Reader): PictureRequest<BoardView> {
  const rowOf = (line: BoardLine): BoardRow => ({
    rank: line.rank,
    name: line.name === undefined ? '' : plainName(line.name),
    mark: markOf(line.person),
    strength: line.strength,
    certainty: line.certainty === 'settled' ? '' : words.text(`certainty.${line.certainty}`),
    moved: line.moved,
    ...(line.person === reader?.id && { own: true }),
  });
  const { page, pages, people } = board;
  const view: BoardView = {
    title: words.text('leaderboard.title'),
    count: [
      ...(people > 0 ? [words.text('leaderboard.people', { n: people })] : []),
      ...(pages > 1 ? [words.text('leaderboard.page', { page, pages })] : []),
    ].join(' · '),
    scope: boardScope(board, words, plainName).join(' · '),
    nameless: words.text('person.nameless'),
    rows: board.lines.map(rowOf),
    below: board.own.map(rowOf),
    empty: board.lines.length === 0 ? emptyBoard(words) : '',
    key: { moved: words.text('leaderboard.key-moved'), new: words.text('leaderboard.key-new') },
  };
  return { game: ofNoGame, kind: boardKind, view, locale: words.locale, names: [] };
}

/** How one gets onto a board on which nobody is. @example emptyBoard(words) */
export function emptyBoard(words: Words): string {
  return words.text('leaderboard.empty');
}

/** The same one for a person on every board: which it is, is all the same. */
function markOf(person: string): number {
  return [...person].reduce((sum, digit) => (sum * 31 + (digit.codePointAt(0) ?? 0)) % 9973, 7);
}
