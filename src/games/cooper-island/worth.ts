import type { Seat } from '../../engine/message.js';
import { seatOf } from '../kit/seats.js';
import { hired } from './board/counters.js';
import { freeSlots, wealth } from './board/goods.js';
import { freeSpaces, isFree, spaceOf, spacesWith, structuresOn } from './board/land.js';
import { data, type Good, goods, neighborsOf, spaceIds } from './data.js';
import { foodDue } from './effects/feeding.js';
import { seatScore } from './scoring.js';
import type { AnyEffect, SeatState, State, Stock } from './state.js';

/** What things are worth in points, found by letting the computer play. */
const weights = {
  wood: 0.22,
  stone: 0.2,
  food: 0.15,
  gold: 0.36,
  cloth: 0.36,
  coins: 0.4,
  slot: 0.05,
  level: 0.05,
  stack: 0.08,
  second: 0.5,
  cell: 0.1,
  space: 0.03,
  tile: 0.35,
  statue: 0.46,
  small: 1.2,
  large: 0.8,
  milestone: 0.71,
  boat: 0.5,
  hired: 1.4,
  special: 0.5,
  worker: 1.4,
  lid: 0.98,
  hunger: 1.6,
  plan: 0.2,
  structure: 1.2,
  cargo: 0.8,
  standing: 1,
  settled: 0.3,
  // What waits to be done is worth less than done, so that nobody puts it off.
  due: 0.1,
  helm: 0.1,
  piece: 0.1,
};

/** Of more goods than this, the rest counts nothing. */
const enough: Stock = { coins: 4, wood: 8, stone: 7, food: 5, gold: 7, cloth: 7 };
const most = { slots: 3, spaces: 4 };
/** A good in the market is a little less than one in the warehouse, and what came too late next to nothing, but for lids. */
const share = { market: 0.9, late: 0.02, lateLids: 0.4 };
/** With fewer workers or rounds to come, not all that is there can still be used; of so many workers one lays a tile. */
const few = 3;

/** What a position is worth to a seat, for the computer. @example worth(state, 0) // 7.3 */
export function worth(state: State, seat: Seat): number {
  const { lines, total } = seatScore(state, seat);
  if (state.phase === 'over') return total;
  const owner = seatOf(state, seat);
  const over = state.phase === 'clean-up' || state.phase === 'window';
  const feedings = data.constants.rounds - state.round + (over ? 0 : 1);
  /** Rounds whose income is still to come, and workers still to be placed. */
  const rounds = data.constants.rounds - state.round + (state.phase === 'income' ? 1 : 0);
  const ready = state.phase === 'workers' ? owner.available.regular + owner.available.special : 0;
  const placings = rounds * crewOf(state, seat, owner) + ready;
  const all = wealth(owner);
  if (freeSlots(owner) > 0) for (const good of goods) all[good] += share.market * owner.market[good];
  const hunger = feedings > 0 ? Math.max(0, foodDue(state, seat) - all.food) : 0;
  const waiting = state.tasks.seats[seat]!.flatMap((task) => (task.kind === 'do' ? task.parts : []));
  const usable = Math.max(share.late, Math.min(1, placings / few));
  // Before the last round five things at hand are no point yet.
  const assets = feedings > 1 ? lines.find(({ id }) => id === 'assets')!.amount : 0;
  return (
    total -
    assets +
    usable * laterWorth(owner, all, feedings) +
    weights.stack * (rounds + placings / few) * stacksOf(owner) +
    weights.boat * rounds * Object.keys(owner.docks).length +
    weights.settled * structuresOn(owner).length +
    weights.standing * feedings * spacesWith(owner, 'statue').length +
    rounds * (weights.hired * hired(owner).all + weights.special * hired(owner).special) +
    weights.worker * ready +
    weights.lid * owner.lids.unused * Math.min(1, share.lateLids + feedings / few) -
    weights.hunger * hunger +
    waiting.reduce((sum, { of }) => sum + effectWorth(of[0]!), 0)
  );
}

