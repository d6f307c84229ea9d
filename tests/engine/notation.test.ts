import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check, type Move, parseMove, printMove } from '../../src/engine/index.js';
import { firstTurn, randomMatch } from './games/positions.js';
import { smugglers } from './games/smugglers/index.js';
import { param, some, stub } from './games/stub.js';

const parse = (line: string) => parseMove(smugglers, line);
const refusal = (line: string) => {
  const result = parse(line);
  return result.ok ? undefined : [result.refusal.id, result.refusal.args?.at, result.refusal.args?.word];
};

/** Every line of the notation beside the move it stands for. */
const lines: [string, Move][] = [
  ['0 beg', { seat: 0, action: 'beg', args: {} }],
  ['1 end-turn', { seat: 1, action: 'end-turn', args: {} }],
  ['2 sell good=rum amount=12', { seat: 2, action: 'sell', args: { good: 'rum', amount: 12 } }],
  ['0 ship goods=rum,silk', { seat: 0, action: 'ship', args: { goods: ['rum', 'silk'] } }],
  ['0 ship goods=rum*2,tea', { seat: 0, action: 'ship', args: { goods: ['rum', 'rum', 'tea'] } }],
  ['0 ship goods=-', { seat: 0, action: 'ship', args: { goods: [] } }],
  [
    '0 sail stops=reef,fort flag=honest',
    { seat: 0, action: 'sail', args: { stops: ['reef', 'fort'], flag: 'honest' } },
  ],
  ['0 scout cards=rum-1,tea-4', { seat: 0, action: 'scout', args: { cards: ['rum-1', 'tea-4'] } }],
];

