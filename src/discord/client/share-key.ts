import type { Seat } from '../../engine/index.js';
import { parseSharedLook, printSharedLook, type SharedLook } from './looks.js';

/**
 * What a private answer shows, named so that it can be made anew for everybody. `seat`: whose area. `from` and `to`: moves
 * by their number, both shown; of `since`: what came after that move. `turn`: as it was after that turn. `about`: a topic or component, by its value among
 * the suggestions.
 */
export type ShareKey =
  | { what: 'picture'; match: string; kind: string; seat?: Seat }
  | { what: 'text'; match: string; seat?: Seat }
  | { what: 'log'; match: string; from: number; to: number }
  | { what: 'since'; match: string; from: number }
  | { what: 'turn'; match: string; turn: number }
  | { what: 'rules'; game: string; about: string }
  | SharedLook;

/** @example printShareKey({ what: 'log', match: 'k3v9qa', from: 3, to: 9 }) // 'k3v9qa:log:3:9' */
export function printShareKey(key: ShareKey): string {
  switch (key.what) {
    case 'picture':
      return `${key.match}:picture:${key.kind}:${key.seat ?? ''}`;
    case 'text':
      return `${key.match}:text:${key.seat ?? ''}`;
    case 'log':
      return `${key.match}:log:${key.from}:${key.to}`;
    case 'since':
      return `${key.match}:since:${key.from}`;
    case 'turn':
      return `${key.match}:turn:${key.turn}`;
    case 'rules':
      return `rules:${key.game}:${key.about}`;
    case 'board':
    case 'profile':
    case 'records':
      return printSharedLook(key);
  }
}

const shapes: [RegExp, (parts: string[]) => ShareKey][] = [
  [/^rules:([a-z0-9-]+):(.+)$/s, ([game = '', about = '']) => ({ what: 'rules', game, about })],
  [
    /^(\w+):picture:([a-z-]+):(\d?)$/,
    ([match = '', kind = '', seat]) => ({ what: 'picture', match, kind, ...(seat && { seat: Number(seat) }) }),
  ],
  [/^(\w+):text:(\d?)$/, ([match = '', seat]) => ({ what: 'text', match, ...(seat && { seat: Number(seat) }) })],
  [
    /^(\w+):log:(\d{1,6}):(\d{1,6})$/,
    ([match = '', from, to]) => ({ what: 'log', match, from: Number(from), to: Number(to) }),
  ],
  [/^(\w+):turn:(\d{1,6})$/, ([match = '', turn]) => ({ what: 'turn', match, turn: Number(turn) })],
  [/^(\w+):since:(\d{1,6})$/, ([match = '', from]) => ({ what: 'since', match, from: Number(from) })],
];

/** Reads a key; undefined: it is none. Whether there is such a match, picture or topic is not asked here.
 * @example parseShareKey('k3v9qa:since:12') */
export function parseShareKey(text: string): ShareKey | undefined {
  const looked = parseSharedLook(text);
  if (looked) return looked;
  for (const [shape, read] of shapes) {
    const found = shape.exec(text);
    if (found) return read(found.slice(1));
  }
  return undefined;
}
