import { describe, expect, expectTypeOf, it } from 'vitest';
import type { Action, AnyGame, Arg, Args, Game, Next, Range, Result, Step } from '../../src/engine/index.js';
import { done, isRange, refuse } from '../../src/engine/index.js';
import { smugglers } from './games/smugglers/index.js';

interface State {
  coins: number;
}

/** Checked by `tsc`: a wrong type here fails the type check, not the run. */
describe('types', () => {
  it('give perform its arguments by name', () => {
    const pay: Action<State, { good: string; amount: number; cells: string[]; flag?: string }> = {
      params: [],
      perform(state, _seat, args) {
        expectTypeOf(args.good).toEqualTypeOf<string>();
        expectTypeOf(args.amount).toEqualTypeOf<number>();
        expectTypeOf(args.cells).toEqualTypeOf<string[]>();
        expectTypeOf(args.flag).toEqualTypeOf<string | undefined>();
        // @ts-expect-error: the action has no such argument
        args.price;
        state.coins -= args.amount;
      },
    };
    const state = { coins: 5 };
    pay.perform(state, 0, { good: 'tea', amount: 2, cells: [] }, undefined as never);
    expect(state.coins).toBe(3);
    // An action with named arguments stands in a table of actions.
    expectTypeOf(pay).toExtend<Action<State>>();
    const actions: Game<State>['actions'] = { pay };
    expect(Object.keys(actions)).toEqual(['pay']);
  });

  it('leave arguments loose where an action names none', () => {
    expectTypeOf<Parameters<Action<State>['perform']>[2]>().toEqualTypeOf<Args>();
    expectTypeOf<Args[string]>().toEqualTypeOf<Arg>();
    // @ts-expect-error: arguments are plain values
    const bad: Action<State, { when: Date }> = { params: [], perform() {} };
    expect(bad.params).toEqual([]);
  });

  it('let any game stand among games', () => {
    expectTypeOf(smugglers).toExtend<AnyGame>();
    expectTypeOf<Step<State>['position']['state']>().toEqualTypeOf<State>();
  });

  it('tell ranges from ids, and values from refusals', () => {
    const values: Next['values'] = { min: 1, max: 2 };
    if (isRange(values)) expectTypeOf(values).toEqualTypeOf<Range>();
    const result: Result<number> = Math.min(1, 2) === 1 ? done(3) : refuse('engine.over');
    if (result.ok) expectTypeOf(result.value).toEqualTypeOf<number>();
    else expectTypeOf(result.refusal.id).toEqualTypeOf<string>();
    expect(result).toEqual({ ok: true, value: 3 });
    expect(refuse('engine.over')).toEqual({ ok: false, refusal: { id: 'engine.over' } });
  });
});
