import { expect, it } from 'vitest';
import { defaultOptions } from '../../src/engine/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { runTool } from '../../tools/cli.js';
import { duel, duelTool } from '../../tools/duel.js';
import { pile } from '../computer/fixtures.js';
import { capture } from './capture.js';

/** A clock that goes on by a millisecond with each look at it: so many tries whatever the machine does. */
function ticking(): () => number {
  let at = 0;
  return () => at++;
}

it('lets two players of a level meet, and counts what came of it', () => {
  const table = { game: nusfjord, seats: 2, options: defaultOptions(nusfjord) };
  const found = duel(table, { a: 'easy', b: 'random' }, { matches: 2, seed: '1', scale: 0.02, now: ticking() });
  expect(found).toMatchObject({ game: 'nusfjord', seats: 2, a: 'easy', b: 'random', matches: 2 });
  expect(found.won.a + found.won.b).toBe(2);
  expect(found.moves).toBeGreaterThan(100);
});

it('the sides begin in turn', () => {
  const table = { game: pile(4), seats: 2, options: {} };
  // Whoever begins loses against one who thinks.
  const found = duel(table, { a: 'easy', b: 'easy' }, { matches: 2, seed: '1', scale: 0.2, now: ticking() });
  expect(found.won).toEqual({ a: 1, b: 1 });
});

it('says what it takes', async () => {
  const out = capture();
  expect(await runTool(duelTool, ['--game', 'nusfjord', '--a', 'best'], { nusfjord }, out)).toBe(2);
  expect(out.notes[0]).toBe('--a takes random or easy or fair or strong, not “best”.');
});
