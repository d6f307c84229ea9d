import { describe, expect, it } from 'vitest';
import { createRng, playout, start } from '../../../src/engine/index.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { seedOf } from '../../seed.js';
import { playTables } from '../shared/playouts.js';
import { tablesOf } from '../shared/tables.js';

describe('random matches', () => {
  it('cover every number of seats with every two values of options', () => {
    const tables = tablesOf(nusfjord);
    // Alone: 3 decks, mixed or not, both solo games, and for unmixed ones a campaign, two of them at most changed at
    // once. For two: a double match too.
    expect(tables.filter(({ seats }) => seats === 1)).toHaveLength(14);
    expect(tables.filter(({ seats }) => seats === 2)).toHaveLength(9);
    expect(tables).toHaveLength(14 + 9 + 3 * 6);
  });

  playTables(nusfjord, {
    idle: ['pass', 'decline'],
    secretsEvery: 4,
    result({ seats }) {
      // A good solo result is 30 to 40: random play stays below that.
      for (const { total } of seats) expect(total).toBeLessThan(40);
    },
  });

  it('of a series go on with the cards handed over', () => {
    for (const [seats, series] of [
      [1, 'campaign'],
      [2, 'double-match'],
    ] as const) {
      const finished: State[] = [];
      let options: Record<string, string> | undefined = {
        deck: 'mackerel',
        mixed: 'no',
        solo: 'standard',
        series,
        carry: 'none',
      };
      for (let game = 1; options; game += 1) {
        const { position } = start<State>(nusfjord, seats, options, seedOf(game));
        const run = playout(nusfjord, position, createRng({ seed: seedOf(60 + game), block: 0 }));
        expect(run.finished).toBe(true);
        expect(nusfjord.referee(position.state)).toEqual([]);
        expect(position.state.variants.game).toBe(game);
        finished.push(position.state);
        options = nusfjord.series!.next(finished);
      }
      expect(finished).toHaveLength(series === 'campaign' ? 3 : 2);
      const sum = nusfjord.series!.total(finished.map((state) => nusfjord.score(state)));
      expect(sum.seats).toHaveLength(seats);
    }
  });
});
