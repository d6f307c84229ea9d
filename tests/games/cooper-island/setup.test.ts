import { describe, expect, it } from 'vitest';
import { defaultOptions, start } from '../../../src/engine/index.js';
import { harbourOf, positionAt, ringLength } from '../../../src/games/cooper-island/board/geometry.js';
import { data, spaceIds } from '../../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import type { State } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';
import { Table, table } from './table.js';

const fresh = (seats: number, seed = 1): State =>
  start<State>(cooperIsland, seats, defaultOptions(cooperIsland), seedOf(seed)).position.state;

describe('the set-up', () => {
  it('CI-C1 CI-1.1 CI-4.4 CI-4.6 CI-4.9 for two: four royal orders, never the eighth', () => {
    for (let seed = 0; seed < 12; seed += 1) {
      const state = fresh(2, seed);
      expect(Object.keys(state.royal)).toHaveLength(4);
      expect(state.royal['royal-8']).toBeUndefined();
    }
    const state = fresh(2);
    expect([ringLength(2), state.bag.length, state.singles]).toEqual([20, 56, { 'single-1': 26, 'single-2': 28 }]);
    expect(state.seats.map(({ cartographer }) => cartographer)).toEqual([3, 3]);
  });

  it('CI-C2 CI-4.8 CI-1.2 for four: all royal orders, the later seats start on 4', () => {
    const state = [...Array(40).keys()].map((seed) => fresh(4, seed)).find(({ cooper }) => cooper === 2)!;
    expect(state.seats.map(({ cartographer }) => cartographer)).toEqual([4, 4, 3, 3]);
    expect([Object.keys(state.royal).length, state.bag.length, state.logbooks.length]).toEqual([8, 52, 30]);
    expect(new Set([...Array(20).keys()].map((seed) => fresh(4, seed).cooper)).size).toBe(4);
    expect(Object.keys(fresh(3).royal)).toHaveLength(6);
  });

  it('CI-4.2 CI-4.3 CI-4.5 CI-4.7 CI-1.9 CI-13.10 what every player begins with', () => {
    const state = fresh(3);
    const [owner] = state.seats;
    expect(owner).toMatchObject({
      available: { regular: 2, special: 0 },
      pool: { regular: 2, special: 2 },
      pieces: { 'small-building': 2, 'large-building': 2, fortress: 1 },
      warehouse: { coins: 1, wood: 0, stone: 0, food: 0, gold: 0, cloth: 0 },
      lids: { unused: 0, crates: [], cargo: ['cargo-1', 'cargo-2', 'cargo-3', 'cargo-4', 'cargo-5'] },
      milestones: {},
      logbooks: [],
    });
    expect(owner!.spaces.a1).toEqual({ level: 1, terrain: 'meadow', ruins: false, on: 'food' });
    expect([owner!.boatsLeft.length, owner!.isletsLeft.length]).toEqual([6, 6]);
    expect(state.seats.map(({ ships }) => [ships['one-mast'].at, ships['two-mast'].at])).toEqual([
      [0, 0],
      [10, 10],
      [20, 20],
    ]);
    expect([state.decks.small.length, state.decks.large.length]).toEqual([15, 15]);
    expect([state.harbourMaster, state.phase, state.round]).toEqual([{ card: 'cargo-1', upright: true }, 'income', 1]);
  });

  it('CI-26.3 nobody plays it alone: the rulebook has no rules for that', () => {
    expect(cooperIsland.seats).toEqual({ min: 2, max: 4 });
  });

  it('CI-26.1 the same random terrain for all, with its cube', () => {
    const found = [...Array(12).keys()].map((seed) => {
      const t = new Table(3, { start: 'random' }, seed);
      const spaces = t.state.seats.map((_, seat) => t.space('a1', seat));
      expect(new Set(spaces).size).toBe(1);
      return spaces[0];
    });
    expect(new Set(found)).toEqual(new Set(['F1 wood', 'M1 food', 'M1 stone', 'S1 cloth']));
  });

  it('CI-26.2 each chooses the terrain, in turn order', () => {
    const t = new Table(3, { start: 'free' });
    t.state.cooper = 2;
    expect([t.state.phase, cooperIsland.pending(t.state).map(({ seat }) => seat)]).toEqual(['start', [2]]);
    t.as(2).do('terrain terrain=mountain').as(0).do('terrain terrain=settlement').as(1).do('terrain terrain=forest');
    expect([0, 1, 2].map((seat) => t.space('a1', seat))).toEqual(['S1 cloth', 'F1 wood', 'M1 stone']);
    expect([t.state.phase, t.state.singles]).toEqual(['income', { 'single-1': 27, 'single-2': 26 }]);
  });
});

