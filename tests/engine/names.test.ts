import { describe, expect, it } from 'vitest';
import { check, complete, createRng, parseMove, playout, printMove, settle, start } from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { param, some, stub } from './games/stub.js';

/** Objects answer to these names without having been given them. Elsewhere they must not; here a game really has them. */
describe('a game whose action and arguments are called as what every object has', () => {
  const game = stub({
    constructor: {
      params: [
        some('toString', 'set', ['valueOf', 'keys'].sort(), 1, 2),
        param('valueOf', 'one', { values: ['a'], done: false }),
      ],
    },
    toLocaleString: {},
  } as unknown as Parameters<typeof stub>[0]);
  const { position } = start(game, 1, {}, seedOf(1));
  const move = { seat: 0, action: 'constructor', args: { toString: ['keys'], valueOf: 'a' } as never };

  it('asks for them, since an object does not hold them by itself', () => {
    expect(check(game, position.state, { seat: 0, action: 'constructor', args: {} })).toEqual({
      id: 'engine.missing',
      args: { action: { id: 'stub.action.constructor' }, param: 'toString' },
    });
    expect(check(game, position.state, move)).toBeUndefined();
    expect(check(game, position.state, { seat: 0, action: 'hasOwnProperty', args: {} })?.id).toBe(
      'engine.no-such-action',
    );
  });

  it('fills in, prints, parses and plays them', () => {
    const open = { seat: 0, action: 'constructor', args: { toString: ['keys'] } as never };
    expect(complete(game, position.state, open)).toEqual(move);
    expect(settle(game, position.state, 0, { action: 'constructor', args: {}, picked: [] })).toEqual({
      action: 'constructor',
      args: {},
      picked: [],
    });
    expect(printMove(game, move)).toBe('0 constructor toString=keys valueOf=a');
    expect(parseMove(game, '0 constructor toString=keys valueOf=a')).toEqual({ ok: true, value: move });
    expect(parseMove(game, '0 constructor')).toEqual({ ok: true, value: { seat: 0, action: 'constructor', args: {} } });
    expect(
      playout(game, start(game, 1, {}, seedOf(1)).position, createRng({ seed: seedOf(2), block: 0 })).finished,
    ).toBe(true);
  });
});
