import { describe, expect, it, vi } from 'vitest';
import { altText, drawCanvas, drawPicture, type Focus, type PictureRequest, suits } from '../../render/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import { layingOf } from '../../render/santa-maria/focus.js';
import { santaMariaPictures } from '../../render/santa-maria/index.js';
import { data } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { boardChoice, commonBlue, firstTurn, lateGame, matchOver, townHallChoice } from './fixtures/santa-maria.js';
import { expectFittingAltText, expectFullSize, requestsFor, textsBelow, textsWritten } from './pictures.js';
import { planted, ringed } from './recording.js';

vi.mock('../../render/kit/flags.js', async (original) => (await import('./recording.js')).noting(await original()));
vi.mock('../../render/kit/glow.js', async () => ({ glow: (await import('./recording.js')).glow }));

const kinds = Object.keys(santaMariaPictures.kinds);
const table = requestsFor<SantaMariaView>('santa-maria');

const views: [string, SantaMariaView][] = [1, 2, 3, 4].flatMap((seats): [string, SantaMariaView][] => [
  [`first turn, ${seats} seats`, firstTurn(seats)],
  [`late game, ${seats} seats`, lateGame(seats, 0)],
  [`match over, ${seats} seats`, matchOver(seats)],
  [`town halls, ${seats} seats`, townHallChoice(seats)],
  [`boards, ${seats} seats`, boardChoice(seats)],
  [`common blue dice, ${seats} seats`, commonBlue(seats)],
]);

describe('pictures of Santa Maria', () => {
  it.each(views)('draw %s', (_, view) => {
    expectFullSize(table, view, kinds);
  });

  it('are the same for the same request, with cold and with warm caches', () => {
    const request = table(lateGame(3), { changed: ['goods:0:wood'] });
    forgetLayers();
    const first = drawPicture(request);
    drawPicture(table(firstTurn(2), { kind: 'area', seat: 1 }));
    expect(drawPicture(structuredClone(request)).equals(first)).toBe(true);
  });

  it('differ when something visible differs', () => {
    const later = lateGame(2);
    later.seats[1]!.goods.coins = 9;
    expect(drawPicture(table(later)).equals(drawPicture(table(lateGame(2))))).toBe(false);
  });

  it.each(kinds)('cut a name of 32 W where the room ends (%s)', (kind) => {
    const draw = (name: string) => drawPicture(table(firstTurn(2), { kind, seat: 0, names: [name, name] }));
    expect(draw('W'.repeat(32)).equals(draw('W'.repeat(31)))).toBe(true);
    expect(draw('W'.repeat(32)).equals(draw('WW'))).toBe(false);
  });

  it.each([
    ['an override of direction', '\u202eAnna', 'Anna'],
    ['characters without width', 'An\u200bna', 'Anna'],
    ['letters that no face has: the seat stands for all', '𓂀𓂀', '𓃭'],
  ])('are not changed by %s', (_, hostile, plain) => {
    const draw = (name: string) => drawPicture(table(firstTurn(2), { names: [name, 'Bo'] }));
    expect(draw(hostile).equals(draw(plain))).toBe(true);
  });

  it('draw names in Cyrillic and with emoji as they are', () => {
    const draw = (name: string) => drawPicture(table(firstTurn(2), { names: [name, 'Bo'] }));
    expect(draw('Анна').equals(draw('Елена'))).toBe(false);
    expect(draw('A 🚢').equals(draw('A 🐙'))).toBe(false);
  });

  it('ring each place that changed, and each only once', () => {
    drawPicture(
      table(firstTurn(2), { changed: ['dock:dock-coins', 'cell:1:r1c1', 'dock:dock-coins', 'no:such:place'] }),
    );
    expect(ringed).toHaveLength(2);
  });
});

describe('the result', () => {
  const view = matchOver(3);
  const result = { totals: [58, 104, 97], winners: [1] };

  it.each(['table', 'area'])('is shown when it is told (%s)', (kind) => {
    const draw = (told?: PictureRequest['result']) =>
      drawPicture(table(view, { kind, seat: 1, ...(told && { result: told }) }));
    expect(draw(result).equals(draw())).toBe(false);
    expect(draw(result).equals(draw({ ...result, winners: [1, 2] }))).toBe(false);
    expect(draw(result).equals(draw({ ...result, totals: [58, 105, 97] }))).toBe(false);
  });

  it('stands in the alt text', () => {
    expect(altText(table(view, { result }))).toContain(
      'The match is over. Bo has won. Totals: Anna 58, Bo 104, Käthe 97.',
    );
    expect(altText(table(view, { result: { ...result, winners: [1, 2] }, locale: 'ru' }))).toContain(
      'Общая победа: Bo',
    );
  });
});

describe('letters and figures', () => {
  it.each(kinds)('are never smaller than 28 units (%s)', (kind) => {
    const draw = () => {
      for (const [, view] of views) drawCanvas(table(view, { kind, seat: 0 }));
    };
    expect(textsBelow(28, draw)).toEqual([]);
  });
});

describe('scholars and bishops', () => {
  it.each(['en', 'ru'] as const)('have names short enough for their places: %s', (locale) => {
    const [scholars, bishops] = [Object.keys(data.scholars), Object.keys(data.bishops)];
    const texts = textsWritten(() => {
      for (let at = 0; at < scholars.length; at += 3) {
        const shown = { scholars: scholars.slice(at, at + 3), bishops: bishops.slice(at % 6, (at % 6) + 3) };
        drawCanvas(table({ ...firstTurn(2), ...shown }, { locale }));
      }
    });
    expect(texts.filter(({ text }) => text.includes('…'))).toEqual([]);
    expect(texts.length).toBeGreaterThan(100);
  });
});

