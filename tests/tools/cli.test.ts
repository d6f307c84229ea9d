import { describe, expect, it } from 'vitest';
import { parse, readChoice, readNumber, readTable, runTool, seedOf, UsageError } from '../../tools/cli.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { capture } from './capture.js';

const games = { smugglers };
const table = (given: { game?: string; seats?: string; options?: string }) => () => readTable(games, given);

describe('the tools’ arguments', () => {
  it('name a game, seats and options that go together', () => {
    expect(readTable(games, { game: 'smugglers', seats: '3', options: 'wind=calm,rounds=3' })).toEqual({
      game: smugglers,
      seats: 3,
      options: { rounds: '3', wind: 'calm' },
    });
    expect(readTable(games, { game: 'smugglers' })).toMatchObject({
      seats: 2,
      options: { rounds: '2', wind: 'fresh' },
    });
  });

  it('are refused with a sentence', () => {
    expect(table({})).toThrow(new UsageError('--game is missing. Games: smugglers.'));
    expect(table({ game: 'chess' })).toThrow(new UsageError('There is no game “chess”. Games: smugglers.'));
    expect(table({ game: 'toString' })).toThrow('There is no game “toString”');
    expect(table({ game: 'smugglers', seats: '5' })).toThrow('--seats takes a whole number from 2 to 4, not “5”.');
    expect(table({ game: 'smugglers', options: 'wind' })).toThrow('--options takes k=v,k=v; “wind” is not k=v.');
    expect(table({ game: 'smugglers', options: 'tide=low' })).toThrow(
      'This game has no option “tide”. Its options: rounds and wind.',
    );
    expect(table({ game: 'smugglers', options: 'wind=wild' })).toThrow('It can be: calm and fresh.');
    expect(table({ game: 'smugglers', seats: '4', options: 'rounds=1' })).toThrow(
      'Something happened that this version has no words for.',
    );
    expect(() => readNumber('moves', '1.5', { min: 0, max: 9, fallback: 0 })).toThrow('--moves takes a whole number');
    expect(() => readChoice('locale', 'fr', ['en', 'ru'])).toThrow('--locale takes en or ru, not “fr”.');
    expect(() => parse({ args: ['--what'], options: {} })).toThrow(new UsageError("Unknown option '--what'."));
  });

  it('that cannot be used end a tool with exit code 2, other errors are bugs', async () => {
    const out = capture();
    const refusing = (error: Error) => ({
      usage: 'tool FILE',
      run: () => {
        throw error;
      },
    });
    expect(await runTool(refusing(new UsageError('No.')), [], games, out)).toBe(2);
    expect(out.notes).toEqual(['No.', 'Usage: tool FILE']);
    expect(out.lines).toEqual([]);
    await expect(runTool(refusing(new Error('bug')), [], games, out)).rejects.toThrow('bug');
  });

  it('make seeds from any text, and leave seeds as they are', () => {
    const seed = '0123456789abcdef0123456789abcdef';
    expect(seedOf(seed)).toBe(seed);
    expect(seedOf(seed, 'match 1')).not.toBe(seed);
    expect(seedOf('7', 'match 1')).toMatch(/^[0-9a-f]{32}$/);
    expect(seedOf('7', 'match 1')).not.toBe(seedOf('7', 'match 2'));
  });
});
