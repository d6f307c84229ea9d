import type { Io } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { goodsAnchors } from '../board/stock.js';
import { cityOf, data, record } from '../data.js';
import type { CityId } from '../ids.js';
import type { Group, SeatState, State, TaskOf } from '../state.js';
import { amountsArg } from '../words.js';
import { capture, demandOf } from './capture.js';
import { bonusOf } from './modifiers.js';

const { dice: diceRule } = data.constants;

/** More than dice can be placed. */
const places = diceRule.count + 1;

/** Why the city where the ship lies cannot be attacked (IB-8.3). @example whyNotAttack(state, 0, 'grenil') */
export function whyNotAttack(state: State, seat: Seat, city: CityId): Refusal | undefined {
  if (cityOf(city).banner !== 'red') return message('islebound.why.blue', { city: { component: city } });
  if (state.owners[city] === seat) return message('islebound.why.own-city');
  const { stock, ichor } = seatOf(state, seat);
  return stock.pirates + stock.serpents > 0 || ichor ? undefined : message('islebound.why.no-fighters');
}

/** @example groupArg({ pirates: 2, serpents: 0, ichor: 1 }) */
export function groupArg({ pirates, serpents, ichor }: Group) {
  return amountsArg({ pirates, serpents, 'ichor-serpent': ichor });
}

/** Dice of the cards and buildings, before those of crew (IB-8.5). @example cardDice(owner, group) // 3 */
export function cardDice(owner: SeatState, { pirates, serpents, ichor }: Group): number {
  return Math.min(diceRule.count, pirates + serpents + ichor + bonusOf(owner, 'attack-dice'));
}

/** Combat crew that may still add a die. @example combatRoom(owner, group) // 1 */
export function combatRoom(owner: SeatState, group: Group): number {
  return Math.min(ready(owner, 'combat'), diceRule.count - cardDice(owner, group));
}

/** @example rollDice(io, 2) // [6, 3] */
export function rollDice(io: Io, count: number): number[] {
  return Array.from({ length: count }, () => io.rng.die(diceRule.sides)).sort((a, b) => b - a);
}

/**
 * The best sum that dice placed on cards can show, at most one die a card (IB-8.8, IB-16.1): dice from the highest, each
 * on one of the kinds of cards left.
 * @example bestSum([6, 1], { pirates: 0, serpents: 1, ichor: 1 }) // 5
 */
export function bestSum(dice: readonly number[], group: Group): number {
  const kinds = [
    { left: group.pirates, table: record(data.fighters, 'pirates').attackByDie },
    { left: group.serpents, table: record(data.fighters, 'serpents').attackByDie },
    { left: group.ichor, table: record(data.fighters, 'ichor-serpent').attackByDie },
  ];
  // The best sum by how many of each kind are used so far: a place for each kind in one number.
  let sums = new Map([[0, 0]]);
  for (const die of dice) {
    const after = new Map(sums);
    for (const [used, sum] of sums) {
      for (const [kind, { left, table }] of kinds.entries()) {
        const one = places ** kind;
        if (Math.floor(used / one) % places >= left) continue;
        after.set(used + one, Math.max(after.get(used + one) ?? 0, sum + table[die - 1]!));
      }
    }
    sums = after;
  }
  return Math.max(...sums.values());
}

/** The attack total: cards and buildings (IB-8.8). @example totalOf(state, task) // 6 */
export function totalOf(state: State, { dice, group }: Pick<TaskOf<'fight'>, 'dice' | 'group'>): number {
  return bestSum(dice, group) + bonusOf(seatOf(state, state.active), 'attack-total');
}

/** What is missing; 0: the city is taken. @example gapOf(state, task) // 1 */
export function gapOf(state: State, task: Pick<TaskOf<'fight'>, 'city' | 'dice' | 'group'>): number {
  return Math.max(0, demandOf(state, task.city).needed - totalOf(state, task));
}

/** The city is taken: the whole group goes (IB-8.13). @example winCity(state, task, io) */
export function winCity(state: State, { city, group }: Pick<TaskOf<'fight'>, 'city' | 'group'>, io: Io): void {
  loseFighters(state, group, io);
  capture(state, city, 'attack', io);
}

/** Fighters leave for the supply, the ichor serpent is set aside (IB-8.6). @example loseFighters(state, group, io) */
function loseFighters(state: State, group: Group, io: Io): void {
  const seat = state.active;
  const owner = seatOf(state, seat);
  owner.stock.pirates -= group.pirates;
  owner.stock.serpents -= group.serpents;
  state.supply.pirates += group.pirates;
  state.supply.serpents += group.serpents;
  if (group.ichor > 0) owner.ichor = false;
  io.say({
    id: 'islebound.told.lose',
    args: { seat: { seat }, fighters: groupArg(group) },
    anchors: goodsAnchors(seat, { pirates: group.pirates, serpents: group.serpents }),
  });
}

/** Kinds of cards one of which a failed attack may cost; the ichor serpent is that one (IB-8.12).
 * @example losable(group) // ['pirates', 'serpents'] */
export function losable({ pirates, serpents, ichor }: Group): ('pirates' | 'serpents' | 'ichor')[] {
  if (ichor > 0) return ['ichor'];
  return [...(pirates > 0 ? (['pirates'] as const) : []), ...(serpents > 0 ? (['serpents'] as const) : [])];
}

/** @example loseOne(state, 'pirates', io) */
export function loseOne(state: State, kind: 'pirates' | 'serpents' | 'ichor', io: Io): void {
  loseFighters(state, { pirates: 0, serpents: 0, ichor: 0, [kind]: 1 }, io);
}
