import { describe, expect, it, vi } from 'vitest';
import { altText, drawCanvas, drawPicture, type Focus, type PictureRequest, suits } from '../../render/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import { seatMarks } from '../../render/kit/theme.js';
import { nusfjordPictures } from '../../render/nusfjord/index.js';
import { markOf, seatMark } from '../../render/nusfjord/scene.js';
import type { Viewer } from '../../src/engine/index.js';
import { score } from '../../src/games/nusfjord/scoring.js';
import type { State } from '../../src/games/nusfjord/state.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { type Played, played, viewOf } from './fixtures/nusfjord.js';
import { expectFittingAltText, expectFullSize, names, requestsFor, textsBelow } from './pictures.js';
import { planted, ringed } from './recording.js';

vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()));
vi.mock('../../render/kit/glow.js', async () => ({ glow: (await import('./recording.js')).glow }));

const kinds = Object.keys(nusfjordPictures.kinds);
const request = requestsFor<NusfjordView>('nusfjord');

const inRound = (round: number) => (state: State) => state.round >= round && state.phase === 'work';
const states: [string, number, Played][] = [
  ...[1, 2, 3, 4, 5].flatMap((seats): [string, number, Played][] => [
    [`first turn, ${seats} seats`, seats, {}],
    [`cards in hand, ${seats} seats`, seats, { until: inRound(4) }],
    [`match over, ${seats} seats`, seats, { until: 100_000 }],
  ]),
  ['mackerel', 3, { until: inRound(6), options: { deck: 'mackerel' } }],
  ['codfish', 4, { until: inRound(6), options: { deck: 'codfish' } }],
  ['mixed decks', 5, { until: inRound(5), options: { mixed: 'yes' } }],
  ['advanced solo', 1, { until: inRound(3), options: { solo: 'advanced' } }],
];
const known = new Map(states.map(([name, seats, how]) => [name, played(seats, how)]));
const cases = states.map(([name]) => name);
const viewIn = (name: string, viewer: Viewer = 'public'): NusfjordView => viewOf(known.get(name)!, viewer);

function focusOn(...anchors: string[]): Focus {
  return {
    action: 'any',
    args: {},
    param: 'any',
    targets: anchors.map((anchor, i) => ({ n: i + 1, anchor, value: `${i}` })),
  };
}

