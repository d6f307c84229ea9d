import { describe, expect, it } from 'vitest';
import { apply, awaited, defaultOptions, start } from '../../../src/engine/index.js';
import { counted } from '../../../src/games/cooper-island/board/counters.js';
import { cooperIsland } from '../../../src/games/cooper-island/index.js';
import { score } from '../../../src/games/cooper-island/scoring.js';
import type { State } from '../../../src/games/cooper-island/state.js';
import { seedOf } from '../../seed.js';
import { mason, purposefulMove } from './purposeful.js';

/** More moves than any of these matches has. */
const most = 1000;

describe('players with some sense', () => {
  it('reach far more points than random ones, by all that can be built', () => {
    const { position } = start<State>(cooperIsland, 2, defaultOptions(cooperIsland), seedOf(5));
    const done: Record<string, number> = {};
    for (let moves = 0; ; moves += 1) {
      const waiting = awaited(cooperIsland.pending(position.state));
      if (waiting.length === 0) break;
      expect(moves).toBeLessThan(most);
      // In phases that all play at once they take turns.
      const { seat } = waiting[moves % waiting.length]!;
      const move = purposefulMove(position, seat, seat === 1 ? mason : {});
      done[move.action] = (done[move.action] ?? 0) + 1;
      apply(cooperIsland, position, move);
    }
    expect(score(position.state).seats.map(({ total }) => total)).toEqual([15, 19]);
    const built = position.state.seats.map((owner) =>
      (['boats', 'structures', 'statues', 'lids'] as const).map((what) => counted(owner, what)),
    );
    expect(built).toEqual([
      [3, 1, 0, 2],
      [2, 0, 1, 2],
    ]);
    expect(position.state.seats.map((owner) => counted(owner, 'high-spaces', 3))).toEqual([3, 5]);
    expect(done).toMatchObject({ milestone: 4, royal: 2 });
    expect(cooperIsland.referee(position.state)).toEqual([]);
  }, 60_000);
});
