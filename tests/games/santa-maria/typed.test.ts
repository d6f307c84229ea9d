import { describe, expect, it } from 'vitest';
import { check, complete } from '../../../src/engine/index.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { emptyTable } from './table.js';

const typed = (wood: number, amount: number) => {
  const { state } = emptyTable().store({ wood });
  return { state, move: complete(santaMaria, state, { seat: 0, action: 'sell', args: { resource: 'wood', amount } }) };
};

describe('an argument that goes unasked because it has one value only', () => {
  it('may be typed all the same', () => {
    const { state, move } = typed(1, 1);
    expect(move.args).toEqual({ resource: 'wood' });
    expect(check(santaMaria, state, move)).toBeUndefined();
  });

  it('is refused where it says something else', () => {
    const { state, move } = typed(1, 2);
    expect(move.args).toEqual({ resource: 'wood', amount: 2 });
    expect(check(santaMaria, state, move)?.id).toBe('engine.unknown-param');
  });

  it('stays where there is a choice', () => {
    expect(typed(3, 2).move.args).toEqual({ resource: 'wood', amount: 2 });
  });
});
