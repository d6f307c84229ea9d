import { readFileSync } from 'node:fs';

/**
 * Which characters a TrueType face has a glyph for, read from its `cmap` table (formats 4 and 12).
 * @example coverage('Face.ttf')(0x416) // true where the face has the letter Ж
 */
export function coverage(file: string): (codePoint: number) => boolean {
  const font = readFileSync(file);
  const ranges = cmapRanges(font, tableOffset(font, 'cmap'));
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const at = 12 + i * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`font without a ${tag} table`);
}

function cmapRanges(font: Buffer, cmap: number): [number, number][] {
  const ranges: [number, number][] = [];
  const subtables = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < subtables; i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) ranges.push(...segments(font, at));
    if (format === 12) ranges.push(...groups(font, at));
  }
  return ranges;
}

function segments(font: Buffer, at: number): [number, number][] {
  const twice = font.readUInt16BE(at + 6);
  const ends = at + 14;
  const starts = ends + twice + 2;
  return Array.from({ length: twice / 2 }, (_, i): [number, number] => [
    font.readUInt16BE(starts + i * 2),
    font.readUInt16BE(ends + i * 2),
  ]).filter(([first]) => first !== 0xffff);
}

function groups(font: Buffer, at: number): [number, number][] {
  return Array.from({ length: font.readUInt32BE(at + 12) }, (_, i): [number, number] => [
    font.readUInt32BE(at + 16 + i * 12),
    font.readUInt32BE(at + 20 + i * 12),
  ]);
}
