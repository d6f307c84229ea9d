import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { colonistsIn, freeBuildings } from '../board/geometry.js';
import { type Ability, data, record } from '../data.js';
import type { CellId } from '../ids.js';
import type { Amounts, Die, Line, State } from '../state.js';

/** The scholars whose ability a seat has: the personal one of the advanced set-up, and those with its monk.
 * @example scholarsOf(state, 0) // ['botany'] */
export function scholarsOf(state: State, seat: Seat): string[] {
  return [...seatOf(state, seat).scholars, ...state.scholars.filter((id) => state.monks[id]?.includes(seat))];
}

/** The seat's abilities of one kind, as the data gives them. */
function abilities<H extends Ability['hook']>(state: State, seat: Seat, hook: H): Extract<Ability, { hook: H }>[] {
  return scholarsOf(state, seat)
    .map((id) => record(data.scholars, id).ability)
    .filter((ability): ability is Extract<Ability, { hook: H }> => ability.hook === hook);
}

/** The lowest of several prices; undefined: there is none. */
function lowest(prices: number[]): number | undefined {
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

/** Coins for each step by which the seat may move a tile it just shipped; undefined: it may not (SM-15.1).
 * @example tileStepPrice(state, 0) // 1 with Astronomy */
export function tileStepPrice(state: State, seat: Seat): number | undefined {
  return lowest(abilities(state, seat, 'shipment-gained').map((ability) => ability.coinsPerStep));
}

/** Coins the seat gains for the colonists of a line it activates with a die (SM-15.2).
 * @example taxCoins(state, 0, { kind: 'row', index: 6 }) // 3 with Taxation and three colonists */
export function taxCoins(state: State, seat: Seat, line: Line): number {
  const colonists = colonistsIn(seatOf(state, seat).cells, line);
  return abilities(state, seat, 'die-used').reduce(
    (sum, { coins, perColonists }) => sum + coins * Math.floor(colonists / perColonists),
    0,
  );
}

/** The alternatives, in resources, that set a die to any value (SM-15.3).
 * @example dieSettingCosts(state, 0) // [{ wood: 1 }, { grain: 1 }] with Botany */
export function dieSettingCosts(state: State, seat: Seat): Amounts[] {
  return abilities(state, seat, 'die-chosen').flatMap((ability) => ability.cost);
}

/** The lines a die may activate: white dice columns, blue dice rows, with Philosophy also columns (SM-7.4, SM-15.4).
 * @example linesOfDie(state, 0, { color: 'blue', value: 5 }) // [{ kind: 'row', index: 5 }] */
export function linesOfDie(state: State, seat: Seat, die: Die): Line[] {
  if (die.color === 'white') return [{ kind: 'column', index: die.value }];
  const lines: Line[] = [{ kind: 'row', index: die.value }];
  if (abilities(state, seat, 'blue-die-line').length > 0) lines.push({ kind: 'column', index: die.value });
  return lines;
}

/** The buildings on which the die of an activation may be put: the last free one of the line (SM-7.8), with
 * Construction any free one (SM-15.6); the last one stands first.
 * @example dieSpaces(state, 0, { kind: 'column', index: 6 }) // ['r6c6'] */
export function dieSpaces(state: State, seat: Seat, line: Line): CellId[] {
  const free = freeBuildings(seatOf(state, seat).cells, line).reverse();
  return abilities(state, seat, 'die-placement').length > 0 ? free : free.slice(0, 1);
}

/** How often the seat may trade at one activation of a trade building: once, with Industrialization twice (SM-15.7).
 * @example tradesPerActivation(state, 0) // 1 */
export function tradesPerActivation(state: State, seat: Seat): number {
  return Math.max(1, ...abilities(state, seat, 'trade').map((ability) => ability.trades));
}

/** What a resource costs the seat in coins: the printed price or that of an Economics (SM-12.2, SM-15.8, SM-15.9);
 * undefined: not for sale.
 * @example buyPrice(state, 0, 'wood') // 3 */
export function buyPrice(state: State, seat: Seat, resource: string): number | undefined {
  const own = abilities(state, seat, 'buy').map((ability) => ability.prices[resource]);
  return lowest([record(data.resources, resource).buyFor, ...own].filter((price) => price !== undefined));
}

/** Coins for moving a die within the colony; undefined: the seat may not (SM-15.10).
 * @example dieMovePrice(state, 0) // 1 with Logistics */
export function dieMovePrice(state: State, seat: Seat): number | undefined {
  return lowest(abilities(state, seat, 'move-die').map((ability) => ability.coins));
}
