import { data, goods, type Resource, spaceIds, terrains } from '../../../src/games/cooper-island/data.js';

import { type Table, table } from './table.js';

/** Cubes of all kinds by turns, so that each can be paid in many ways. */
const cubes: Resource[] = ['wood', 'stone', 'gold', 'cloth', 'food', 'wood', 'stone'];

/**
 * A position richer than any match has, at the turn of seat 0: a cube on all spaces of the peninsula but `free`, of many
 * levels; every card, the large ones face up; a full warehouse and a market with much of everything; all islets laid and
 * all docks taken but one; pieces, statues, lids and milestones to use.
 */
export function richest(free = 2): Table {
  const t = table(4).workers();
  const { state } = t;
  t.cards(...Object.keys(data.cards.small), ...Object.keys(data.cards.large));
  for (const [seat, owner] of state.seats.entries()) {
    for (const [at, id] of spaceIds.entries()) {
      const on = seat === 0 && at < free ? null : cubes[at % cubes.length]!;
      t.land(id, 1 + ((at * 5) % 7), terrains[at % terrains.length]!, on, seat);
    }
    for (const [at, id] of [...owner.isletsLeft].entries())
      t.islet(`${at % 2 ? 'l' : 'r'}${2 * Math.floor(at / 2) + 1}`, id, seat);
    for (const [at, id] of owner.boatsLeft.slice(0, 4).entries()) t.dock(`dock-${at + 1}`, id, seat);
  }
  t.store({ coins: 4, wood: 3, stone: 2, gold: 2, cloth: 2 });
  t.market(Object.fromEntries(goods.map((good) => [good, 5])));
  t.tiles({ 'double-1': 3, 'double-2': 3, 'double-3': 3 });
  t.lids(3);
  t.own.cartographer = 6;
  t.own.statues = ['statue-slot-1', 'statue-slot-2'];
  for (const id of Object.keys(data.milestones)) t.own.milestones[id] = '';
  return t;
}
