import { describe, expect, it } from 'vitest';
import {
  type AnyGame,
  type Args,
  check,
  complete,
  completions,
  createRng,
  defaultOptions,
  isRange,
  legalStart,
  playout,
  question,
  type Rng,
  type Seat,
  settle,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../seed.js';
import { smugglers } from './games/smugglers/index.js';

const nonsense = [
  '',
  'zzz',
  '-',
  '0',
  '-1',
  '99',
  '1e9',
  '__proto__',
  'constructor',
  'r9c9',
  'white-9',
  'blue-0',
  '\u202e',
];

/** A value for a parameter: mostly a legal one of this or another parameter, else what nobody means. */
function anyValue(legal: string[], strange: string[], rng: Rng): Args[string] {
  const word = (): string => rng.pick(rng.int(3) > 0 && legal.length > 0 ? legal : [...nonsense, ...strange]);
  const kind = rng.int(6);
  if (kind === 0) return rng.int(12) - 2;
  if (kind === 1) return Array.from({ length: rng.int(4) }, word);
  return word();
}

describe('any words in any subset of the parameters of any action', () => {
  const all: [string, number, AnyGame][] = [...Object.values(games), smugglers as AnyGame].flatMap((game) =>
    [game.seats.min, game.seats.max].map((seats): [string, number, AnyGame] => [game.id, seats, game]),
  );
  it.each(all)('%s with %i seats: nothing throws, and the first wrong one is named', (_id, seats, game) => {
    const rng = createRng({ seed: seedOf(90), block: 0 });
    const components = Object.keys(game.components);
    const found: string[] = [];
    let refused = 0;
    const tryWords = (state: unknown, seat: Seat, action: string): void => {
      const { params } = game.actions[action]!;
      const given: Args = {};
      for (const { name } of params) {
        if (rng.int(4) === 0) continue;
        const open = question(game, state, seat, action, legalStart(game, state, seat, action, given) ?? {});
        const values = open && !isRange(open.next.values) ? open.next.values : [];
        given[name] = anyValue(values, components, rng);
      }
      if (rng.int(10) === 0) given.stranger = 'x';
      const what = `${action} ${JSON.stringify(given)}`;
      try {
        const move = { seat, action, args: given };
        const begun = legalStart(game, state, seat, action, given);
        const wrong = check(game, state, move);
        const whole = complete(game, state, move);
        check(game, state, whole);
        const open = question(game, state, seat, action, given, [...nonsense.slice(0, rng.int(3))]);
        const picked = rng.int(2) === 0 ? [] : [rng.pick(nonsense)];
        settle(game, state, seat, { action, args: given, picked });
        completions(game, state, seat, { action, args: given, picked }).next();
        for (const param of begun && open ? [open.param] : []) {
          param.promptArgs?.(state, seat, begun ?? {});
          param.refused?.(state, seat, begun ?? {});
        }
        if (!wrong) return;
        refused += 1;
        const named = wrong.args?.param;
        const early = params.findIndex(({ name }) => name === named);
        const after = params.slice(early + 1).map(({ name }) => name);
        if (begun && early >= 0 && after.some((name) => Object.hasOwn(begun, name)))
          found.push(`${what}: not the first`);
        if (begun && early >= 0 && Object.hasOwn(begun, String(named))) found.push(`${what}: names a legal one`);
        if (begun && wrong.id === 'engine.missing' && open?.param.name !== named) found.push(`${what}: asks another`);
      } catch (error) {
        found.push(`${what}: ${error instanceof Error ? error.message : error}`);
      }
    };
    for (let match = 0; match < 2; match += 1) {
      const { position } = start(game, seats, defaultOptions(game), seedOf(91 + match));
      playout(game, position, createRng({ seed: seedOf(93 + match), block: 0 }), 400, {
        before(move, { state }) {
          for (let n = 0; n < 6; n += 1) tryWords(state, move.seat, move.action);
          for (const action of Object.keys(game.actions)) tryWords(state, rng.int(seats + 1), action);
        },
      });
    }
    expect([...new Set(found)]).toEqual([]);
    expect(refused).toBeGreaterThan(200);
  });
});
