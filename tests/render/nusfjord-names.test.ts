import { describe, expect, it } from 'vitest';
import { drawCanvas } from '../../render/index.js';
import { sayIn } from '../../render/words.js';
import { data } from '../../src/games/nusfjord/data.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { played, viewOf } from './fixtures/nusfjord.js';
import { requestsFor, textsWritten } from './pictures.js';

const request = requestsFor<NusfjordView>('nusfjord');
const elders = Object.values(data.elders);
const buildings = Object.values(data.buildings);
const actions = Object.values(data.actions);
const views = new Map([1, 2, 3, 4, 5].map((seats) => [seats, viewOf(played(seats), 0)]));

type Change = (view: NusfjordView, ids: string[]) => void;

/** Every place of the view gets the next of the ids, again from the first when they are used up. */
const elderSpaces: Change = (view, ids) => {
  view.elderSpaces = view.elderSpaces.map((_, i) => ({ top: ids[i % ids.length]!, under: [], faceDown: 2 }));
};
const council: Change = (view, ids) => {
  const worker = { seat: 0, set: 0 };
  view.seats[0]!.elders = ids
    .slice(0, view.seats[0]!.councilPlaces)
    .map((id) => ({ id, fish: 2, fishPlaces: 2, worker }));
};
const offers: Change = (view, ids) => {
  view.offers = { A: ids.slice(0, 9), B: ids.slice(9, 15), C: ids.slice(15, 20) };
};
const hand: Change = (view, ids) => {
  view.seats[0]!.hand = ids;
  view.seats[0]!.handSize = ids.length;
};
const harbour: Change = (view, ids) => {
  // Nowhere else may a name be read.
  view.offers = { A: [], B: [], C: [] };
  view.seats[0]!.forests = {};
  view.seats[0]!.buildings = Object.fromEntries(ids.map((id, i) => [data.harbour.cells[i]!, id]));
};

/** The names that have a word which is not written whole. */
function lost(view: NusfjordView, kind: string, locale: 'en' | 'ru', names: string[]): string[] {
  const texts = textsWritten(() => drawCanvas(request(view, { kind, seat: 0, locale }))).map(({ text }) => text);
  // A word broken between lines goes on in the next text.
  const written = new Set(texts.join(' ').replaceAll('- ', '').split(' '));
  return names.filter((name) => !name.split(' ').every((word) => written.has(word)));
}

/** So many ids at a time, so that each has been in one of the lots. */
function lots<T>(all: T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, i) => all.slice(i * size, (i + 1) * size));
}

const places: [string, string, { id: string; name: Record<'en' | 'ru', string> }[], number, Change, number[]][] = [
  ['elders on the table', 'table', elders, 6, elderSpaces, [1, 5]],
  ['elders to invite', 'elders', elders, 6, elderSpaces, [5]],
  ['a council on the table', 'table', elders, 5, council, [1]],
  ['a council', 'area', elders, 5, council, [1, 5]],
  ['buildings on the table', 'table', buildings, 15, offers, [5]],
  ['buildings on offer', 'offer', buildings, 15, offers, [4]],
  ['a hand', 'area', buildings, 3, hand, [5]],
  ['more buildings on the table', 'table', buildings, 20, offers, [1, 5]],
  ['a harbour', 'area', buildings, 11, harbour, [5]],
];

describe('names in the pictures of Nusfjord', () => {
  for (const locale of ['en', 'ru'] as const) {
    it.each(places)(
      `are whole in ${locale}: %s`,
      (_place, kind, all, size, change, tables) => {
        for (const seats of tables) {
          for (const lot of lots(all, size)) {
            const view = structuredClone(views.get(seats)!);
            change(
              view,
              lot.map(({ id }) => id),
            );
            const named = lot.map(({ name }) => name[locale]);
            expect(lost(view, kind, locale, named), `${seats} seats`).toEqual([]);
          }
        }
      },
      120_000,
    );

    it(`are whole in ${locale}: shares not issued yet`, () => {
      const label = sayIn(locale)('nusfjord.unissued', { n: views.get(5)!.seats[0]!.unissued });
      expect(lost(views.get(5)!, 'area', locale, [label])).toEqual([]);
    });

    it.each([1, 2, 3, 4, 5])(`are whole in ${locale}: actions with %i seats`, (seats) => {
      const view = structuredClone(views.get(seats)!);
      for (const space of view.spaces) space.reduction = space.action === 'buy-all-shares' ? 2 : 0;
      const used = new Set(view.spaces.map(({ action }) => action));
      const named = actions.filter(({ id }) => used.has(id)).map(({ name }) => name[locale]);
      expect(lost(view, 'table', locale, named)).toEqual([]);
    });
  }
});
