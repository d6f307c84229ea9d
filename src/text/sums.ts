import type { Event, MessageArg, Seat } from '../engine/message.js';

/** Whom an event is about: its argument `seat`. @example seatIn({ id: 'x', args: { seat: { seat: 1 } } }) // 1 */
export function seatIn({ args }: Event): Seat | undefined {
  const seat = args?.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/**
 * The same events, told as one where they say that they may: those that follow each other as their sum, those of all
 * seats as a list where the first of them stands.
 * @example summed(events).length
 */
export function summed(events: Event[]): Event[] {
  const sums: Event[] = [];
  for (const event of events) {
    const run = alike(events, event);
    if (run.length > 0 && run[0] !== event) continue;
    const last = sums.at(-1);
    const sum = last?.sums && event.sums && last.id === event.id ? sumOf(last, event) : undefined;
    if (sum) sums[sums.length - 1] = sum;
    else sums.push(event.each && run.length > 1 ? listOf(event.each, run) : event);
  }
  return sums;
}

/** The events that go into one list with this one: all of its kind, whatever was told between them. */
function alike(events: Event[], { each }: Event): Event[] {
  return each ? events.filter((event) => event.each?.id === each.id) : [];
}

function listOf({ id, item }: NonNullable<Event['each']>, events: Event[]): Event {
  return { id, args: { each: { list: events.map(({ args = {} }) => ({ id: item, args })) } } };
}

/** Both as one: amounts added, sources listed, of numbers the later one; undefined: they differ in something else. */
function sumOf(first: Event, second: Event): Event | undefined {
  const args: Record<string, MessageArg> = {};
  for (const [name, one] of Object.entries(first.args ?? {})) {
    const other = second.args?.[name];
    const both = other === undefined ? undefined : together(name, one, other);
    if (both === undefined) return undefined;
    args[name] = both;
  }
  return { ...first, args };
}

function together(name: string, one: MessageArg, other: MessageArg): MessageArg | undefined {
  if (typeof one === 'number' && typeof other === 'number') return other;
  if (typeof one === 'object' && typeof other === 'object') {
    if (name === 'source') return sourcesOf([...sourcesIn(one), ...sourcesIn(other)]);
    if ('amounts' in one && 'amounts' in other) return { amounts: added(one.amounts, other.amounts) };
  }
  return JSON.stringify(one) === JSON.stringify(other) ? one : undefined;
}

function sourcesIn(arg: MessageArg): MessageArg[] {
  return typeof arg === 'object' && 'list' in arg ? arg.list : [arg];
}

function sourcesOf(sources: MessageArg[]): MessageArg {
  const different = [...new Map(sources.map((source) => [JSON.stringify(source), source])).values()];
  return different.length === 1 ? different[0]! : { list: different };
}

function added(one: Record<string, number>, other: Record<string, number>): Record<string, number> {
  const sum = { ...one };
  for (const [good, n] of Object.entries(other)) sum[good] = (sum[good] ?? 0) + n;
  return sum;
}
