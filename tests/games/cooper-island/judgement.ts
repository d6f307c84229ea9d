import type { Seat } from '../../../src/engine/message.js';
import { hired } from '../../../src/games/cooper-island/board/counters.js';
import { freeSlots, wealth } from '../../../src/games/cooper-island/board/goods.js';
import { freeSpaces, spacesWith, structuresOn } from '../../../src/games/cooper-island/board/land.js';
import { data, type Good, goods } from '../../../src/games/cooper-island/data.js';
import { foodDue } from '../../../src/games/cooper-island/effects/feeding.js';
import { seatScore } from '../../../src/games/cooper-island/scoring.js';
import type { AnyEffect, SeatState, State, Stock } from '../../../src/games/cooper-island/state.js';
import { seatOf } from '../../../src/games/kit/seats.js';

/** What things are worth in points, found by letting such players play: the computer's own judgement may become another. */
export const weights = {
  good: 0.2,
  coin: 0.3,
  slot: 0.05,
  level: 0.1,
  cell: 0.1,
  space: 0.03,
  tile: 0.35,
  statue: 0.46,
  small: 1.91,
  large: 0.49,
  milestone: 0.71,
  boat: 0.53,
  hired: 1.58,
  special: 0.22,
  worker: 1.2,
  lid: 0.98,
  hunger: 1.8,
  plan: 0.25,
  structure: 1.5,
  cargo: 0.5,
  standing: 1,
  second: 0.5,
  settled: 0.5,
  // What waits to be done is worth less than done, so that nobody puts it off.
  due: 0.1,
  helm: 0.1,
  piece: 0.1,
};
export type Weights = typeof weights;

/** Of more goods than this, the rest counts nothing. */
const enough = { good: 8, coins: 3, slots: 3, spaces: 4 };
/** A good in the market is a little less than one in the warehouse, and what came too late next to nothing. */
const share = { market: 0.9, late: 0.02 };

/** What a seat scores now, and what it can still make of the rest. @example worthBy(state, 0, weights) // 7.3 */
export function worthBy(state: State, seat: Seat, own: Weights): number {
  const owner = seatOf(state, seat);
  const over = state.phase === 'clean-up' || state.phase === 'window';
  const feedings = data.constants.rounds - state.round + (over ? 0 : 1);
  const rounds = data.constants.rounds - state.round + (state.phase === 'income' ? 1 : 0);
  const all = wealth(owner);
  if (freeSlots(owner) > 0) for (const good of goods) all[good] += share.market * owner.market[good];
  const hunger = feedings > 0 ? Math.max(0, foodDue(state, seat) - all.food) : 0;
  const waiting = state.tasks.seats[seat]!.flatMap((task) => (task.kind === 'do' ? task.parts : []));
  const later = laterWorth(owner, all, feedings, own);
  const { regular, special } = owner.available;
  return (
    seatScore(state, seat).total +
    (feedings > 0 ? later : later * share.late) +
    own.boat * rounds * Object.keys(owner.docks).length +
    own.settled * structuresOn(owner).length +
    own.standing * feedings * spacesWith(owner, 'statue').length +
    rounds * (own.hired * hired(owner).all + own.special * hired(owner).special) +
    (state.phase === 'workers' ? own.worker * (regular + special) : 0) +
    own.lid * owner.lids.unused -
    own.hunger * hunger +
    waiting.reduce((sum, { of }) => sum + effectWorth(of[0]!, own), 0)
  );
}

/** What can be made of what a seat has, thing by thing. */
function laterWorth(owner: SeatState, all: Readonly<Stock>, feedings: number, own: Weights): number {
  const levels = Object.values(owner.spaces).reduce((sum, { level }) => sum + level, 0);
  return (
    plansWorth(owner, all, feedings, own) +
    own.good * Object.values(all).reduce((sum, n) => sum + Math.min(enough.good, n), 0) +
    own.coin * Math.min(enough.coins, all.coins) +
    own.slot * Math.min(enough.slots, freeSlots(owner)) +
    own.level * levels +
    own.cell * owner.cartographer +
    own.space * Math.min(enough.spaces, freeSpaces(owner).length) +
    own.tile * Object.values(owner.tiles).reduce((sum, n) => sum + n, 0) +
    own.statue * owner.statues.length +
    own.small * owner.small.length +
    own.large * Object.values(owner.large).filter(Boolean).length +
    own.milestone * Object.values(owner.milestones).length
  );
}

/** The best two things to build, so far as their cost is there. */
function plansWorth(owner: SeatState, all: Readonly<Stock>, feedings: number, own: Weights): number {
  const plans = [
    ...Object.values(data.docks).flatMap(({ id, cost, points }) =>
      owner.docks[id] ? [] : [{ cost, points: points + own.boat * feedings }],
    ),
    ...Object.values(data.structures).flatMap(({ id, cost, points }) =>
      owner.pieces[id]! > 0 ? [{ cost, points: points + own.structure }] : [],
    ),
    ...owner.lids.cargo.map((id) => ({
      cost: data.cargoShips[id]!.cost,
      points: data.cargoShips[id]!.points + own.cargo,
    })),
    ...owner.statues.map(() => ({
      cost: data.constants.statue.costs['wood-stone'],
      points: 1 + own.standing * feedings,
    })),
  ];
  const worths = plans.map(({ cost, points }) => {
    const parts = Object.entries(cost) as [Good, number][];
    // Coins are hard to come by.
    const sum = (of: (good: Good, n: number) => number): number =>
      parts.reduce((whole, [good, n]) => whole + of(good, n) * (good === 'coins' ? 2 : 1), 0);
    const there = sum((good, n) => Math.min(n, all[good])) / sum((_, n) => n);
    return own.plan * points * there ** 2;
  });
  const [first = 0, second = 0] = worths.sort((a, b) => b - a);
  return first + own.second * second;
}

function effectWorth(effect: AnyEffect, own: Weights): number {
  if (effect.op === 'helm') return own.helm * effect.n;
  return effect.op === 'piece' ? own.piece * effect.points : own.due;
}
