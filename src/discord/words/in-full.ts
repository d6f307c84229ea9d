import { AttachmentBuilder } from 'discord.js';
import type { Words } from '../../text/words.js';
import { limits } from './limits.js';
import { literal } from './names.js';
import { wholeLines } from './whole-lines.js';

/**
 * Lines of plain text as a message of at most `room` characters; what it has no room for stands in a text file, with all the rest.
 * @example inFull(['Year 2', 'Row 1: road'], 'board', words) // { content: 'Year 2\nRow 1: road', files: [] }
 */
export function inFull(
  lines: string[],
  name: string,
  words: Words,
  room: number = limits.content,
): { content: string; files: AttachmentBuilder[] } {
  const escaped = lines.map(literal);
  const content = wholeLines(escaped, room, (n) => words.text('show.text-more', { n }));
  if (content === escaped.join('\n')) return { content, files: [] };
  return { content, files: [new AttachmentBuilder(Buffer.from(lines.join('\n')), { name: `${name}.txt` })] };
}
