import { expect, it } from 'vitest';
import { apply, awaited, check, createRng, randomMove, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { declineKey } from '../../src/match/orders/play-orders.js';

/** Plays so many random moves; resolves with what could be declined for good on the way, each once. */
function declinedIn(id: string, options: Record<string, string>, moves: number): string[] {
  const game = games[id]!;
  const all = { ...Object.fromEntries(game.options.map((option) => [option.id, option.default])), ...options };
  const rng = createRng({ seed: '7d'.repeat(16), block: 0 });
  let { position } = start(game, 3, all, 'd7'.repeat(16));
  const keys = new Set<string>();
  for (let count = 0; count < moves; count += 1) {
    const waiting = awaited(game.pending(position.state));
    if (waiting.length === 0) break;
    for (const pending of waiting) {
      const key = declineKey(pending);
      const { decline, seat, actions, end } = pending;
      if (key === undefined || decline === undefined) continue;
      keys.add(key);
      expect([key, actions.includes(decline), game.actions[decline]!.params, end]).toEqual([key, true, [], undefined]);
      expect(check(game, position.state, { seat, action: decline, args: {} })).toBe(undefined);
    }
    const { seat } = rng.pick(waiting);
    ({ position } = apply(game, position, randomMove(game, position.state, seat, rng)!));
  }
  return [...keys].sort();
}

it.each([
  ['islebound', { trade: 'yes' }, 400, /^refuse islebound\.ask\.answer$/],
  ['cooper-island', {}, 250, /^decline cooper-island\.ask\.do \S+$/],
] as const)(
  '%s: what can be declined for good asks nothing and is possible whenever it is asked',
  (id, options, moves, some) => {
    expect(declinedIn(id, options, moves)).toEqual(expect.arrayContaining([expect.stringMatching(some)]));
  },
);

it('is another question about another component, and the same from another seat or for another amount', () => {
  const key = (component: string, n: number) =>
    declineKey({
      decline: 'refuse',
      prompt: { id: 'pier.ask', args: { source: { component }, seat: { seat: n }, n } },
    });
  expect([key('crane', 1), key('crane', 2), key('shed', 1)]).toEqual([
    'refuse pier.ask crane',
    'refuse pier.ask crane',
    'refuse pier.ask shed',
  ]);
  expect(declineKey({ prompt: { id: 'pier.ask' } })).toBe(undefined);
});
