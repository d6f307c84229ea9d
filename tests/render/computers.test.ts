import { expect, it, vi } from 'vitest';
import { drawCanvas } from '../../render/index.js';
import { spokenNames } from '../../render/kit/names.js';
import { shownName } from '../../render/kit/shown-name.js';
import { defaultOptions, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { publicViewer } from '../../src/match/viewer.js';
import { seedOf } from '../seed.js';
import { textsWritten } from './pictures.js';

const glyphs = vi.hoisted((): string[] => []);
vi.mock('../../render/kit/glyphs.js', async (original) => {
  const kit = await original<typeof import('../../render/kit/glyphs.js')>();
  return {
    ...kit,
    fillGlyph(...args: Parameters<typeof kit.fillGlyph>) {
      glyphs.push(args[1]);
      kit.fillGlyph(...args);
    },
  };
});

it.each(Object.values(games))('$id: a robot stands for the initial of a seat that the computer plays', (game) => {
  const { position } = start(game, 3, defaultOptions(game), seedOf(4));
  const view = game.view(position.state, publicViewer());
  for (const [kind, seat] of [['table'], ['area', 1]] as const) {
    const draw = (computers: number[], names = ['Quinn', 'Xavier', 'Zoe']) => {
      glyphs.length = 0;
      const texts = textsWritten(() => {
        drawCanvas({ game: game.id, kind, view, locale: 'en', names, computers, ...(seat && { seat }) });
      });
      return {
        initials: texts.filter(({ text }) => text === 'X').length,
        names: texts.filter(({ text }) => text.startsWith('Xavier')).length,
        robots: glyphs.filter((glyph) => glyph === 'vintage-robot').length,
      };
    };
    const plain = draw([]);
    expect(plain.robots).toBe(0);
    expect(plain.initials).toBeGreaterThan(0);
    const marked = draw([1]);
    expect([marked.initials, marked.names]).toEqual([0, plain.names]);
    expect(marked.robots).toBe(plain.initials);
    expect(draw([], ['Quinn', '\u{f0000}Xavier', 'Zoe']).robots).toBe(0);
  }
});

it('beside pictures a word says so', () => {
  const names = ['Anna', '\u200b'];
  expect(spokenNames({ names, locale: 'en', computers: [1] })).toEqual(['Anna', 'Seat 2 (computer)']);
  expect(spokenNames({ names, locale: 'ru', computers: [0] })).toEqual(['Anna (компьютер)', 'Место 2']);
  expect(shownName('\u{f0000}Bo', 0, 'en')).toBe('Bo');
});
