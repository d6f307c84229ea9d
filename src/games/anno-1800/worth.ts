import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { cubesOf } from './board/cubes.js';
import { cardOf, data, kinds, tokenKinds } from './data.js';
import { Steps } from './effects/steps.js';
import { seatScore } from './scoring.js';
import type { State } from './state.js';

/** What things are worth in points, found by letting the computer play. */
const weights = {
  /** A card in hand that could be paid, as a share of its points, and what is left of that with each step before it. */
  card: 0.75,
  step: 0.7,
  /** Every card in hand keeps the end away. */
  hand: 3,
  nearEnd: 12,
  /** What is left of all that once the last round is known. */
  last: 0.3,
  /** Cubes by rank, and more for those that are ready. */
  cube: [0.5, 0.8, 1.4, 2, 2.6],
  ready: 0.12,
  token: 0.35,
  readyToken: 0.1,
  gold: 0.4,
  /** A played card that can still be activated. */
  open: 0.8,
  expedition: 0.7,
  oldWorld: 0.6,
  newWorld: 1.2,
  resource: 1.5,
  action: 1,
};

/** What a position is worth to a seat, for the computer. @example worth(state, 0) // 31.4 */
export function worth(state: State, seat: Seat): number {
  const { total } = seatScore(state, seat);
  if (state.phase === 'over') return total;
  const owner = seatOf(state, seat);
  const later = handWorth(state, seat) + meansWorth(state, seat) + weights.expedition * owner.expeditions.length;
  return (
    total +
    (state.lastRound === null ? later + weights.nearEnd / (1 + owner.hand.length) : later * weights.last) +
    (state.active === seat ? weights.action * state.turn.actions : 0)
  );
}

/** Cards that can be played soon, and all that can be made. */
function handWorth(state: State, seat: Seat): number {
  const { hand } = seatOf(state, seat);
  const steps = new Steps(state, seat);
  const cards = hand.reduce((sum, id) => {
    const { deck, cost } = cardOf(id);
    return sum + data.decks[deck]!.points * weights.card * weights.step ** steps.to(cost);
  }, 0);
  return cards - weights.hand * hand.length + weights.resource * steps.made;
}

/** What a seat can pay with, now and later. */
function meansWorth(state: State, seat: Seat): number {
  const owner = seatOf(state, seat);
  const cubes = kinds.reduce(
    (sum, kind, rank) =>
      sum + weights.cube[rank]! * cubesOf(owner, kind) + weights.ready * (1 + rank / 2) * owner.ready[kind],
    0,
  );
  const tokens = tokenKinds.reduce((sum, kind) => {
    const { ready, spent } = owner.tokens[kind];
    return sum + weights.token * (ready + spent) + weights.readyToken * ready;
  }, 0);
  const cards = owner.played.reduce(
    (sum, { open, tokens: on }) => sum + (open ? weights.open : 0) + weights.token * on,
    0,
  );
  return (
    cubes +
    tokens +
    cards +
    weights.gold * owner.gold +
    weights.oldWorld * owner.oldWorld.length +
    weights.newWorld * owner.newWorld.length
  );
}
