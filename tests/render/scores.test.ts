import { describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { kinds } from '../../render/describe.js';
import { drawCanvas, type PictureRequest } from '../../render/index.js';
import { colors } from '../../render/kit/theme.js';
import { type ScoresView, scoresKind } from '../../render/scores.js';
import { start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { locales } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { names, textsBelow, textsWritten } from './pictures.js';

/** A result for so many, with all that is counted in the game; whose columns stand in this order. */
function request(game: string, locale: (typeof locales)[number], order: number[], winners: number[]): PictureRequest {
  const words = createWords({ locale });
  const rules = games[game]!;
  const options = Object.fromEntries(rules.options.map(({ id, default: value }) => [id, value]));
  const [first] = rules.score(start(rules, rules.seats.max, options, '5d'.repeat(16)).position.state).seats;
  const labels = first!.lines.map(({ id }) => words.text(`${game}.score.${id}`));
  const seats = order.map((seat) => ({ seat, amounts: labels.map((_, line) => line - 1), total: 111 + seat }));
  const won = words.text('post.won-by', { winners: 'W'.repeat(32), margin: 12 });
  const view: ScoresView = { title: words.text(`game.${game}`), won, labels, total: 'Σ', seats, winners };
  return { game, kind: scoresKind, view, locale, names: [...names.slice(0, 4), 'W'.repeat(32)] };
}

/** From where to where the yellow of the outline lies on a line across the middle of the figures. */
function outlined(asked: PictureRequest): number[] {
  const { data, width } = drawCanvas(asked).getContext('2d').getImageData(0, 560, 1000, 1);
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colors.active.slice(at, at + 2), 16));
  const yellow = Array.from({ length: width }, (_, x) => x).filter(
    (x) => data[4 * x] === r && data[4 * x + 1] === g && data[4 * x + 2] === b,
  );
  return yellow.filter((x) => !yellow.includes(x - 1));
}

describe.each(Object.keys(books))('the scores of %s', (game) => {
  it.each(locales)('for five can be read on the smallest phone: %s', (locale) => {
    const asked = request(game, locale, [2, 0, 1, 3, 4], [2]);
    // Of 800, 28 are 11 pixels where 320 are shown, and 48 are 19.
    expect(textsBelow(28, () => drawCanvas(asked))).toEqual([]);
    const written = textsWritten(() => drawCanvas(asked));
    for (const total of ['111', '112', '113', '114', '115']) {
      expect(
        written.filter(({ text }) => text === total).map(({ font }) => Number.parseFloat(font.match(/\d+px/)![0])),
      ).toEqual([48]);
    }
    expect(written.some(({ text }) => text === '−1')).toBe(true);
    expect(written.filter(({ text }) => text === '·')).toHaveLength(5);
  });

  it('stand beside its own kinds of pictures', () => {
    expect(kinds(game)).not.toContain(scoresKind);
  });
});

it('the column of each winner is outlined, and no other', () => {
  const asked = (winners: number[]): PictureRequest => request('nusfjord', 'en', [2, 0], winners);
  expect([[], [2], [0], [0, 2]].map((winners) => outlined(asked(winners)).length)).toEqual([0, 2, 2, 4]);
  const [[first], [second]] = [outlined(asked([2])), outlined(asked([0]))] as [[number], [number]];
  // The winner whose column comes first stands at the left.
  expect([first > 310 && first < 350, second > 630 && second < 680]).toEqual([true, true]);
});

it('a seat alone has no mark, since nobody need be told apart', () => {
  const letters = (order: number[]): string[] =>
    textsWritten(() => drawCanvas(request('nusfjord', 'en', order, [0]))).map(({ text }) => text);
  expect([letters([0]).includes('A'), letters([0, 1]).includes('A')]).toEqual([false, true]);
});
