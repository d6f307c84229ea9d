import { afterEach, describe, expect, it } from 'vitest';
import { createRng } from '../../src/engine/index.js';
import { fixedBytes } from '../match/harness.js';
import { annoByEar } from './by-ear/anno-1800.js';
import { cooperByEar } from './by-ear/cooper-island.js';
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
  'anno-1800': annoByEar,
  'cooper-island': cooperByEar,
};

/** Two robots play by ear, to the end or for some turns. Resolves with what they did and the last post. */
async function match(game: string, locale: string, mishear?: (text: string) => string, turns = 200) {
  town = await openTown({ locale, randomBytes: fixedBytes(`by ear ${game}`) });
  const people = ['Ann', 'Бо'].map((name) => town.person(name, locale));
  const listener = new Listener(minds[game]!, createRng({ seed: '0e'.repeat(16), block: 0 }), mishear);
  let post = await startMatch(town, 'quay', people, game);
  let played = 0;
  for (; played < turns; played += 1) {
    // Where all play at once, those who are called are called together.
    const [calls = ''] = /^(?:<@\d+> ?)*/.exec(post.content) ?? [];
    const called = people.filter(({ id }) => calls.includes(id));
    if (called.length === 0) break;
    const before = post;
    for (const person of called) await listener.play(person, post);
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
  'cooper-island': [
    'islet',
    'new land',
    'raise land',
    'levelled land',
    'chart',
    'store',
    'worker',
    'join others',
    'build a boat',
    'remove ruins',
  ],
  'anno-1800': ['build', 'play', 'activate', 'hire', 'upgrade', 'old world', 'festival', 'swap', 'end turn'],
};

/** To its end in one language, by turns, and for so many turns in the other: whole matches take long. */
const some = 6;
/** A match that goes on for too many turns is played for so many. */
const most: Record<string, number> = { 'anno-1800': 18, 'cooper-island': 24 };

describe.each(Object.keys(minds).map((game, at) => [game, at] as const))('%s from the words alone', (game, at) => {
  const [whole, begun] = at % 2 === 0 ? ['ru', 'en-US'] : ['en-US', 'ru'];

  it('is begun by robots, as they expect it, in the other language', async () => {
    const { done, played } = await match(game, begun!, undefined, some);
    expect([played, [...done.values()].reduce((a, b) => a + b, 0) >= some]).toEqual([some, true]);
  }, 120_000);

  it.each([whole!])(
    'is played by robots to its end, or for long, as they expect it, in %s',
    async (locale) => {
      const { done, played, last } = await match(game, locale, undefined, most[game]);
      expect([...done.keys()]).toEqual(expect.arrayContaining(kinds[game]!));
      expect([...done.values()].reduce((a, b) => a + b, 0)).toBeGreaterThan(25);
      if (most[game] !== undefined) {
        expect(played).toBe(most[game]);
        return;
      }
      expect(last.split('\n')[0]).toMatch(locale === 'ru' ? / окончена\.$/ : /, finished\.$/);
      expect(last).toMatch(locale === 'ru' ? /^Итог: Ann −?\d+ и Бо −?\d+\.$/m : /^Totals: Ann −?\d+ and Бо −?\d+\.$/m);
    },
    120_000,
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
  ['anno-1800', 'who is ready', /^Ready cubes: .*\n/gm, ''],
  [
    'anno-1800',
    'more ready cubes than there are',
    /^Ready cubes: .*$/gm,
    'Ready cubes: 9 farmers, 9 workers, and 9 artisans.',
  ],
  ['anno-1800', 'free workplaces where there are none', /(?<=: )[01] free/g, '2 free'],
  ['anno-1800', 'industries for nothing', /(?<=^[A-Z].*: \d left\. Cost: ).*?(?=\. Two)/gm, 'free'],
  ['anno-1800', 'cards that need nothing but coal', /(?<=^In hand, .* points: ).*?(?= → )/gm, 'coal'],
  ['anno-1800', 'lower prices of others', /^For 2 trade tokens/gm, 'For 1 trade token'],
  ['anno-1800', 'what others sell', /^For \d trade tokens?: .*\n/gm, ''],
  ['anno-1800', 'more trade tokens than there are', /^Trade tokens on ships: \d/gm, 'Trade tokens on ships: 9'],
  ['anno-1800', 'more gold than there is', /^Gold: \d+/gm, 'Gold: 30'],
  ['anno-1800', 'tokens left where there are none', /: (?:1 left|none left)\. /g, ': 2 left. '],
  ['anno-1800', 'other free fields', /(?<=^Free fields: .*coast ).*?(?=;)/gm, 'h-c9'],
  ['anno-1800', 'the cards in hand', /^In hand, .*\n/gm, ''],
  ['anno-1800', 'cubes in the supply', /\d+ in the supply/g, '9 in the supply'],
  ['anno-1800', 'a dearer island', /^Next Old World island: \d/gm, 'Next Old World island: 4'],
  ['anno-1800', 'played cards face up', /Face down\./g, 'Can be activated.'],
  ['cooper-island', 'the own warehouse', /^Warehouse: .*\n/gm, ''],
  ['cooper-island', 'more goods than there are', /^Warehouse: /gm, 'Warehouse: 9 wood, 9 stone, and '],
  ['cooper-island', 'a row of the land', /^Row c: .*\n/gm, ''],
  ['cooper-island', 'higher land', /level 1,/g, 'level 2,'],
  ['cooper-island', 'other land', /forest, level/g, 'meadow, level'],
  ['cooper-island', 'spaces free that are not', /(?<=level \d, )(?:wood|stone|food|cloth)/g, 'free'],
  ['cooper-island', 'spaces charted that are not', /(?<=^Uncharted spaces: )\d+/gm, '5'],
  ['cooper-island', 'no ruins', / uncharted, ruins/g, ' uncharted'],
  ['cooper-island', 'ruins within reach where there are none', /(?<=Ruins within reach: ).*(?=\.)/g, 'a1'],
  ['cooper-island', 'which spaces touch', /^Row [a-g], neighbours: .*\n/gm, ''],
  ['cooper-island', 'which land lies by which water', /(?<=\b[lr]\d \()[a-g]\d/g, 'g2'],
  ['cooper-island', 'room for islets where there is none', /(?<=^Water with room for an islet: ).*(?=\.)/gm, 'r7, r8'],
  ['cooper-island', 'the islets not laid', /^Islets not laid: .*\n/gm, ''],
  ['cooper-island', 'islets that have been laid', /^Islets: .*$/gm, 'Islets: none.'],
  ['cooper-island', 'no double tiles', /^Double tiles: .*$/gm, 'Double tiles: none.'],
  ['cooper-island', 'other double tiles', /forest\+/g, 'meadow+'],
  ['cooper-island', 'nobody on the sectors', /Round spot: [^.]*\./g, 'Round spot: empty.'],
  ['cooper-island', 'fewer workers', /(?<=^Workers available: )\d/gm, '1'],
  ['cooper-island', 'all open in the income phase', /^Open in the income .*$/gm, 'Open in the income phase: an islet.'],
  [
    'cooper-island',
    'no tile open',
    /^(Open in the income phase: .*)a double tile/gm,
    'Open in the income phase: nothing',
  ],
  ['cooper-island', 'more cartographer steps', /(?<=^Cartographer steps: )\d/gm, '6'],
  ['cooper-island', 'no cartographer steps', /(?<=^Cartographer steps: )\d/gm, '0'],
  ['cooper-island', 'an action left that is taken', / The cartographer action is taken\./g, ''],
  ['cooper-island', 'boats that are not built', /^Boats: .*$/gm, 'Boats: none.'],
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
      await expect(match(game, 'en-US', mishear, most[game] ?? 40)).rejects.toThrow(Stumble);
      expect(changed).toBeGreaterThan(0);
    },
    120_000,
  );
});
