import { describe, expect, it } from 'vitest';
import { cell, columnsOf, fitted } from '../../src/discord/words/code-text.js';
import { codeName, markdownName } from '../../src/discord/words/names.js';
import { overLine, resultLines } from '../../src/discord/words/result.js';
import { scoreTable } from '../../src/discord/words/score-table.js';
import { type ScoreSheet, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { MatchInfo, Scores } from '../../src/match/api.js';
import { createWords, type Words } from '../../src/text/words.js';

const nusfjordLines = ['ships', 'buildings', 'formulas', 'shares', 'gold', 'empty-spaces', 'unissued'];

function sheetOf(rows: number[][], winners: number[], ids = nusfjordLines): ScoreSheet {
  const seats = rows.map((amounts, seat) => ({
    seat,
    lines: amounts.map((amount, line) => ({ id: ids[line]!, amount })),
    total: amounts.reduce((sum, amount) => sum + amount, 0),
    tieBreak: [],
  }));
  return { seats, winners };
}

function voices(locale: 'en' | 'ru', names: string[]): { words: Words; code: Words } {
  const voice = (safe: (name: string) => string): Words =>
    createWords({ locale, seatName: (seat) => safe(names[seat]!) });
  return { words: voice(markdownName), code: voice(codeName) };
}

const two = sheetOf(
  [
    [6, 9, 3, 2, 4, -3, 0],
    [8, 14, 0, 3, 1, 0, -1],
  ],
  [1],
);
const five = sheetOf(
  [
    [6, 9, 3, 2, 4, -12, 0],
    [8, 14, 0, 3, 1, 0, -1],
    [5, 5, 5, 5, 5, -10, 0],
    [1, 0, 0, 0, 0, 0, 0],
    [100, 20, 3, 0, 0, 0, 0],
  ],
  [4],
);

it('for two the table has their names, zeros as dots, and the best first', () => {
  expect(scoreTable('nusfjord', two, voices('en', ['Anna', 'Borislav']))).toEqual([
    '```',
    '                  Borislav Anna',
    'Ships                    8    6',
    'Buildings               14    9',
    'Starred buildings        ·    3',
    'Shares                   3    2',
    'Gold                     1    4',
    'Empty spaces             ·   −3',
    'Unissued shares         −1    ·',
    '───────────────────────────────',
    'Total                   25   21',
    '```',
  ]);
  const inRussian = scoreTable('nusfjord', two, voices('ru', ['Анна', 'Александра Великая']));
  expect(inRussian.slice(1, 3)).toEqual(['                   Александр… Анна', 'Корабли                     8    6']);
  expect(inRussian[10]).toBe('Итого                      25   21');
});

it('for five, letters stand above the columns, and below the table whose they are', () => {
  const names = ['Anna', 'Borislav', 'Cy', 'Di', '*Wim*'];
  expect(scoreTable('nusfjord', five, voices('en', names))).toEqual([
    '```',
    '                    A  B   C   D E',
    'Ships             100  8   5   6 1',
    'Buildings          20 14   5   9 ·',
    'Starred buildings   3  ·   5   3 ·',
    'Shares              ·  3   5   2 ·',
    'Gold                ·  1   5   4 ·',
    'Empty spaces        ·  · −10 −12 ·',
    'Unissued shares     · −1   ·   · ·',
    '──────────────────────────────────',
    'Total             123 25  15  12 1',
    '```',
    '**A** \\*Wim\\* · **B** Borislav · **C** Cy · **D** Anna · **E** Di',
  ]);
  // There what is counted would be cut: those with a short name go by it.
  const inRussian = scoreTable('nusfjord', five, voices('ru', ['Anna', 'Borislav', 'Cyrilla', 'Dimitri', '*Wim*']));
  expect(inRussian.at(-1)).toBe('**А** \\*Wim\\* · **Б** Borislav · **В** Cyrilla · **Г** Anna · **Д** Dimitri');
  expect(inRussian.slice(7, 9)).toEqual(['Своб. клетки   ·  · −10 −12 ·', 'Невыпущенные   · −1   ·   · ·']);
});

it('letters stand for names that would look alike, and for none that fit', () => {
  const alike = ['Christopher Andersen', 'Christopher Anderson'];
  expect(scoreTable('nusfjord', two, voices('en', alike)).slice(1, 3)).toEqual([
    '                   A  B',
    'Ships              8  6',
  ]);
  const low = sheetOf(
    [[6, 9], [8, 14], [5, 5], [1], [20]].map(([a = 0, b = 0]) => [a, b]),
    [4],
  );
  const short = scoreTable('nusfjord', low, voices('en', ['Al', 'Bo', 'Cy', 'Di', 'Ed']));
  expect(short[1]).toBe('          Ed Bo Al Cy Di');
  expect(short.at(-1)).toBe('```');
});

it.each(['en', 'ru'] as const)('in %s no line of any game is wider than a phone', (locale) => {
  for (const game of Object.values(games)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats += 1) {
      const defaults = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
      const sheet = game.score(start(game, seats, defaults, '5c'.repeat(16)).position.state);
      const lines = (total: number): string[] => {
        const full = {
          ...sheet,
          seats: sheet.seats.map((seat) => ({
            ...seat,
            lines: seat.lines.map((line) => ({ ...line, amount: -12 })),
            total,
          })),
        };
        const table = scoreTable(game.id, full, voices(locale, Array(5).fill('W'.repeat(32))));
        return table.filter((line) => !line.startsWith('**'));
      };
      expect([...lines(88), ...lines(188)].filter((line) => columnsOf(line) > 34)).toEqual([]);
      // What is counted is cut nowhere, nor is one thing called as another.
      const named = [...lines(88), ...lines(188)].filter((line) => !line.startsWith(' '));
      expect(named.filter((line) => /^\D{0,20}…/.test(line))).toEqual([]);
      const labels = lines(188).map((line) => line.slice(0, 14));
      expect(new Set(labels).size).toBe(labels.length - 1);
    }
  }
});

