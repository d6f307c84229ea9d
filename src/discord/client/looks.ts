import {
  type BoardLook,
  type BoardPress,
  parseBoardLook,
  parseBoardPress,
  printBoardLook,
  printBoardPress,
} from './board-look.js';
import {
  type ProfileLook,
  type ProfilePress,
  parseProfileLook,
  parseProfilePress,
  printProfileLook,
  printProfilePress,
} from './profile-look.js';
import {
  parseRecordsLook,
  parseRecordsPress,
  printRecordsLook,
  printRecordsPress,
  type RecordsLook,
  type RecordsPress,
} from './records-look.js';
import { parseSeasonPress, printSeasonPress, type SeasonPress } from './season-press.js';
import { parseTablesPress, printTablesPress, type TablesPress } from './tables-look.js';
import { parseTemplatesPress, printTemplatesPress, type TemplatesPress } from './templates-press.js';

/** On a message that shows what many matches make of people, when, or where they find each other and with what. */
export type LookPress = BoardPress | ProfilePress | RecordsPress | SeasonPress | TablesPress | TemplatesPress;

/** What such a press is called. */
export const lookNames = [
  'board',
  'profile',
  'records',
  'season',
  'tables',
  'templates',
] as const satisfies LookPress['on'][];

/** What such a message shows. */
export type SharedLook =
  | { what: 'board'; look: BoardLook }
  | { what: 'profile'; look: ProfileLook }
  | { what: 'records'; look: RecordsLook };

/** What stands behind the name of a press. @example printLookPress({ on: 'board', do: 'show', look }) */
export function printLookPress(press: LookPress): string {
  if (press.on === 'board') return printBoardPress(press);
  if (press.on === 'season') return printSeasonPress(press);
  if (press.on === 'tables') return printTablesPress(press);
  if (press.on === 'templates') return printTemplatesPress(press);
  return press.on === 'profile' ? printProfilePress(press) : printRecordsPress(press);
}

/** Reads it back; undefined: it is none. @example parseLookPress('records', 'show:streaks:all:nusfjord::1') */
export function parseLookPress(on: LookPress['on'], text: string): LookPress | undefined {
  if (on === 'board') return parseBoardPress(text);
  if (on === 'season') return parseSeasonPress(text);
  if (on === 'tables') return parseTablesPress(text);
  if (on === 'templates') return parseTemplatesPress(text);
  return on === 'profile' ? parseProfilePress(text) : parseRecordsPress(text);
}

/** @example printSharedLook({ what: 'profile', look }) // 'profile:42:past:2:' */
export function printSharedLook(key: SharedLook): string {
  if (key.what === 'board') return `board:${printBoardLook(key.look)}`;
  if (key.what === 'profile') return `profile:${printProfileLook(key.look)}`;
  return `records:${printRecordsLook(key.look)}`;
}

/** Reads it back; undefined: it is none. @example parseSharedLook('profile:42:past:2:') */
export function parseSharedLook(text: string): SharedLook | undefined {
  const [what = ''] = text.split(':', 1);
  const rest = text.slice(what.length + 1);
  if (what === 'board') {
    const look = parseBoardLook(rest);
    return look && { what, look };
  }
  if (what === 'profile') {
    const look = parseProfileLook(rest);
    return look && { what, look };
  }
  const look = what === 'records' ? parseRecordsLook(rest) : undefined;
  return look && { what: 'records', look };
}
