import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { landOf } from './board/land.js';
import { tokensOnCards } from './board/tokens.js';
import { cardOf, data, kinds, tokenKinds } from './data.js';
import { allCubes } from './effects/steps.js';
import { festivals, WorkAhead } from './effects/work-ahead.js';
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
  const owner = seatOf(state, seat);
  const { building, used } = workFor(state, seat);
  const now = state.active === seat ? state.turn.actions : 0;
  return owner.hand.length * weights.play + building + festivals(owner, used) - now;
}

/** What it takes to pay for a hand: actions, and how often a cube works. */
interface Work {
  building: number;
  used: number;
}

const works = new WeakMap<readonly string[], Map<string, Work>>();
/** Kept for one hand, no more. */
const enough = 500;

/** Thought out once for a hand and all that it depends on: most tries of a turn end alike. */
function workFor(state: State, seat: Seat): Work {
  const { hand } = seatOf(state, seat);
  let all = works.get(hand);
  if (!all || all.size >= enough) {
    all = new Map();
    works.set(hand, all);
  }
  const key = keyOf(state, seat);
  const known = all.get(key);
  if (known) return known;
  const ahead = new WorkAhead(state, seat);
  const building = hand.reduce((sum, id) => {
    const { felt } = weights;
    return sum + felt * (1 - Math.exp(-ahead.until(cardOf(id).cost) / felt));
  }, 0);
  const work = { building, used: ahead.used };
  all.set(key, work);
  return work;
}

/** All that work depends on, beside the hand. */
function keyOf({ seats }: State, seat: Seat): string {
  const owner = seats[seat]!;
  const { trade, exploration } = owner.tokens;
  let key = `${owner.gold},${trade.ready + trade.spent + tokensOnCards(owner, 'trade')}`;
  key += `,${exploration.ready + exploration.spent + tokensOnCards(owner, 'exploration')}`;
  const cubes = allCubes(owner);
  for (const kind of kinds) key += `,${cubes[kind]}`;
  for (let at = 0; at < seats.length; at += 1) {
    const { fields } = seats[(seat + at) % seats.length]!;
    key += `,${landOf(fields).id}`;
  }
  for (const island of owner.newWorld) key += `,${island}`;
  return key;
}

/** What a seat has beside its cards. */
function meansWorth(owner: SeatState): number {
  const all = allCubes(owner);
  const cubes = kinds.reduce((sum, kind, rank) => sum + weights.cube[rank]! * all[kind], 0);
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
