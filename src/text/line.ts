import type { Event, Message, MessageArg, Seat } from '../engine/message.js';
import { seatIn, summed } from './sums.js';

/** Stand in a sentence for whom and what it may leave out; no name has such signs in it. */
const whose = '\uE000';
const whence = '\uE001';

/** How a line comes to its words. */
interface Voice {
  say(message: Message): string;
  name(component: string): string;
  seat(seat: Seat): string;
}

/** Whom the line is about so far, and what it has named. */
interface Named {
  seat?: Seat | undefined;
  components: Set<string>;
}

/**
 * What happened in a row, as one line: what comes from several places one after the other is one sum, and neither who
 * did it nor the component it comes from is named twice.
 * @example lineOf(events, words) // 'Anna builds Yard on b2 for 1 fish; gains 6 wood.'
 */
export function lineOf(events: Event[], words: Voice): string {
  const named: Named = { components: new Set() };
  const told = summed(events);
  let line = '';
  // What a sentence that is left out would have named is known only once the one instead of it has been said.
  let left: Message | undefined;
  for (const [index, event] of told.entries()) {
    const next = told[index + 1];
    if (event.heading && next && seatIn(next) === seatIn(event)) {
      left = event;
      continue;
    }
    const { text, about, goesOn } = sentence(event, named, words);
    line = goesOn ? `${line.replace(/\.$/, ';')} ${text}` : `${line} ${text}`.trim();
    named.seat = about;
    for (const one of left ? [left, event] : [event]) {
      for (const arg of Object.values(one.args ?? {})) for (const id of componentsIn(arg)) named.components.add(id);
    }
    left = undefined;
  }
  return line;
}

/** A sentence, whom it is about (it begins with them), and whether it goes on with what stands before it. */
interface Sentence {
  text: string;
  about?: Seat | undefined;
  goesOn: boolean;
}

function sentence(event: Event, named: Named, words: Voice): Sentence {
  const seat = seatIn(event);
  const { source } = event.args ?? {};
  const sources = componentsIn(source);
  const known = sources.length > 0 && sources.every((id) => named.components.has(id));
  const said = words.say({
    ...event,
    args: { ...event.args, ...(seat !== undefined && { seat: whose }), ...(known && { source: whence }) },
  });
  const short = said.replace(`${whence}: `, '');
  const about = new RegExp(`(^|: )${whose} `).test(short) ? seat : undefined;
  const goesOn = about !== undefined && about === named.seat;
  const text = goesOn ? short.replace(`${whose} `, '') : short;
  return {
    text: text
      .replaceAll(whose, seat === undefined ? '' : words.seat(seat))
      .replaceAll(whence, sources.map((id) => words.name(id)).join(', ')),
    about,
    goesOn,
  };
}

function componentsIn(arg?: MessageArg): string[] {
  if (typeof arg !== 'object') return [];
  if ('id' in arg) return Object.values(arg.args ?? {}).flatMap(componentsIn);
  if ('component' in arg) return [arg.component];
  return 'list' in arg ? arg.list.flatMap(componentsIn) : [];
}
