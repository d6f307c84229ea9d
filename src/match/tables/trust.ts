import { message, type Refusal } from '../../engine/index.js';
import { type Db, type Reliability, reliabilityOf, type StoredMatch, type Trust } from '../../store/index.js';

/** Whom a host can have their match take in, by name; proven: of whom enough turns are known. */
export const trustNames = ['any', '80', '90', '80-proven', '90-proven'] as const;

/** Of whom fewer turns are known there is no record. */
const fewestTurns = 10;

const year = 365 * 86_400_000;

/** What a name stands for; null: anybody is taken in; undefined: there is none of this name.
 * @example trustNamed('80-proven') // { least: 80, proven: true } */
export function trustNamed(name: string): Trust | null | undefined {
  const known = trustNames.find((one) => one === name);
  if (known === undefined || known === 'any') return known && null;
  const [least, proven] = known.split('-');
  return { least: Number(least), ...(proven && { proven: true as const }) };
}

/** @example printTrust({ least: 80 }) // '80' */
export function printTrust(trust: Trust | undefined): string {
  return trust ? `${trust.least}${trust.proven ? '-proven' : ''}` : 'any';
}

/** How reliable somebody has been in the year before a moment. @example await recordOf(db, '42', Date.now()) */
export function recordOf(db: Db, personId: string, now: number): Promise<Reliability> {
  return reliabilityOf(db, personId, now - year);
}

/**
 * That a match does not take somebody in, since they were late too often or too little is known; undefined: it does. Who is invited, or
 * was in the match that is played once more, is known to its people.
 * @example const refusal = refuseUntrusted(match, personId, await recordOf(db, personId, now), now)
 */
export function refuseUntrusted(
  { trust, invitations, rematch }: StoredMatch,
  personId: string,
  { turns, late }: Reliability,
  now: number,
): Refusal | undefined {
  const asked = invitations.some(
    ({ person, state, until }) => person.id === personId && state === 'open' && until > now,
  );
  if (!trust || asked || rematch?.people.includes(personId)) return undefined;
  return refuseRecord(trust, { turns, late }, 'table');
}

/**
 * That somebody was late too often for what is asked of those who join, or too little is known of them; undefined: they were not.
 * @param of what they are told it is asked for
 * @example const refusal = refuseRecord(trust, await recordOf(db, personId, now), 'tournament')
 */
export function refuseRecord(
  { least, proven }: Trust,
  { turns, late }: Pick<Reliability, 'turns' | 'late'>,
  of: 'table' | 'tournament',
): Refusal | undefined {
  const [unproven, tooLate] =
    of === 'table' ? ['trust.unproven', 'trust.too-late'] : ['trust.tournament.unproven', 'trust.tournament.too-late'];
  if (turns < fewestTurns) return proven ? message(unproven, { least, turns, fewest: fewestTurns }) : undefined;
  const inTime = turns - late;
  if (inTime * 100 >= least * turns) return undefined;
  return message(tooLate, { least, turns, late, share: Math.floor((inTime * 100) / turns) });
}
