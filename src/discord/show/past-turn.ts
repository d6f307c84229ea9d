import type { PictureRequest } from '../../../render/request.js';
import type { PastTurn } from '../../match/api.js';
import { publicViewer } from '../../match/viewer.js';
import type { Locale } from '../../text/catalogue.js';
import type { Words } from '../../text/words.js';
import type { App } from '../client/app.js';
import { type Drawn, draw, type Motif, pictureRequest, resultOf } from '../posts/pictures.js';
import { commentLines } from '../words/comments.js';
import { latest } from '../words/latest.js';
import { newsLines } from '../words/news.js';
import { whereOf } from '../words/where.js';

/**
 * The table after a turn, with the places it changed, as everybody sees it.
 * @example const drawn = await drawTurn(app, past, 'en', interaction.user.id)
 */
export function drawTurn(app: App, past: PastTurn, locale: Locale, person: string): Promise<Drawn> {
  return draw(app, motifOf(past, locale), person);
}

/**
 * The same as what is to be drawn.
 * @example const request = await requestOf(app, past, 'en')
 */
export async function requestOf(app: App, past: PastTurn, locale: Locale): Promise<PictureRequest> {
  const motif = motifOf(past, locale);
  const result = motif.past ? undefined : await resultOf(app, past.match);
  return pictureRequest(app, { ...motif, ...(result && { result }) });
}

function motifOf({ match, position, news, last }: PastTurn, locale: Locale): Motif {
  const changed = [...new Set(news.flatMap(({ event }) => event.anchors ?? []))];
  return { match, position, viewer: publicViewer(), locale, kind: 'table', changed, past: !last };
}

/**
 * Which turn it is and where the match stood after it, and below it, in at most so many characters, what happened in it
 * and the last of what people have said on it.
 * @example turnTold(past, words, 1800)
 */
export function turnTold(past: PastTurn, words: Words, most: number): string {
  const { number, turns, news, acts } = past;
  const where = whereOf(past, words);
  const { gone } = turns[number]!;
  const title = words.text(number === 0 ? 'replay.start' : 'replay.turn', { number, turns: turns.length - 1, where });
  const heading = gone ? `${title} · ${words.text(`replay.gone-${gone}`)}` : title;
  const told = newsLines(news, words);
  const [first] = acts;
  const silent = ({ seat, action }: PastTurn['acts'][number]): string =>
    `${words.seat(seat)}: ${words.text(`${past.match.game}.action.${action}`)}`;
  const lines = told.length > 0 || !first ? told : [silent(first)];
  const said = commentLines(past.comments, words);
  const left = most - said.join('\n').length;
  return [heading, latest(lines, left, '\n'), ...said].filter(Boolean).join('\n');
}
