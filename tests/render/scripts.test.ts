import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { drawPicture } from '../../render/index.js';
import { shownName } from '../../render/kit/shown-name.js';
import { drawText, graphemes, hasFace, type TextStyle } from '../../render/kit/text.js';
import { createRng, defaultOptions, playout, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../seed.js';
import { textsWritten } from './pictures.js';

/** People's names in scripts that the pictures write. */
const scripts = {
  Latin: 'Łukasz Ñandú Ştefan Trần',
  Greek: 'Ελένη',
  Cyrillic: 'Ђорђе Їжак Әлия',
  Arabic: 'محمد علي',
  Persian: 'پگاه گلچهره',
  Hebrew: 'שלום רחל',
  Thai: 'สมชาย น้ำ',
  Devanagari: 'अमिताभ श्री',
  Georgian: 'გიორგი',
  Armenian: 'Արամ',
  Japanese: '山田 太郎 さくら ケンジ',
  Chinese: '王伟 刘洋 张丽',
  Korean: '김민준 서연 뷁',
  'Chinese and Latin': '王伟 Wang',
  emoji: 'Anna 🚢 👩‍🚀 ❤️ 🇫🇷 👍🏽',
};
/** And in others. */
const unwritten = ['𓂀𓃭', 'ᠮᠣᠩᠭᠣᠯ', 'ⵜⴰⵎⴰⵣⵉⵖⵜ', '龘靐齉', 'தமிழ்', 'Anna தமிழ்'];

const style: TextStyle = { size: 48, weight: 'bold', color: '#000000' };

/** The pixels of a name that have ink. */
function inked(name: string): number {
  const ink = createCanvas(900, 100).getContext('2d');
  drawText(ink, name, 20, 50, style);
  const { data } = ink.getImageData(0, 0, 900, 100);
  let count = 0;
  for (let at = 3; at < data.length; at += 4) if (data[at]! > 0) count += 1;
  return count;
}

/** Every text that is written meanwhile. */
const written = (draw: () => void): string[] => textsWritten(draw).map(({ text }) => text);

describe('names in other scripts', () => {
  it.each(Object.entries(scripts))('%s is written, letter by letter', (_, name) => {
    expect(graphemes(shownName(name, 1, 'en')).filter((letter) => !hasFace(letter))).toEqual([]);
    expect(shownName(name, 1, 'en')).not.toContain('Seat');
    // Each letter leaves its own ink: none is the sign for a missing glyph.
    const ink = [...new Set(graphemes(name.replace(/\s/g, '')))].map(inked);
    expect(Math.min(...ink)).toBeGreaterThan(20);
  });

  it.each(unwritten)('%s is called by its seat, in the language of the reader', (name) => {
    expect(shownName(name, 1, 'en')).toBe('Seat 2');
    expect(shownName(name, 0, 'ru')).toBe('Место 1');
  });

  it('a sign or mark that cannot be written is left out, the rest stays', () => {
    expect(shownName('Anna ⛬𓏤', 0, 'en')).toBe('Seat 1');
    expect(shownName('Anna \u{1fb00}', 0, 'en')).toBe('Anna');
    expect(shownName('A\u{1e2ec}nna', 0, 'en')).toBe('Anna');
    expect(shownName(' \u200b ', 2, 'en')).toBe('Seat 3');
  });

  it.each(['محمد علي', 'שלום רחל', '王伟 Wang', 'अमिताभ श्री'])(
    '%s is written in one piece, so that its letters join and words keep their order',
    (name) => {
      const texts = written(() => drawText(createCanvas(900, 100).getContext('2d'), name, 20, 50, style));
      expect(texts.map((text) => text.replace('\u200f', ''))).toEqual([name]);
    },
  );
});

describe('a name from right to left that is cut', () => {
  it.each(['محمد علي عبد الرحمن السيد', 'שלום רחל אברהם יצחק'])('ends at the left: %s', (name) => {
    const ink = createCanvas(900, 100).getContext('2d');
    drawText(ink, name, 0, 50, { ...style, maxWidth: 200 });
    // The three dots of the ellipsis stand low: nothing above them.
    const inkAbove = (x: number): number => ink.getImageData(x, 20, 12, 32).data.reduce((sum, value) => sum + value, 0);
    expect(inkAbove(0)).toBe(0);
  });
});

describe.each(Object.values(games))('pictures of $id', (hosted) => {
  const { id: game } = hosted;
  const { position } = start(hosted, 2, defaultOptions(hosted), seedOf(7));
  playout(hosted, position, createRng({ seed: seedOf(7), block: 0 }), 40);
  const view: unknown = hosted.view(position.state, 'public');

  it.each(['table', 'area'])('write names in every script, and nothing that no face has (%s)', (kind) => {
    const draw = (names: string[]) => drawPicture({ game, kind, view, seat: 0, locale: 'en', names });
    const texts = written(() => {
      draw(['محمد علي', '𓂀']);
      draw(['𓂀', '山田']);
    });
    expect(texts.filter((text) => /[\u{13000}-\u{1342f}]/u.test(text))).toEqual([]);
    expect(texts.join(' ')).toContain('محمد علي');
    expect(texts.join(' ')).toContain('Seat 1');
  });
});
