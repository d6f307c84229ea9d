import { message, type Refusal, type Seat } from '../../../engine/message.js';
import type { Reason } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { hasFreeBuilding } from '../board/geometry.js';
import { data } from '../data.js';
import type { Amounts, Die, Line, State } from '../state.js';
import { lineWords, tooFewCoins } from '../words.js';
import { dieSettingCosts, linesOfDie } from './abilities.js';
import { bagId, canPay, waysToPay } from './payments.js';
import { unlockedBlueDice } from './religion.js';

const { constants } = data;
const faces = Array.from({ length: constants.dieSides }, (_, at) => at + 1);

/** One way to bring a die to a value: coins, or resources with Botany (SM-7.3, SM-15.3). */
interface Way {
  id: string;
  price: Amounts;
}

/** @example dieOf('white-4') // { color: 'white', value: 4 } */
export function dieOf(id: string): Die {
  const [color, value] = id.split('-');
  return { color: color as Die['color'], value: Number(value) };
}

/** Where the seat finds dice of a colour (SM-7.1, SM-19.3).
 * @example supplyOf(state, 0, 'white') */
export function supplyOf(state: State, seat: Seat, color: Die['color']): number[] {
  if (color === 'white') return state.whiteDice;
  return state.variants.commonBlueDice ? state.blueDice : seatOf(state, seat).blueDice;
}

/** May the seat take another die of this colour this year (SM-7.2, SM-19.3)?
 * @example withinLimit(state, 0, 'white') */
export function withinLimit(state: State, seat: Seat, color: Die['color']): boolean {
  const owner = seatOf(state, seat);
  if (color === 'white') return owner.whiteUsed < constants.whiteDiceLimit;
  return !state.variants.commonBlueDice || owner.blueUsed < unlockedBlueDice(owner.religion);
}

const colors = ['white', 'blue'] as const;

/** All dice the seat might take, each kind once.
 * @example allDice(state, 0) // ['white-4', 'blue-2'] */
export function allDice(state: State, seat: Seat): string[] {
  return colors.flatMap((color) => kindsOf(state, seat, color));
}

/** Those of them that the year's limit allows, whatever they could activate.
 * @example diceOf(state, 0) // ['white-4'] */
export function diceOf(state: State, seat: Seat): string[] {
  return colors.filter((color) => withinLimit(state, seat, color)).flatMap((color) => kindsOf(state, seat, color));
}

function kindsOf(state: State, seat: Seat, color: Die['color']): string[] {
  return [...new Set(supplyOf(state, seat, color))].map((value) => `${color}-${value}`);
}

/** The ways to pay for a value; the printed value costs nothing. SM-15.14: one way or the other, never mixed.
 * @example waysTo(state, 0, { color: 'white', value: 5 }, 3) // [{ id: 'coins', price: { coins: 2 } }] */
export function waysTo(state: State, seat: Seat, die: Die, value: number): Way[] {
  const price = pipPrice(die, value);
  if (price === 0) return [{ id: 'coins', price: {} }];
  const ways: Way[] = seatOf(state, seat).coins >= price ? [{ id: 'coins', price: { coins: price } }] : [];
  for (const cost of dieSettingCosts(state, seat)) {
    for (const way of waysToPay(state, seat, cost)) {
      if (!ways.some((other) => other.id === bagId(way))) ways.push({ id: bagId(way), price: way });
    }
  }
  return ways;
}

/** Coins for changing a die to a value (SM-7.3). @example pipPrice({ color: 'white', value: 1 }, 6) // 5 */
function pipPrice(die: Die, value: number): number {
  return constants.pipCost * Math.abs(value - die.value);
}

/** The lines a value would activate that have a free building (SM-7.5).
 * @example openLines(state, 0, { color: 'blue', value: 2 }, 3) */
export function openLines(state: State, seat: Seat, die: Die, value: number): Line[] {
  const { cells } = seatOf(state, seat);
  return linesOfDie(state, seat, { ...die, value }).filter((line) => hasFreeBuilding(cells, line));
}

/** Why the seat cannot use the die as that value; undefined: it can.
 * @example whyNot(state, 0, { color: 'white', value: 1 }, 6) */
export function whyNot(state: State, seat: Seat, die: Die, value: number): Reason | undefined {
  return canUse(state, seat, die, value) ? undefined : () => uselessAt(state, seat, die, value);
}

function uselessAt(state: State, seat: Seat, die: Die, value: number): Refusal {
  if (openLines(state, seat, die, value).length === 0) {
    const [line] = linesOfDie(state, seat, { ...die, value });
    return message('santa-maria.why.line-full', { line: lineWords(line!) });
  }
  return tooFewCoins(pipPrice(die, value), seatOf(state, seat).coins);
}

/** The values of a die, the cheapest to reach first.
 * @example facesFor({ color: 'blue', value: 3 }) // [3, 2, 4, 1, 5, 6] */
export function facesFor(die: Die): number[] {
  return [...faces].sort((a, b) => pipPrice(die, a) - pipPrice(die, b) || a - b);
}

/** The values as which the seat can use the die, the cheapest first.
 * @example reachable(state, 0, { color: 'blue', value: 3 }) */
export function reachable(state: State, seat: Seat, die: Die): number[] {
  return facesFor(die).filter((value) => canUse(state, seat, die, value));
}

/** Can the seat activate something with the die now?
 * @example isUsable(state, 0, 'white-4') */
export function isUsable(state: State, seat: Seat, id: string): boolean {
  const die = dieOf(id);
  return faces.some((value) => canUse(state, seat, die, value));
}

function canUse(state: State, seat: Seat, die: Die, value: number): boolean {
  return canSet(state, seat, die, value) && openLines(state, seat, die, value).length > 0;
}

/** Can the seat pay for that value in some way (SM-7.3, SM-15.3)? */
function canSet(state: State, seat: Seat, die: Die, value: number): boolean {
  const price = pipPrice(die, value);
  return seatOf(state, seat).coins >= price || dieSettingCosts(state, seat).some((cost) => canPay(state, seat, cost));
}
