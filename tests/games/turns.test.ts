import { describe, expect, it } from 'vitest';
import { apply, awaited, createRng, defaultOptions, randomMove, type Seat, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../seed.js';

/** As many moves as show several rounds of each game. */
const moves = 2500;
/** So much of the promises of a game has to be seen. */
const enough = 10;

describe.each(Object.values(games))('the turns of $id', (game) => {
  it('come in the order that it tells', () => {
    const { position } = start(game, 2, defaultOptions(game), seedOf(1));
    const rng = createRng({ seed: seedOf(2), block: 0 });
    let kept = 0;
    let before: Seat[] = [];
    for (let made = 0; made < moves; made += 1) {
      const waiting = awaited(game.pending(position.state));
      if (waiting.length === 0) break;
      const turns = game.turns!(position.state);
      expect(new Set(turns).size).toBe(turns.length);
      if (before.length > 1 && turns[0] !== before[0]) {
        expect(turns[0], `${made}: ${before}`).toBe(before[1]);
        kept += 1;
      }
      // Whoever is asked alone, for nothing but their turn, is at it.
      const [only, another] = waiting;
      if (turns.length > 0 && !another && !only!.summons) expect(only!.seat).toBe(turns[0]);
      before = turns;
      apply(game, position, randomMove(game, position.state, only!.seat, rng)!);
    }
    expect(kept, `of ${game.id}`).toBeGreaterThan(enough);
  });
});
