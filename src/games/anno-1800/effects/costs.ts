import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cardsLeft } from '../board/decks.js';
import { cardOf, data, type Kind, type Needs, populationOf, tokenOf } from '../data.js';
import type { Moment, Purpose } from '../state.js';

const { constants } = data;

/** What has to be paid for something. @example costOf(state, 0, { for: 'play', card: 'fw-01' }) // { 'work-clothes': 1, bread: 1 } */
export function costOf(state: Moment, seat: Seat, purpose: Purpose): Needs {
  const owner = seatOf(state, seat);
  switch (purpose.for) {
    case 'build':
      return tokenOf(purpose.token).cost;
    case 'play':
      return cardOf(purpose.card).cost;
    case 'hire':
      return hireCost(state, purpose.cube);
    case 'upgrade':
      return populationOf(purpose.from).upgrade!.cost;
    case 'old-world':
      return islandCost(constants.islands.oldWorld, owner.oldWorld.length);
    case 'new-world':
      return islandCost(constants.islands.newWorld, owner.newWorld.length);
    default:
      return constants.expeditionCost;
  }
}

/** The cost of a new cube, with gold where no card is left for it (AN-15.5); gold comes last (AN-9.15). */
function hireCost(state: Moment, kind: Kind): Needs {
  const { add, deck } = populationOf(kind);
  const { gold } = data.decks[deck]!;
  return cardsLeft(state, deck) > 0 || gold === undefined ? add : { ...add, gold };
}

/** One more token for each island (AN-17.2, AN-18.1); a seat that has all pays no more. */
function islandCost(prices: number[], owned: number): Needs {
  const exploration = prices[owned];
  return exploration === undefined ? {} : { exploration };
}

/** The purpose of a new cube, with the deck that owes it a card (AN-15.4). @example hiring(state, 'farmer').deck */
export function hiring(state: Moment, cube: Kind): Purpose {
  const { deck } = populationOf(cube);
  return cardsLeft(state, deck) > 0 ? { for: 'hire', cube, deck } : { for: 'hire', cube };
}

/** The component that a bill is named by. @example subjectOf({ for: 'play', card: 'fw-01' }) // 'fw-01' */
export function subjectOf(purpose: Purpose): string {
  switch (purpose.for) {
    case 'build':
      return purpose.token;
    case 'play':
      return purpose.card;
    case 'hire':
      return purpose.cube;
    case 'upgrade':
      return populationOf(purpose.from).upgrade!.to;
    default:
      return purpose.for;
  }
}
