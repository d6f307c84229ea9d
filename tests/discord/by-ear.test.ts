import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import { fixedBytes } from '../match/harness.js';
import { isleboundByEar } from './by-ear/islebound.js';
import { nusfjordByEar } from './by-ear/nusfjord.js';
import { Listener, type Mind, Stumble } from './by-ear/robot.js';
import { santaMariaByEar } from './by-ear/santa-maria.js';
import { closeQuietly } from './close-quietly.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

// biome-ignore lint/suspicious/noExplicitAny: each mind makes its own sense of the words
const minds: Record<string, Mind<any>> = {
  'santa-maria': santaMariaByEar,
  nusfjord: nusfjordByEar,
  islebound: isleboundByEar,
};

/** Two robots play by ear, to the end or for some turns. Resolves with what they did and the last post. */
async function match(game: string, locale: string, mishear?: (text: string) => string, turns = 200) {
  town = await openTown({ locale, randomBytes: fixedBytes(`by ear ${game}`) });
  const people = ['Ann', 'Бо'].map((name) => town.person(name, locale));
  const listener = new Listener(minds[game]!, createRng({ seed: '0e'.repeat(16), block: 0 }), mishear);
  let post = await startMatch(town, 'quay', people, game);
  let played = 0;
  for (; played < turns; played += 1) {
    const person = people.find(({ id }) => post.content.startsWith(`<@${id}>`));
    if (!person) break;
    const before = post;
    await listener.play(person, post);
    post = await town.twin.until(() => {
      const newest = boardPosts(people[0]!, 'quay').at(-1);
      return newest?.id === before.id ? undefined : newest;
    });
  }
  const { content, files } = await people[0]!.slash('quay', '/match show', { as: 'text' }).reply;
  const last = files[0] ? new TextDecoder().decode(files[0].data) : content;
  return { done: listener.done, played, last };
}

const kinds: Record<string, string[]> = {
  'santa-maria': ['a white die', 'a blue die', 'coins', 'a tile of 2', 'pass'],
  nusfjord: ['gold', 'serve', 'build', 'issue', 'buy-shares', 'clear', 'plant', 'thin-out', 'invite'],
  islebound: [
    'sail',
    'sail with fish',
    'visit for coins',
    'visit for crew',
    'visit for nothing',
    'visit what was taken',
    'attack',
    'reroll',
    'wound',
    'ally',
    'event',
    'buy',
    'build',
    'hire',
    'hunt',
    'place a cube',
    'end turn',
    'exchange',
    'exchange for crew',
    'reputation',
    'choose',
  ],
};

/** To its end in one language, by turns, and for so many turns in the other: whole matches take long. */
const some = 12;

describe.each(Object.keys(minds).map((game, at) => [game, at] as const))('%s from the words alone', (game, at) => {
  const [whole, begun] = at % 2 === 0 ? ['ru', 'en-US'] : ['en-US', 'ru'];

  it('is begun by robots, as they expect it, in the other language', async () => {
    const { done, played } = await match(game, begun!, undefined, some);
    expect([played, [...done.values()].reduce((a, b) => a + b, 0) >= some]).toEqual([some, true]);
  }, 60_000);

  it.each([whole!])(
    'is played by robots to its end, as they expect it, in %s',
    async (locale) => {
      const { done, last } = await match(game, locale);
      expect([...done.keys()]).toEqual(expect.arrayContaining(kinds[game]!));
      expect([...done.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(25);
      expect(last.split('\n')[0]).toMatch(locale === 'ru' ? / окончена\.$/ : /, finished\.$/);
      expect(last).toMatch(locale === 'ru' ? /^Итог: Ann −?\d+ и Бо −?\d+\.$/m : /^Totals: Ann −?\d+ and Бо −?\d+\.$/m);
    },
    60_000,
  );
});

/** What is left out, or said wrongly, and what it is replaced by. */
const faults: [game: string, what: string, of: RegExp, by: string | ((line: string) => string)][] = [
  ['santa-maria', 'the white dice', /^White dice: .*\n/m, ''],
  ['santa-maria', 'what is in storage', /^In storage: .*\n/m, ''],
  ['santa-maria', 'a row of the colony', /^Row 4.*\n/m, ''],
  ['santa-maria', 'the tiles on offer', /^Tiles on offer\n(?:.+\n)*/m, ''],
  [
    'santa-maria',
    'other faces of the white dice',
    /^White dice: .*$/m,
    (line) => line.replace(/\d/g, (n) => `${(Number(n) % 6) + 1}`),
  ],
  [
    'santa-maria',
    'other places for the buildings',
    /^Row \d\. (?:Column.*)$/gm,
    (line) => line.replace(/Column (\d)/g, (_, n) => `Column ${(Number(n) % 6) + 1}`),
  ],
  ['nusfjord', 'the spaces for workers', /^Where workers go\n(?:.+\n)*/m, ''],
  ['nusfjord', 'the own supply', /^Supply: .*\n/gm, ''],
  ['nusfjord', 'the empty spaces', /^Empty spaces: .*\n/gm, ''],
  ['nusfjord', 'who can be invited', /^Elders to invite\n(?:.+\n)*/m, ''],
  ['nusfjord', 'room where there is none', /: full\. /g, ': free. '],
  ['nusfjord', 'more goods than there are', /^Supply: /gm, 'Supply: 9 wood, 9 fish, 9 gold and '],
  ['islebound', 'the other ships in a region', / Ships? here: .+?\.(?= )/g, ''],
  ['islebound', 'other neighbours', /(?<=Next to it: ).*(?=\.)/g, (line) => line.split(/, and |, | and /)[0]!],
  ['islebound', 'lower fees', /(?<=fee: )\d coins?/g, '0 coins'],
  ['islebound', 'the books that buildings need', / \(needs \d books?\)/g, ''],
  ['islebound', 'what events cost', /: (?:exhaust|pay) .*? to place/g, ': pay nothing to place'],
  ['islebound', 'the cubes of the influence track', /^Value \d.*\n/gm, ''],
  ['islebound', 'other dice in a fight', /(?<=: dice ).*(?=; strength)/g, (line) => line.replace(/\d/g, '6')],
  ['islebound', 'what neighbours own', / Controlled by .+? it needs \d+\./g, ' Neutral.'],
];

describe('a robot that plays by ear', () => {
  it.each(faults)(
    'stumbles in %s if it hears not, or wrongly: %s',
    async (game, _what, of, by) => {
      let changed = 0;
      const mishear = (text: string) =>
        text.replace(of, (line) => {
          changed += 1;
          return typeof by === 'string' ? by : by(line);
        });
      await expect(match(game, 'en-US', mishear, 40)).rejects.toThrow(Stumble);
      expect(changed).toBeGreaterThan(0);
    },
    60_000,
  );
});
