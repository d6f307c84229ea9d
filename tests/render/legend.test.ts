import { describe, expect, it, vi } from 'vitest';
import { books } from '../../render/books.js';
import { kinds } from '../../render/describe.js';
import { drawCanvas, type PictureRequest } from '../../render/index.js';
import { Places } from '../../render/kit/places.js';
import { type LegendLine, legendKind } from '../../render/legend.js';
import { legendLines, legendPages } from '../../src/discord/guide/legend-lines.js';
import { type AnyGame, createRng, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { names, textsBelow } from './pictures.js';
import { withoutPaint } from './unpainted.js';

/** The signs that are drawn, whatever draws them: `recorded` says which since it was emptied. */
const recorded = vi.hoisted(() => new Set<string>());
/** What the figures that are drawn are said to mean, and the figures of which nothing is said. */
const figures = vi.hoisted(() => ({ means: new Set<string>(), bare: new Set<string>(), explained: 0 }));
/** Runs the work of a mock within which a figure needs no entry: a sentence, a sign that has one itself. */
const within = vi.hoisted(() => (work: () => unknown) => {
  figures.explained += 1;
  try {
    return work();
  } finally {
    figures.explained -= 1;
  }
});
const explaining = vi.hoisted(
  () =>
    <M extends object>(module: M, ...functions: (keyof M)[]): M => ({
      ...module,
      ...Object.fromEntries(
        functions.map((name) => [
          name,
          (...args: never[]) => within(() => (module[name] as (...all: never[]) => unknown)(...args)),
        ]),
      ),
    }),
);
const recording = vi.hoisted(
  () =>
    <M extends object, F extends keyof M>(module: M, name: F, signOf: (...args: never[]) => string): M => ({
      ...module,
      [name]: (...args: never[]) => {
        recorded.add(signOf(...args));
        return (module[name] as (...all: never[]) => unknown)(...args);
      },
    }),
);
vi.mock('../../render/kit/glyphs.js', async (original) =>
  recording(await original<object>(), 'fillGlyph' as never, (_ink, glyph) => glyph),
);
vi.mock('../../render/kit/dice.js', async (original) =>
  recording(
    await original<object>(),
    'drawDie' as never,
    (_ink, die: { color: string; value?: number }) =>
      `${die.color} die${die.value === undefined ? ' without spots' : ''}`,
  ),
);
vi.mock('../../render/kit/tokens.js', async (original) =>
  recording(await original<object>(), 'drawToken' as never, () => 'token'),
);
vi.mock('../../render/kit/letter.js', async (original) =>
  explaining(
    recording(await original<object>(), 'drawLetter' as never, (_ink, letter) => letter),
    'drawLetter' as never,
  ),
);
vi.mock('../../render/kit/flags.js', async (original) =>
  explaining(
    recording(await original<object>(), 'drawFlag' as never, (_ink, _place, n: number) =>
      n === 0 ? 'pointer' : 'choice',
    ),
    'drawFlag' as never,
  ),
);
vi.mock('../../render/kit/glow.js', async (original) =>
  recording(await original<object>(), 'glow' as never, () => 'changed'),
);
vi.mock('../../render/kit/panel.js', async (original) =>
  recording(await original<object>(), 'outlineActive' as never, () => 'active'),
);
vi.mock('../../render/kit/paragraph.js', async (original) =>
  explaining(await original<object>(), 'drawParagraph' as never, 'drawLine' as never),
);
vi.mock('../../render/kit/figure.js', async (original) => {
  const module = await original<typeof import('../../render/kit/figure.js')>();
  const drawFigure: typeof module.drawFigure = (ink, figure, ...rest) => {
    figures.means.add(figure.means);
    return within(() => module.drawFigure(ink, figure, ...rest)) as number;
  };
  return { ...module, drawFigure };
});
vi.mock('../../render/kit/text.js', async (original) => {
  const module = await original<typeof import('../../render/kit/text.js')>();
  const drawText: typeof module.drawText = (ink, text, ...rest) => {
    if (figures.explained === 0 && isFigure(text)) figures.bare.add(text);
    return module.drawText(ink, text, ...rest);
  };
  return { ...module, drawText };
});

/** A number with its sign, or one with a letter before it, such as the name of a place; no words. */
const isFigure = vi.hoisted(() => (text: string) => /\d/.test(text) && !/\p{L}{2}/u.test(text));

/** So many tables are played. */
const tables = 5;

/** Signs drawn by some work, pieces that are kept included. */
function signsOf(work: () => void): Set<string> {
  recorded.clear();
  withoutPaint(work);
  return new Set(recorded);
}

/** Draws a picture with every mark there is, on the first place that it notes. */
function drawMarked(request: PictureRequest): void {
  const noting = vi.spyOn(Places.prototype, 'add');
  drawCanvas(request);
  const anchor = noting.mock.calls[0]?.[0];
  noting.mockRestore();
  if (anchor === undefined) return;
  const targets = [0, 1].map((n) => ({ n, anchor, value: 'any' }));
  drawCanvas({ ...request, changed: [anchor], focus: { action: 'pass', args: {}, targets } });
}

/** All kinds of pictures of a match at its start, in its course and at its end, at tables of every kind. */
function drawMany(game: AnyGame): number {
  let drawn = 0;
  const all = tablesOf(game);
  for (const [at, { seats, options }] of all
    .filter((_, index) => index % Math.ceil(all.length / tables) === 0)
    .entries()) {
    const { position } = start(game, seats, options, seedOf(at));
    const rng = createRng({ seed: seedOf(1_000 + at), block: 0 });
    for (const moves of [0, 40, 5_000]) {
      playout(game, position, rng, moves);
      for (const kind of kinds(game.id)) {
        const view = game.view(position.state, 0);
        const shown = { game: game.id, kind, view, seat: 0, locale: 'en', computers: [seats - 1] } as const;
        const draw = at === 0 ? drawMarked : drawCanvas;
        draw({ ...shown, computers: [seats - 1], names: names.slice(0, seats) });
        drawn += 1;
      }
    }
  }
  return drawn;
}

function linesOf(game: AnyGame, locale: (typeof locales)[number]): LegendLine[] {
  const words = createWords({ locale, components: game.components });
  const pages = legendPages(books, game.id);
  return Array.from({ length: pages }, (_, page) => legendLines(books, game, words, page)).flat();
}

function drawLegend(game: AnyGame, locale: (typeof locales)[number], lines: LegendLine[]): void {
  const view = { title: game.id, page: '1', lines };
  drawCanvas({ game: game.id, kind: legendKind, view, locale, names: [] });
}

describe.each(Object.values(games))('the legend of $id', (game) => {
  it('holds every glyph, token, die, letter, mark and figure that some picture draws', { timeout: 300_000 }, () => {
    let pictures = 0;
    figures.means.clear();
    figures.bare.clear();
    const drawn = signsOf(() => {
      pictures = drawMany(game);
    });
    expect(pictures).toBeGreaterThan(40);
    expect([...figures.bare]).toEqual([]);
    const known = signsOf(() => {
      for (const line of linesOf(game, 'en')) drawLegend(game, 'en', [line]);
    });
    expect([...drawn].filter((sign) => !known.has(sign))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(25);
    expect([...drawn]).toEqual(expect.arrayContaining(['choice', 'pointer', 'changed', 'active']));
    const entries = books[game.id]!.legend.map(({ id }) => id);
    expect([...figures.means].filter((entry) => !entries.includes(entry))).toEqual([]);
    expect(figures.means.size).toBeGreaterThan(10);
  });

  it.each(locales)('names each sign once and says in one or two sentences what it means: %s', (locale) => {
    const lines = linesOf(game, locale);
    expect(lines.length).toBe(books[game.id]!.legend.length);
    expect(lines.filter(({ name, text }) => name.includes('.') || !/[.!]$/.test(text))).toEqual([]);
    expect(new Set(lines.map(({ name }) => name)).size).toBe(lines.length);
    expect(lines.filter(({ text }) => text.length > 200).map(({ name }) => name)).toEqual([]);
  });

  it.each(locales)('can be read on a phone: %s', (locale) => {
    const lines = linesOf(game, locale);
    for (let page = 0; page < lines.length; page += 8) {
      // 28 of 800 are 11 pixels on a phone that is 320 wide.
      expect(textsBelow(28, () => drawLegend(game, locale, lines.slice(page, page + 8)))).toEqual([]);
    }
  });
});
