import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type MatchRecord, printMove, readRecord, replay, writeRecord } from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { randomMatch } from './games/positions.js';
import { smugglers } from './games/smugglers/index.js';
import { stub } from './games/stub.js';

const games = { smugglers };
const options = { rounds: '1', wind: 'calm' };
const { moves, end } = randomMatch(2, 3, options);
const record: MatchRecord = {
  game: 'smugglers',
  rules: 'smugglers-1',
  seed: seedOf(3),
  options,
  names: ['Anna', 'Bo'],
  moves,
};
const head = [
  'game: smugglers',
  'rules: smugglers-1',
  `seed: ${seedOf(3)}`,
  'options: rounds=1 wind=calm',
  'seat 0: Anna',
  'seat 1: Bo',
];

describe('a written match', () => {
  it('is a header, an empty line, and a line a move', () => {
    expect(writeRecord(smugglers, record)).toBe(
      [...head, '', ...moves.map((move) => printMove(smugglers, move)), ''].join('\n'),
    );
  });

  it('reads back the same', () => {
    const read = readRecord(games, writeRecord(smugglers, record));
    expect(read).toEqual({ ok: true, value: { game: smugglers, record } });
  });

  it('reads and replays to the same position, for any match', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 4 }), fc.nat(100_000), (seats, number) => {
        const chosen = { rounds: '3', wind: number % 2 === 0 ? 'calm' : 'fresh' };
        const match = randomMatch(seats, number, chosen);
        const names = Array.from({ length: seats }, (_, seat) => `Player ${seat}`);
        const text = writeRecord(smugglers, {
          ...record,
          seed: seedOf(number),
          options: chosen,
          names,
          moves: match.moves,
        });
        const read = readRecord(games, text);
        if (!read.ok) throw new Error(read.refusal.id);
        expect(replay(smugglers, read.value.record)).toStrictEqual({ ok: true, value: match.end });
      }),
      { numRuns: 30 },
    );
  });

  it('keeps every name on its line', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 2, maxLength: 4 }), (names) => {
        const read = readRecord(
          games,
          writeRecord(smugglers, { ...record, options: { ...options, rounds: '2' }, names, moves: [] }),
        );
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
        const plain = names.map((name) => name.replace(/[\s\p{Cc}]+/gu, ' ').trim());
        expect(read.value.record.names).toEqual(plain);
        expect(read.value.record.moves).toEqual([]);
      }),
    );
    const hostile = writeRecord(smugglers, { ...record, names: ['Bo\n\n0 beg', 'x\rseed: 1\u2028y'], moves: [] });
    expect(hostile.split('\n').slice(4)).toEqual(['seat 0: Bo 0 beg', 'seat 1: x seed: 1 y', '', '']);
  });

  it('writes the default of an option the match does not know yet', () => {
    const text = writeRecord(smugglers, { ...record, options: { rounds: '1' } });
    expect(text.split('\n')[3]).toBe('options: rounds=1 wind=fresh');
  });

  it('reads what a person wrote: comments, spaces, other line ends, seats in any order', () => {
    const text = [
      '\uFEFF# the final',
      '',
      'game: smugglers',
      `seed:  ${seedOf(3)} `,
      'seat 1: Bo',
      'seat 0:',
      '# a comment',
      'options: rounds=1 wind=calm',
      ' ',
      '# the first round',
      '',
      `  ${printMove(smugglers, moves[0]!)}  `,
    ].join('\r\n');
    expect(readRecord(games, text)).toEqual({
      ok: true,
      value: { game: smugglers, record: { ...record, rules: '', names: ['', 'Bo'], moves: [moves[0]] } },
    });
  });
});