describe('notation', () => {
  it.each(lines)('%s', (line, move) => {
    expect(printMove(smugglers, move)).toBe(line);
    expect(parse(line)).toEqual({ ok: true, value: move });
  });

  it('hides secret arguments, and cannot read them back', () => {
    const hide = { seat: 0, action: 'hide', args: { card: 'rum-1' } };
    expect(printMove(smugglers, hide, true)).toBe('0 hide card=?');
    expect(printMove(smugglers, { seat: 0, action: 'scout', args: { cards: ['tea-4'] } }, true)).toBe(
      '0 scout cards=?',
    );
    expect(printMove(smugglers, lines[2]![1], true)).toBe(lines[2]![0]);
    expect(refusal('0 hide card=?')).toEqual(['notation.hidden', 7, 'card']);
  });

  it('prints in the order of the declaration, and reads any order and spacing', () => {
    expect(printMove(smugglers, { seat: 0, action: 'sell', args: { amount: 1, good: 'tea' } })).toBe(
      '0 sell good=tea amount=1',
    );
    expect(parse('  0\tsell   amount=1 good=tea ')).toEqual(parse('0 sell good=tea amount=1'));
    expect(parse('0 ship goods=tea,rum*1,rum')).toEqual(parse('0 ship goods=rum*2,tea'));
  });

  it('leaves out nothing that was left out: only the form is read', () => {
    expect(parse('0 sell')).toEqual({ ok: true, value: { seat: 0, action: 'sell', args: {} } });
    expect(parse('9 sell good=gold')).toMatchObject({ ok: true });
  });

  it('reads numbers below zero, and one zero only', () => {
    const game = stub({ act: { params: [param('n', 'number', { values: { min: -9, max: 9 }, done: false })] } });
    const number = (text: string) => {
      const result = parseMove(game, `0 act n=${text}`);
      return result.ok ? result.value.args.n : result.refusal.id;
    };
    expect(number('-3')).toBe(-3);
    expect(number('007')).toBe(7);
    expect(Object.is(number('-0'), 0)).toBe(true);
    for (const bad of ['1.5', '1e3', '0x1', '', '+1', '1234567890', 'two']) expect(number(bad)).toBe('notation.value');
  });

  it('reads bags of several hundred, and none of absurd size', () => {
    const bag = Array.from({ length: 250 }, () => 'rum');
    const line = printMove(smugglers, { seat: 0, action: 'ship', args: { goods: bag } });
    expect(line).toBe('0 ship goods=rum*250');
    expect(parse(line)).toMatchObject({ ok: true, value: { args: { goods: bag } } });
    expect(refusal('0 ship goods=rum*1000')).toEqual(['notation.value', 13, 'rum*1000']);
    const huge = Array.from({ length: 400 }, () => 'rum*999').join(',');
    expect(refusal(`0 ship goods=${huge}`)).toEqual(['notation.value', 13, huge]);
  });

  it('says what is wrong, and where', () => {
    expect(refusal('')).toEqual(['notation.seat', 0, undefined]);
    expect(refusal('  ')).toEqual(['notation.seat', 0, undefined]);
    expect(refusal('beg')).toEqual(['notation.seat', 0, undefined]);
    expect(refusal('  10 beg')).toEqual(['notation.seat', 2, undefined]);
    expect(refusal('0')).toEqual(['notation.action', 1, '']);
    expect(refusal('0 dance')).toEqual(['notation.action', 2, 'dance']);
    expect(refusal('0 sell tea')).toEqual(['notation.argument', 7, 'tea']);
    expect(refusal('0 sell =tea')).toEqual(['notation.argument', 7, '=tea']);
    expect(refusal('0 sell  price=3')).toEqual(['notation.param', 8, 'price']);
    expect(refusal('0 sell good=tea good=rum')).toEqual(['notation.twice', 16, 'good']);
    expect(refusal('0 sell good=Tea')).toEqual(['notation.value', 12, 'Tea']);
    expect(refusal('0 sell good=')).toEqual(['notation.value', 12, '']);
    expect(refusal('0 sell good=tea,rum')).toEqual(['notation.value', 12, 'tea,rum']);
    expect(refusal('0 sell good=tea amount=many')).toEqual(['notation.value', 23, 'many']);
    expect(refusal('0 sail stops=reef*2')).toEqual(['notation.value', 13, 'reef*2']);
    expect(refusal('0 ship goods=rum*0')).toEqual(['notation.value', 13, 'rum*0']);
    expect(refusal('0 ship goods=rum**2')).toEqual(['notation.value', 13, 'rum**2']);
    expect(refusal('0 ship goods=rum,,tea')).toEqual(['notation.value', 13, 'rum,,tea']);
  });

  it('does not take the names every object has for its own', () => {
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty']) {
      expect(refusal(`0 ${name}`)).toEqual(['notation.action', 2, name]);
      expect(refusal(`0 sell ${name}=tea`)).toEqual(['notation.param', 7, name]);
    }
    expect(refusal('0 sell good=__proto__')).toEqual(['notation.value', 12, '__proto__']);
    expect(parse('0 ship goods=constructor*2')).toMatchObject({
      value: { args: { goods: ['constructor', 'constructor'] } },
    });
  });

  it('is inverse for every move of random matches', () => {
    let moves = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(100_000), (seats, seed) => {
        for (const move of randomMatch(seats, seed).moves) {
          expect(parse(printMove(smugglers, move))).toEqual({ ok: true, value: move });
          moves += 1;
        }
      }),
      { numRuns: 60 },
    );
    expect(moves).toBeGreaterThan(600);
  });

  it('is inverse for any words, numbers, sets, sequences and bags', () => {
    const word = fc.stringMatching(/^[a-z0-9][a-z0-9.-]{0,8}$/);
    const picks = fc.array(word, { maxLength: 6 });
    const game = stub({
      act: {
        params: [
          param('one', 'one', { values: [], done: false }),
          param('number', 'number', { values: [], done: false }),
          some('set', 'set', [], 0, 0),
          some('sequence', 'sequence', [], 0, 0),
          param('bag', 'bag', { values: [], done: false }),
        ],
      },
    });
    const args = fc.record(
      {
        one: word,
        number: fc.integer({ min: -999_999_999, max: 999_999_999 }),
        set: picks.map((items) => [...items].sort()),
        sequence: picks,
        bag: picks.map((items) => [...items, ...items].sort()),
      },
      { requiredKeys: [], noNullPrototype: true },
    );
    fc.assert(
      fc.property(fc.nat(9), args, (seat, given) => {
        const move = { seat, action: 'act', args: given } as Move;
        expect(parseMove(game, printMove(game, move))).toEqual({ ok: true, value: move });
      }),
    );
  });

  it('never throws on any text, and what it reads prints to something it reads the same', () => {
    const near = fc
      .array(
        fc.constantFrom(
          '0',
          '1',
          'sell',
          'ship',
          'hide',
          'good=tea',
          'goods=',
          'rum*2',
          ',',
          '=',
          '-',
          '?',
          ' ',
          '*',
          'card',
          '\n',
          '__proto__',
        ),
        { maxLength: 10 },
      )
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          near,
          near.map((text) => `0 ship goods=${text}`),
        ),
        (text) => {
          const result = parse(text);
          if (!result.ok) {
            const at = result.refusal.args?.at as number;
            return result.refusal.id.startsWith('notation.') && at >= 0 && at <= text.length;
          }
          check(smugglers, firstTurn().state, result.value);
          expect(parse(printMove(smugglers, result.value))).toEqual(result);
          return true;
        },
      ),
      { numRuns: 2000 },
    );
  });
});
