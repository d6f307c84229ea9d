import type { SeenMessage } from '../../src/playground/api.js';
import { format } from '../../src/text/catalogue.js';
import { pingedBy } from './harbour.js';

/** What a message of the bot tells whom of which match. */
export interface Observed {
  kind: 'call' | 'remind' | 'warn' | 'late' | 'stalled' | 'over' | 'digest' | 'vote' | 'replaced';
  /** The channel, which is the match's; a person's own channel for a direct message. */
  channel: string;
  people: string[];
}

/** Stands for what a sentence is about. */
const blanks = { people: '§', game: '§', since: '§', seats: '§', about: '§', until: '§' };

/** Sentences by which the bot's messages are told apart, longest first. */
const marks: [Observed['kind'], string][] = (
  [
    ['remind', 'ping.remind'],
    ['warn', 'ping.warn'],
    ['late', 'ping.late'],
    ['stalled', 'ping.stalled'],
    ['over', 'ping.over'],
    ['digest', 'ping.digest'],
    ['replaced', 'ping.replaced'],
    ['vote', 'ping.vote'],
    ['vote', 'vote.asked-until'],
    ['call', 'ping.call'],
  ] as const
).map(([kind, id]) => [kind, longestPart(format('en', id, blanks))]);

/**
 * What a message tells, which is to `recipient` alone or in a channel; undefined: nothing that calls anybody.
 * @example observe(message)?.kind // 'remind'
 */
export function observe(message: SeenMessage, recipient?: string): Observed | undefined {
  const { content, channelId: channel } = message;
  const kind = marks.find(([, mark]) => content.includes(mark))?.[0];
  // A direct message needs no mention.
  const people = recipient === undefined ? pingedBy(message) : [recipient];
  if (kind) return { kind, channel, people };
  if (people.length === 0) return undefined;
  // A post: of the end of a match, or of a turn.
  return {
    kind:
      message.find('Rematch') || /\bis over\b/.test(content.split('\n')[0] ?? '') || ends(content) ? 'over' : 'call',
    channel,
    people,
  };
}

/** Of one that was ended without a result there is no more to say. */
function ends(content: string): boolean {
  return ['match.ended-agreed', 'match.ended-series'].some((id) => content.includes(format('en', id)));
}

function longestPart(text: string): string {
  return text.split('§').sort((a, b) => b.length - a.length)[0] ?? text;
}
