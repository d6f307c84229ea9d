import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { annoPictures } from '../../render/anno-1800/index.js';
import { loadDrawings } from '../../render/draw.js';
import type { Focus, PictureRequest } from '../../render/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import type { Viewer } from '../../src/engine/index.js';
import { createRng } from '../../src/engine/index.js';
import { anno1800 } from '../../src/games/anno-1800/index.js';
import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { locales } from '../../src/text/catalogue.js';
import { seedOf } from '../seed.js';
import { type Played, played, viewOf } from './fixtures/anno-1800.js';
import { requestsFor, textsBelow, textsWritten } from './pictures.js';
import { planted, ringed } from './recording.js';

vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()));
vi.mock('../../render/kit/glow.js', async () => ({ glow: (await import('./recording.js')).glow }));

const kinds = Object.keys(annoPictures.kinds);
const ask = requestsFor<AnnoView>('anno-1800');
const draw = await loadDrawings({ 'anno-1800': annoPictures });
const request = (view: AnnoView, more: Partial<PictureRequest> = {}): PictureRequest<AnnoView> => ({
  ...ask(view, more),
  view,
});
const pixels = (asked: PictureRequest): Buffer => draw(asked).toBuffer('raw');
const words = (asked: PictureRequest<AnnoView>): string => annoPictures.sentences(asked).join(' ');

const states: [string, number, Played][] = [
  ['first turn', 4, {}],
  ['choosing', 2, { options: { objectives: 'chosen' } }],
  ['three, late', 3, { until: 800 }],
  ['four, late', 4, { until: 1_200 }],
  ['a bill', 3, { until: ({ turn, round }) => round > 3 && turn.bill !== undefined }],
  ['made ahead', 2, { until: ({ turn }) => Object.keys(turn.pool).length > 1 }],
  ['over', 2, { until: 100_000 }],
];
const known = new Map(states.map(([name, seats, how]) => [name, played(seats, how)]));
const cases = states.map(([name]) => name);
const viewIn = (name: string, viewer: Viewer = 0): AnnoView => viewOf(known.get(name)!, viewer);

function focusOn(...anchors: string[]): Focus {
  const targets = anchors.map((anchor, i) => ({ n: i + 1, anchor, value: `${i}` }));
  return { action: 'any', args: {}, param: 'any', targets };
}

describe('pictures of Anno 1800', () => {
  it.each(cases)('are drawn in both languages, no more than twice as high as wide: %s', (name) => {
    for (const locale of locales) {
      for (const kind of kinds) {
        const { width, height } = draw(request(viewIn(name), { locale, kind, seat: 0 }));
        expect([kind, width]).toEqual([kind, kind === 'table' ? 1200 : 1000]);
        expect(height / width).toBeLessThanOrEqual(2);
      }
    }
  });

  it.each(kinds)('have no letters smaller than 28 units, and cut none short: %s', (kind) => {
    const all = () => {
      for (const name of cases) draw(request(viewIn(name), { kind, seat: 0, locale: 'ru' }));
    };
    expect(textsBelow(28, all)).toEqual([]);
    expect(textsWritten(all).filter(({ text }) => text.endsWith('…'))).toEqual([]);
  });

  it('are the same for the same request, with cold and with warm caches', () => {
    const asked = request(viewIn('four, late', 1), { kind: 'table', seat: 1, changed: ['gold:1'] });
    forgetLayers();
    const first = pixels(asked);
    pixels(request(viewIn('three, late'), { kind: 'hand' }));
    expect(pixels(structuredClone(asked)).equals(first)).toBe(true);
  });

  const home = (view: AnnoView, building: string) =>
    view.seats[1]!.fields.find((field) => field.building === building)!;
  it.each([
    ['table', (view: AnnoView) => (view.seats[1]!.ready.farmer += 1)],
    ['table', (view: AnnoView) => (view.seats[2]!.spent.artisan += 1)],
    ['table', (view: AnnoView) => (view.stock[4]!.count = view.stock[4]!.count === 1 ? 2 : 1)],
    ['table', (view: AnnoView) => (view.objectives[0] = view.objectives[0] === 'zoo' ? 'museum' : 'zoo')],
    ['table', (view: AnnoView) => (view.fireworks = 2)],
    ['table', (view: AnnoView) => (view.decks['new-world'] -= 1)],
    ['table', (view: AnnoView) => (view.turn.pool = { beer: 1 })],
    [
      'table',
      (view: AnnoView) =>
        (view.turn.bill = { purpose: { for: 'build', token: 'brewery' }, needs: { grain: 1 }, made: { coal: 1 } }),
    ],
    ['area', (view: AnnoView) => (home(view, 'start-potato-farm').cubes = ['farmer', 'worker'])],
    ['area', (view: AnnoView) => (view.seats[1]!.spent.farmer += 1)],
    ['area', (view: AnnoView) => (home(view, 'start-potato-farm').token = 'brewery')],
    ['area', (view: AnnoView) => view.seats[1]!.newWorld.push('new-world-07')],
    ['area', (view: AnnoView) => (view.seats[1]!.handSize['farmer-worker'] += 1)],
    ['hand', (view: AnnoView) => (view.seats[1]!.hand = ['fw-01'])],
    ['played', (view: AnnoView) => view.seats[1]!.played.push({ id: 'fw-40', open: true, tokens: 0 })],
    ['played', (view: AnnoView) => (view.seats[1]!.expeditions = ['expedition-03'])],
    ['trade', (view: AnnoView) => view.turn.bought.push('potatoes')],
    ['trade', (view: AnnoView) => (view.seats[2]!.fields[0]!.building = 'motor-factory')],
    ['market-workers', (view: AnnoView) => (view.stock[0]!.count = 0)],
    ['market-artisans', (view: AnnoView) => (view.stock.find(({ id }) => id === 'furrier')!.count = 0)],
    ['market-ships', (view: AnnoView) => (view.stock.find(({ id }) => id === 'trade-ship-2')!.count = 1)],
    ['objectives', (view: AnnoView) => (view.supply.investor -= 1)],
  ])('differ when something visible differs (%s)', (kind, change) => {
    const before = viewIn('three, late');
    before.active = [1];
    const after = structuredClone(before);
    change(after);
    const shown = (view: AnnoView): Buffer => pixels(request(view, { kind, seat: 1 }));
    expect(shown(after).equals(shown(before))).toBe(false);
  });

  it('ring each place that changed, and each only once', () => {
    const changed = ['stock:brewery', 'gold:1', 'deck:new-world', 'hand:0', 'gold:1', 'no:such:place'];
    draw(request(viewIn('three, late'), { changed }));
    expect(ringed).toHaveLength(4);
  });
});

