import type { Io } from '../../../engine/game.js';
import { type Back, backOf, data } from '../data.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/** The books that the position of a card in its row asks for (IB-9.3, IB-14.12, IB-14.19).
 * @example booksFor(state, 'bridge') // 2 */
export function booksFor(state: State, card: string): number {
  const back = backOf(card);
  return tokensOf(state, back)[positionOf(state, card)]!;
}

/** Coins that come with the position of a card (IB-14.12). @example bonusFor(state, 'bridge') // 0 */
export function bonusFor(state: State, card: string): number {
  if (!state.variants.sixBuildings || backOf(card) !== 'base') return 0;
  return data.constants.sixRowBonus[positionOf(state, card)]!;
}

/** The books above a row, position by position. @example tokensOf(state, 'base') // [3, 2, 1, 0, 0] */
export function tokensOf(state: State, back: Back): number[] {
  const { row, sixRow, metropolisRow } = data.constants;
  if (back === 'metropolis') return metropolisRow;
  return state.variants.sixBuildings ? sixRow : row;
}

function positionOf(state: State, card: string): number {
  const position = state.rows[backOf(card)].indexOf(card);
  if (position < 0) throw new Error(`${card} is in no row`);
  return position;
}

/** Takes a card out of its row; the others slide right and a new one is laid out (IB-9.4, IB-14.22).
 * @example takeFromRow(state, 'bridge', io) */
export function takeFromRow(state: State, card: string, io: Io): void {
  const back = backOf(card);
  const row = state.rows[back];
  row.splice(positionOf(state, card), 1);
  const fresh = state.decks[back].shift();
  row.unshift(fresh ?? null);
  if (fresh === undefined) return;
  io.reveal();
  io.say({
    id: 'islebound.told.new-building',
    args: { building: { component: fresh } },
    anchors: [anchor('card', fresh)],
  });
}
