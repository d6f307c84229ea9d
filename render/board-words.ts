import type { Component } from '../src/engine/game.js';
import type { MessageArg, Seat } from '../src/engine/message.js';
import { createWords, type Words } from '../src/text/words.js';
import { spokenNames } from './kit/names.js';
import type { PictureRequest } from './request.js';

/** A part of the board in words: what it is about, and a line for each thing there is to say. */
export interface Chapter {
  title?: string;
  lines: string[];
}

/** What a board is told with: the view, and the reader's language with the names of what is in the box. */
export interface Teller<V> {
  view: V;
  words: Words;
  /** A text `render.…` by its id, without the prefix. */
  tell(id: string, args?: Record<string, MessageArg>): string;
}

/** @example tellerOf(request, components).tell('santa-maria.board.dice') */
export function tellerOf<V>(request: PictureRequest<V>, components: Record<string, Component>): Teller<V> {
  const { view, locale } = request;
  const names = spokenNames(request);
  const words = createWords({ locale, components, seatName: (seat) => names[seat]! });
  return { view, words, tell: (id, args) => onePoint(words.text(`render.${id}`, args)) };
}

/** A text that ends with a full stop may be filled into one that does, too. */
function onePoint(text: string): string {
  return text.replace(/\.\.(?=\s|$)/g, '.');
}

/** A line that begins with a thing, not with somebody's name. @example capital('wood: 3') // 'Wood: 3' */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** @example components: seatsList([0, 2]) // { list: [{ seat: 0 }, { seat: 2 }] } */
export function seatsList(seats: readonly Seat[]): MessageArg {
  return { list: seats.map((seat) => ({ seat })) };
}

/**
 * The chapters in the order in which they are heard: how things stand, one seat's own, the table, and the other seats
 * in turn order from there. Without a seat the table comes before all seats.
 */
export function inOrder(
  opening: Chapter,
  table: Chapter[],
  seats: { seat: Seat; chapter: Chapter }[],
  first: Seat | undefined,
): Chapter[] {
  const at = seats.findIndex(({ seat }) => seat === first);
  const told = [...seats.slice(Math.max(at, 0)), ...seats.slice(0, Math.max(at, 0))].map(({ chapter }) => chapter);
  const own = at < 0 ? 0 : 1;
  return [opening, ...told.slice(0, own), ...table, ...told.slice(own)].filter(({ lines }) => lines.length > 0);
}

/** How things stand: the game, who is to move, or how it ended. */
export function standing<V extends { active: Seat[] }>(
  { view, words, tell }: Teller<V>,
  { game, result }: Pick<PictureRequest, 'game' | 'result'>,
  headline: MessageArg,
): string[] {
  const { active } = view;
  const totals = result?.totals.map((total, seat) => `${words.seat(seat)} ${total}`) ?? [];
  return [
    tell('board.game', { game: { id: `game.${game}` }, headline }),
    ...(active.length > 0 ? [tell('board.turn', { seats: seatsList(active) })] : []),
    ...(result && result.winners.length > 0
      ? [tell('alt.won', { names: seatsList(result.winners), n: result.winners.length })]
      : []),
    ...(totals.length > 0 ? [tell('alt.totals', { list: { list: totals } })] : []),
  ];
}

/** A seat by name; the reader's own says so. */
export function whose<V extends { viewer: Seat | 'public' }>({ view, words, tell }: Teller<V>, seat: Seat): string {
  return view.viewer === seat ? tell('board.you', { seat: { seat } }) : words.seat(seat);
}
