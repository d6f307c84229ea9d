import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apply, check, complete, type Move, movesOf, play } from '../../src/engine/index.js';
import { firstTurn, fresh, randomMatch } from './games/positions.js';
import { smugglers } from './games/smugglers/index.js';
import { param, some, stub } from './games/stub.js';

const { state } = firstTurn();
const refused = (action: string, args: unknown, seat = 0) => check(smugglers, state, { seat, action, args } as Move);
const notLegal = (name: string, value: string) => ({ id: 'engine.not-legal', args: { param: name, value } });

describe('check', () => {
  it('lets every enumerated move pass', () => {
    const moves = [...movesOf(smugglers, state, 0)];
    // 4 shiploads, 12 ways without the fort, 6 short and 18 long ones with it, 3 scoutings, begging, 3 sales.
    expect(moves.length).toBe(4 + 12 + 6 * 2 + 18 + 3 + 1 + 3);
    expect(moves.filter((move) => check(smugglers, state, move))).toEqual([]);
  });

  it('refuses once the match is over', () => {
    const { end } = randomMatch(2, 5);
    expect(check(smugglers, end.state, { seat: 0, action: 'beg', args: {} })).toEqual({ id: 'engine.over' });
  });

  it('refuses whose turn it is not, and names those the match waits for', () => {
    expect(refused('beg', {}, 1)).toEqual({ id: 'engine.not-your-turn', args: { seats: { list: [{ seat: 0 }] } } });
    expect(refused('beg', {}, 7)?.id).toBe('engine.not-your-turn');
    const owed = firstTurn(3);
    apply(smugglers, owed, { seat: 0, action: 'ship', args: { goods: ['rum', 'tea'] } });
    expect(smugglers.pending(owed.state).map(({ seat, holds }) => [seat, holds])).toEqual([
      [0, true],
      [1, false],
    ]);
    expect(check(smugglers, owed.state, { seat: 2, action: 'beg', args: {} })).toEqual({
      id: 'engine.not-your-turn',
      args: { seats: { list: [{ seat: 0 }] } },
    });
  });

  it('refuses an action the game does not have, and one it has at another time', () => {
    expect(refused('dance', {})).toEqual({ id: 'engine.no-such-action', args: { action: 'dance' } });
    expect(refused('hide', { card: 'rum-1' })).toEqual({
      id: 'engine.not-now',
      args: {
        action: { id: 'smugglers.action.hide' },
        prompt: { id: 'smugglers.turn', args: { seat: { seat: 0 } } },
      },
    });
  });

  it("gives the game's own reason", () => {
    const poor = firstTurn();
    poor.state.seats[0]!.coins = 1;
    expect(check(smugglers, poor.state, { seat: 0, action: 'sail', args: { stops: ['quay', 'reef'] } })).toEqual({
      id: 'smugglers.coins-short',
    });
    poor.state.seats[0]!.coins = 2;
    const flagged = { seat: 0, action: 'sail', args: { stops: ['fort', 'reef'], flag: 'false' } };
    expect(check(smugglers, poor.state, flagged)).toEqual({ id: 'smugglers.flag-too-dear' });
    poor.state.seats[0]!.hold.rum = 0;
    expect(check(smugglers, poor.state, { seat: 0, action: 'ship', args: { goods: ['rum', 'tea'] } })).toEqual({
      id: 'smugglers.none-left',
      args: { good: { component: 'rum' } },
    });
  });

  it('refuses a missing argument', () => {
    const missing = (action: string, name: string) => ({
      id: 'engine.missing',
      args: { action: { id: `smugglers.action.${action}` }, param: name },
    });
    expect(refused('sell', {})).toEqual(missing('sell', 'good'));
    expect(refused('sell', { good: 'tea' })).toEqual(missing('sell', 'amount'));
    expect(refused('sail', { stops: ['fort', 'reef'] })).toEqual(missing('sail', 'flag'));
  });

  it('refuses an argument the action does not have, or does not ask for now', () => {
    const unknown = (action: string, name: string) => ({
      id: 'engine.unknown-param',
      args: { action: { id: `smugglers.action.${action}` }, param: name },
    });
    expect(refused('beg', { good: 'tea' })).toEqual(unknown('beg', 'good'));
    expect(refused('sail', { stops: ['quay', 'reef'], flag: 'false' })).toEqual(unknown('sail', 'flag'));
  });

  it('refuses values that are not legal', () => {
    expect(refused('sell', { good: 'gold', amount: 1 })).toEqual(notLegal('good', 'gold'));
    expect(refused('sell', { good: 'tea', amount: 2 })).toEqual(notLegal('amount', '2'));
    expect(refused('sell', { good: 'tea', amount: 0 })).toEqual(notLegal('amount', '0'));
    expect(refused('sell', { good: 'tea', amount: 0.5 })).toEqual(notLegal('amount', '0.5'));
    expect(refused('sell', { good: 'tea', amount: '1' })).toEqual(notLegal('amount', '1'));
    expect(refused('sell', { good: ['tea'], amount: 1 })).toEqual(notLegal('good', 'tea'));
    expect(refused('ship', { goods: 'rum' })).toEqual(notLegal('goods', 'rum'));
  });

  it('refuses collections that are too short, too long, doubled or out of order', () => {
    expect(refused('ship', { goods: ['rum'] })).toEqual(notLegal('goods', 'rum'));
    expect(refused('ship', { goods: [] })).toEqual(notLegal('goods', '-'));
    expect(refused('ship', { goods: ['rum', 'rum'] })).toEqual(notLegal('goods', 'rum'));
    expect(refused('ship', { goods: ['tea', 'rum'] })).toEqual(notLegal('goods', 'tea,rum'));
    expect(refused('sail', { stops: ['cove', 'quay', 'reef', 'fort'] })).toEqual(notLegal('stops', 'fort'));
    expect(refused('sail', { stops: ['reef', 'reef'] })).toEqual(notLegal('stops', 'reef'));
  });

  it('takes a set only once each, even where the game offers a value again', () => {
    const game = stub({ act: { params: [param('set', 'set', { values: ['a', 'b'], done: true })] } });
    const of = (set: string[]) => check(game, { left: 1 }, { seat: 0, action: 'act', args: { set } });
    expect(of(['a', 'b'])).toBeUndefined();
    expect(of(['a', 'a'])).toEqual({ id: 'engine.not-legal', args: { param: 'set', value: 'a' } });
  });

  it('does not take zero with a sign, which JSON would not keep', () => {
    const game = stub({ act: { params: [param('n', 'number', { values: { min: -1, max: 1 }, done: false })] } });
    const of = (n: number) => check(game, { left: 1 }, { seat: 0, action: 'act', args: { n } });
    expect([of(-1), of(0)]).toEqual([undefined, undefined]);
    expect(of(-0)?.id).toBe('engine.not-legal');
  });

  it('refuses what is no move at all', () => {
    const broken: unknown[] = [
      null,
      undefined,
      7,
      'beg',
      [],
      {},
      { seat: 0 },
      { seat: 0, action: 'beg' },
      { seat: 0, action: 'sell', args: null },
      { seat: 0, action: ['beg'], args: {} },
      { seat: 0, action: { toString: 1 }, args: {} },
      { seat: 0, action: 'sell', args: { good: { toString: 1 } } },
      { seat: 0, action: 'ship', args: { goods: [{ toString: 1 }, null] } },
      { seat: 0, action: 'ship', args: { goods: [['rum'], 'tea'] } },
      { seat: '0', action: 'beg', args: {} },
    ];
    const ids = broken.map((move) => check(smugglers, state, move as Move)?.id);
    expect(ids).toEqual([
      'engine.not-your-turn',
      'engine.not-your-turn',
      'engine.not-your-turn',
      'engine.not-your-turn',
      'engine.not-your-turn',
      'engine.not-your-turn',
      'engine.no-such-action',
      'engine.unknown-param',
      'engine.unknown-param',
      'engine.no-such-action',
      'engine.no-such-action',
      'engine.not-legal',
      'engine.not-legal',
      'engine.not-legal',
      'engine.not-your-turn',
    ]);
  });

  it('refuses the names every object has', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf']) {
      expect(refused(name, {})?.id).toBe('engine.no-such-action');
      expect(refused('beg', JSON.parse(`{"${name}":"x"}`))?.id).toBe('engine.unknown-param');
      expect(refused('sell', { good: name, amount: 1 })).toEqual(notLegal('good', name));
      expect(refused('sell', Object.create({ good: 'tea', amount: 1 }))?.id).toBe('engine.missing');
    }
  });

  it('never throws, whatever the move holds', () => {
    const words = fc.constantFrom('sell', 'ship', 'sail', 'scout', 'beg', 'rum', 'tea', 'quay', 'fort', '__proto__');
    const loose = fc.oneof(words, fc.jsonValue(), fc.array(fc.oneof(words, fc.jsonValue())), fc.integer());
    const args = fc.dictionary(fc.constantFrom('good', 'amount', 'goods', 'stops', 'flag', 'cards', 'x'), loose);
    const near = fc.record({ seat: fc.constantFrom(0, 1, -1, 0.5, '0'), action: loose, args: fc.oneof(args, loose) });
    fc.assert(
      fc.property(fc.oneof(near, fc.jsonValue()), (move) => {
        const refusal = check(smugglers, state, move as unknown as Move);
        if (refusal) return typeof refusal.id === 'string' && JSON.stringify(refusal).length > 0;
        return play(smugglers, firstTurn(), move as unknown as Move).ok;
      }),
      { numRuns: 2000 },
    );
  });
});

