import { readFileSync } from 'node:fs';

/** One past the last code point there is. */
const codePoints = 0x110000;

/**
 * Which characters a TrueType face has a glyph for, read from its `cmap` table (formats 4 and 12).
 * @example coverage('Face.ttf')(0x416) // true where the face has the letter Ж
 */
export function coverage(file: string): (codePoint: number) => boolean {
  const font = readFileSync(file);
  const known = new Uint8Array(codePoints / 8);
  const add = (codePoint: number): void => {
    known[codePoint >> 3] = known[codePoint >> 3]! | (1 << (codePoint & 7));
  };
  const cmap = tableOffset(font, 'cmap');
  const subtables = font.readUInt16BE(cmap + 2);
  for (let i = 0; i < subtables; i++) {
    const at = cmap + font.readUInt32BE(cmap + 4 + i * 8 + 4);
    const format = font.readUInt16BE(at);
    if (format === 4) addSegments(font, at, add);
    if (format === 12) addGroups(font, at, add);
  }
  return (codePoint) => (known[codePoint >> 3]! & (1 << (codePoint & 7))) !== 0;
}

function tableOffset(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let i = 0; i < tables; i++) {
    const at = 12 + i * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`font without a ${tag} table`);
}

/** A segment may have holes: characters whose glyph is the one for what is missing. */
function addSegments(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const twice = font.readUInt16BE(at + 6);
  const [ends, starts, deltas, offsets] = [at + 14, at + 16 + twice, at + 16 + 2 * twice, at + 16 + 3 * twice];
  for (let i = 0; i < twice; i += 2) {
    const first = font.readUInt16BE(starts + i);
    const last = font.readUInt16BE(ends + i);
    const delta = font.readUInt16BE(deltas + i);
    const offset = font.readUInt16BE(offsets + i);
    for (let one = first; one <= last && one !== 0xffff; one++) {
      const inTable = offset === 0 ? one : font.readUInt16BE(offsets + i + offset + 2 * (one - first));
      if (inTable !== 0 && (inTable + delta) % 0x10000 !== 0) add(one);
    }
  }
}

function addGroups(font: Buffer, at: number, add: (codePoint: number) => void): void {
  const groups = font.readUInt32BE(at + 12);
  for (let i = 0; i < groups; i++) {
    const [first, last, glyph] = [0, 4, 8].map((field) => font.readUInt32BE(at + 16 + i * 12 + field)) as [
      number,
      number,
      number,
    ];
    for (let one = first; one <= last; one++) if (glyph + one - first !== 0) add(one);
  }
}
