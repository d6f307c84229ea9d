import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { cooperIslandPictures } from '../../render/cooper-island/index.js';
import { loadDrawings } from '../../render/draw.js';
import type { Focus, PictureRequest } from '../../render/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import { createRng, type Viewer } from '../../src/engine/index.js';
import { cooperIsland } from '../../src/games/cooper-island/index.js';
import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import { locales } from '../../src/text/catalogue.js';
import { seedOf } from '../seed.js';
import { type Played, played, viewOf } from './fixtures/cooper-island.js';
import { requestsFor, textsBelow, textsWritten } from './pictures.js';
import { planted, ringed } from './recording.js';

vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()));
vi.mock('../../render/kit/glow.js', async () => ({ glow: (await import('./recording.js')).glow }));

const kinds = Object.keys(cooperIslandPictures.kinds);
/** Those that show a seat's things and the common ones closely; the island and the land have tests of their own. */
const closely = ['mat', 'buildings', 'sectors', 'orders'];
const ask = requestsFor<CooperIslandView>('cooper-island');
const draw = await loadDrawings({ 'cooper-island': cooperIslandPictures });
const request = (view: CooperIslandView, more: Partial<PictureRequest> = {}): PictureRequest<CooperIslandView> => ({
  ...ask(view, more),
  view,
});
const pixels = (asked: PictureRequest): Buffer => draw(asked).toBuffer('raw');

const looking = ({ seats }: CooperIslandView): boolean => seats.some((seat) => seat.looking);
const states: [string, number, Played][] = [
  ['first turn', 4, {}],
  ['choosing', 2, { options: { start: 'free' } }],
  ['three, late', 3, { until: ({ round, phase }) => round === 4 && phase === 'workers' }],
  ['four, late', 4, { until: ({ round, phase }) => round === 5 && phase === 'clean-up' }],
  ['looking', 2, { until: looking }],
  ['over', 2, { until: 100_000 }],
];
const known = new Map(states.map(([name, seats, how]) => [name, played(seats, how)]));
const cases = states.map(([name]) => name);
const viewIn = (name: string, viewer: Viewer = 0): CooperIslandView => viewOf(known.get(name)!, viewer);

/** A seat that has as much as fits on its mat. */
function laden(name = 'four, late'): CooperIslandView {
  const view = viewIn(name);
  Object.assign(view.seats[0]!, {
    small: ['small-04', 'small-14'],
    large: [
      { id: 'large-13', up: true },
      { id: 'large-15', up: false },
    ],
    slots: 8,
    freeSlots: 2,
    warehouse: { coins: 3, wood: 2, stone: 1, food: 1, gold: 1, cloth: 0 },
    market: { coins: 2, wood: 1, stone: 2, food: 1, gold: 1, cloth: 3 },
    owed: [1],
    tiles: { 'double-1': 2, 'double-2': 1, 'double-3': 4 },
    docks: ['boat-goods', 'boat-lux', 'boat-copy', 'boat-tile', 'boat-coin'].map((boat, i) => ({
      dock: `dock-${i + 1}`,
      boat,
      flipped: i === 1,
    })),
    slotsForStatues: ['1', '2', '3', '4', 'gallery'].map((id) => ({ slot: `statue-slot-${id}`, filled: id !== '2' })),
    logbooks: ['coin', 'coin', 'food', 'wood-stone', 'gold-cloth', 'tile', 'carto'].map((id) => `logbook-${id}`),
    lids: { unused: 1, crates: ['crate-draw', 'crate-packing-shed'], cargo: ['cargo-5'] },
  } satisfies Partial<SeatView>);
  return view;
}

/** A seat that looks at four cards with long texts while it has others. */
function choosingCard(): CooperIslandView {
  const view = laden('looking');
  view.seats[0]!.looking = { deck: 'large', count: 4, cards: ['large-10', 'large-12', 'large-14', 'large-11'] };
  return view;
}

function focusOn(...anchors: string[]): Focus {
  const targets = anchors.map((anchor, i) => ({ n: i + 1, anchor, value: `${i}` }));
  return { action: 'any', args: {}, param: 'any', targets };
}

const shown: [string, () => CooperIslandView][] = [
  ...cases.map((name): [string, () => CooperIslandView] => [name, () => viewIn(name)]),
  ['laden', laden],
  ['choosing a card', choosingCard],
];