describe('what is hidden', () => {
  it.each(['first turn', 'four, late'])('is neither drawn nor said, but to its holder: %s', (name) => {
    const state = known.get(name)!;
    const made = (of: typeof state, viewer: Viewer): string[] =>
      kinds.flatMap((kind) =>
        [0, 1].map((seat) => {
          const asked = request(viewOf(of, viewer), { kind, seat });
          const board = JSON.stringify(annoPictures.board(asked));
          return `${words(asked)} ${board} ${createHash('sha1').update(pixels(asked)).digest('hex')}`;
        }),
      );
    for (const viewer of ['public', 0] as const) {
      const dealtAnew = anno1800.scramble(state, viewer, createRng({ seed: seedOf(7), block: 99 }));
      expect(dealtAnew).not.toEqual(state);
      expect(made(dealtAnew, viewer)).toEqual(made(state, viewer));
    }
    const dealtAnew = anno1800.scramble(state, 'public', createRng({ seed: seedOf(7), block: 99 }));
    expect(made(dealtAnew, 0)).not.toEqual(made(state, 0));
  });
});

describe('flags', () => {
  it.each([
    ['table', ['stock:brewery', 'stock:furrier']],
    ['table', ['stock:brewery', 'stock:trade-ship-1']],
    ['market-workers', ['stock:brewery', 'stock:sawmill-worker']],
    ['market-artisans', ['stock:furrier', 'stock:window-factory']],
    ['market-ships', ['stock:motor-factory', 'stock:shipyard-2', 'stock:exploration-ship-3']],
    ['area', ['field:0:h-a1', 'field:0:h-c5', 'field:0:h-s4']],
    ['area', ['field:0:h-a1', 'district:0:farmer']],
    ['area', ['supply:farmer', 'supply:investor']],
    ['area', ['spent:0:worker', 'tokens:0:trade']],
    ['trade', ['field:0:h-a1', 'field:1:h-a1', 'field:2:h-b1']],
  ])('are planted on the %s: %j', (kind, anchors) => {
    const view = viewIn('four, late');
    const focus = focusOn(...anchors);
    expect(annoPictures.suits(view, focus)).toBe(kind);
    draw(request(view, { kind, seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual(anchors.map((_, i) => i + 1));
    expect(new Set(planted.map(({ place: { rect } }) => `${rect.x} ${rect.y}`)).size).toBe(anchors.length);
  });

  it('are planted on the cards of a hand', () => {
    const view = viewIn('first turn');
    const hand = focusOn(...view.seats[0]!.hand!.map((card) => `card:${card}`));
    expect(annoPictures.suits(view, hand)).toBe('hand');
    draw(request(view, { kind: 'hand', seat: 0, focus: hand }));
    expect(planted.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it('are planted on the objectives that can be chosen', () => {
    const chosen = focusOn('objective:zoo', 'objective:pyrphorian');
    expect(annoPictures.suits(viewIn('choosing'), chosen)).toBe('objectives');
    draw(request(viewIn('choosing'), { kind: 'objectives', focus: chosen }));
    expect(planted.map(({ n }) => n)).toEqual([1, 2]);
  });

  it('are looked for on the table where no place is named', () => {
    const none: Focus = { action: 'any', args: {}, targets: [{ n: 1, value: 'yes' }] };
    expect(annoPictures.suits(viewIn('four, late'), none)).toBe('table');
  });
});

describe('figures', () => {
  const written = (name: string, kind: string, seat = 0): string[] =>
    textsWritten(() => draw(request(viewIn(name, seat), { kind, seat }))).map(({ text }) => text);

  it('say the price of what others make: 1 for farmers and workers, 2 for artisans', () => {
    const first = written('first turn', 'trade');
    const prices = first.filter((text) => /^\d$/.test(text));
    // Three opponents with five industries of farmers and five of artisans each; a name with points and hand, two tokens, gold, buildings.
    expect(prices.filter((text) => text === '1').length).toBeGreaterThanOrEqual(15);
    expect(prices.filter((text) => text === '2').length).toBeGreaterThanOrEqual(15);
  });

  it('say how many of each cube are ready, and of how many where some are used', () => {
    const view = viewIn('first turn');
    view.seats[0]!.spent.farmer = 2;
    const shown = textsWritten(() => draw(request(view))).map(({ text }) => text);
    expect(shown.filter((text) => text === '4')).toHaveLength(3);
    expect(shown.filter((text) => text === '4/6')).toHaveLength(1);
  });
});