describe('the map', () => {
  it('CI-2.1 CI-2.2 CI-2.3 CI-2.4 CI-2.5 22 spaces, five of them with ruins, three on the isthmus', () => {
    const { spaces, placements, waters } = data.peninsula;
    expect(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((row) => spaceIds.filter((id) => id[0] === row).length)).toEqual([
      1, 2, 3, 4, 5, 4, 3,
    ]);
    expect(spaces.filter(({ ruins }) => ruins).map(({ id }) => id)).toEqual(['c2', 'e1', 'e3', 'e5', 'g2']);
    expect(spaces.filter(({ isthmus }) => isthmus).map(({ id }) => id)).toEqual(['g1', 'g2', 'g3']);
    expect([data.constants.start.space, placements.length, waters.length]).toEqual(['a1', 26, 16]);
    // Neighbours are the hexes of which a side is shared: half a step aside in the next row, or one step in the same.
    const isNear = (a: (typeof spaces)[number], b: typeof a): boolean =>
      (a.y === b.y && Math.abs(a.x - b.x) === 1) || (Math.abs(a.y - b.y) === 1 && Math.abs(a.x - b.x) === 0.5);
    for (const space of spaces) {
      expect([...space.neighbors].sort()).toEqual(spaces.filter((other) => isNear(space, other)).map(({ id }) => id));
    }
  });

  it('CI-2.8 CI-4.1 the peninsulas of the whole picture do not overlap', () => {
    const { spaces } = data.peninsula;
    for (const seats of [2, 3, 4]) {
      const far = data.layout.centreToIsthmus[seats]!;
      const points = [...Array(seats).keys()].map((seat) =>
        spaces.map(({ x, y }) => {
          const angle = (seat * 2 * Math.PI) / seats;
          const down = far + (6 - y) * 0.866;
          return [x * Math.cos(angle) - down * Math.sin(angle), x * Math.sin(angle) + down * Math.cos(angle)] as const;
        }),
      );
      const nearest = points.flatMap((own, seat) =>
        points
          .slice(seat + 1)
          .flatMap((other) => own.flatMap(([x, y]) => other.map(([ox, oy]) => Math.hypot(x - ox, y - oy)))),
      );
      expect(Math.min(...nearest)).toBeGreaterThan(1);
    }
  });

  it('CI-2.6 CI-2.7 CI-3.1 CI-3.2 CI-3.3 CI-3.4 the ring goes round all peninsulas', () => {
    const names = [...Array(20).keys()].map((at) => {
      const { kind, seat, side, bank } = positionAt(at, 4);
      return kind === 'bank' ? `${side![0]!.toUpperCase()}${bank}@${seat}` : `${kind[0]!.toUpperCase()}${seat}`;
    });
    expect(names).toEqual([
      ...['H0', 'L1@0', 'L2@0', 'L3@0', 'L4@0', 'B0', 'R4@1', 'R3@1', 'R2@1', 'R1@1'],
      ...['H1', 'L1@1', 'L2@1', 'L3@1', 'L4@1', 'B1', 'R4@2', 'R3@2', 'R2@2', 'R1@2'],
    ]);
    expect([harbourOf(3), positionAt(36, 4)]).toEqual([
      30,
      { kind: 'bank', seat: 0, side: 'right', bank: 4, against: 'r8', clockwise: 'r7' },
    ]);
    expect(positionAt(39, 4)).toMatchObject({ seat: 0, bank: 1, against: 'r2', clockwise: 'r1' });
    const t = table(2);
    expect(cooperIsland.view(t.state, 'public').seats[1]!.ships.map(({ place }) => place)).toEqual([
      { kind: 'harbour', seat: 1 },
      { kind: 'harbour', seat: 1 },
    ]);
  });
});
