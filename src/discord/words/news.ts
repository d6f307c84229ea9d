import type { Event, Seat, Told } from '../../engine/index.js';
import type { PlayedBy } from '../../match/api.js';
import type { Words } from '../../text/words.js';

/** Something that happened, and whose move brought it about. */
export interface News {
  seat?: Seat;
  /** The engine goes on for a seat whose holder has left it. */
  by?: PlayedBy;
  event: Event;
  /** A turn was over before it. */
  fresh?: true;
}

/**
 * What happened, in order: a line for each player's turn, and one for what the round did by itself.
 * @example newsLines(batch.events, words) // ['Anna issues a share; gains 2 gold.', 'Round 2 begins; Bo plays first.']
 */
export function newsLines(news: News[], words: Pick<Words, 'line' | 'text'>): string[] {
  const lines: { events: Event[]; by: PlayedBy | undefined }[] = [];
  let last: News | undefined;
  for (const one of news) {
    if (last && goesOn(last, one)) lines.at(-1)?.events.push(one.event);
    else lines.push({ events: [one.event], by: one.event.round ? undefined : one.by });
    last = one;
  }
  return lines.map(({ events, by }) => marked(words.line(events), by, words));
}

/** A line, with how it came about where its player did not play it then and there: as ordered, or as planned ahead.
 * @example marked('Anna ends her turn.', 'order', words) // 'Anna ends her turn. (automatic)' */
export function marked(line: string, by: PlayedBy | undefined, words: Pick<Words, 'text'>): string {
  return by === 'order' || by === 'plan' ? words.text(`${by}.played`, { line }) : line;
}

function goesOn(last: News, { seat, by, event, fresh }: News): boolean {
  if (event.round) return last.event.round === true;
  return !last.event.round && !fresh && last.seat === seat && last.by === by;
}

/** What steps told, in the same way: a line for whoever took them, and one for the round.
 * @example toldLines(outcome.told, words) */
export function toldLines(told: Told[], words: Pick<Words, 'line' | 'text'>): string[] {
  return newsLines(
    told.map(({ event }) => ({ event })),
    words,
  );
}
