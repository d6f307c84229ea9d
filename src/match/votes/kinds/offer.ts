import { z } from 'zod';
import { message, type Seat } from '../../../engine/index.js';
import { infoOf, refuseStranger, seatOf } from '../../info.js';
import { openMatch } from '../../open-seat.js';
import { handOver } from '../../seats/hand-over.js';
import { mayTakeAway } from '../../seats/may-take-away.js';
import type { VoteKind } from '../kind.js';
import { calledBy, mention } from '../people.js';
import { refuseAside } from '../served.js';

/** A seat whose holder resigned is offered to anybody: the first to take it has it; the computer plays on until then. */
export const offer: VoteKind<{ seat: Seat; from: string }> = {
  payload: z.strictObject({ seat: z.int().min(0), from: z.string() }),
  subject: ({ seat }) => String(seat),
  lastsMs: null,
  about: (match, { from }, by) => message('vote.offer.about', { by: calledBy(match, by), whose: mention(from) }),
  note: () => message('vote.offer.note'),
  lost(match, { seat, from }) {
    const info = infoOf(match);
    return mayTakeAway(info, seat) && info.seats[seat]?.person.id === from ? undefined : 'people';
  },
  voters: () => [],
  taking: (match, _payload, personId) =>
    seatOf(match, personId) === undefined ? undefined : message('match.already-in'),
  refusal(match, { seat }, { keeps }) {
    if (!keeps) return refuseStranger(match).refusal;
    return mayTakeAway(infoOf(match), seat) ? undefined : message('vote.offer.not-free');
  },
  act: (_match, { from }) => ({ kind: 'seat-offered', personId: from }),
  refusalNow: refuseAside,
  async carry(context, { id }, { seat, from }, decide, taker = '') {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const back = taker === from;
    const event = back
      ? message('match.taken-back', { seat: { seat } })
      : message('match.replaced', { seat: { seat }, whose: mention(from) });
    return handOver(context, loaded.value, seat, taker, event, decide);
  },
};
