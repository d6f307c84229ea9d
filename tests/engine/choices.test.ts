import { describe, expect, it } from 'vitest';
import {
  actionNamed,
  actionsOf,
  allows,
  answer,
  completions,
  isRange,
  movesOf,
  onlyAnswer,
  paramPrompt,
  pendingFor,
  question,
  settle,
  tidy,
} from '../../src/engine/index.js';
import { firstTurn, fresh } from './games/positions.js';
import { smugglers } from './games/smugglers/index.js';
import { param, some, stub } from './games/stub.js';

const idea = (action: string, args = {}, picked: string[] = []) => ({ action, args, picked });

describe('decisions', () => {
  it('stands beside each other in a simultaneous phase', () => {
    const { state } = fresh(3);
    expect(smugglers.pending(state).map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(pendingFor(smugglers, state, 2)?.prompt).toEqual({ id: 'smugglers.hide', args: { seat: { seat: 2 } } });
    expect(pendingFor(smugglers, state, 3)).toBeUndefined();
  });

  it('lists usual actions first, then free ones, each with its reason', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 0, silk: 0, tea: 0 };
    state.seats[0]!.coins = 1;
    expect(actionsOf(smugglers, state, 0)).toEqual([
      { action: 'ship', free: false, end: false, why: { id: 'smugglers.hold-too-empty' } },
      { action: 'sail', free: false, end: false, why: { id: 'smugglers.coins-short' } },
      { action: 'scout', free: false, end: false },
      { action: 'beg', free: false, end: false },
      { action: 'sell', free: true, end: false, why: { id: 'smugglers.hold-too-empty' } },
    ]);
    expect(actionsOf(smugglers, state, 1)).toEqual([]);
  });

  it('marks the action that ends the turn', () => {
    const { state } = firstTurn();
    state.acted = true;
    expect(actionsOf(smugglers, state, 0).map(({ action, end }) => [action, end])).toEqual([
      ['end-turn', true],
      ['sell', false],
    ]);
  });

  it('throws on an action the game does not have, even one every object has', () => {
    expect(() => actionNamed(smugglers, 'dance')).toThrow('smugglers has no action dance');
    expect(() => actionNamed(smugglers, 'constructor')).toThrow('smugglers has no action constructor');
  });

  it('names the question of a parameter', () => {
    const { state } = firstTurn();
    const [good] = actionNamed(smugglers, 'sell').params;
    const thought = { action: 'sell', args: {} };
    expect(paramPrompt(smugglers, state, 0, thought, good!)).toEqual({ id: 'smugglers.param.sell.good' });
    const filled = { ...good!, promptArgs: (_state: unknown, seat: number) => ({ who: { seat } }) };
    expect(paramPrompt(smugglers, state, 1, thought, filled)).toEqual({
      id: 'smugglers.param.sell.good',
      args: { who: { seat: 1 } },
    });
  });
});