it('whoever wins a tie-break, or is left when others resign, stands first', () => {
  for (const rows of [
    [[5], [5]],
    [[9], [5]],
  ]) {
    expect(scoreTable('nusfjord', sheetOf(rows, [1]), voices('en', ['Anna', 'Bo']))[1]).toBe('      Bo Anna');
  }
});

it('a name neither ends the block nor turns the row', () => {
  const [, heads] = scoreTable('nusfjord', two, voices('en', ['```Bo', 'יוסי']));
  expect(heads).toBe('                  \u200eיוסי\u200e ˋˋˋBo');
});

it('columns count what is as wide as two', () => {
  expect(['Бо', '東京', 'e\u0301', '👩‍🚀', 'Ｗ'].map(columnsOf)).toEqual([2, 4, 1, 2, 2]);
  expect([fitted('東京都', 4), fitted('東京', 4), fitted('Harbour', 5)]).toEqual(['東…', '東京', 'Harb…']);
  expect([cell('東', 4, 'right'), cell('a', 3, 'left')]).toEqual(['  東', 'a  ']);
});

describe('the first line says who has won, and by how much', () => {
  const told = (sheet: ScoreSheet, locale: 'en' | 'ru', more: Partial<Scores> = {}): string =>
    overLine(
      { match: { game: 'nusfjord' } as MatchInfo, sheet, ...more },
      voices(locale, ['Anna', 'Bo', 'Cy', 'Di', 'Ed']).words,
    );
  const even = sheetOf([[5], [5], [1]], [0, 1]);

  it.each<[string, ScoreSheet, string, string]>([
    ['a margin', two, 'Bo wins by 4!', 'Победа: Bo, отрыв — 4 очка!'],
    ['one point', sheetOf([[5], [4]], [0]), 'Anna wins by 1!', 'Победа: Anna, отрыв — 1 очко!'],
    ['many points', five, 'Ed wins by 98!', 'Победа: Ed, отрыв — 98 очков!'],
    ['a tie that is broken', sheetOf([[5], [5]], [1]), 'Bo wins on a tie-break!', 'Победа при равенстве очков: Bo!'],
    ['a tie', even, 'Anna and Bo share the victory!', 'Победу делят Anna и Bo!'],
    ['alone', sheetOf([[5]], [0]), 'Anna wins!', 'Победа: Anna!'],
    ['alone in vain', sheetOf([[5]], []), 'Nobody wins this time.', 'На этот раз победителя нет.'],
  ])('%s', (_, sheet, en, ru) => {
    expect(told(sheet, 'en')).toBe(`Nusfjord is over. ${en}`);
    expect(told(sheet, 'ru')).toBe(`Нусфьорд: партия окончена. ${ru}`);
  });

  it('no margin after somebody has resigned', () => {
    expect(told(two, 'en', { resigned: 0 })).toBe('Nusfjord is over. Bo wins!');
  });

  it('of a series, by the points of all its games', () => {
    const series = {
      number: 2,
      games: 2,
      total: sheetOf(
        [
          [30, 21],
          [20, 25],
        ],
        [0],
      ),
    };
    expect(told(two, 'en', { series })).toBe('Nusfjord: the series of 2 games is over. Anna wins by 6!');
    expect(told(two, 'ru', { series: { number: 1, games: 2 } })).toBe(
      'Нусфьорд: партия 1 из 2 окончена. Победа: Bo, отрыв — 4 очка!',
    );
  });
});

it('who played a seat before is named as they are called, whatever that does in Markdown', () => {
  const person = { id: '1', name: 'Anna' };
  const before = [{ person: { id: '2', name: '*Bo* <@1>' }, until: 7 }];
  const seats = [{ seat: 0, person, by: 'person', before }] as MatchInfo['seats'];
  const scores = { match: { game: 'nusfjord', seats } as MatchInfo, sheet: sheetOf([[5]], [0]) };
  const line = (locale: 'en' | 'ru') => resultLines(scores, voices(locale, ['Anna'])).at(-1);
  expect(line('en')).toBe(`Anna has played since move 7; before that ${markdownName('*Bo* <@1>')} did.`);
  expect(line('ru')).toBe(`Anna играет с хода 7; раньше на этом месте: ${markdownName('*Bo* <@1>')}.`);
  expect(markdownName('*Bo* <@1>')).not.toContain(' *Bo* ');
});
