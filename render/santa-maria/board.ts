import { components } from '../../src/games/santa-maria/components.js';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { type Chapter, inOrder, standing, tellerOf } from '../board-words.js';
import type { PictureRequest } from '../request.js';
import { colonyInWords } from './board-colony.js';
import { placesInWords } from './board-places.js';
import { tableInWords } from './board-table.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfSantaMaria(request: PictureRequest<SantaMariaView>): Chapter[] {
  const { view } = request;
  const { phase, year, years, firstSeat, variants } = view;
  const teller = tellerOf(request, components);
  const lines = standing(teller, request, { id: `santa-maria.headline.${phase}`, args: { year, years } });
  const first =
    phase === 'over' || variants.solo ? [] : [teller.tell('santa-maria.board.first', { seat: { seat: firstSeat } })];
  return inOrder(
    { lines: [...lines, ...first] },
    [...tableInWords(teller), ...placesInWords(teller)],
    view.seats.map((seat) => ({ seat: seat.seat, chapter: colonyInWords(teller, seat) })),
    request.seat,
  );
}
