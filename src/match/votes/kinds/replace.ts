import { z } from 'zod';
import { done, message, type Seat } from '../../../engine/index.js';
import type { StoredMatch } from '../../../store/index.js';
import { conflict } from '../../attempt.js';
import { infoOf, refuseStranger, seatOf } from '../../info.js';
import { openMatch } from '../../open-seat.js';
import { handOver } from '../../seats/hand-over.js';
import { mayTakeAway } from '../../seats/may-take-away.js';
import type { VoteKind } from '../kind.js';
import { calledBy, mention, refuseUnseated, seatedPeople } from '../people.js';

/** A seat that changes hands. */
interface Replace {
  seat: Seat;
  /** Who holds it, or held it last; empty: it is the computer's own. */
  from: string;
  /** Who is to have it. */
  to: string;
  /** Who keeps the match gives it away, so that only who is to have it is asked; else all who play are. */
  kept: boolean;
}

/** A seat is given to somebody who holds none. They agree by taking it. */
export const replace: VoteKind<Replace> = {
  payload: z.strictObject({ seat: z.int().min(0), from: z.string(), to: z.string(), kept: z.boolean() }),
  about(Match, { seat, from, to, kept }, by) {
    const whose = from === '' ? { seat } : mention(from);
    return message(`vote.replace.${kept ? 'offered' : 'about'}`, { by: calledBy(Match, by), to: mention(to), whose });
  },
  note: (_match, { to }) => message('vote.replace.note', { to: mention(to) }),
  stands: (match, payload) => isFree(match, payload),
  voters: (match, { to, kept }) => (kept ? [to] : [...seatedPeople(match), to]),
  refusal(match, payload, { id, keeps }) {
    const { seat, to, kept } = payload;
    if (!infoOf(match).seats[seat]) return message('vote.concede.no-seat');
    if (kept && !keeps) return refuseStranger(match).refusal;
    const unseated = kept ? undefined : refuseUnseated(match, id);
    if (unseated) return unseated;
    if (seatOf(match, to) !== undefined) return message('vote.replace.has-seat', { to: mention(to) });
    return isFree(match, payload) ? undefined : message('vote.replace.not-yet');
  },
  async carry(context, { id }, { seat, from, to }, decide) {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const whose = from === '' ? message('common.opponent') : mention(from);
    const event = message('match.replaced', { seat: { seat }, whose });
    return (await handOver(context, loaded.value, seat, to, event, decide)) ? done(undefined) : conflict;
  },
};

/** Is the seat still whose it was, may it be given away like this, and does the other still hold none? */
function isFree(match: StoredMatch, { seat, from, to, kept }: Replace): boolean {
  const info = infoOf(match);
  return info.seats[seat]?.person.id === from && (!kept || mayTakeAway(info, seat)) && seatOf(match, to) === undefined;
}
