import { isAway } from '../../days/calendar.js';
import { type Message, message, type Seat } from '../../engine/index.js';
import type { Db, StoredMatch } from '../../store/index.js';
import type { MatchInfo } from '../api.js';
import { circumstancesOf } from '../time/circumstances.js';
import { mayTakeAway } from './may-take-away.js';

/**
 * May who keeps a match give the seat to somebody else without asking those who play: since nobody holds it, or since its holder's
 * time is up? Of a holder who may be away there is `refuseAway`, too.
 * @example if (!mayReplace(infoOf(match), seat)) return message('vote.replace.not-yet')
 */
export function mayReplace(info: Pick<MatchInfo, 'seats'>, seat: Seat): boolean {
  return mayTakeAway(info, seat) || info.seats[seat]?.late === true;
}

/**
 * That somebody's time stands still today, so that nobody is replaced for it; undefined: it runs. Sleep does not count: time that
 * is up is up at night, too.
 * @example const refusal = await refuseAway(db, match, personId, Date.now())
 */
export async function refuseAway(
  db: Db,
  match: StoredMatch,
  personId: string,
  now: number,
): Promise<Message | undefined> {
  const { clock } = await circumstancesOf(db, match, personId);
  return isAway(clock, now) ? message('vote.replace.away', { person: personId }) : undefined;
}