describe('pictures of Nusfjord', () => {
  it.each(cases)('draw %s', (name) => {
    expectFullSize(request, viewIn(name, 0), kinds);
  });

  it('are the same for the same request, with cold and with warm caches', () => {
    const asked = request(viewIn('codfish', 1), { kind: 'area', seat: 1, changed: ['goods:1:wood'] });
    forgetLayers();
    const first = drawPicture(asked);
    drawPicture(request(viewIn('first turn, 2 seats')));
    expect(drawPicture(structuredClone(asked)).equals(first)).toBe(true);
  });

  it.each([
    ['table', (view: NusfjordView) => (view.seats[1]!.supply.fish += 1)],
    ['table', (view: NusfjordView) => view.spaces[0]!.workers.push({ seat: 2, set: 0 })],
    ['table', (view: NusfjordView) => (view.newShares[3]! += 1)],
    ['area', (view: NusfjordView) => view.seats[1]!.ships.push({ type: 'cutter', from: 0, length: 3 })],
    ['area', (view: NusfjordView) => (view.seats[1]!.buildings = { b1: 'manor' })],
    ['offer', (view: NusfjordView) => (view.offers.A[0] = 'yard')],
    ['elders', (view: NusfjordView) => (view.elderSpaces[0] = { top: 'notary', under: [], faceDown: 0 })],
  ])('differ when something visible differs (%s)', (kind, change) => {
    const before = viewIn('first turn, 4 seats');
    const after = structuredClone(before);
    change(after);
    const draw = (view: NusfjordView): Buffer => drawPicture(request(view, { kind, seat: 1 }));
    expect(draw(after).equals(draw(before))).toBe(false);
  });

  it.each(['table', 'area'])('cut a name of 32 W where the room ends (%s)', (kind) => {
    const draw = (name: string): Buffer =>
      drawPicture(request(viewIn('cards in hand, 5 seats'), { kind, seat: 0, names: Array(5).fill(name) }));
    expect(draw('W'.repeat(32)).equals(draw('W'.repeat(31)))).toBe(true);
    expect(draw('W'.repeat(32)).equals(draw('WW'))).toBe(false);
  });

  it('NF-14.4 NF-14.5 NF-14.9 show solo workers in red, blue and yellow, and shares and the player in red', () => {
    const colors = (solo: 'standard' | 'advanced', set: number): string => {
      const view = viewOf(played(1, { options: { solo } }));
      return seatMarks[markOf({ view }, { seat: 0, set })]!.color;
    };
    const [red, blue, yellow] = ['#D55E00', '#0072B2', '#F0E442'];
    expect([colors('standard', 0), colors('standard', 1)]).toEqual([red, blue]);
    expect([0, 1, 2].map((set) => colors('advanced', set))).toEqual([red, blue, yellow]);
    const view = viewOf(played(1, { options: { solo: 'advanced' } }));
    expect(seatMarks[seatMark({ view }, 0)]!.color).toBe(red);
  });

  it.each(['table', 'area'])(
    'NF-14.5 show in the header whose turn it is by the mark of the seat: solo red (%s)',
    (kind) => {
      /** How often each colour stands in the strip where the active seat is called. */
      const inHeader = (name: string, color: string): number => {
        const canvas = drawCanvas(request(viewIn(name), { kind, seat: 0 }));
        const { width } = canvas;
        const { data } = canvas.getContext('2d').getImageData(width * 0.6, 20, width * 0.4 - 20, 96);
        const wanted = Number.parseInt(color.slice(1), 16);
        let count = 0;
        for (let at = 0; at < data.length; at += 4) {
          if (data[at]! * 65536 + data[at + 1]! * 256 + data[at + 2]! === wanted) count += 1;
        }
        return count;
      };
      expect(inHeader('first turn, 1 seats', '#D55E00')).toBeGreaterThan(1000);
      expect(inHeader('first turn, 1 seats', '#0072B2')).toBe(0);
      expect(inHeader('first turn, 4 seats', '#0072B2')).toBeGreaterThan(1000);
    },
  );

  it('tell the workers of the sets of a solo match apart', () => {
    const draw = (set: number): Buffer => {
      const view = structuredClone(viewIn('first turn, 1 seats'));
      view.spaces[0]!.workers = [{ seat: 0, set }];
      return drawPicture(request(view));
    };
    expect(draw(0).equals(draw(1))).toBe(false);
  });

  it('have room for the building that was taken last only where it is to be marked', () => {
    const view = viewIn('first turn, 2 seats');
    expect(
      Object.values(view.offers)
        .flat()
        .filter((id) => id !== null).length % 3,
    ).toBe(0);
    const [plain, marked] = [request(view), request(view, { changed: ['gap:offers'] })].map((asked) =>
      drawCanvas(asked),
    );
    expect(marked!.height - plain!.height).toBe(80);
  });

  it('ring each place that changed, and each only once', () => {
    const changed = ['space:plus-gold', 'goods:1:gold', 'new-shares', 'ship:sloop', 'plate:2', 'space:plus-gold'];
    drawPicture(request(viewIn('first turn, 3 seats'), { changed: [...changed, 'no:such:place'] }));
    expect(ringed).toHaveLength(5);
  });
});

describe('the result', () => {
  it('is shown when it is told', () => {
    const view = viewIn('match over, 3 seats');
    const { seats, winners } = score(known.get('match over, 3 seats')!);
    const totals = seats.map(({ total }) => total);
    const draw = (result?: PictureRequest['result']): Buffer => drawPicture(request(view, result && { result }));
    const told = draw({ totals, winners });
    expect(told.equals(draw())).toBe(false);
    expect(told.equals(draw({ totals, winners: [0, 1, 2] }))).toBe(false);
    expect(told.equals(draw({ totals: totals.map((total) => total + 1), winners }))).toBe(false);
  });

  it('stands in the alt text', () => {
    const text = altText(request(viewIn('match over, 2 seats'), { result: { totals: [31, -4], winners: [0] } }));
    expect(text).toContain('Nusfjord. The match is over. Anna has won. Anna: 31 points, ');
    expect(text).toContain('Bo: −4 points, ');
  });
});

