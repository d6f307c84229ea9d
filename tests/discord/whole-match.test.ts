import { afterEach, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import { playTurn } from '../../tools/robot.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
afterEach(async () => {
  await town?.close();
  town = undefined;
});

it.each([
  ['santa-maria', 2, /^Santa Maria is over\. (Ann|Бо) wins!/],
  ['nusfjord', 3, /^Nusfjord is over\. (Ann|Бо|Cy|.+ and .+) (wins|share the victory)!/],
])(
  'a whole match of %s by %i people through the real client, every move by a press',
  async (game, seats, ending) => {
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
    expect(post.content).toMatch(ending);
    expect(twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
  },
  120_000,
);
