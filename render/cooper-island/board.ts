import type { MessageArg } from '../../src/engine/message.js';
import { components } from '../../src/games/cooper-island/components.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { type Chapter, inOrder, seatsList, standing, type Teller, tellerOf } from '../board-words.js';
import type { PictureRequest } from '../request.js';
import { boxInWords } from './board-box.js';
import { shapeInWords } from './board-land.js';
import { peninsulaInWords } from './board-seat.js';
import { tableInWords } from './board-table.js';

/** The whole table in words, as far as the view tells it; what never changes comes last. */
export function boardOfCooperIsland(request: PictureRequest<CooperIslandView>): Chapter[] {
  const { view, seat: asked } = request;
  const teller = tellerOf(request, components);
  return [
    ...inOrder(
      { lines: [...standing(teller, request, headline(view)), ...order(teller), ...looking(teller)] },
      tableInWords(teller),
      view.seats.map((seat) => ({ seat: seat.seat, chapter: peninsulaInWords(teller, seat) })),
      asked,
    ),
    ...boxInWords(teller),
    shapeInWords(teller),
  ];
}

function headline({ phase, round, rounds, order }: CooperIslandView): MessageArg {
  return { id: `cooper-island.headline.${phase}`, args: { round, rounds, ordered: String(order.length > 0) } };
}

/** Who comes first, who is done with a phase that all play at once, and who acts one after the other in it. */
function order({ view, tell }: Teller<CooperIslandView>): string[] {
  const { phase, cooper, seats } = view;
  if (phase === 'over') return [];
  const together = phase === 'income' || phase === 'clean-up' || phase === 'window';
  const finished = seats.filter(({ done }) => together && done.finished).map(({ seat }) => seat);
  return [
    tell('cooper-island.board.cooper', { seat: { seat: cooper } }),
    ...(view.order.length > 0 ? [tell('cooper-island.board.order', { seats: seatsList(view.order) })] : []),
    ...(finished.length > 0 ? [tell('cooper-island.board.finished', { seats: seatsList(finished) })] : []),
  ];
}

/** Building cards that somebody looks at: to all how many, to that seat which. */
export function looking({ view, tell }: Teller<CooperIslandView>): string[] {
  return view.seats.flatMap(({ seat, looking: seen }) => {
    if (!seen) return [];
    const { deck, count, cards = [] } = seen;
    return [
      tell('cooper-island.board.looking', { seat: { seat }, n: count, deck }),
      ...cards.map((card) =>
        tell('cooper-island.board.to-keep', { card: { component: card }, text: { textOf: card } }),
      ),
    ];
  });
}
