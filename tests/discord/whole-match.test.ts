import { afterEach, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { format } from '../../src/text/catalogue.js';
import { playTurn } from '../../tools/robot.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
afterEach(async () => {
  await town?.close();
  town = undefined;
});

/** Played elsewhere: Islebound with trade, Anno 1800 with a purpose, since chance takes too long, and Cooper Island, where several act at once. */
const elsewhere = ['islebound', 'anno-1800', 'cooper-island'];
const others = Object.values(games).filter(({ id }) => !elsewhere.includes(id));
/** Two people, then three, and so on in turns. */
const tables = others.map(({ id, seats }, at) => [id, Math.max(seats.min, 2 + (at % 2))] as const);

it.each(tables)(
  'a whole match of %s by %i people through the real client, every move by a press',
  async (game, seats) => {
    town = await openTown();
    const { twin } = town;
    const ann = town.person('Ann');
    const people = [ann, town.person('Бо', 'ru'), town.person('Cy')].slice(0, seats);
    let post = await startMatch(town, 'quay', people, game);
    const rng = createRng({ seed: '0b'.repeat(16), block: 0 });
    let turns = 0;
    for (;;) {
      const person = people.find(({ id }) => post.content.startsWith(`<@${id}>`));
      if (!person) break;
      turns += 1;
      await playTurn(person, post, rng);
      const before = post;
      post = await twin.until(() => {
        const newest = ann.sees('quay').findLast((seen) => !seen.ephemeral && seen.find('Log'));
        return newest?.id === before.id ? undefined : newest;
      });
    }
    expect(turns).toBeGreaterThan(6);
    const over = `${format('en', `game.${game}`)} is over. `;
    expect(post.content.slice(0, over.length)).toBe(over);
    expect(post.content.slice(over.length)).toMatch(
      /^(Ann|Бо|Cy|.+ and .+) (wins by \d+|wins on a tie-break|share the victory)!/,
    );
    expect(twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
  },
  120_000,
);
