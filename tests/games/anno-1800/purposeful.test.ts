import { describe, expect, it } from 'vitest';
import { defaultOptions, parseMove, play, start } from '../../../src/engine/index.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { seedOf } from '../../seed.js';
import { purposefulMove } from './purposeful.js';

/** More moves than any of these matches has. */
const most = 1000;

describe('players who want an empty hand', () => {
  it.each([
    [2, 28],
    [3, 24],
    [4, 22],
  ])('AN-22.1 AN-22.4 at %i seats end the match by it, long before the bound', (seats, rounds) => {
    let { position } = start<State>(anno1800, seats, defaultOptions(anno1800), seedOf(1));
    let moves = 0;
    while (anno1800.pending(position.state).length > 0) {
      const { active } = position.state;
      const move = parseMove(anno1800, `${active} ${purposefulMove(position.state)}`);
      if (!move.ok) throw new Error(JSON.stringify(move.refusal));
      const step = play<State>(anno1800, position, move.value);
      if (!step.ok) throw new Error(`${JSON.stringify(move.value)}: ${JSON.stringify(step.refusal)}`);
      ({ position } = step.value);
      moves += 1;
      expect(moves).toBeLessThan(most);
    }
    const { fireworks, round, lastRound, seats: all } = position.state;
    expect([round, lastRound, all[fireworks!]!.hand]).toEqual([rounds, rounds, []]);
    expect(anno1800.referee(position.state)).toEqual([]);
  });
});
