import { describe, expect, it } from 'vitest';
import { altText, kinds } from '../../render/describe.js';
import { createRng, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { type Locale, locales } from '../../src/text/catalogue.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';

/** What each kind of picture says of itself after 40 moves of a random match of two. */
function altsOf(id: string, locale: Locale = 'en'): Record<string, string> {
  const game = games[id]!;
  const { options } = tablesOf(game).find(({ seats }) => seats === 2)!;
  const { position } = start(game, 2, options, seedOf(3));
  playout(game, position, createRng({ seed: seedOf(4), block: 0 }), 40);
  const view = game.view(position.state, 0);
  const shown = { game: id, view, seat: 0, locale, names: ['Anna', 'Bo'], computers: [] };
  return Object.fromEntries(kinds(id).map((kind) => [kind, altText({ ...shown, kind })]));
}

/** How games say it that end after so many rounds. */
const lastOf: Record<string, Record<Locale, RegExp>> = {
  'santa-maria': { en: /year \d of 3/i, ru: /год \d из 3/i },
  nusfjord: { en: /round \d of 7/i, ru: /раунд \d из 7/i },
  'cooper-island': { en: /round \d of 5/i, ru: /раунд \d из 5/i },
};

describe.each(Object.keys(games))('alt texts of %s', (id) => {
  it('say of each kind of picture what it shows, and no two the same', () => {
    const alts = altsOf(id);
    expect(new Set(Object.values(alts)).size).toBe(Object.keys(alts).length);
  });

  it.each(locales)('say in words which of how many it is, without a stroke between figures: %s', (locale) => {
    for (const [kind, alt] of Object.entries(altsOf(id, locale))) {
      expect([kind, alt]).toEqual([kind, expect.not.stringMatching(/\d\s*\/\s*\d/)]);
      // A phase begins a sentence of its own.
      expect([kind, alt]).toEqual([kind, expect.not.stringMatching(/^[^.]*, \p{Lu}/u)]);
      const of = lastOf[id]?.[locale];
      if (of) expect([kind, alt]).toEqual([kind, expect.stringMatching(of)]);
    }
  });
});

/** A sentence that each close-up has and the table has not. */
const own = {
  'santa-maria': {
    dice: 'Spaces for those who pass: Coins, Religion, Conquistador, Shipping, Road.',
    places: 'Religion track: Anna 1, Bo 2. Conquest track: Anna 0, Bo 1.',
    docks: 'Coin dock: a shipment for 1 wood, 1 sugar, 2 points.',
  },
  nusfjord: {
    built: 'Built by Anna.',
    spaces: 'Ships to build: Sloop 2, Cutter 2, Schooner 3.',
    'offer-c': 'No C buildings on offer.',
  },
  'anno-1800': {
    area: 'At work: Brickworks (artisans) 1 artisan and Warehouse (artisans) 1 artisan. Free fields: land 2, coast 6, sea 4. Old World island: 2 farmers. New World island: cotton, coffee beans, tobacco.',
    hand: 'In hand, Farmer/worker 11 (canned food and beer).',
    played: 'Anna: 0 cards laid out, 0 expedition cards.',
    'market-workers': 'Brewery ×1 (grain and coal).',
    'market-artisans': 'Brass foundry ×2 (goods and coal).',
    'market-ships': 'Trade ship 2 ×6 (sails, goods, and planks).',
    trade:
      'Anna buys from the others and has 2 trade tokens. For 1 trade token: planks, grain, potatoes, pigs, wool, and beer. For 2 trade tokens: coal, bricks, goods, steel beams, and sails.',
    objectives: 'Cubes in the supply: 16 farmers, 33 workers, 21 artisans, 20 engineers, and 15 investors.',
  },
  'cooper-island': {
    area: 'Row b: b1 forest, level 2, wood; b2 settlement, level 2, free.',
    mat: 'Boats: Luxury boat (Dock 1).',
    buildings: 'Building cards of Anna: 0.',
    sea: 'Bo: one-masted ship at harbour of Bo (0 steps), two-masted ship at sandbank r1/r2 of Bo (1 step), 0 logbook tokens; islets: Luxury islet on r2 and Chart islet on l1.',
    orders:
      'Cargo ship 2: 1 gold and 3 cloth; 2 helm points and a lid. The harbour master stands here: 1 gold or 1 cloth less for the next one.',
  },
};

it.each(Object.entries(own))('alt texts of the close-ups of %s tell what the table does not', (id, sentences) => {
  const { table, ...alts } = altsOf(id);
  for (const [kind, sentence] of Object.entries(sentences)) {
    expect([kind, alts[kind]]).toEqual([kind, expect.stringContaining(sentence)]);
    expect(table).not.toContain(sentence);
  }
});