describe('flags', () => {
  const cellFocus: Focus = {
    action: 'expand',
    args: { tile: 'double-01' },
    param: 'cell',
    targets: [
      { n: 1, anchor: 'cell:0:r1c2', value: 'r1c2' },
      { n: 2, anchor: 'cell:0:r1c5', value: 'r1c5' },
      { n: 3, anchor: 'cell:0:r6c2', value: 'r6c2' },
    ],
  };

  it('carry the numbers of the menu to the right places', () => {
    drawPicture(table(firstTurn(2, 0), { kind: 'area', seat: 0, focus: cellFocus }));
    expect(planted.map(({ n }) => n)).toEqual([1, 2, 3]);
    const [one, two, three] = planted.map(({ place }) => place.rect);
    expect(two!.x - one!.x).toBe(3 * one!.w);
    expect([two!.y, three!.x]).toEqual([one!.y, one!.x]);
    expect(three!.y - one!.y).toBe(5 * one!.h);
  });

  it('stand in the middle of empty spaces and on a corner of buildings', () => {
    const targets = [...cellFocus.targets.slice(0, 1), { n: 2, anchor: 'cell:0:r1c1', value: 'r1c1' }];
    drawPicture(
      table(firstTurn(2, 0), {
        kind: 'area',
        seat: 0,
        focus: { action: 'activate', args: {}, param: 'cell', targets },
      }),
    );
    expect(planted.map(({ place }) => place.spot)).toEqual(['center', 'corner']);
  });

  it('number each rotation on a small picture of it', () => {
    const targets = ['0', '90', '180'].map((value, i) => ({ n: i + 1, anchor: `turn:${value}`, value }));
    const focus = { action: 'expand', args: { tile: 'double-01', cell: 'r3c3' }, param: 'rotation', targets };
    drawPicture(table(firstTurn(2, 0), { kind: 'area', seat: 0, focus }));
    expect(planted.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(new Set(planted.map(({ place }) => `${place.rect.x} ${place.rect.y}`)).size).toBe(3);
  });

  it('lay the next road tile', () => {
    const focus = { action: 'place-road', args: { cell: 'r1c2' }, param: 'cell', targets: [] };
    expect(layingOf(lateGame(2), focus)).toEqual({ tile: 'road-3', cell: 'r1c2' });
  });

  it('put a die beside the dice and at every line it would activate', () => {
    const targets = [
      { n: 1, anchor: 'die:white:4', touches: ['column:4'], value: 'white-4' },
      { n: 2, anchor: 'die:blue:4', touches: ['row:4', 'column:4'], value: 'blue-4' },
    ];
    drawPicture(
      table(firstTurn(3, 0), { kind: 'area', seat: 0, focus: { action: 'use-die', args: {}, param: 'die', targets } }),
    );
    expect(planted.map(({ n, place }) => [n, place.spot])).toEqual([
      [1, 'below'],
      [1, 'bare'],
      [2, 'below'],
      [2, 'bare'],
      [2, 'bare'],
    ]);
  });

  it.each(['double-01', 'triple-15'])('find %s beside the colony', (tile) => {
    const targets = [{ n: 7, anchor: `tile:${tile}`, value: tile }];
    const focus = { action: 'expand', args: {}, param: 'tile', targets };
    drawPicture(table(firstTurn(2, 0), { kind: suits('santa-maria', firstTurn(2, 0), focus), seat: 0, focus }));
    expect(planted.map(({ n, place }) => [n, place.spot])).toEqual([[7, 'above']]);
  });

  it.each([
    ['place:square', 'places'],
    ['place:mission-gems', 'places'],
    ['retire:retire-road', 'dice'],
  ])('find %s where it is shown closely', (anchor, kind) => {
    const focus = { action: 'any', args: {}, param: 'any', targets: [{ n: 2, anchor, value: 'x' }] };
    const view = firstTurn(2, 0);
    expect(suits('santa-maria', view, focus)).toBe(kind);
    drawPicture(table(view, { focus, kind }));
    expect(planted.map(({ n }) => n)).toEqual([2]);
  });
});

describe('a tile about to be laid', () => {
  it.each([
    [
      'turned as chosen',
      { tile: 'double-01', cell: 'r3c2', rotation: '90' },
      { tile: 'double-01', cell: 'r3c2', rotation: '270' },
    ],
    ['on the space chosen', { tile: 'double-01', cell: 'r3c2' }, { tile: 'double-01', cell: 'r4c4' }],
    ['as itself', { tile: 'double-01', cell: 'r3c2' }, { tile: 'double-05', cell: 'r3c2' }],
  ])('is shown %s', (_, args, other) => {
    const draw = (some: Focus['args']) =>
      drawPicture(
        table(firstTurn(2, 0), { kind: 'area', seat: 0, focus: { action: 'expand', args: some, targets: [] } }),
      );
    expect(draw(args).equals(draw(other))).toBe(false);
  });
});

describe('alt text', () => {
  it.each(views)('fits for %s', (_, view) => {
    expectFittingAltText(table, view, kinds);
  });

  it('tells what the view tells, in the language of the reader', () => {
    const view = lateGame(2, 1);
    expect(altText(table(view))).toContain(
      'Anna: happiness hidden, 3 wood, 1 grain, 2 sugar, 1 gold, 7 coins; 27 spaces filled, religion 12, conquest 7, 4 shipments. Bo (passed): happiness 31,',
    );
    expect(altText(table(view, { locale: 'ru' }))).toContain('Bo (пас): счастье 31, 3 дерева, 1 зерно, 2 сахара,');
  });

  it('describes a colony row by row', () => {
    expect(altText(table(firstTurn(2), { kind: 'area', seat: 0 }))).toContain(
      'Row 6: Fiesta, –, –, –, road, Shipyard.',
    );
  });
});
