import type { MessageArg, Seat } from '../../src/engine/message.js';
import { components } from '../../src/games/nusfjord/components.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { type Chapter, inOrder, seatsList, standing, type Teller, tellerOf } from '../board-words.js';
import type { PictureRequest } from '../request.js';
import { buildingsInWords } from './board-cards.js';
import { harbourInWords } from './board-harbour.js';
import { tableInWords } from './board-table.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfNusfjord(request: PictureRequest<NusfjordView>): Chapter[] {
  const { view } = request;
  const { phase, round, rounds } = view;
  const teller = tellerOf(request, components);
  const headline: MessageArg = { id: `nusfjord.headline.${phase}`, args: { round, rounds } };
  return inOrder(
    { lines: [...standing(teller, request, headline), ...order(teller), ...deck(teller)] },
    [...tableInWords(teller), ...buildingsInWords(teller)],
    view.seats.map((seat) => ({ seat: seat.seat, chapter: harbourInWords(teller, seat) })),
    request.seat,
  );
}

/** Who goes first, in this round and in those to come. */
function order({ view, tell }: Teller<NusfjordView>): string[] {
  if (view.phase === 'over' || view.phase === 'final' || view.seats.length === 1) return [];
  const later: Seat[] = view.firstSeats.slice(view.round);
  return [
    tell('nusfjord.board.first', { seat: { seat: view.firstSeat } }),
    ...(later.length > 0 ? [tell('nusfjord.board.later', { n: later.length, seats: seatsList(later) })] : []),
  ];
}

function deck({ view, tell }: Teller<NusfjordView>): string[] {
  const { deck: id, mixed } = view.variants;
  return [tell('nusfjord.board.deck', { deck: { component: id }, mixed: String(mixed) })];
}
