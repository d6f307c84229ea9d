import { describe, expect, it, vi } from 'vitest';
import { books } from '../../render/books.js';
import { kinds } from '../../render/describe.js';
import type { PictureRequest } from '../../render/index.js';
import { initial } from '../../render/kit/names.js';
import { shownName } from '../../render/kit/shown-name.js';
import { type AnyGame, createRng, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/text/catalogue.js';
import { tablesOf } from '../games/shared/tables.js';
import { seedOf } from '../seed.js';
import { type Drawn, holds, isCut, takeApart } from './drawn.js';
import { names } from './pictures.js';

vi.mock('../../render/kit/panel.js', async (original) =>
  (await import('./noting-panels.js')).notingPanels(await original()),
);

/** The smallest phone, and a common one: so many pixels a picture is wide there. */
const [small, common] = [320, 400];
/** Letters so high can be read without zooming. */
const readable = 11;
/** Captions on a whole table, which its close pictures show larger. */
const hint = 9;
/** Pictures of the whole: what they show small, others show closely. */
const whole = ['table', 'offer'];
/** A phone makes a picture that is higher than this narrower than its screen. */
const highest = 2;
/** As long as Discord lets them be, with what people put into them; no two begin alike. */
const longNames = [
  'Константин Константинопольский 🚢',
  '**Bartholomew** _Featherstonehaugh_',
  'Мария-Магдалена «Рыжая» Кузнецова',
  'W'.repeat(32),
  '🏴‍☠️ Щукин-Живописцев ||Широкоплечий||',
];
/** Tables besides those of every number of seats. */
const more = 1;

/** Tables of every number of seats, and some with other options. */
function some(game: AnyGame): ReturnType<typeof tablesOf> {
  const all = tablesOf(game);
  const counts = [...new Set(all.map(({ seats }) => seats))];
  const step = Math.ceil(all.length / more);
  return [
    ...counts.map((n) => all.find(({ seats }) => seats === n)!),
    ...all.filter((_, at) => at % step === step - 1),
  ];
}

/** Every kind of picture at the start, in the course and at the end of matches, in every language. */
function* requests(game: AnyGame): Generator<PictureRequest> {
  for (const [at, { seats, options }] of some(game).entries()) {
    const { position } = start(game, seats, options, seedOf(40 + at));
    const rng = createRng({ seed: seedOf(2_000 + at), block: 0 });
    for (const [stage, moves] of [0, 70, 5_000].entries()) {
      playout(game, position, rng, moves);
      // Of the tables after the first each is seen in both languages, by turns.
      const told = at === 0 ? locales : [locales[(at + stage) % locales.length]!];
      const called = at === 0 && stage !== 1 ? names : longNames;
      for (const kind of kinds(game.id)) {
        for (const locale of told) {
          const seat = at % seats;
          yield {
            game: game.id,
            kind,
            view: game.view(position.state, seat),
            seat,
            locale,
            names: called.slice(0, seats),
          };
        }
      }
    }
  }
}

const figure = /^[−+×/*→ \d]+$/;

/** Is it the name of somebody, or does it end with a shortened one? */
function isName(text: string, { names, locale }: Pick<PictureRequest, 'names' | 'locale'>): boolean {
  const end = text.replace(/…$/, '').slice(-6);
  return names.some((name, seat) => {
    const shown = shownName(name, seat, locale);
    return text === shown || (text.endsWith('…') && end !== '' && shown.includes(end));
  });
}

/** What is wrong with a picture on a phone. */
function faults(
  request: Pick<PictureRequest, 'kind' | 'names' | 'locale'>,
  { width, height, texts, panels }: Drawn,
): string[] {
  const close = !whole.includes(request.kind);
  const initials = request.names.map(initial);
  const least = (text: string): number => {
    if (close) return readable;
    return isName(text, request) || (figure.test(text) && !initials.includes(text)) ? readable : hint;
  };
  const shown = (close ? small : common) / width;
  return [
    ...(height > highest * width ? [`is ${(height / width).toFixed(2)} times as high as wide`] : []),
    ...texts
      .filter(({ text, size }) => size * shown < least(text))
      .map(({ text, size }) => `“${text}” in ${size * shown}`),
    ...texts.filter(isCut).map(({ text }) => `cuts “${text}”`),
    ...texts
      .filter(({ text }) => text.endsWith('…') && !isName(text, request))
      .map(({ text }) => `leaves out of “${text}”`),
    ...panels.filter(isCut).map(({ rect }) => `cuts a panel at ${Math.round(rect.x)}, ${Math.round(rect.y)}`),
    ...texts
      .filter(({ rect, canvas }) => canvas.width === width && !panels.some((panel) => holds(panel.rect, rect)))
      .map(({ text }) => `“${text}” reaches over its panel`),
  ];
}

describe.each(Object.values(games))('the pictures of $id on a phone', (game) => {
  it('can be read, and nothing on them is cut but long names', { timeout: 600_000 }, () => {
    const found = new Map<string, number>();
    let drawn = 0;
    for (const request of requests(game)) {
      drawn += 1;
      for (const fault of faults(request, takeApart(request))) {
        const key = `${request.kind} ${request.locale} ${request.names.length}: ${fault}`;
        found.set(key, (found.get(key) ?? 0) + 1);
      }
    }
    expect([...found.keys()]).toEqual([]);
    expect(drawn).toBeGreaterThan(60);
  });

  it('show parts of the table closely, each by a name', () => {
    expect(kinds(game.id).length - (books[game.id]!.ofSeat ?? ['area']).length).toBeGreaterThanOrEqual(4);
  });
});
