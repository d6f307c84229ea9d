import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.js';
import { runTool } from '../../tools/cli.js';
import { sim } from '../../tools/sim.js';
import { simulate } from '../../tools/simulate.js';
import { type State, smugglers } from '../engine/games/smugglers/index.js';
import { capture } from './capture.js';

const run = (game: AnyGame, matches = 3, secretsEvery?: number) => {
  const complaints: string[] = [];
  const options = { rounds: '2', wind: 'fresh' };
  const found = simulate(
    { game, seats: 3, options },
    matches,
    'test',
    (text) => void complaints.push(text),
    secretsEvery,
  );
  return { found, complaints };
};

describe('sim', () => {
  it('finds nothing wrong with a sound game', () => {
    const { found, complaints } = run(smugglers, 5);
    expect(complaints).toEqual([]);
    expect(found).toMatchObject({
      game: 'smugglers',
      seats: 3,
      matches: 5,
      finished: 5,
      deadEnds: 0,
      replayMismatches: 0,
      refereeFailures: 0,
      secretLeaks: 0,
    });
    expect(found.moves).toBeGreaterThan(20);
    expect(found.movesPerSecond).toBeGreaterThan(0);
    const { min, mean, max } = found.scores!;
    expect(min).toBeLessThanOrEqual(mean);
    expect(mean).toBeLessThanOrEqual(max);
  });

  it('plays the same matches from the same seed', () => {
    const { movesPerSecond: _, ...first } = run(smugglers).found;
    expect(run(smugglers).found).toMatchObject(first);
  });

  it('sees a planted leak', () => {
    const view = (state: State) => ({ hands: state.seats.map(({ hand }) => hand) });
    const { found, complaints } = run({ ...smugglers, view } as AnyGame);
    expect(found.secretLeaks).toBeGreaterThan(0);
    expect(complaints.join('\n')).toMatch(/the view tells (public|\d) something hidden/);
  });

  it('sees a broken invariant, a dead end, an endless match, a crash', () => {
    const referee = () => ['a card is lost'];
    expect(run({ ...smugglers, referee }).found.refereeFailures).toBeGreaterThan(0);

    const stuck = { ...smugglers.actions };
    for (const [name, action] of Object.entries(stuck)) {
      const params = action.params.map((param) => ({ ...param, next: () => ({ values: [], done: false }) }));
      stuck[name] = { ...action, params };
    }
    const dead = run({ ...smugglers, actions: stuck }).found;
    expect(dead).toMatchObject({ finished: 0, deadEnds: 3, scores: null });

    const pending = () => {
      throw new Error('a bug');
    };
    const crashed = run({ ...smugglers, pending });
    expect(crashed.found.finished).toBe(0);
    expect(crashed.complaints[0]).toContain('a bug');
  });

  it('sees a replay that differs, and a state that is not plain JSON', () => {
    let setups = 0;
    const setup: typeof smugglers.setup = (seats, options, io) => {
      setups += 1;
      const state = smugglers.setup(seats, options, io);
      return { ...state, setups } as unknown as State;
    };
    const differing = run({ ...smugglers, setup });
    expect(differing.found.replayMismatches).toBe(3);
    expect(differing.complaints[0]).toContain('its replay ends in another position');

    const vague: typeof smugglers.setup = (seats, options, io) =>
      ({ ...smugglers.setup(seats, options, io), vague: undefined }) as unknown as State;
    expect(run({ ...smugglers, setup: vague }).complaints[0]).toContain('its state is not plain JSON');
  });

  it('looks for secrets after every so many steps only', () => {
    const view = (state: State) => ({ hands: state.seats.map(({ hand }) => hand) });
    const leaky = { ...smugglers, view } as AnyGame;
    const leaksAt = (every: number) =>
      run(leaky, 1, every).complaints.map((text) => Number(text.match(/after move (\d+)/)?.[1]));
    const fifth = leaksAt(5);
    expect(fifth.length).toBeGreaterThan(0);
    expect(fifth.every((step) => step % 5 === 0)).toBe(true);
    expect(leaksAt(1).some((step) => step % 5 !== 0)).toBe(true);
    expect(leaksAt(0)).toEqual([]);
  });

  it('takes how often to look for secrets from the command line', async () => {
    const view = (state: State) => ({ hands: state.seats.map(({ hand }) => hand) });
    const leaky = { smugglers: { ...smugglers, view } as AnyGame };
    const argv = ['--game', 'smugglers', '--seats', '2', '--matches', '1'];
    expect(await runTool(sim, argv, leaky, capture())).toBe(1);
    expect(await runTool(sim, [...argv, '--secrets-every', '0'], leaky, capture())).toBe(0);
    expect(await runTool(sim, [...argv, '--secrets-every', 'few'], leaky, capture())).toBe(2);
  });

  it('prints one JSON line, and exits with 1 when anything is wrong', async () => {
    const out = capture();
    const argv = ['--game', 'smugglers', '--seats', '2', '--matches', '2', '--seed', '7', '--json'];
    expect(await runTool(sim, argv, { smugglers }, out)).toBe(0);
    expect(out.notes).toEqual([]);
    expect(out.lines).toHaveLength(1);
    expect(Object.keys(JSON.parse(out.lines[0]!))).toEqual([
      'game',
      'seats',
      'matches',
      'finished',
      'moves',
      'deadEnds',
      'replayMismatches',
      'refereeFailures',
      'secretLeaks',
      'movesPerSecond',
      'scores',
    ]);
    const broken = { smugglers: { ...smugglers, referee: () => ['a card is lost'] } };
    expect(await runTool(sim, argv.slice(0, -1), broken, capture())).toBe(1);
  });
});
