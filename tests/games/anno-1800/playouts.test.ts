import { describe, expect, it } from 'vitest';
import { createRng, defaultOptions, playout, start } from '../../../src/engine/index.js';
import { copyJson } from '../../../src/engine/position.js';
import { passedBarrier } from '../../../src/games/anno-1800/effects/saved.js';
import { anno1800 } from '../../../src/games/anno-1800/index.js';
import type { State } from '../../../src/games/anno-1800/state.js';
import { seedOf } from '../../seed.js';
import { playTables } from '../shared/playouts.js';
import { tablesOf } from '../shared/tables.js';

describe('random matches', () => {
  it('cover every number of seats with every choice of objectives', () => {
    expect(tablesOf(anno1800).map(({ seats, options }) => `${seats} ${options.objectives}`)).toEqual([
      '2 random',
      '2 first-game',
      '2 chosen',
      '3 random',
      '3 first-game',
      '3 chosen',
      '4 random',
      '4 first-game',
      '4 chosen',
    ]);
  });

  playTables(anno1800, {
    idle: ['end-turn', 'swap'],
    secretsEvery: 240,
    limit: 40_000,
    refereeEvery: 5,
    copiesEvery: 30,
    result({ winners }) {
      expect(winners.length).toBeGreaterThan(0);
    },
  });

  it('AN-9.11 AN-9.10 AN-10.5 giving up leads back to before, or to what is left after the last barrier', () => {
    let [back, behind] = [0, 0];
    for (const seed of [21, 22, 23]) {
      const { position } = start<State>(anno1800, 3, defaultOptions(anno1800), seedOf(seed));
      let before: State | undefined;
      let expected: State | undefined;
      playout<State>(anno1800, position, createRng({ seed: seedOf(seed + 100), block: 0 }), 3000, {
        before({ action }, { state }) {
          expected = undefined;
          if (action === 'give-up') {
            if (passedBarrier(state)) behind += 1;
            else expected = before;
          } else if (!state.turn.bill) before = copyJson(state);
        },
        after({ position: { state } }, { action }) {
          if (action === 'give-up') expect([state.turn.bill, state.turn.placing]).toEqual([undefined, undefined]);
          if (!expected) return;
          back += 1;
          expect(state).toEqual(expected);
        },
      });
    }
    expect([back > 200, behind > 0]).toEqual([true, true]);
  });
});
