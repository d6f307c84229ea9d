import type { MessageArg, Seat } from '../../src/engine/message.js';
import { components } from '../../src/games/anno-1800/components.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { type Chapter, inOrder, standing, type Teller, tellerOf } from '../board-words.js';
import type { PictureRequest } from '../request.js';
import { islandsInWords } from './board-islands.js';
import { marketInWords } from './board-market.js';
import { cardInWords, tableInWords } from './board-table.js';
import { goingOn, turnInWords } from './going-on.js';

/** The whole table in words, as far as the view tells it. */
export function boardOfAnno(request: PictureRequest<AnnoView>): Chapter[] {
  const { view, seat: asked } = request;
  const teller = tellerOf(request, components);
  return inOrder(
    {
      lines: [
        ...standing(teller, request, headline(view)),
        ...order(teller),
        ...turnInWords(teller),
        ...goingOn(teller),
        ...played(teller),
      ],
    },
    [...tableInWords(teller, asked), ...marketInWords(teller)],
    view.seats.map((seat) => ({ seat: seat.seat, chapter: islandsInWords(teller, seat) })),
    asked,
  );
}

function headline({ phase, round, lastRound }: AnnoView): MessageArg {
  if (phase === 'play' && lastRound !== undefined) {
    return { id: 'anno-1800.headline.last', args: { round, last: lastRound } };
  }
  return { id: `anno-1800.headline.${phase}`, args: { round } };
}

/** What a card is that somebody else is about to play. */
function played(teller: Teller<AnnoView>): string[] {
  const { view, tell } = teller;
  const purpose = view.turn.bill?.purpose;
  if (purpose?.for !== 'play' || view.active.includes(view.viewer as Seat)) return [];
  return [tell('anno-1800.board.to-play', { card: cardInWords(teller, purpose.card) })];
}

/** Who begins each round, and who holds the fireworks. */
function order({ view, tell }: Teller<AnnoView>): string[] {
  const { phase, first, fireworks } = view;
  return [
    ...(phase === 'over' ? [] : [tell('anno-1800.board.first', { seat: { seat: first } })]),
    ...(fireworks === undefined
      ? []
      : [tell('anno-1800.board.fireworks', { token: { component: 'fireworks' }, seat: { seat: fireworks } })]),
  ];
}
