import { createHash } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { loadDrawings } from '../../render/draw.js';
import type { Focus, PictureRequest } from '../../render/index.js';
import { isleboundPictures } from '../../render/islebound/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import type { Viewer } from '../../src/engine/index.js';
import { createRng } from '../../src/engine/index.js';
import { islebound } from '../../src/games/islebound/index.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { locales } from '../../src/text/catalogue.js';
import { seedOf } from '../seed.js';
import { type Played, played, viewOf } from './fixtures/islebound.js';
import { names, requestsFor, textsBelow, textsWritten } from './pictures.js';
import { planted, ringed } from './recording.js';

vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()));
vi.mock('../../render/kit/glow.js', async () => ({ glow: (await import('./recording.js')).glow }));

const kinds = Object.keys(isleboundPictures.kinds);
const ask = requestsFor<IsleboundView>('islebound');
const draw = await loadDrawings({ islebound: isleboundPictures });
const request = (view: IsleboundView, more: Partial<PictureRequest> = {}): PictureRequest<IsleboundView> => ({
  ...ask(view, more),
  view,
});
const pixels = (asked: PictureRequest): Buffer => draw(asked).toBuffer('raw');
const words = (asked: PictureRequest<IsleboundView>): string => isleboundPictures.sentences(asked).join(' ');

const _inPlay = ({ phase }: IsleboundView) => phase === 'play';
const many = { metropolis: 'yes', 'six-buildings': 'yes', advanced: 'yes' };
const states: [string, number, Played][] = [
  ['first turn', 3, {}],
  ['two, late', 2, { until: 260, options: { 'small-world': 'yes' } }],
  ['three, late', 3, { until: 260 }],
  ['four, late', 4, { until: 420, options: many }],
  ['a fight', 4, { until: ({ fight }) => fight !== undefined, options: many }],
  ['an offer', 4, { until: ({ offer }) => offer !== undefined, options: { ...many, trade: 'yes' } }],
  ['a draft', 3, { until: ({ phase }) => phase === 'draft', options: { architect: 'yes', metropolis: 'yes' } }],
  ['hands', 4, { until: 300, options: { architect: 'yes', metropolis: 'yes', boarding: 'yes' } }],
  ['over', 2, { until: 100_000 }],
];
const known = new Map(states.map(([name, seats, how]) => [name, played(seats, how)]));
const cases = states.map(([name]) => name);
const viewIn = (name: string, viewer: Viewer = 0): IsleboundView => viewOf(known.get(name)!, viewer);

function focusOn(...anchors: string[]): Focus {
  const targets = anchors.map((anchor, i) => ({ n: i + 1, anchor, value: `${i}` }));
  return { action: 'any', args: {}, param: 'any', targets };
}

describe('pictures of Islebound', () => {
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
    const asked = request(viewIn('four, late', 1), { kind: 'table', seat: 1, changed: ['goods:1:wood'] });
    forgetLayers();
    const first = pixels(asked);
    pixels(request(viewIn('hands'), { kind: 'cards' }));
    expect(pixels(structuredClone(asked)).equals(first)).toBe(true);
  });

  it.each([
    ['table', (view: IsleboundView) => (view.treasure += 1)],
    ['table', (view: IsleboundView) => (view.influence[9] = { value: 2, owner: 2 })],
    ['table', (view: IsleboundView) => (view.cities[3]!.owner = view.cities[3]!.owner === 1 ? 2 : 1)],
    ['table', (view: IsleboundView) => (view.supply.pirates -= 1)],
    [
      'table',
      (view: IsleboundView) =>
        (view.fight = { city: 'borsham', dice: [4], group: { pirates: 1, serpents: 0, ichor: 0 } }),
    ],
    ['area', (view: IsleboundView) => (view.seats[1]!.holdLimit = 15)],
    ['area', (view: IsleboundView) => (view.seats[1]!.crew[0]!.place = 'wounded')],
    ['capital', (view: IsleboundView) => (view.seats[1]!.buildings = ['market'])],
    ['cards', (view: IsleboundView) => (view.rows.base.books[0] = 2)],
    ['events', (view: IsleboundView) => (view.recruits.display[0] = null)],
    ['cities-red', (view: IsleboundView) => view.cities.find(({ banner }) => banner === 'red')!.ships.push(2)],
    ['cities-blue', (view: IsleboundView) => (view.cities.find(({ banner }) => banner === 'blue')!.needed += 2)],
  ])('differ when something visible differs (%s)', (kind, change) => {
    const before = viewIn('three, late');
    const after = structuredClone(before);
    change(after);
    const shown = (view: IsleboundView): Buffer => pixels(request(view, { kind, seat: 1 }));
    expect(shown(after).equals(shown(before))).toBe(false);
  });

  it('ring each place that changed, and each only once', () => {
    const changed = ['city:morlim', 'goods:1:coins', 'treasure', 'influence:3', 'tokens', 'treasure', 'no:such:place'];
    draw(request(viewIn('three, late'), { changed }));
    expect(ringed).toHaveLength(5);
  });
});

