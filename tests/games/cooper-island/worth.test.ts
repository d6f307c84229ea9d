import { describe, expect, it } from 'vitest';
import { defaultOptions, start } from '../../../src/engine/index.js';
import { noGoods } from '../../../src/games/cooper-island/board/goods.js';
import { setSpace } from '../../../src/games/cooper-island/board/land.js';
import type { Terrain } from '../../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { Piece, State, Stock } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';

/** What the opening, changed so, is worth to the first seat. */
function worthOf(change: (state: State) => void): number {
  const { state } = start<State>(cooperIsland, 2, defaultOptions(cooperIsland), seedOf(1)).position;
  change(state);
  return cooperIsland.worth!(state, 0);
}

function land(state: State, ...spaces: [id: string, level: number, on?: Piece][]): void {
  const terrain: Terrain = 'mountain';
  for (const [id, level, on] of spaces) setSpace(state.seats[0]!, id, { terrain, level, on: on ?? null });
}

/** Nothing at hand but these goods. */
function hold(state: State, goods: Partial<Stock>): void {
  Object.assign(state.seats[0]!, { warehouse: { ...noGoods(), ...goods }, cartographer: 0, tiles: {} });
}

/** What three cloth at hand add, with so many workers still to be placed in that round. */
function clothIn(round: number, regular: number): number {
  const [without, having] = [0, 3].map((cloth) =>
    worthOf((state) => {
      Object.assign(state, { phase: 'workers', round });
      hold(state, { food: 1, cloth });
      state.seats[0]!.available.regular = regular;
    }),
  );
  return having! - without!;
}

describe('what a position of Cooper Island is worth', () => {
  it('is more where a tile can raise high land, less where something stands on it for good', () => {
    const pair = worthOf((state) => land(state, ['b1', 3], ['c1', 3]));
    const apart = worthOf((state) => land(state, ['b1', 3], ['c3', 3]));
    const statue = worthOf((state) => land(state, ['b1', 3, 'statue'], ['c1', 3]));
    const elsewhere = worthOf((state) => land(state, ['b1', 3], ['c1', 3], ['d4', 1, 'statue']));
    expect(pair).toBeGreaterThan(apart + 0.5);
    expect(elsewhere).toBeGreaterThan(statue + 0.5);
  });

  it('counts goods by what can still be done with them', () => {
    expect(clothIn(2, 2)).toBeGreaterThan(1);
    expect(clothIn(5, 3)).toBeCloseTo(clothIn(2, 2), 1);
    expect(clothIn(5, 1)).toBeLessThan(clothIn(5, 3) / 2);
    expect(clothIn(5, 0)).toBeLessThan(0.1);
  });

  it('takes five things at hand for a point in the last round alone', () => {
    const held = (round: number, stone: number): number =>
      worthOf((state) => {
        Object.assign(state, { phase: 'clean-up', round });
        hold(state, { food: 2, cloth: 2, stone });
      });
    expect(held(5, 1) - held(5, 0)).toBeGreaterThan(0.9);
    expect(held(2, 1) - held(2, 0)).toBeLessThan(0.5);
  });
});