describe('a broken record', () => {
  const refusal = (lines: string[]) => {
    const read = readRecord(games, lines.join('\n'));
    return read.ok ? undefined : read.refusal;
  };
  const changed = (line: number, ...to: string[]) => refusal([...head.slice(0, line - 1), ...to, ...head.slice(line)]);

  it('names the line of the header that cannot be read', () => {
    const bad = (line: number) => ({ id: 'record.header', args: { line } });
    expect(changed(2, 'rules smugglers-1')).toEqual(bad(2));
    expect(changed(3, 'seed: 123')).toEqual(bad(3));
    expect(changed(3, 'seed: ?')).toEqual(bad(3));
    expect(changed(3, `seed: ${'A'.repeat(32)}`)).toEqual(bad(3));
    expect(changed(4, 'option: rounds=1')).toEqual(bad(4));
    expect(changed(4, 'options: rounds')).toEqual(bad(4));
    expect(changed(4, 'options: rounds=1=2')).toEqual(bad(4));
    expect(changed(5, 'seat 10: Anna')).toEqual(bad(5));
    expect(changed(5, 'seat -1: Anna')).toEqual(bad(5));
    expect(changed(5, '__proto__: Anna')).toEqual(bad(5));
    expect(changed(5, '0 beg')).toEqual(bad(5));
  });

  it('names the line that says a thing twice', () => {
    const twice = (line: number) => ({ id: 'record.header', args: { line } });
    expect(changed(6, 'seat 1: Bo', 'seat 1: Cleo')).toEqual(twice(7));
    expect(changed(1, 'game: smugglers', 'game: smugglers')).toEqual(twice(2));
    expect(changed(4, 'options: rounds=1 rounds=2')).toEqual(twice(4));
  });

  it('says what the header lacks, and where it ends', () => {
    const lacks = (line: number, key: string) => ({ id: 'record.missing', args: { line, key } });
    expect(refusal([])).toEqual(lacks(1, 'game'));
    expect(changed(1)).toEqual(lacks(6, 'game'));
    expect(changed(3)).toEqual(lacks(6, 'seed'));
    expect(changed(5)).toEqual(lacks(6, 'seat 0'));
    expect(refusal([...head.slice(0, 4), '', '0 beg'])).toEqual(lacks(5, 'seat 0'));
  });

  it('names the game, option or number of seats that does not exist', () => {
    expect(changed(1, 'game: chess')).toEqual({ id: 'record.game', args: { line: 1, game: 'chess' } });
    expect(changed(1, 'game: constructor')?.id).toBe('record.game');
    expect(changed(1, 'game: __proto__')?.id).toBe('record.game');
    const table = (why: unknown, line: number) => ({ id: 'record.table', args: { line, why } });
    expect(changed(4, 'options: tide=low')).toEqual(
      table({ id: 'engine.no-such-option', args: { option: 'tide', known: { list: ['rounds', 'wind'] } } }, 4),
    );
    expect(changed(4, 'options: __proto__=low')?.args?.why).toMatchObject({ id: 'engine.no-such-option' });
    expect(changed(4, 'options: constructor=low')?.args?.why).toMatchObject({ id: 'engine.no-such-option' });
    expect(changed(4, 'options: rounds=9')).toEqual(
      table(
        { id: 'engine.no-such-value', args: { option: 'rounds', value: '9', known: { list: ['1', '2', '3'] } } },
        4,
      ),
    );
    expect(changed(6)).toEqual(table({ id: 'engine.seats', args: { seats: 1, min: 2, max: 4 } }, 5));
    const many = ['seat 2: C', 'seat 3: D', 'seat 4: E'];
    expect(refusal([...head, ...many])).toEqual(table({ id: 'engine.seats', args: { seats: 5, min: 2, max: 4 } }, 9));
    expect(refusal([...head, ...many.slice(0, 2)])).toEqual(table({ id: 'smugglers.too-short' }, 8));
  });

  it('names the line of the move that cannot be read', () => {
    expect(refusal([...head, '', '0 beg', '# here', '0 dance'])).toEqual({
      id: 'record.move',
      args: { line: 10, why: { id: 'notation.action', args: { at: 2, word: 'dance' } } },
    });
    expect(refusal([...head, '', '0 hide card=?'])?.args?.why).toMatchObject({ id: 'notation.hidden' });
  });

  it('never throws, whatever the text', () => {
    const line = fc.oneof(
      fc.constantFrom(...head, '', '# x', '0 beg', 'seat 2: x', 'options: a=b=c', 'options: =', ': ', 'seed:'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 12 }), (lines) => {
        const read = readRecord(games, lines.join('\n'));
        return read.ok ? replay(smugglers, read.value.record) !== undefined : read.refusal.id.startsWith('record.');
      }),
      { numRuns: 1000 },
    );
  });
});

describe('replay', () => {
  it('ends where play ended, and shows every step on the way', () => {
    const seen: (string | undefined)[] = [];
    const result = replay(smugglers, record, (step, move) => {
      seen.push(move?.action);
      expect(step.position.seats).toBe(2);
    });
    expect(result).toStrictEqual({ ok: true, value: end });
    expect(seen).toEqual([undefined, ...moves.map(({ action }) => action)]);
  });

  it('takes forced moves again, which are not in the list', () => {
    const game = stub({ act: {} });
    const all = replay(game, { seed: seedOf(1), options: {}, names: ['A'], moves: [] });
    expect(all).toMatchObject({ ok: true, value: { state: { left: 0 } } });
  });

  it('stops at the first move that is not legal', () => {
    const broken = { ...record, moves: [moves[0]!, { seat: 0, action: 'beg', args: {} }, ...moves.slice(1)] };
    const result = replay(smugglers, broken);
    expect(result).toMatchObject({
      ok: false,
      refusal: { id: 'replay.move', args: { number: 2, seat: 0, action: 'beg', why: { id: 'engine.not-your-turn' } } },
    });
  });

  it('refuses a table the game does not have', () => {
    expect(replay(smugglers, { ...record, names: ['A'] })).toMatchObject({ refusal: { id: 'engine.seats' } });
    expect(replay(smugglers, { ...record, options: { rounds: '8' } })).toMatchObject({
      refusal: { id: 'engine.no-such-value' },
    });
    expect(replay(smugglers, { ...record, options: { tide: 'low' } })).toMatchObject({
      refusal: { id: 'engine.no-such-option' },
    });
  });
});