describe('what is hidden', () => {
  it.each(['a draft', 'hands'])('is neither drawn nor said, but to its holder: %s', (name) => {
    const state = known.get(name)!;
    const made = (of: typeof state, viewer: Viewer): string[] =>
      kinds.flatMap((kind) =>
        [0, 1].map((seat) => {
          const asked = request(viewOf(of, viewer), { kind, seat });
          const board = JSON.stringify(isleboundPictures.board(asked));
          return `${words(asked)} ${board} ${createHash('sha1').update(pixels(asked)).digest('hex')}`;
        }),
      );
    for (const viewer of ['public', 0] as const) {
      const dealtAnew = islebound.scramble(state, viewer, createRng({ seed: seedOf(7), block: 99 }));
      expect(dealtAnew).not.toEqual(state);
      expect(made(dealtAnew, viewer)).toEqual(made(state, viewer));
    }
    const dealtAnew = islebound.scramble(state, 'public', createRng({ seed: seedOf(7), block: 99 }));
    expect(made(dealtAnew, 0)).not.toEqual(made(state, 0));
  });
});

describe('flags', () => {
  const view = viewIn('four, late');
  const { rows, events, reputation } = view;
  const offered = [...rows.metropolis.cards, ...rows.base.cards].filter((card) => card !== null);

  it.each([
    ['table', ['city:borsham', 'city:crimsica', 'city:zhilliam']],
    ['table', [`event:${events[0]!.top}`, `event:${events[1]!.top}`]],
    ['table', ['influence:4', 'influence:5']],
    ['table', ['ship:1', 'ship:2']],
    ['table', ['goods:1:wood', 'goods:1:fish']],
    ['cards', offered.map((card) => `card:${card}`)],
    ['events', ['recruit:1', 'recruit:2', 'recruit:3']],
    ['events', reputation.map(({ top }) => `reputation:${top}`)],
    ['area', ['crew:0']],
    ['area', ['goods:0:pirates', 'goods:0:serpents']],
  ])('are planted on the %s: %j', (kind, anchors) => {
    const focus = focusOn(...anchors);
    expect(isleboundPictures.suits(view, focus)).toBe(kind);
    draw(request(view, { kind, seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual(anchors.map((_, i) => i + 1));
    expect(new Set(planted.map(({ place: { rect } }) => `${rect.x} ${rect.y}`)).size).toBe(anchors.length);
  });

  it('are looked for on the table where no place is named', () => {
    expect(isleboundPictures.suits(view, { action: 'any', args: {}, targets: [{ n: 1, value: 'yes' }] })).toBe('table');
  });
});

describe('words', () => {
  it('tell the table, seat by seat, in the language of the reader', () => {
    const view = viewIn('first turn', 'public');
    const active = names[view.active[0]!]!;
    expect(words(request(view))).toContain(
      `Islebound. Choosing home ports. ${active} to move. Anna: 7 renown, 7 coins; 3 of 3 crew on deck;`,
    );
    expect(words(request(view, { locale: 'ru' }))).toContain('Anna: слава 7, 7 монет; матросов на палубе 3 из 3;');
  });

  it('tell a fight, and a trade that is offered', () => {
    const fight = viewIn('a fight');
    expect(words(request(fight))).toContain(`: dice ${fight.fight!.dice.join(', ')}; strength to reach: `);
    expect(words(request(viewIn('an offer')))).toMatch(/ offers .+ for .+\./);
  });
});
