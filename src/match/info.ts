import { type Level, levels } from '../computer/levels.js';
import { message, type Refusal, refuse, type Seat } from '../engine/index.js';
import type { StoredMatch, Tenure } from '../store/index.js';
import type { Locale, MatchInfo, Person, SeatInfo } from './api.js';
import { computerNumber } from './own-seats.js';
import { isStandIn } from './privacy/stand-in.js';
import { isPaused } from './time/circumstances.js';

/** What everybody may know of a stored match.
 * @example infoOf(match).seats[0].person.name */
export function infoOf(match: StoredMatch): MatchInfo {
  const open = match.invitations.filter(({ state }) => state === 'open');
  const invited = open.map(({ person, until }) => ({ person, until }));
  return {
    id: match.id,
    guildId: match.guildId,
    channelId: match.channelId,
    game: match.game,
    // Nobody can join or play what cannot be read.
    status: match.damage.length > 0 && match.status !== 'over' ? 'aside' : match.status,
    version: match.version,
    options: match.options,
    host: match.host,
    seats: seatsOf(match),
    ...(!match.ranked && { unranked: true as const }),
    pace: match.pace,
    ...(match.status === 'open' && match.trust && { trust: match.trust }),
    ...(isPaused(match) && { paused: true as const }),
    locale: match.locale as Locale,
    ...(match.seedHash !== null && { seedHash: match.seedHash }),
    ...(match.status === 'over' && match.seed !== null && { seed: match.seed }),
    ...(match.closed && { closed: true as const }),
    ...(match.status === 'open' &&
      match.rematch && {
        rematch: { ...match.rematch, people: match.rematch.people.filter((id) => id && !isStandIn(id)) },
      }),
    ...(invited.length > 0 && { invited }),
    ...(match.status === 'open' && match.lobby !== null && { lobby: match.lobby }),
    ...(match.talk !== null && { talk: match.talk }),
    moves: match.moves,
    ...(match.series && { series: match.series }),
    ...(match.lesson && { lesson: true as const }),
    ...(match.movedAt !== null && { movedAt: match.movedAt }),
  };
}

function seatsOf(match: StoredMatch): SeatInfo[] {
  const current = match.tenures.filter((tenure) => tenure.current);
  return current
    .map((tenure, index): SeatInfo => {
      const seat = tenure.seat ?? index;
      const person = lastHolder(match, tenure);
      const before = holdersBefore(match, seat, person);
      const known = { seat, person, ...(before.length > 0 && { before }) };
      const late = tenure.late && match.status === 'playing' && !isPaused(match);
      if (tenure.person) return { ...known, by: 'person', ...(late && { late: true as const }) };
      const level = levelOf(tenure);
      return { ...known, by: 'engine', ...(level && { level }) };
    })
    .sort((a, b) => a.seat - b.seat);
}

/** Other people who played the seat before. */
function holdersBefore({ tenures }: StoredMatch, seat: Seat, person: Person): SeatInfo['before'] & {} {
  return tenures.flatMap((one) => {
    const { untilMove, fromMove } = one;
    const others = one.seat === seat && one.person && one.person.id !== person.id;
    return others && untilMove !== null && untilMove > fromMove ? [{ person: one.person!, until: untilMove }] : [];
  });
}

/** A seat the engine plays keeps the name of the person who gave it up; one that was always its own never had one. */
function lastHolder(match: StoredMatch, { seat, person, level }: Tenure): Person {
  const last = person ?? match.tenures.findLast((one) => seat !== null && one.seat === seat && one.person)?.person;
  // Only of a match that is damaged, and shown among others.
  return last ?? { id: '', name: match.lesson || level !== undefined ? '' : '?' };
}

function levelOf({ level }: Tenure): Level | undefined {
  return levels.find((known) => known === level);
}

/** That somebody who is not the host wants what only the host may do.
 * @example refuseGuest(match) // { ok: false, refusal: { id: 'match.not-host', … } } */
export function refuseGuest(match: StoredMatch): { ok: false; refusal: Refusal } {
  const seat = seatsOf(match).find(({ person }) => person.id === match.host.id)?.seat;
  // Whoever organises a tournament hosts its matches without a seat.
  return refuse('match.not-host', { host: seat === undefined ? `<@${match.host.id}>` : { seat } });
}

/** That somebody who neither hosts the match nor manages its server wants what only those may do.
 * @example if (!manages && match.host.id !== personId) return refuseStranger(match) */
export function refuseStranger(match: StoredMatch): { ok: false; refusal: Refusal } {
  return refuse('match.not-keeper', refuseGuest(match).refusal.args);
}

/** That the match has ended: was closed, or is over.
 * @example if (match.status === 'over') return refuseEnded(match) */
export function refuseEnded(match: StoredMatch): { ok: false; refusal: Refusal } {
  return refuse(match.closed ? 'match.closed' : 'match.over');
}

/** The seat a person holds now; undefined: none. While a match gathers, seats have no numbers and nobody holds one.
 * @example seatOf(match, personId) */
export function seatOf(match: Pick<StoredMatch, 'tenures'>, personId: string): Seat | undefined {
  return match.tenures.find((tenure) => tenure.current && tenure.person?.id === personId)?.seat ?? undefined;
}

/** That somebody holds no seat: they never did, or gave theirs up, or somebody else has it now.
 * @example if (seatOf(match, personId) === undefined) return { ok: false, refusal: unseated(match, personId) } */
export function unseated(match: StoredMatch, personId: string): Refusal {
  const former = formerSeat(match, personId);
  const now = seatsOf(match).find(({ seat }) => seat === former?.seat);
  if (!former || !now) return message('match.not-seated');
  const seat = { seat: { seat: now.seat } };
  if (now.by === 'person') return message(former.replaced ? 'match.seat-given' : 'match.seat-taken', seat);
  if (now.person.id === personId) return message('match.resigned');
  return message(former.replaced ? 'match.seat-free' : 'match.not-seated');
}

/**
 * The seat that somebody held last; `replaced`: they did not give it up, somebody else got it while they held it.
 * @example formerSeat(match, personId)?.replaced
 */
export function formerSeat({ tenures }: StoredMatch, personId: string): { seat: Seat; replaced: boolean } | undefined {
  const last = tenures.findLast(({ current, person }) => !current && person?.id === personId);
  if (!last || last.seat === null) return undefined;
  const next = tenures.find(({ id, seat }) => seat === last.seat && id > last.id);
  return { seat: last.seat, replaced: next?.person !== undefined };
}

/** What the seats are called in a record, which is in English.
 * @example recordNames(match) // ['Anna', 'Computer 1', 'Computer 2'] */
export function recordNames(match: StoredMatch): string[] {
  const seats = seatsOf(match);
  return seats.map(({ seat, person }) => {
    return person.name || ['Computer', computerNumber(seats, seat)].filter(Boolean).join(' ');
  });
}

/** How many seats there are.
 * @example seatCount(match) */
export function seatCount(match: StoredMatch): number {
  return match.tenures.filter((tenure) => tenure.current).length;
}

/** Seats the engine plays.
 * @example engineSeats(match).has(2) */
export function engineSeats(match: StoredMatch): Set<Seat> {
  const held = match.tenures.filter((tenure) => tenure.current && !tenure.person && tenure.seat !== null);
  return new Set(held.map((tenure) => tenure.seat!));
}