describe('pictures of Cooper Island', () => {
  it.each(shown)('are drawn in both languages, no more than twice as high as wide: %s', (_, view) => {
    for (const locale of locales) {
      for (const kind of kinds) {
        const { width, height } = draw(request(view(), { locale, kind, seat: 0 }));
        expect([kind, width]).toEqual([kind, kind === 'table' ? 1200 : 1000]);
        expect([kind, height / width <= 2]).toEqual([kind, true]);
      }
    }
  });

  it.each(closely)('have no letters smaller than 28 units, and cut none short: %s', (kind) => {
    const all = () => {
      for (const [, view] of shown) draw(request(view(), { kind, seat: 0, locale: 'ru' }));
    };
    expect(textsBelow(28, all)).toEqual([]);
    expect(textsWritten(all).filter(({ text }) => text.endsWith('…'))).toEqual([]);
  });

  it('are the same for the same request, with cold and with warm caches', () => {
    const asked = request(viewIn('four, late', 1), { kind: 'mat', seat: 1, changed: ['warehouse:1'] });
    forgetLayers();
    const first = pixels(asked);
    pixels(request(viewIn('three, late'), { kind: 'sectors' }));
    expect(pixels(structuredClone(asked)).equals(first)).toBe(true);
  });

  const seat = (view: CooperIslandView): SeatView => view.seats[1]!;
  const builtBy = ({ docks }: SeatView): string[] => docks.flatMap(({ boat }) => boat ?? []);
  it.each<[string, (view: CooperIslandView) => unknown]>([
    ['table', (view) => (seat(view).warehouse.wood += 1)],
    ['table', (view) => (seat(view).market.wood += 1)],
    ['table', (view) => (seat(view).owed = [0])],
    ['table', (view) => (seat(view).tiles['double-2'] = 5)],
    ['table', (view) => (seat(view).cartographer = seat(view).cartographer === 1 ? 2 : 1)],
    ['table', (view) => (seat(view).pool.special = 1)],
    ['table', (view) => (seat(view).done.finished = true)],
    ['table', (view) => (view.cooper = (view.cooper + 1) % 3)],
    ['mat', (view) => (seat(view).warehouse.gold += 1)],
    ['mat', (view) => (seat(view).small = ['small-15'])],
    ['mat', (view) => (seat(view).done.chart = !seat(view).done.chart)],
    ['mat', (view) => (seat(view).income = { islet: false, tile: true, boats: builtBy(seat(view)) })],
    ['mat', (view) => (seat(view).income = { islet: true, tile: false, boats: builtBy(seat(view)) })],
    ['mat', (view) => (seat(view).docks[0] = { dock: 'dock-1', boat: 'boat-goods', flipped: true })],
    ['mat', (view) => (seat(view).boatsLeft = ['boat-copy'])],
    ['mat', (view) => (seat(view).isletsLeft = ['islet-ruins'])],
    ['mat', (view) => (seat(view).pieces.fortress = 0)],
    ['mat', (view) => (seat(view).slotsForStatues[1]!.filled = !seat(view).slotsForStatues[1]!.filled)],
    ['mat', (view) => (seat(view).milestones[2] = { id: 'milestone-statues', state: 'moved', slot: 'hire-4' })],
    ['mat', (view) => seat(view).lids.crates.push('crate-goods')],
    ['mat', (view) => seat(view).logbooks.push('logbook-coin')],
    ['mat', (view) => (seat(view).food += 1)],
    ['buildings', (view) => (seat(view).large = [{ id: 'large-02', up: false }])],
    ['sectors', (view) => (view.sectors[3]!.special = [2, 0])],
    ['sectors', (view) => (view.cooper = (view.cooper + 1) % 3)],
    ['orders', (view) => (view.harbourMaster.upright = !view.harbourMaster.upright)],
    ['orders', (view) => (view.cargo[1]!.lids = [2])],
    ['orders', (view) => (view.royal[2] = { ...view.royal[2]!, seat: 2, worker: 'special' })],
    ['orders', (view) => (view.bag['double-1'] = 0)],
    ['orders', (view) => (view.decks.large -= 1)],
  ])('differ when something visible differs (%s)', (kind, change) => {
    const before = viewIn('three, late');
    const after = structuredClone(before);
    change(after);
    const drawn = (view: CooperIslandView): Buffer => pixels(request(view, { kind, seat: 1 }));
    expect(drawn(after).equals(drawn(before))).toBe(false);
  });

  it('mark boats that have been used in the income phase', () => {
    const drawn = (boats: string[]): Buffer => {
      const view = structuredClone(viewIn('three, late'));
      seat(view).docks[0] = { dock: 'dock-1', boat: 'boat-goods', flipped: false };
      seat(view).income = { islet: true, tile: true, boats };
      return pixels(request(view, { kind: 'mat', seat: 1 }));
    };
    expect(drawn([]).equals(drawn(['boat-goods']))).toBe(false);
  });

  it('ring each place that changed, and each only once', () => {
    const changed = ['dock:0:dock-3', 'warehouse:0', 'mat:0:fortress', 'warehouse:0', 'no:such:place'];
    draw(request(viewIn('three, late'), { kind: 'mat', seat: 0, changed }));
    expect(ringed).toHaveLength(3);
  });
});

