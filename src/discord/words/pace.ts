import { type Limit, type Pace, printLimit } from '../../days/pace.js';
import type { Words } from '../../text/words.js';
import { capital } from './capital.js';

const hoursADay = 24;

/**
 * How much time a turn has.
 * @example limitWords({ hours: 48 }, words) // '2 days a turn'
 */
export function limitWords(limit: Limit | undefined, words: Words): string {
  if (!limit) return words.text('pace.none');
  if ('bank' in limit) return words.text('pace.bank', { days: limit.bank / hoursADay, each: limit.each });
  const { hours } = limit;
  return hours % hoursADay === 0
    ? words.text('pace.days', { days: hours / hoursADay })
    : words.text('pace.hours', { hours });
}

/**
 * How fast a match is played, in a line.
 * @example paceWords(match.pace, words) // '2 days a turn. Then the computer plays the turn. Saturdays and Sundays count.'
 */
export function paceWords({ limit, late, weekends }: Pace, words: Words): string {
  const time = limitWords(limit, words);
  if (!limit) return time;
  const further = [words.text(`pace.then-${late}`), ...(weekends ? [capital(words.text('pace.weekends-yes'))] : [])];
  return [time, ...further].join('. ');
}

/** Values of a menu of limits, by the names they have in it.
 * @example limitChoices([{ hours: 24 }], words) // [{ value: 'none', … }, { value: '24', … }] */
export function limitChoices(limits: readonly Limit[], words: Words): { value: string; label: string }[] {
  return [undefined, ...limits].map((limit) => ({ value: printLimit(limit), label: limitWords(limit, words) }));
}
