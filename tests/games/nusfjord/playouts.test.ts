import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  createRng,
  leaks,
  type MatchRecord,
  type Move,
  playout,
  replay,
  start,
  viewersOf,
} from '../../../src/engine/index.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { allTables } from './play.js';
import { seedOf } from './table.js';

/** Random players pass and decline half of what they are offered; patient ones only where nothing else is legal. */
const patient: AnyGame = {
  ...nusfjord,
  actions: Object.fromEntries(
    Object.entries(nusfjord.actions).map(([id, action]) => [
      id,
      id === 'pass' || id === 'decline' ? { ...action, aside: true } : action,
    ]),
  ),
};

describe('random matches', () => {
  it('cover every number of seats with every combination of options', () => {
    // Alone: 3 decks, mixed or not, both solo games, and for unmixed ones a campaign. For two: a double match too.
    expect(allTables().filter(({ seats }) => seats === 1)).toHaveLength(18);
    expect(allTables().filter(({ seats }) => seats === 2)).toHaveLength(9);
    expect(allTables()).toHaveLength(18 + 9 + 3 * 6);
  });

  it.each(allTables().map(({ seats, options }, at) => [seats, Object.values(options).join(' '), options, at] as const))(
    'finish, keep the rules, tell nobody’s secrets and replay: %i seats, %s',
    (seats, _name, options, at) => {
      const seed = seedOf(1000 + at);
      const { position } = start<State>(nusfjord, seats, options, seed);
      const rng = createRng({ seed: seedOf(7), block: at * 10_000 });
      const problems: string[] = [];
      const moves: Move[] = [];
      const run = playout(at % 3 === 0 ? nusfjord : patient, position, rng, 5_000, {
        before(move, before) {
          moves.push(move);
          if (moves.length % 4 !== 0) return;
          for (const viewer of viewersOf(seats)) problems.push(...leaks(nusfjord, before, viewer, rng, move));
        },
        after(step) {
          problems.push(...nusfjord.referee(step.position.state));
        },
      });
      expect(problems).toEqual([]);
      expect(run.finished).toBe(true);
      const names = Array<string>(seats).fill('A');
      const record: MatchRecord = { game: nusfjord.id, rules: nusfjord.rules, seed, options, names, moves };
      const again = replay<State>(nusfjord, record);
      expect(again.ok && again.value.state).toEqual(position.state);
      const sheet = nusfjord.score(position.state);
      for (const { lines, total } of sheet.seats) {
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total);
        // A good solo result is 30 to 40: random play stays below that.
        expect(total).toBeLessThan(40);
      }
    },
  );

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
