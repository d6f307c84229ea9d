import type { LogEntry, MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { cut } from './cut.js';
import { marked, newsLines } from './news.js';

/** A stretch of the log in words. */
export interface Page {
  text: string;
  /** How many of the entries it tells, counted from the last. */
  told: number;
}

/**
 * The last of the moves, a line each with its number, as far as they fit into `room` characters. A move of which nothing
 * is told has a line only where it is all that its player did: the word that a turn is over has none.
 * @example pageOf(match, entries, words, 1700).text // '11. Ann sails.\n12. Bo passes.'
 */
export function pageOf(match: MatchInfo, entries: LogEntry[], words: Words, room: number): Page {
  const last: string[] = [];
  let length = 0;
  let seen = 0;
  let silent = 0;
  for (const [at, { number, events, move, by, undone }] of [...entries.entries()].reverse()) {
    const told = words.line(events);
    if (told === '' && by !== 'order' && entries[at - 1]?.move.seat === move.seat) {
      silent += 1;
      continue;
    }
    const said = told || `${words.seat(move.seat)}: ${words.text(`${match.game}.action.${move.action}`)}`;
    const played = marked(said, by, words);
    const line = `${number}. ${undone ? words.text('log.undone', { line: played }) : played}`;
    length += line.length + 1;
    if (length > room && last.length > 0) break;
    last.unshift(cut(line, room));
    seen += 1 + silent;
    silent = 0;
  }
  return { text: last.join('\n'), told: seen };
}

/** What happened in some moves, a line each that tells anything, and one for what the round did by itself. */
export function movesTold(entries: LogEntry[], words: Words): string[] {
  return newsLines(
    entries.flatMap(({ by, events, move: { seat } }) =>
      events.map((event, index) => ({
        seat,
        by,
        event,
        ...(index === 0 && { fresh: true as const }),
      })),
    ),
    words,
  );
}

/** The places of the picture that they changed. */
export function placesChanged(entries: LogEntry[]): string[] {
  return [...new Set(entries.flatMap(({ events }) => events.flatMap(({ anchors }) => anchors ?? [])))];
}
