import { isAway } from '../../days/calendar.js';
import { deadline } from '../../days/due.js';
import { timeFor } from '../../days/pace.js';
import type { Seat } from '../../engine/index.js';
import { findMatch, type StoredMatch, type StoredWait, waitsOf } from '../../store/index.js';
import type { Context } from '../context.js';
import { circumstancesOf } from './circumstances.js';
import { type Manner, mannerOf } from './manners.js';

/** How long a person is waited for; times are Unix milliseconds. */
export interface Clock {
  seat: Seat;
  personId: string;
  since: number;
  /** Until when they should act; undefined: as long as they like, or it is not known since the match is paused. */
  until?: number;
  /** It was told that their time is up. */
  late?: true;
  /** Their time stands still today: they are on vacation, or it is a day off. */
  away?: true;
  /** The computer plays this turn for them. */
  standIn?: true;
  /** How much time they had for this turn when it began, in milliseconds. */
  time?: number;
  /** May they be pinged in the channel now? */
  ping: Manner;
}

/**
 * See `MatchService.clocks`.
 * @example const clocks = await clocksOf(context, 'k3x9qm2a')
 */
export async function clocksOf(context: Context, id: string): Promise<Clock[]> {
  const match = await findMatch(context.database.db, id);
  if (match?.status !== 'playing') return [];
  const waits = await waitsOf(context.database.db, id);
  const clocks: Clock[] = [];
  for (const wait of waits) {
    const personId = holderOf(match, wait);
    if (personId !== undefined) clocks.push(await clockOf(context, match, wait, personId));
  }
  return clocks;
}

async function clockOf(
  { database, now }: Context,
  match: StoredMatch,
  wait: StoredWait,
  personId: string,
): Promise<Clock> {
  const circumstances = await circumstancesOf(database.db, match, personId);
  const banked = withBank(match, wait);
  const until = deadline(banked, circumstances);
  const time = timeFor(match.pace, banked.bank, wait.extra);
  return {
    seat: wait.seat,
    personId,
    since: wait.since,
    ...(until !== undefined && { until }),
    ...(wait.late !== undefined && { late: true as const }),
    ...(isAway(circumstances.clock, now()) && { away: true as const }),
    ...(wait.standIn && { standIn: true as const }),
    ...(time !== undefined && { time }),
    ping: mannerOf(circumstances, now()),
  };
}

/** A wait with what is left of its holder's bank.
 * @example dueOf(withBank(match, wait), circumstances, now) */
export function withBank(match: StoredMatch, wait: StoredWait): StoredWait {
  const bank = match.tenures.find(({ current, seat }) => current && seat === wait.seat)?.bank;
  return bank === undefined ? wait : { ...wait, bank };
}

/** Who holds the seat of a wait; undefined: the computer.
 * @example holderOf(match, wait) */
export function holderOf(match: StoredMatch, { seat }: Pick<StoredWait, 'seat'>): string | undefined {
  return match.tenures.find((tenure) => tenure.current && tenure.seat === seat)?.person?.id;
}
