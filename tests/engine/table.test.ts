import { describe, expect, it } from 'vitest';
import { checkTable, defaultOptions, readOptions, type ScoreSheet } from '../../src/engine/index.js';
import { randomMatch } from './games/positions.js';
import { smugglers } from './games/smugglers/index.js';
import { stub } from './games/stub.js';

describe('options', () => {
  it('have defaults, and are read on top of them', () => {
    expect(defaultOptions(smugglers)).toEqual({ rounds: '2', wind: 'fresh' });
    expect(readOptions(smugglers, {})).toEqual({ ok: true, value: { rounds: '2', wind: 'fresh' } });
    expect(readOptions(smugglers, { wind: 'calm' })).toEqual({ ok: true, value: { rounds: '2', wind: 'calm' } });
  });

  it('refuse what the game does not know, and name what it does', () => {
    expect(readOptions(smugglers, { tide: 'low' })).toEqual({
      ok: false,
      refusal: { id: 'engine.no-such-option', args: { option: 'tide', known: { list: ['rounds', 'wind'] } } },
    });
    expect(readOptions(smugglers, { wind: 'wild' })).toEqual({
      ok: false,
      refusal: {
        id: 'engine.no-such-value',
        args: { option: 'wind', value: 'wild', known: { list: ['calm', 'fresh'] } },
      },
    });
  });

  it('do not take the names every object has for their own', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const id = (chosen: string) => {
        const result = readOptions(smugglers, JSON.parse(chosen));
        return result.ok ? undefined : result.refusal.id;
      };
      expect(id(`{"${name}":"1"}`)).toBe('engine.no-such-option');
      expect(id(`{"rounds":"${name}"}`)).toBe('engine.no-such-value');
    }
    expect(readOptions(smugglers, Object.create({ tide: 'low' }))).toMatchObject({ ok: true });
  });
});

describe('an option that a series hands over', () => {
  const game = stub({}, { options: [{ id: 'carry', values: ['none'], default: 'none', carried: true }] });

  it('takes any one word, and no more', () => {
    expect(readOptions(game, { carry: 'game:2/a:101,102' })).toEqual({
      ok: true,
      value: { carry: 'game:2/a:101,102' },
    });
    for (const value of ['two words', 'a=b', '']) expect(readOptions(game, { carry: value }).ok).toBe(false);
  });
});

describe('a table', () => {
  it('has as many seats as the game takes', () => {
    const options = defaultOptions(smugglers);
    expect([2, 3, 4].map((seats) => checkTable(smugglers, seats, options))).toEqual([undefined, undefined, undefined]);
    for (const seats of [1, 5, 2.5, Number.NaN, -1]) {
      expect(checkTable(smugglers, seats, options)).toEqual({ id: 'engine.seats', args: { seats, min: 2, max: 4 } });
    }
  });

  it('is refused by the game itself where seats and options do not go together', () => {
    expect(checkTable(smugglers, 4, { rounds: '1', wind: 'calm' })).toEqual({ id: 'smugglers.too-short' });
    expect(checkTable(smugglers, 3, { rounds: '1', wind: 'calm' })).toBeUndefined();
  });
});

describe('a series', () => {
  it('names the options of the next match until it is over, and adds the matches up', () => {
    const first = randomMatch(2, 1).end.state;
    const second = randomMatch(2, 2).end.state;
    const series = smugglers.series!;
    expect(series.games({ rounds: '1', wind: 'calm' })).toBe(2);
    expect(series.next([first])).toEqual({ rounds: '1', wind: 'calm' });
    expect(series.next([first, second])).toBeUndefined();
    const sheets: ScoreSheet[] = [first, second].map((state) => smugglers.score(state));
    const [one, two] = sheets.map((sheet) => sheet.seats.map(({ total }) => total)) as [number[], number[]];
    const total = series.total(sheets);
    expect(total.seats.map((seat) => seat.total)).toEqual([one[0]! + two[0]!, one[1]! + two[1]!]);
    expect(total.seats[0]!.lines).toEqual([
      { id: 'match-1', amount: one[0] },
      { id: 'match-2', amount: two[0] },
    ]);
  });
});
