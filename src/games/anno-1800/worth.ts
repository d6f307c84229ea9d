import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { cubesOf } from './board/cubes.js';
import { cardOf, data, kinds, tokenKinds } from './data.js';
import { WorkAhead } from './effects/work-ahead.js';
import { seatScore } from './scoring.js';
import type { SeatState, State } from './state.js';

/** What things are worth in points, found by letting the computer play. */
const weights = {
  /** Cards in hand, as a share of their points. */
  hand: 0.8,
  /** An action that is still needed until the hand is empty. */
  action: 1.5,
  /** Playing a card takes an action, and some of what pays for it. */
  play: 1.2,
  /** Work for one card is felt the less the more there is: what is too much may be swapped. */
  felt: 12,
  nearEnd: 6,
  /** What is left of cards in hand and of all means once the last round is known. */
  lastHand: 0.3,
  lastMeans: 0.15,
  /** Actions to go, down to which means keep all their worth. */
  longWay: 8,
  /** Cubes by rank. */
  cube: [0.15, 0.2, 0.4, 0.6, 0.8],
  token: 0.2,
  gold: 0.15,
  /** A played card that can still be activated. */
  open: 1,
  expedition: 0.7,
  oldWorld: 0.3,
  newWorld: 1,
};

/** What a position is worth to a seat, for the computer. @example worth(state, 0) // 31.4 */
export function worth(state: State, seat: Seat): number {
  const { total } = seatScore(state, seat);
  if (state.phase === 'over') return total;
  const owner = seatOf(state, seat);
  const { hand } = owner;
  const points = hand.reduce((sum, id) => sum + data.decks[cardOf(id).deck]!.points, 0);
  const left = actionsLeft(state, seat);
  const means = meansWorth(owner);
  if (state.lastRound !== null) {
    return total + weights.lastMeans * means + (weights.lastHand * points) / Math.max(1, left);
  }
  const near = weights.nearEnd / (1 + hand.length);
  const use = Math.min(1, Math.max(0, left) / weights.longWay);
  return total + weights.hand * points - weights.action * left + near + use * means;
}

/** Actions until the hand could be empty, roughly. */
function actionsLeft(state: State, seat: Seat): number {
  const { hand } = seatOf(state, seat);
  const work = new WorkAhead(state, seat);
  const building = hand.reduce((sum, id) => {
    const { felt } = weights;
    return sum + felt * (1 - Math.exp(-work.until(cardOf(id).cost) / felt));
  }, 0);
  const now = state.active === seat ? state.turn.actions : 0;
  return hand.length * weights.play + building + work.festivals - now;
}

/** What a seat has beside its cards. */
function meansWorth(owner: SeatState): number {
  const cubes = kinds.reduce((sum, kind, rank) => sum + weights.cube[rank]! * cubesOf(owner, kind), 0);
  const tokens = tokenKinds.reduce((sum, kind) => sum + owner.tokens[kind].ready + owner.tokens[kind].spent, 0);
  const cards = owner.played.reduce((sum, { open, tokens: on }) => sum + (open ? weights.open : weights.token * on), 0);
  return (
    cubes +
    cards +
    weights.token * tokens +
    weights.gold * owner.gold +
    weights.expedition * owner.expeditions.length +
    weights.oldWorld * owner.oldWorld.length +
    weights.newWorld * owner.newWorld.length
  );
}
