import type { Amounts } from '../../data.js';
import type { SeatState } from '../../state.js';
import { modifiersOf } from './index.js';

/** What every ship costs less (NF-7.3). @example shipDiscounts(owner) // [{ wood: 2 }] */
export function shipDiscounts(owner: SeatState): Amounts[] {
  return modifiersOf(owner, 'ship-cost').map(({ wood = 0, fish = 0, gold = 0 }) => ({
    wood: -wood,
    fish: -fish,
    gold: -gold,
  }));
}
