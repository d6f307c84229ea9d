import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRng, type Viewer } from '../../src/engine/index.js';
import type { Persona } from '../../src/playground/api.js';
import { type TwoDeals, twoDeals } from '../../tools/fuzz/two-deals.js';
import { fixedBytes } from '../match/harness.js';
import { seedOf } from '../seed.js';
import { closeQuietly } from './close-quietly.js';
import { emporium, emporiumTexts, murmur } from './games/emporium.js';
import { giveTexts } from './games/texts.js';
import { handLooks } from './hand-looks.js';
import { amiss, openTown, startMatch, type Town } from './town.js';

giveTexts(emporiumTexts);

let town: Town;
let deals: TwoDeals;
/** Two seats, of whom the first is to move, and somebody without one. */
let folk: { person: Persona; viewer: Viewer }[];

beforeEach(async () => {
  deals = twoDeals({ emporium: emporium() }, createRng({ seed: seedOf(72), block: 0 }));
  town = await openTown({ games: deals.games, randomBytes: fixedBytes('hands') });
  const [ann, bo, zoe] = ['Ann', 'Bo', 'Zoe'].map((name) => town.person(name)) as [Persona, Persona, Persona];
  await startMatch(town, 'quay', [ann, bo], 'emporium');
  const [match] = await town.matches.active();
  const first = match!.seats[0]!.person.id === ann.id ? [ann, bo] : [bo, ann];
  folk = [...first.map((person, viewer) => ({ person, viewer })), { person: zoe, viewer: 'public' }];
});
afterEach(() => closeQuietly(town, amiss(town)));

const othersThan = ({ person }: { person: Persona }): Persona[] =>
  folk.flatMap((other) => (other.person === person ? [] : [other.person]));

it('tells its holder nothing that they may not know, and others nothing at all, whichever way it is turned', async () => {
  for (const [seat, reader] of folk.slice(0, 2).entries()) {
    const looks = await handLooks(reader.person, othersThan(reader));
    // Four lines in each of three menus (out of turn nothing can be played now), the area, the pages, and as many cards as
    // are suggested at once.
    expect(looks).toHaveLength(12 - seat + 2 + 25);
    for (const { what, get } of looks) {
      const here = await get();
      expect([what, await deals.dealAnew(reader.viewer, get)]).toEqual([what, here]);
      if (what === 'hand by page') expect(here.match(/Your hand: 40 cards/g)).toHaveLength(4);
      if (what === 'hand by order group') expect(here).toContain(murmur);
    }
  }
});

it('is another one where it is dealt anew for who does not hold it', async () => {
  const [reader] = folk as [(typeof folk)[0]];
  const looks = await handLooks(reader.person, othersThan(reader));
  const { get } = looks.find(({ what }) => what === 'hand by page')!;
  expect(await deals.dealAnew('public', get)).not.toBe(await get());
});

it('is nobody’s who has no seat', async () => {
  const stranger = folk[2]!;
  const [only, ...more] = await handLooks(stranger.person, othersThan(stranger));
  expect([only!.what, more]).toEqual(['hand by page', []]);
  expect(await only!.get()).not.toContain(murmur);
});
