import { afterEach, expect, it } from 'vitest';
import { loadDrawings } from '../../render/draw.js';
import { encode } from '../../render/encode.js';
import type { Painter } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import { type AtollView, atoll, atollPictures, hexes } from '../render/fixtures/atoll.js';
import { boardPosts, openTown, pinged, startMatch, type Town } from './town.js';

const books = { atoll: atollPictures };
const draw = await loadDrawings(books);
const pictureOf = (request: PictureRequest): Buffer => encode(draw(request));
const asked: PictureRequest[] = [];
const painter: Painter = {
  pids: [],
  async paint(request) {
    asked.push(request);
    return pictureOf(request);
  },
  close: async () => {},
};

let town: Town;
afterEach(() => town.close());

it('a game that is not shipped is drawn and told as its own book says', async () => {
  town = await openTown({ games: { atoll }, books, painter });
  const [ann, bo] = [town.person('Ann'), town.person('Bo')];
  const first = await startMatch(town, 'quay', [ann, bo], 'atoll');
  const [mover, other] = pinged(first, [ann, bo]).includes('Ann') ? [ann, bo] : [bo, ann];
  const empty: AtollView = { taken: {}, seats: 2 };
  const shown = { game: 'atoll', kind: 'table', locale: 'en' as const, names: [mover, other].map(({ name }) => name) };
  expect(first.files.map(({ description }) => description)).toEqual(['An atoll.']);
  expect(first.files[0]!.data.equals(pictureOf({ ...shown, view: empty }))).toBe(true);

  const panel = await mover.press(first, 'Play').reply;
  const anchors = asked.at(-1)!.focus!.targets.map(({ anchor }) => anchor);
  expect(anchors).toEqual(Object.keys(hexes).map((id) => `hex:${id}`));
  expect(panel.files[0]!.data.equals(first.files[0]!.data)).toBe(false);

  const [menu] = panel.selects;
  await mover.select(panel, menu!.customId, [menu!.options[4]!.value]).reply;
  const next = await town.twin.until(() => boardPosts(ann, 'quay')[1]);
  expect(next.files.map(({ description }) => description)).toEqual([`An atoll. ${mover.name} has h5.`]);
  const taken = { ...shown, view: { ...empty, taken: { h5: 0 } }, changed: ['hex:h5'] };
  expect(next.files[0]!.data.equals(pictureOf(taken))).toBe(true);
});
