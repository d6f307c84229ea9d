import type { Event, MessageArg, Seat } from '../engine/message.js';

/** Whom an event is about: its argument `seat`. @example seatIn({ id: 'x', args: { seat: { seat: 1 } } }) // 1 */
export function seatIn({ args }: Event): Seat | undefined {
  const seat = args?.seat;
  return typeof seat === 'object' && 'seat' in seat ? seat.seat : undefined;
}

/**
 * The same events, with those that follow each other told as one where they say that they may: as their sum, or as a
 * list of all seats.
 * @example summed(events).length
 */
export function summed(events: Event[]): Event[] {
  const sums: Event[] = [];
  for (const [index, event] of events.entries()) {
    const run = runFrom(events, index);
    if (index > 0 && event.each && events[index - 1]?.each?.id === event.each.id) continue;
    const last = sums.at(-1);
    const sum = last?.sums && event.sums && last.id === event.id ? sumOf(last, event) : undefined;
    if (sum) sums[sums.length - 1] = sum;
    else sums.push(event.each && run.length > 1 ? listOf(event.each, run) : event);
  }
  return sums;
}

/** The events from this one on that go into one list with it. */
function runFrom(events: Event[], index: number): Event[] {
  const kind = events[index]?.each?.id;
  const end = events.findIndex(({ each }, at) => at > index && each?.id !== kind);
  return kind === undefined ? [] : events.slice(index, end < 0 ? events.length : end);
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
