import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { shipCount } from '../board/fleet.js';
import { doubleIds, emptyCells, forestCount, forested, forestsOn } from '../board/harbour.js';
import { type Building, buildingOf, type CounterId, cellsOf, data, type Formula } from '../data.js';
import type { SeatState, State } from '../state.js';
import { catchSize, countsAs } from './modifiers.js';

type Counter = (owner: SeatState, state: State, seat: Seat) => number;

function buildings(fits: (building: Building) => boolean): Counter {
  return (owner) =>
    Object.values(owner.buildings).reduce((sum, id) => (fits(buildingOf(id)) ? sum + countsAs(id) : sum), 0);
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);

const held = (owner: SeatState): number => sum(owner.shares);

const counters: Record<CounterId, Counter> = {
  building: buildings(() => true),
  'building-a': buildings(({ letter }) => letter === 'A'),
  'building-b': buildings(({ letter }) => letter === 'B'),
  'building-c': buildings(({ letter }) => letter === 'C'),
  'building-with-wood-cost': buildings(({ cost }) => (cost.wood ?? 0) > 0),
  'building-without-points': buildings(({ points }) => points !== '*' && points <= 0),
  'built-double': ({ buildings: built }) =>
    doubleIds.filter((double) => cellsOf(double).every((cell) => built[cell] !== undefined)).length,
  elder: ({ elders }) => elders.length,
  'elder-fish': ({ elders }) => sum(elders.map(({ fish }) => fish)),
  ship: (owner) => shipCount(owner),
  sloop: (owner) => shipCount(owner, 'sloop'),
  cutter: (owner) => shipCount(owner, 'cutter'),
  schooner: (owner) => shipCount(owner, 'schooner'),
  'ship-type': ({ ships }) => new Set(ships).size,
  'catch-size': catchSize,
  forest: forestCount,
  'forested-double': (owner) => forested(owner).length,
  'forest-stack': (owner) => doubleIds.filter((double) => forestsOn(owner, double) > 1).length,
  'empty-space': (owner) => emptyCells(owner).length,
  'share-held': held,
  'own-share-held': ({ shares }, _state, seat) => shares[seat] ?? 0,
  'foreign-share-held': (owner, _state, seat) => held(owner) - (owner.shares[seat] ?? 0),
  'own-share-held-by-others': (owner, state, seat) =>
    sum(state.seats.map(({ shares }) => shares[seat] ?? 0)) - (owner.shares[seat] ?? 0),
  gold: ({ supply }) => supply.gold,
  'reserve-fish': ({ reserve }) => reserve.fish,
  'fish-total': ({ supply, reserve }) => supply.fish + reserve.fish,
  'wood-total': ({ supply, reserve }) => supply.wood + reserve.wood,
  'filled-plate': (_owner, { plates }) => plates,
  'worker-on-action-board': (_owner, { workers }) =>
    sum(Object.entries(workers).map(([space, there]) => (actionSpaces.has(space) ? there.length : 0))),
};

/** Those that are 0 where nobody else plays. */
export const countersOfOthers: CounterId[] = ['foreign-share-held', 'own-share-held-by-others'];

const actionSpaces = new Set(Object.values(data.actionBoards).flatMap(({ spaces }) => spaces.map(({ id }) => id)));

/** What a card counts (NF-9.12). @example countOf(state, 0, 'forest') // 4 */
export function countOf(state: State, seat: Seat, counter: CounterId): number {
  return counters[counter](seatOf(state, seat), state, seat);
}

/** Points of a formula (NF-9.8). @example pointsOf(state, 0, { base: 0, terms: [{ per: 'ship', points: 2 }] }) */
export function pointsOf(state: State, seat: Seat, formula: Formula): number {
  const count = (counter: CounterId): number => countOf(state, seat, counter);
  let points = formula.base;
  for (const { per, points: each, div = 1 } of formula.terms ?? []) points += each * Math.floor(count(per) / div);
  const reached = (formula.steps ?? []).filter(({ per, atLeast }) => count(per) >= atLeast);
  const highest = reached.sort((a, b) => b.atLeast - a.atLeast)[0];
  if (highest) points += highest.points;
  if (formula.sets) points += formula.sets.points * Math.min(...formula.sets.counters.map(count));
  return Math.max(formula.min ?? points, Math.min(formula.max ?? points, points));
}
