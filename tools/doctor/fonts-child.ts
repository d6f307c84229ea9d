import { serve } from '../../src/process/serve.js';

/** A letter that each face is there for; Cyrillic for those that write sentences. */
const letters = {
  main: 'AЖщ',
  wide: 'AЖщŁ',
  arabic: 'ش',
  hebrew: 'ש',
  thai: 'ก',
  devanagari: 'क',
  georgian: 'ქ',
  armenian: 'Ա',
  japanese: 'あ',
  chinese: '中',
  korean: '한',
  emoji: '⚓',
};
const size = 60;

/** Draws with every face; what could not be drawn, or why none could. */
serve(async (): Promise<string[]> => {
  try {
    const { faces } = await import('../../render/kit/fonts.js');
    const { createCanvas } = await import('canvas');
    const drawn = (family: string, letter: string): string => {
      const canvas = createCanvas(size, size);
      const context = canvas.getContext('2d');
      context.font = `${size / 2}px "${family}"`;
      context.fillText(letter, size / 6, (size * 2) / 3);
      return canvas.toBuffer('raw').toString('latin1');
    };
    return Object.entries(faces).flatMap(([name, { family, has }]) => {
      const text = letters[name as keyof typeof letters] ?? 'A';
      return [...text].flatMap((letter) => {
        const blank = Object.values(family).some((one) => drawn(one, letter) === drawn(one, ' '));
        return blank || !has(letter.codePointAt(0)!) ? [`${name}: ${letter}`] : [];
      });
    });
  } catch (error) {
    return [error instanceof Error ? error.message.split('\n')[0]! : String(error)];
  }
});
