import type { Context } from '../context.js';

/** What somebody whose data were deleted is called where nobody asks in which language. */
export const standInName = 'Former player';

/** Ids of Discord begin with the time, in milliseconds since 2015, before these bits. */
const bitsBelowTime = 22;
const lowest = 1_000_000;

/**
 * An id that stands for somebody whose data were deleted. It says nothing of theirs, and no account has one like it: it would be
 * of the first millisecond in which there was Discord.
 * @example newStandIn(context) // '3141592'
 */
export function newStandIn(context: Pick<Context, 'randomBytes'>): string {
  const number = context.randomBytes(4).readUInt32BE() % (2 ** bitsBelowTime - lowest);
  return String(lowest + number);
}

/** Does an id stand for somebody whose data were deleted?
 * @example isStandIn(person.id) */
export function isStandIn(id: string): boolean {
  return /^[1-9]\d{6}$/.test(id) && Number(id) < 2 ** bitsBelowTime;
}
