import { type MessageArg, message, type Refusal } from '../../engine/index.js';
import type { StoredMatch } from '../../store/index.js';
import { hasResigned, infoOf, seatOf } from '../info.js';

/** The people who hold a seat now, in seat order.
 * @example voters: (match) => seatedPeople(match) */
export function seatedPeople(match: StoredMatch): string[] {
  return infoOf(match).seats.flatMap(({ by, person }) => (by === 'person' ? [person.id] : []));
}

/** That only who holds a seat may propose something; undefined: they do.
 * @example refusal: (match, _payload, { id }) => refuseUnseated(match, id) */
export function refuseUnseated(match: StoredMatch, personId: string): Refusal | undefined {
  if (seatOf(match, personId) !== undefined) return undefined;
  return message(hasResigned(match, personId) ? 'match.resigned' : 'match.not-seated');
}

/** What a person is called in a message about a match: as their seat, or as Discord calls them.
 * @example message('vote.end.about', { by: calledBy(match, personId) }) */
export function calledBy(match: StoredMatch, personId: string): MessageArg {
  const seat = seatOf(match, personId);
  return seat === undefined ? { id: 'vote.person', args: { person: personId } } : { seat };
}
