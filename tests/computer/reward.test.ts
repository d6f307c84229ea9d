import { describe, expect, it } from 'vitest';
import { Rewards } from '../../src/computer/reward.js';
import type { Game } from '../../src/engine/index.js';
import { plainGame } from '../engine/games/plain.js';

interface PointsState {
  points: number[];
}

/** Nothing is played: a state is what its seats have. */
const game: Game<PointsState> = plainGame<PointsState>({
  id: 'points',
  seats: { min: 1, max: 3 },
  setup: () => ({ points: [0, 0] }),
  actions: {},
  pending: () => [],
  score: ({ points }) => ({
    seats: points.map((total, seat) => ({ seat, lines: [], total, tieBreak: [] })),
    winners: [],
  }),
});

describe('rewards', () => {
  it('tell leads apart by parts of a point, as far as others differ by no more', () => {
    const rewards = new Rewards(game);
    for (let n = 0; n < 50; n += 1) rewards.of({ points: [10 + (n % 4) / 10, 10] });
    const [low] = rewards.of({ points: [10, 10] });
    const [high] = rewards.of({ points: [10.3, 10] });
    expect(high! - low!).toBeGreaterThan(0.4);
  });

  it('look at the lead over the best of the others, and at own points where there are none', () => {
    const rewards = new Rewards(game);
    for (let n = 0; n < 20; n += 1) rewards.of({ points: [n % 3, 1, n % 5] });
    const ahead = rewards.of({ points: [9, 1, 4] })[0]!;
    const behind = rewards.of({ points: [9, 1, 14] })[0]!;
    expect(ahead).toBeGreaterThan(0.8);
    expect(behind).toBeLessThan(0.2);
    const alone = new Rewards(game);
    for (let n = 0; n < 20; n += 1) alone.of({ points: [n % 3] });
    expect(alone.of({ points: [2] })[0]!).toBeGreaterThan(alone.of({ points: [1] })[0]!);
  });
});
