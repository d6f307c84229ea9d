import { describe, expect, it } from 'vitest';
import { createRng, leaks, playout, viewersOf } from '../../../src/engine/index.js';
import { spaceIds, terrains } from '../../../src/games/cooper-island/data.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { seedOf } from '../../seed.js';
import { playTables } from '../shared/playouts.js';
import { tablesOf } from '../shared/tables.js';
import { type Table, table } from './table.js';

describe('random matches', () => {
  it('cover every number of seats with every start', () => {
    expect(tablesOf(cooperIsland)).toHaveLength(3 * 3);
  });

  playTables(cooperIsland, {
    idle: ['end-turn', 'decline', 'finish', 'refuse'],
    secretsEvery: 25,
    limit: 3_000,
    result({ winners }) {
      expect(winners.length).toBeGreaterThan(0);
    },
  });
});

describe('random matches of the rich', () => {
  /** Everybody has much of all, so that what is dear is done too. */
  const rich = (seats: number, seed: number): Table => {
    const t = table(seats, {}, seed);
    const rng = createRng({ seed: seedOf(seed), block: 0 });
    for (const [seat, owner] of t.state.seats.entries()) {
      t.as(seat).store({ coins: 3, wood: 2 });
      for (const id of spaceIds.slice(1)) {
        if (owner.spaces[id]!.ruins || rng.int(4) === 0) continue;
        const terrain = rng.pick(terrains);
        const cube = {
          forest: 'wood',
          meadow: 'food',
          mountain: rng.pick(['stone', 'gold'] as const),
          settlement: 'cloth',
        } as const;
        t.land(id, 3 + rng.int(4), terrain, rng.int(5) === 0 ? null : cube[terrain]);
      }
      owner.cartographer = 6;
      t.taken('small-building', 1).land('b2', 3, 'forest', 'small-building');
      if (seat === 0) t.cards('large-15');
      // So many that there are always some left to look at (CI-24.5).
      const each = seats < 4 ? 2 : 1;
      t.cards(...t.state.decks.small.slice(0, each), ...t.state.decks.large.slice(0, each)).lids(3);
    }
    return t;
  };

  it('take every action there is, without a dead end, a fault or a secret told', () => {
    const taken = new Set<string>();
    // Anytime actions would spend everything before anything is built.
    const seldom = ['store', 'trade', 'decline', 'refuse', 'demand', 'finish', 'end-turn'];
    const actions = Object.fromEntries(
      Object.entries(cooperIsland.actions).map(([id, action]) => [
        id,
        seldom.includes(id) ? { ...action, rare: true as const } : action,
      ]),
    );
    for (let seed = 0; seed < 24; seed += 1) {
      const seats = 2 + (seed % 3);
      const t = rich(seats, seed);
      const rng = createRng({ seed: seedOf(seed), block: 0 });
      const problems: string[] = [];
      let moves = 0;
      const run = playout({ ...cooperIsland, actions }, t.position, rng, 3_000, {
        before(move, before) {
          taken.add(move.action);
          moves += 1;
          if (move.action !== 'keep' && moves % 40 !== 0) return;
          for (const viewer of viewersOf(seats)) problems.push(...leaks(cooperIsland, before, viewer, rng, move));
        },
        // The land was never laid: what is said of its layers is not meant.
        after: ({ position }) =>
          problems.push(...cooperIsland.referee(position.state).filter((one) => !one.includes('layers of land'))),
      });
      expect([run.deadEnd, run.finished, problems]).toEqual([undefined, true, []]);
    }
    expect(Object.keys(actions).filter((id) => !taken.has(id))).toEqual(['terrain']);
  });
});
