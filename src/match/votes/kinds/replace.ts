import { z } from 'zod';
import { message, type Refusal, type Seat } from '../../../engine/index.js';
import type { StoredMatch } from '../../../store/index.js';
import { conflict } from '../../attempt.js';
import type { Context } from '../../context.js';
import { infoOf, refuseStranger, seatOf } from '../../info.js';
import { openMatch } from '../../open-seat.js';
import { handOver } from '../../seats/hand-over.js';
import { mayReplace, refuseAway } from '../../seats/may-replace.js';
import { maySit } from '../../seats/may-sit.js';
import { tellReplaced } from '../../time/replaced.js';
import type { VoteKind } from '../kind.js';
import { calledBy, mention, refuseUnseated, seatedPeople } from '../people.js';
import { refuseAside } from '../served.js';

/** A seat that changes hands. */
interface Replace {
  seat: Seat;
  /** Who holds it, or held it last; empty: it is the computer's own. */
  from: string;
  /** Who is to have it. */
  to: string;
  /**
   * Who keeps the match gives it away, since nobody holds it or its holder's time is up, so that only who is to have it is
   * asked; else all who play are.
   */
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
  lost(match, payload) {
    if (!isTheirs(match, payload)) return 'people';
    return isFree(match, payload) ? undefined : 'impossible';
  },
  voters: (match, { to, kept }) => (kept ? [to] : [...seatedPeople(match), to]),
  refusal(match, payload, { id, keeps }) {
    const { seat, to, kept } = payload;
    if (!infoOf(match).seats[seat]) return message('vote.no-seat');
    if (kept && !keeps) return refuseStranger(match).refusal;
    const unseated = kept ? undefined : refuseUnseated(match, id);
    if (unseated) return unseated;
    if (seatOf(match, to) !== undefined) return message('vote.replace.has-seat', { to: mention(to) });
    return isTheirs(match, payload) && isFree(match, payload) ? undefined : message('vote.replace.not-yet');
  },
  act: (_match, { seat, from, to, kept }) =>
    kept ? { kind: 'seat-given', personId: to, about: { seat, ...(from && { from }) } } : undefined,
  refusalNow: async (context, match, payload, by) =>
    (await refuseAside(context, match)) ??
    (await refuseRest(context, match, payload)) ??
    called(await maySit(context.database.db, match, payload.seat, payload.to), payload, by),
  mayAgree: async ({ database }, match, { seat, to }, by) =>
    by === to ? maySit(database.db, match, seat, to) : undefined,
  async carry(context, { id }, payload, decide, by = '') {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match } = loaded.value;
    const refusal = await refuseRest(context, match, payload);
    if (refusal) return { ok: false, refusal };
    const { seat, from, to } = payload;
    const late = isLate(match, payload);
    const whose = from === '' ? message('common.opponent') : mention(from);
    const event = message(late ? 'match.replaced-late' : 'match.replaced', { seat: { seat }, whose });
    const given = await handOver(context, loaded.value, seat, to, event, async (tx) => {
      if (late) await tellReplaced(tx, match.id, seat, from, context.now());
      await decide(tx);
    });
    return given === conflict || given.ok ? given : { ok: false, refusal: called(given.refusal, payload, by)! };
  },
};

/** That whoever is to have the seat has too many, as it is said to somebody else. */
function called(refusal: Refusal | undefined, { to }: Replace, by: string): Refusal | undefined {
  if (refusal?.id !== 'server.too-many-matches' || by === to) return refusal;
  return message('vote.replace.too-many', { to: mention(to), ...refusal.args });
}

/** Is the seat still whose it was, and does the other still hold none? */
function isTheirs(match: StoredMatch, { seat, from, to }: Replace): boolean {
  return infoOf(match).seats[seat]?.person.id === from && seatOf(match, to) === undefined;
}

/** May it be given away like this? */
function isFree(match: StoredMatch, { seat, kept }: Replace): boolean {
  return !kept || mayReplace(infoOf(match), seat);
}

/** Is it given away because its holder's time is up? */
function isLate(match: StoredMatch, { seat, kept }: Replace): boolean {
  return kept && infoOf(match).seats[seat]?.late === true;
}

/** Nobody is replaced for time that stands still today. */
async function refuseRest({ database, now }: Context, match: StoredMatch, payload: Replace) {
  return isLate(match, payload) ? refuseAway(database.db, match, payload.from, now()) : undefined;
}
