import { type Message, type MessageArg, message, type Refusal } from '../../engine/index.js';
import type { StoredMatch } from '../../store/index.js';
import { infoOf, seatOf, unseated } from '../info.js';

/** The people who hold a seat now, in seat order.
 * @example voters: (match) => seatedPeople(match) */
export function seatedPeople(match: StoredMatch): string[] {
  return infoOf(match).seats.flatMap(({ by, person }) => (by === 'person' ? [person.id] : []));
}

/** That only who holds a seat may propose something; undefined: they do.
 * @example refusal: (match, _payload, { id }) => refuseUnseated(match, id) */
export function refuseUnseated(match: StoredMatch, personId: string): Refusal | undefined {
  return seatOf(match, personId) === undefined ? unseated(match, personId) : undefined;
}

/** What a person is called in a message about a match: as their seat, or as Discord calls them.
 * @example message('vote.end.about', { by: calledBy(match, personId) }) */
export function calledBy(match: StoredMatch, personId: string): MessageArg {
  const seat = seatOf(match, personId);
  return seat === undefined ? mention(personId) : { seat };
}

/** A person as Discord calls them, whatever they are in a match.
 * @example message('vote.replace.note', { to: mention(personId) }) */
export function mention(personId: string): Message {
  return message('vote.person', { person: personId });
}