describe('questions', () => {
  const { state } = firstTurn();

  it('come in the order of the declaration', () => {
    const first = question(smugglers, state, 0, 'sell', {})!;
    expect([first.param.name, first.take, first.next.values]).toEqual(['good', 'one', ['rum', 'silk', 'tea']]);
    const second = question(smugglers, state, 0, 'sell', { good: 'rum' })!;
    expect([second.param.name, second.take, second.next.values]).toEqual(['amount', 'number', { min: 1, max: 1 }]);
    expect(question(smugglers, state, 0, 'sell', { good: 'rum', amount: 1 })).toBeUndefined();
  });

  it('are asked only when they apply', () => {
    expect(question(smugglers, state, 0, 'sail', { stops: ['quay', 'reef'] })).toBeUndefined();
    expect(question(smugglers, state, 0, 'sail', { stops: ['fort', 'reef'] })?.param.name).toBe('flag');
  });

  it('follow what is picked', () => {
    const open = question(smugglers, state, 0, 'ship', {}, ['rum'])!;
    expect(open.next).toEqual({ values: ['silk', 'tea'], done: false });
    expect(question(smugglers, state, 0, 'ship', {}, ['rum', 'tea'])!.next).toEqual({ values: ['silk'], done: true });
  });

  it('never offer again what a set holds, even where the game does', () => {
    const game = stub({ act: { params: [param('set', 'set', { values: ['a', 'b'], done: true })] } });
    expect(question(game, { left: 1 }, 0, 'act', {}, ['a'])!.next.values).toEqual(['b']);
    expect([...movesOf(game, { left: 1 }, 0)].map(({ args }) => args.set)).toEqual([[], ['a'], ['a', 'b'], ['b']]);
  });

  it('take one answer at a time', () => {
    const goods = question(smugglers, state, 0, 'ship', {}, ['tea'])!;
    expect(answer(goods, {}, 'rum')).toEqual({ args: {}, picked: ['tea', 'rum'] });
    const enough = question(smugglers, state, 0, 'ship', {}, ['tea', 'rum'])!;
    expect(answer(enough, {}, undefined)).toEqual({ args: { goods: ['rum', 'tea'] }, picked: [] });
    const amount = question(smugglers, state, 0, 'sell', { good: 'tea' })!;
    expect(answer(amount, { good: 'tea' }, 1)).toEqual({ args: { good: 'tea', amount: 1 }, picked: [] });
  });

  it('keep the order of a sequence and sort sets and bags', () => {
    expect(tidy('sequence', ['b', 'a'])).toEqual(['b', 'a']);
    expect(tidy('set', ['b', 'a'])).toEqual(['a', 'b']);
    expect(tidy('bag', ['b', 'a', 'b'])).toEqual(['a', 'b', 'b']);
  });

  it('tell which values they allow', () => {
    const range = { values: { min: 1, max: 3 }, done: false };
    expect([0, 1, 3, 4, 1.5, '2'].map((value) => allows(range, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
    expect(isRange(range.values)).toBe(true);
    const list = { values: ['a'], done: false };
    expect([allows(list, 'a'), allows(list, 'b'), isRange(list.values)]).toEqual([true, false, false]);
  });

  it('know their only answer', () => {
    const ask = (take: 'one' | 'number' | 'set', next: Parameters<typeof param>[2]) =>
      onlyAnswer(question(stub({ act: { params: [param('p', take, next)] } }), { left: 1 }, 0, 'act', {})!);
    expect(ask('one', { values: ['a'], done: false })).toEqual({ value: 'a' });
    expect(ask('one', { values: ['a', 'b'], done: false })).toBeUndefined();
    expect(ask('number', { values: { min: 2, max: 2 }, done: false })).toEqual({ value: 2 });
    expect(ask('number', { values: { min: 1, max: 2 }, done: false })).toBeUndefined();
    expect(ask('set', { values: [], done: true })).toEqual({ stop: true });
    expect(ask('set', { values: ['a'], done: true })).toBeUndefined();
    expect(ask('set', { values: ['a'], done: false })).toEqual({ value: 'a' });
  });
});

describe('settling', () => {
  it('answers what has one answer and stops at the first choice', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 1, silk: 0, tea: 0 };
    expect(settle(smugglers, state, 0, idea('sell'))).toEqual(idea('sell', { good: 'rum', amount: 1 }));
    state.seats[0]!.hold = { rum: 2, silk: 0, tea: 0 };
    expect(settle(smugglers, state, 0, idea('sell'))).toEqual(idea('sell', { good: 'rum' }));
  });

  it('sees that a set or a bag has only one filling', () => {
    const all = stub({ act: { params: [some('set', 'set', ['a', 'b', 'c'], 3, 3)] } });
    expect(settle(all, { left: 1 }, 0, idea('act'))).toEqual(idea('act', { set: ['a', 'b', 'c'] }));
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 1, silk: 0, tea: 1 };
    expect(settle(smugglers, state, 0, idea('ship'))).toEqual(idea('ship', { goods: ['rum', 'tea'] }));
    expect(settle(smugglers, state, 0, idea('ship', {}, ['tea']))).toEqual(idea('ship', { goods: ['rum', 'tea'] }));
  });

  it('picks what every choice begins with', () => {
    const game = stub({
      act: {
        params: [
          param('way', 'sequence', (_state, _seat, _args, picked) => {
            if (picked.length === 0) return { values: ['home'], done: false };
            return { values: picked.length === 1 ? ['east', 'west'] : [], done: picked.length === 2 };
          }),
        ],
      },
    });
    expect(settle(game, { left: 1 }, 0, idea('act'))).toEqual(idea('act', {}, ['home']));
  });

  it('leaves a dead end as it is', () => {
    const game = stub({ act: { params: [param('p', 'one', { values: [], done: false })] } });
    expect(settle(game, { left: 1 }, 0, idea('act'))).toEqual(idea('act'));
    expect([...movesOf(game, { left: 1 }, 0)]).toEqual([]);
  });
});

describe('enumeration', () => {
  it('lists every bag once', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 2, silk: 1, tea: 0 };
    expect([...completions(smugglers, state, 0, idea('ship'))].map(({ args }) => args.goods)).toEqual([
      ['rum', 'rum'],
      ['rum', 'rum', 'silk'],
      ['rum', 'silk'],
    ]);
  });

  it('finds the bags that go on from any pick, not only from the smallest', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 1, silk: 1, tea: 1 };
    expect([...completions(smugglers, state, 0, idea('ship', {}, ['tea']))].map(({ args }) => args.goods)).toEqual([
      ['rum', 'tea'],
      ['rum', 'silk', 'tea'],
      ['silk', 'tea'],
    ]);
  });

  it('lists every order of a sequence', () => {
    const game = stub({ act: { params: [some('way', 'sequence', ['a', 'b'], 1, 2)] } });
    expect([...completions(game, { left: 1 }, 0, idea('act'))].map(({ args }) => args.way)).toEqual([
      ['a'],
      ['a', 'b'],
      ['b'],
      ['b', 'a'],
    ]);
  });

  it('counts through a range and asks what follows each number', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 2, silk: 0, tea: 1 };
    expect([...completions(smugglers, state, 0, idea('sell'))].map(({ args }) => args)).toEqual([
      { good: 'rum', amount: 1 },
      { good: 'rum', amount: 2 },
      { good: 'tea', amount: 1 },
    ]);
  });

  it('leaves out actions that are not possible', () => {
    const { state } = firstTurn();
    state.seats[0]!.hold = { rum: 0, silk: 0, tea: 0 };
    const actions = new Set([...movesOf(smugglers, state, 0)].map(({ action }) => action));
    expect([...actions]).toEqual(['sail', 'scout', 'beg']);
  });
});
