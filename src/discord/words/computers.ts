import type { Seat } from '../../engine/index.js';
import type { MatchInfo, Person, SeatInfo } from '../../match/api.js';
import { computerNumber, isOwn } from '../../match/own-seats.js';
import { isStandIn } from '../../match/privacy/stand-in.js';
import { format, type Locale } from '../../text/catalogue.js';
import type { Words } from '../../text/words.js';

/**
 * What a seat is called: by the name of who holds it or held it, or as the computer, by number where it has several of
 * its own; `short`: in few letters then. It is not made harmless yet.
 * @example calledIn(match, 1, 'en') // 'Computer 2'
 */
export function calledIn({ seats }: Pick<MatchInfo, 'seats'>, seat: Seat, locale: Locale, short = false): string {
  const { person } = seats[seat] ?? {};
  if (person && isStandIn(person.id)) return format(locale, 'person.gone-number', { n: seat + 1 });
  if (person?.name) return person.name;
  const n = computerNumber(seats, seat);
  if (n === undefined) return format(locale, 'common.opponent');
  return format(locale, short ? 'common.opponent-short' : 'common.opponent-number', { n });
}

/** What a person is called, also one whose data were deleted. It is not made harmless yet.
 * @example knownAs(match.host, 'en') // 'Anna' */
export function knownAs({ id, name }: Person, locale: Locale): string {
  return isStandIn(id) ? format(locale, 'person.gone') : name;
}

/**
 * What a seat is called, with the level at which the computer plays it where it is the computer's own.
 * @example atLevel(match.seats[1]!, words) // '🤖 Computer (easy)'
 */
export function atLevel(info: SeatInfo, words: Pick<Words, 'text' | 'seat'>): string {
  const { seat, level } = info;
  if (!isOwn(info) || level === undefined) return words.seat(seat);
  return words.text('common.at-level', { name: { seat }, level: { id: `common.level.${level}` } });
}

/**
 * Below a list of a match's seats: what the sign before a name means, and how well the computer plays its own seats;
 * nothing where people hold them all.
 * @example [table, ...computerLines(match, words)].join('\n')
 */
export function computerLines({ seats, lesson }: Pick<MatchInfo, 'seats' | 'lesson'>, words: Words): string[] {
  if (lesson) return [];
  const own = seats.filter(isOwn).flatMap(({ seat, level }) => {
    return level ? [words.text('common.plays-at', { name: { seat }, level: { id: `common.level.${level}` } })] : [];
  });
  const kept = seats.some((info) => info.by === 'engine' && !isOwn(info));
  return [...(kept ? [words.text('common.computers')] : []), ...(own.length > 0 ? [`-# ${own.join(' · ')}`] : [])];
}
