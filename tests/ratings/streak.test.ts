import { expect, it } from 'vitest';
import { grown, isRunning, type Streak } from '../../src/ratings/index.js';

/** The streak after results at 1, 2, 3 and so on: `w` was won, `l` was not. */
function after(results: string): Streak {
  let streak: Streak | undefined;
  for (const [index, letter] of [...results].entries()) {
    streak = grown(streak, { matchId: `m${index + 1}`, endedAt: index + 1, won: letter === 'w' });
  }
  return streak!;
}

it.each([
  ['w', { current: 1, since: 1, longest: 1, from: 1, until: 1, match: 'm1' }, true],
  ['l', { current: 0, since: 1, longest: 0, from: 1, until: 1, match: 'm1' }, false],
  ['lwwl', { current: 0, since: 4, longest: 2, from: 2, until: 3, match: 'm3' }, false],
  ['wwlww', { current: 2, since: 4, longest: 2, from: 1, until: 2, match: 'm2' }, false],
  ['wwlwww', { current: 3, since: 4, longest: 3, from: 4, until: 6, match: 'm6' }, true],
])('wins in a row in %s', (results, streak, running) => {
  expect(after(results)).toEqual({ ...streak, lastAt: results.length, last: `m${results.length}` });
  expect(isRunning(after(results))).toBe(running);
});
