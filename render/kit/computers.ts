import type { PictureRequest } from '../request.js';

/** Of private use: no name that is written anywhere shows it. */
const mark = '\u{f0000}';

/**
 * The names as pieces of a picture get them: those of seats that the computer plays can be told by `isComputer`.
 * @example markComputers({ names: ['Anna', 'Bo'], computers: [1] }).map(isComputer) // [false, true]
 */
export function markComputers({ names, computers = [] }: Pick<PictureRequest, 'names' | 'computers'>): string[] {
  return names.map((name, seat) => (computers.includes(seat) ? mark : '') + name.replaceAll(mark, ''));
}

/** Does the computer play the seat of this name? */
export function isComputer(name: string): boolean {
  return name.startsWith(mark);
}