describe('complete', () => {
  const fill = (action: string, args: Move['args'], at = firstTurn().state) =>
    complete(smugglers, at, { seat: 0, action, args }).args;

  it('fills in what has only one legal value', () => {
    expect(fill('sell', { good: 'rum' })).toEqual({ good: 'rum', amount: 1 });
    const poor = firstTurn().state;
    poor.seats[0]!.coins = 2;
    expect(fill('sail', { stops: ['fort', 'reef'] }, poor)).toEqual({ stops: ['fort', 'reef'], flag: 'honest' });
    poor.seats[0]!.hold = { rum: 0, silk: 1, tea: 1 };
    expect(fill('ship', {}, poor)).toEqual({ goods: ['silk', 'tea'] });
  });

  it('fills in an earlier argument before one that was given', () => {
    const one = firstTurn().state;
    one.seats[0]!.hold = { rum: 0, silk: 0, tea: 3 };
    expect(fill('sell', { amount: 2 }, one)).toEqual({ good: 'tea', amount: 2 });
  });

  it('stops at the first real choice, since what follows depends on it', () => {
    expect(fill('sell', {})).toEqual({});
    expect(fill('sell', { amount: 1 })).toEqual({ amount: 1 });
  });

  it('leaves what is wrong for check to refuse', () => {
    expect(fill('sell', { good: 'gold' })).toEqual({ good: 'gold' });
    expect(fill('sail', { stops: 'fort' })).toEqual({ stops: 'fort' });
    expect(fill('dance', { good: 'rum' })).toEqual({ good: 'rum' });
    expect(fill('constructor', {})).toEqual({});
    expect(fill('hide', {})).toEqual({});
    const poor = firstTurn().state;
    poor.seats[0]!.hold = { rum: 0, silk: 0, tea: 0 };
    expect(fill('sell', {}, poor)).toEqual({});
    expect(complete(smugglers, poor, { seat: 9, action: 'beg', args: {} }).args).toEqual({});
  });

  it('never asks a game about an argument that is not legal', () => {
    const asked: unknown[] = [];
    const game = stub({
      act: {
        params: [
          some('a', 'set', ['x', 'y'], 1, 2),
          param('b', 'one', (_state, _seat, args) => {
            asked.push(args.a);
            return { values: ['z'], done: false };
          }),
        ],
      },
    });
    const move = { seat: 0, action: 'act', args: { a: ['bogus'] } };
    expect(complete(game, { left: 1 }, move)).toEqual(move);
    expect(asked).toEqual([]);
    expect(complete(game, { left: 1 }, { ...move, args: { a: ['y'] } }).args).toEqual({ a: ['y'], b: 'z' });
  });

  it('changes nothing in a simultaneous phase but what is certain', () => {
    const { state: hiding } = fresh(2);
    hiding.seats[1]!.hand = ['rum-1'];
    expect(complete(smugglers, hiding, { seat: 1, action: 'hide', args: {} }).args).toEqual({ card: 'rum-1' });
    expect(complete(smugglers, hiding, { seat: 0, action: 'hide', args: {} }).args).toEqual({});
  });
});
