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
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { allTables, seedNumber } from './play.js';

/** Random players pass early and decline half of what they are offered; patient ones only where nothing else is legal. */
const patient: AnyGame = {
  ...santaMaria,
  actions: Object.fromEntries(
    Object.entries(santaMaria.actions).map(([id, action]) => [
      id,
      id === 'pass' || id === 'decline' ? { ...action, aside: true } : action,
    ]),
  ),
};

describe('random matches', () => {
  it('cover every number of seats with every combination of options', () => {
    // Eight with one seat, where the blue dice are always personal; sixteen with each other number.
    expect(allTables()).toHaveLength(8 + 3 * 16);
  });

  it.each(
    allTables().map(({ seats, options }, at) => [seats, Object.entries(options).join(' '), options, at] as const),
  )('finish, keep the rules and replay: %i seats, %s', (seats, _name, options, at) => {
    const seed = seedNumber(1000 + at);
    const { position } = start<State>(santaMaria, seats, options, seed);
    const rng = createRng({ seed: seedNumber(7), block: at * 10_000 });
    const problems: string[] = [];
    const moves: Move[] = [];
    const run = playout(at % 3 === 0 ? santaMaria : patient, position, rng, 5_000, {
      before(move, before) {
        moves.push(move);
        if (moves.length % 9 !== 0) return;
        for (const viewer of viewersOf(seats)) problems.push(...leaks(santaMaria, before, viewer, rng, move));
      },
      after(step) {
        problems.push(...santaMaria.referee(step.position.state));
      },
    });
    expect(problems).toEqual([]);
    expect(run.finished).toBe(true);
    const record: MatchRecord = {
      game: santaMaria.id,
      rules: santaMaria.rules,
      seed,
      options,
      names: Array(seats).fill('A'),
      moves,
    };
    const again = replay<State>(santaMaria, record);
    expect(again.ok && again.value.state).toEqual(position.state);
    const sheet = santaMaria.score(position.state);
    for (const seat of sheet.seats) {
      expect(seat.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(seat.total);
    }
    expect(sheet.winners).toHaveLength(seats === 1 ? 0 : 1);
  });
});
