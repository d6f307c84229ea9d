import { afterEach, beforeAll, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { loadDrawings } from '../../render/draw.js';
import { encode } from '../../render/encode.js';
import type { Painter } from '../../render/painter.js';
import { createRng, type Rng } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { choicesOf, playButton } from '../../tools/robot.js';
import { isles } from './games/isles/index.js';
import { islesPictures } from './games/isles/pictures.js';
import { islesTexts } from './games/isles/texts.js';
import { giveTexts } from './games/texts.js';
import { openTown, startMatch, type Town } from './town.js';

let town: Town | undefined;
beforeAll(() => {
  // What a game adds to the registries: its texts, its pictures; its rules are handed to the town.
  giveTexts(islesTexts);
  books.isles = islesPictures;
});
afterEach(async () => {
  await town?.close();
  town = undefined;
});

/** Draws in this process, and counts the kinds. */
async function countingPainter(): Promise<{ painter: Painter; drawn: Map<string, number> }> {
  const draw = await loadDrawings({ isles: islesPictures });
  const drawn = new Map<string, number>();
  const painter: Painter = {
    pids: [],
    async paint(request) {
      drawn.set(request.kind, (drawn.get(request.kind) ?? 0) + 1);
      return encode(draw(request));
    },
    close: async () => {},
  };
  return { painter, drawn };
}

/** Presses on until nothing of this person's is waited for; ends a turn only one time in four, so that all is tried. */
async function play(person: Persona, post: SeenMessage, rng: Rng): Promise<void> {
  let panel = await person.press(post, playButton(post)).reply;
  for (;;) {
    const choices = choicesOf(person, panel);
    if (choices.length === 0) return;
    const others = choices.filter(({ kind }) => kind !== 'confirm');
    const end = choices.find(({ kind }) => kind === 'confirm');
    panel = await (end && (others.length === 0 || rng.int(4) === 0) ? end : rng.pick(others)).press().reply;
  }
}

it.each([2, 4])(
  'a game that is only its own folder is hosted, drawn and finished by %i people through the twin',
  async (seats) => {
    const { painter, drawn } = await countingPainter();
    town = await openTown({ games: { isles }, painter });
    const { twin } = town;
    const people = ['Ann', 'Бо', 'Cy', 'Di']
      .slice(0, seats)
      .map((name, at) => town!.person(name, at % 2 ? 'ru' : 'en-US'));
    const ann = people[0]!;
    let post = await startMatch(town, 'quay', people, 'isles');
    const rng = createRng({ seed: '0d'.repeat(16), block: 0 });
    let turns = 0;
    while (!post.content.includes('is over')) {
      const called = people.filter(({ id }) => post.content.includes(`<@${id}>`));
      expect(called.length).toBeGreaterThan(0);
      const before = post;
      for (const person of called) {
        turns += 1;
        await play(person, post, rng);
      }
      post = await twin.until(() => {
        const newest = ann.sees('quay').findLast((seen) => !seen.ephemeral && seen.find('Log'));
        return newest?.id === before.id ? undefined : newest;
      });
    }
    const match = (await town.matches.inChannel(twin.world.channel('quay').id))!;
    const log = await town.matches.log(match.id, undefined);
    const taken = new Set(log.ok ? log.value.map(({ move }) => move.action) : []);
    const always = ['lay-aside', 'catch', 'sail', 'build', 'sell', 'end-turn', 'settle'];
    expect(always.filter((action) => !taken.has(action))).toEqual([]);
    expect(turns).toBeGreaterThanOrEqual(5 * seats);
    expect(post.content).toMatch(/^Isles is over\. /);
    expect([...drawn.keys()].sort()).toEqual(['area', 'table']);
    expect(twin.refusedBySchema).toBe(0);
    expect(town.complaints).toEqual([]);
  },
  120_000,
);