/** Workers of a seat in a round to come. */
function crewOf(state: State, seat: Seat, owner: SeatState): number {
  let crew = data.constants.workers.available.regular + hired(owner).all;
  for (const id in state.royal) if (state.royal[id]?.seat === seat) crew -= 1;
  return crew;
}

/** Levels of the best two pairs of spaces that a tile may raise. */
function stacksOf(owner: SeatState): number {
  let [first, second] = [0, 0];
  let taken: string[] = [];
  for (const id of spaceIds) {
    const space = spaceOf(owner, id);
    if (space.level === 0 || !raisable(owner, id)) continue;
    for (const other of neighborsOf(id)) {
      if (other < id) continue;
      const { level } = spaceOf(owner, other);
      if (level !== space.level || !raisable(owner, other)) continue;
      const apart = !taken.includes(id) && !taken.includes(other);
      if (level > first) {
        if (apart) second = first;
        first = level;
        taken = [id, other];
      } else if (apart && level > second) second = level;
    }
  }
  return first + weights.second * second;
}

/** Nothing stands there for good. */
function raisable(owner: SeatState, id: string): boolean {
  const space = spaceOf(owner, id);
  return isFree(space) || (goods as string[]).includes(space.on!);
}

/** What can be made of what a seat has, thing by thing. */
function laterWorth(owner: SeatState, all: Readonly<Stock>, feedings: number): number {
  let levels = 0;
  for (const id in owner.spaces) levels += owner.spaces[id]!.level;
  let stock = 0;
  for (const good of goods) stock += weights[good] * Math.min(enough[good], all[good]);
  return (
    plansWorth(owner, all, feedings) +
    stock +
    weights.slot * Math.min(most.slots, freeSlots(owner)) +
    weights.level * levels +
    weights.cell * owner.cartographer +
    weights.space * Math.min(most.spaces, freeSpaces(owner).length) +
    weights.tile * Object.values(owner.tiles).reduce((sum, n) => sum + n, 0) +
    weights.statue * owner.statues.length +
    weights.small * owner.small.length +
    weights.large * Object.values(owner.large).filter(Boolean).length +
    weights.milestone * Object.values(owner.milestones).length
  );
}

/** The best two things to build, so far as their cost is there. */
function plansWorth(owner: SeatState, all: Readonly<Stock>, feedings: number): number {
  const plans = [
    ...Object.values(data.docks).flatMap(({ id, cost, points }) =>
      owner.docks[id] ? [] : [{ cost, points: points + weights.boat * feedings }],
    ),
    ...Object.values(data.structures).flatMap(({ id, cost, points }) =>
      owner.pieces[id]! > 0 ? [{ cost, points: points + weights.structure }] : [],
    ),
    ...owner.lids.cargo.map((id) => ({
      cost: data.cargoShips[id]!.cost,
      points: data.cargoShips[id]!.points + weights.cargo,
    })),
    ...owner.statues.map(() => ({
      cost: data.constants.statue.costs['wood-stone'],
      points: 1 + weights.standing * feedings,
    })),
  ];
  const worths = plans.map(({ cost, points }) => {
    const parts = Object.entries(cost) as [Good, number][];
    // Coins are hard to come by.
    const sum = (of: (good: Good, n: number) => number): number =>
      parts.reduce((whole, [good, n]) => whole + of(good, n) * (good === 'coins' ? 2 : 1), 0);
    const there = sum((good, n) => Math.min(n, all[good])) / sum((_, n) => n);
    return weights.plan * points * there ** 2;
  });
  const [first = 0, second = 0] = worths.sort((a, b) => b - a);
  return first + 0.5 * second;
}

function effectWorth(effect: AnyEffect): number {
  if (effect.op === 'helm') return weights.helm * effect.n;
  return effect.op === 'piece' ? weights.piece * effect.points : weights.due;
}
