import { describe, expect, it, vi } from 'vitest';
import { books } from '../../render/books.js';
import { kinds } from '../../render/describe.js';
import { drawCanvas } from '../../render/index.js';
import { forgetLayers } from '../../render/kit/cache.js';
import { type LegendLine, legendKind } from '../../render/legend.js';
import { legendLines, legendPages } from '../../src/discord/guide/legend-lines.js';
import { type AnyGame, createRng, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { names, textsBelow } from './pictures.js';

/** The signs that are drawn, whatever draws them: `recorded` says which since it was emptied. */
const recorded = vi.hoisted(() => new Set<string>());
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
  recording(await original<object>(), 'drawLetter' as never, (_ink, letter) => letter),
);

/** So many tables are played. */
const tables = 12;

/** Signs drawn by some work, pieces that are kept included. */
function signsOf(work: () => void): Set<string> {
  forgetLayers();
  recorded.clear();
  work();
  return new Set(recorded);
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
        drawCanvas({ ...shown, computers: [seats - 1], names: names.slice(0, seats) });
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
  it('holds every glyph, token, die and letter that some picture draws', { timeout: 300_000 }, () => {
    let pictures = 0;
    const drawn = signsOf(() => {
      pictures = drawMany(game);
    });
    expect(pictures).toBeGreaterThan(50);
    const known = signsOf(() => {
      for (const line of linesOf(game, 'en')) drawLegend(game, 'en', [line]);
    });
    expect([...drawn].filter((sign) => !known.has(sign))).toEqual([]);
    expect(drawn.size).toBeGreaterThan(25);
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