describe('what is hidden', () => {
  it.each(['first turn', 'looking'])('is neither drawn nor said, but to its holder: %s', (name) => {
    const state = known.get(name)!;
    const made = (of: typeof state, viewer: Viewer): string[] =>
      kinds.flatMap((kind) =>
        [0, 1].map((shownSeat) => {
          const asked = request(viewOf(of, viewer), { kind, seat: shownSeat });
          const words = `${cooperIslandPictures.sentences(asked).join(' ')} ${JSON.stringify(cooperIslandPictures.board(asked))}`;
          return `${words} ${createHash('sha1').update(pixels(asked)).digest('hex')}`;
        }),
      );
    for (const viewer of ['public', 0, 1] as const) {
      const dealtAnew = cooperIsland.scramble(state, viewer, createRng({ seed: seedOf(7), block: 99 }));
      expect(dealtAnew).not.toEqual(state);
      expect(made(dealtAnew, viewer)).toEqual(made(state, viewer));
    }
  });

  it('is drawn for the holder: the cards looked at', () => {
    const holder = viewIn('looking', 'public').seats.find((seat) => seat.looking)!.seat;
    const texts = (viewer: Viewer): string[] => {
      const asked = request(viewIn('looking', viewer), { kind: 'buildings', seat: holder });
      return textsWritten(() => draw(asked)).map(({ text }) => text);
    };
    expect(texts('public')).toContain('Looks at 4 cards');
    expect(texts(holder).length).toBeGreaterThanOrEqual(texts('public').length + 8);
    expect(texts(1 - holder)).toEqual(texts('public'));
  });
});

describe('flags', () => {
  it.each([
    ['mat', ['dock:0:dock-1', 'dock:0:dock-5']],
    ['mat', ['slot:0:statue-slot-1', 'slot:0:statue-slot-2']],
    ['mat', ['crate:0:crate-draw', 'crate:0:crate-goods', 'lids:0']],
    ['mat', ['mat:0:small-building', 'mat:0:fortress']],
    ['mat', ['milestone:0:milestone-lids', 'milestone:0:milestone-structures']],
    ['sectors', ['spot:sector-a:regular', 'spot:sector-a:special', 'spot:sector-h:special']],
    ['orders', ['cargo:cargo-1', 'cargo:cargo-5']],
    ['orders', ['royal:royal-1', 'royal:royal-8']],
    ['buildings', ['card:small-04', 'card:large-13', 'crate:0:crate-packing-shed']],
  ])('are planted on the %s: %j', (kind, anchors) => {
    const view = laden('first turn');
    const focus = focusOn(...anchors);
    expect(cooperIslandPictures.suits(view, focus)).toBe(kind);
    draw(request(view, { kind, seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual(anchors.map((_, i) => i + 1));
    expect(new Set(planted.map(({ place: { rect } }) => `${rect.x} ${rect.y}`)).size).toBe(anchors.length);
  });

  it('are planted on the cards looked at', () => {
    const view = choosingCard();
    const focus = focusOn(...view.seats[0]!.looking!.cards!.map((card) => `card:${card}`));
    expect(cooperIslandPictures.suits(view, focus)).toBe('buildings');
    draw(request(view, { kind: 'buildings', seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('are looked for on the table where no place is named', () => {
    const none: Focus = { action: 'any', args: {}, targets: [{ n: 1, value: 'yes' }] };
    expect(cooperIslandPictures.suits(viewIn('four, late'), none)).toBe('table');
  });
});

describe('figures', () => {
  const written = (view: CooperIslandView, kind: string): string[] =>
    textsWritten(() => draw(request(view, { kind, seat: 0 }))).map(({ text }) => text);
  const count = (texts: string[], text: string): number => texts.filter((one) => one === text).length;

  it('say what docks and structures cost and bring, but not what a built dock cost', () => {
    const fresh = written(viewIn('first turn'), 'mat');
    // A dock of 3 and docks of 1, 1, 2; structures of 1, 2, 4; the hiring slot of 2.
    expect(['+1', '+2', '+3', '+4'].map((text) => count(fresh, text))).toEqual([3, 3, 1, 1]);
    const full = written(laden('first turn'), 'mat');
    // The slot of structures stands as it did; on the crate of a card a point more.
    expect(['+1', '+2', '+3', '+4'].map((text) => count(full, text))).toEqual([1, 2, 0, 1]);
  });

  it('say how many workers can be placed and hired', () => {
    const view = viewIn('first turn');
    expect(count(written(view, 'table'), '2+2')).toBe(4);
    expect(count(written(view, 'table'), '0+2')).toBe(4);
    view.seats[0]!.pool.regular = 0;
    expect(count(written(view, 'table'), '2+2')).toBe(3);
  });

  it('say what royal orders take and are worth', () => {
    const texts = written(viewIn('first turn'), 'orders');
    expect(texts).toEqual(expect.arrayContaining(['≤6', '≤4', '≤2', '8']));
    // 20 of each double tile less those drawn; 28 of each single tile, one of which lies on every start space.
    const view = viewIn('first turn');
    expect(Object.values(view.bag).reduce((sum, n) => sum + n)).toBe(52);
    for (const n of Object.values(view.bag)) expect(texts).toContain(String(n));
    expect(texts).toEqual(expect.arrayContaining(['24', '28', '30', '15']));
  });

  it('say what a worker gets on each sector', () => {
    const texts = written(viewIn('first turn'), 'sectors');
    expect(['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].filter((letter) => !texts.includes(letter))).toEqual([]);
    expect(count(texts, '−2')).toBe(2);
  });
});