describe('letters and figures', () => {
  it.each(kinds)('are never smaller than 28 units (%s)', (kind) => {
    const draw = () => {
      for (const name of cases) drawCanvas(request(viewIn(name, 0), { kind, seat: 0, locale: 'ru' }));
    };
    expect(textsBelow(28, draw)).toEqual([]);
  });
});

describe('flags', () => {
  const view = viewIn('cards in hand, 4 seats', 0);
  const { top } = view.elderSpaces.find((space) => space.top)!;
  const council = view.seats[0]!.elders[0]?.id;

  it.each([
    ['offer', [`card:${view.offers.A.find(Boolean)}`, `card:${view.offers.B.find(Boolean)}`]],
    ['offer', view.seats[0]!.hand!.map((id) => `card:${id}`)],
    ['elders', [`elder:${top}`]],
    ['spaces', ['space:thin-out', 'space:copy']],
    ['table', ['plate:5', 'plate:6']],
    ['table', ['shares:1', 'shares:3']],
    ['area', ['cell:0:b1', 'cell:0:a3']],
    ['area', ['double:0:ab2', 'double:0:cd3']],
    ['area', ['ship:sloop', 'ship:cutter', 'ship:schooner']],
    ['area', ['reserve:0']],
    ...(council ? [['area', [`council:0:${council}`]] as [string, string[]]] : []),
  ] as [string, string[]][])('are planted on the %s: %j', (kind, anchors) => {
    const focus = focusOn(...anchors);
    expect(suits('nusfjord', view, focus)).toBe(kind);
    drawPicture(request(view, { kind, seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual(anchors.map((_, i) => i + 1));
    expect(new Set(planted.map(({ place: { rect } }) => `${rect.x} ${rect.y}`)).size).toBe(anchors.length);
  });

  it('carry the numbers of the menu to the right spaces', () => {
    drawPicture(request(view, { kind: 'area', seat: 0, focus: focusOn('cell:0:a2', 'cell:0:b2', 'cell:0:a3') }));
    const [a2, b2, a3] = planted.map(({ place }) => place.rect);
    expect([b2!.y, a3!.x]).toEqual([a2!.y, a2!.x]);
    expect(b2!.x).toBeGreaterThan(a2!.x);
    expect(a3!.y).toBeGreaterThan(a2!.y);
  });

  it('are looked for on the own harbour where no place is named', () => {
    expect(suits('nusfjord', view, { action: 'any', args: {}, targets: [{ n: 1, value: 'yes' }] })).toBe('area');
  });
});

describe('alt text', () => {
  it.each(cases)('fits for %s', (name) => {
    expectFittingAltText(request, viewIn(name, 0), kinds);
  });

  it('tells what the view tells, in the language of the reader', () => {
    const view = viewIn('first turn, 2 seats');
    const active = names[view.active[0]!]!;
    expect(altText(request(view))).toContain(`Nusfjord. Round 1 of 7. ${active} to move. `);
    expect(altText(request(view))).toMatch(
      /Anna: (−?\d+ points, )?0 wood, 2 fish, 0 gold, 3 workers left; catch 3, reserve 1, 0 ships, 2 shares, 0 elders, 0 buildings, 4 forests\. Bo: /,
    );
    expect(altText(request(view))).toContain('Banquet table: 1 of 8 plates filled. New shares: 0.');
    expect(altText(request(view, { locale: 'ru' }))).toMatch(
      /Anna: (очки −?\d+, )?дерево 0, рыба 2, золото 0, осталось 3 работника; улов 3, склад 1, 0 кораблей, 2 акции,/,
    );
  });

  it('names a hand only to its holder', () => {
    const hand = viewIn('cards in hand, 3 seats', 1).seats[1]!.hand!;
    expect(hand).toHaveLength(3);
    for (const kind of ['area', 'offer']) {
      const told = (viewer: Viewer): string =>
        altText(request(viewIn('cards in hand, 3 seats', viewer), { kind, seat: 1 }));
      expect(told(1)).toContain('In hand: ');
      expect(told(0).includes('In hand: ')).toBe(kind === 'offer');
      expect(told('public')).not.toContain('In hand: ');
    }
  });
});
