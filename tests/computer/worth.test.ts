import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';

/** Steps of a recorded match that are looked at: one of so many, and the last. */
const oneOf = 10;
const judging = Object.values(games).filter((game) => game.worth);

describe('what positions are worth', () => {
  it.each(judging.map((game) => [game.id, game] as const))(
    '%s: a number for every seat all through recorded matches, which changes nothing, and in the end the points',
    (id, game) => {
      const folder = join(import.meta.dirname, '../games', id, 'matches');
      const files = readdirSync(folder).filter((file) => file.endsWith('.match'));
      let ends = 0;
      for (const file of files) {
        const read = readRecord(games, readFileSync(join(folder, file), 'utf8'));
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
        let steps = 0;
        const replayed = replay(game, read.value.record, ({ position: { state, seats } }) => {
          const over = game.pending(state).length === 0;
          steps += 1;
          if (!over && steps % oneOf !== 0) return;
          const before = JSON.stringify(state);
          const worths = Array.from({ length: seats }, (_, seat) => game.worth!(state, seat));
          expect(worths.every(Number.isFinite)).toBe(true);
          expect(JSON.stringify(state)).toBe(before);
          if (!over) return;
          ends += 1;
          expect(worths).toEqual(game.score(state).seats.map(({ total }) => total));
        });
        expect(replayed.ok).toBe(true);
      }
      expect(ends).toBeGreaterThan(0);
    },
  );
});
