import { listPings, type StoredPing, type Tx } from '../../store/index.js';
import type { Context } from '../context.js';

/** What is told to the one who is waited for, and to nobody else. */
const personal = new Set<StoredPing['kind']>(['call', 'remind', 'warn']);

const sameWait = ({ about: a }: Pick<StoredPing, 'about'>, { about: b }: Pick<StoredPing, 'about'>): boolean =>
  a !== undefined && b !== undefined && a.matchId === b.matchId && a.seat === b.seat && a.since === b.since;

/**
 * Is something of the same wait on its way to Discord at this moment?
 * @example if (await isBeingTold(context, tx, ping)) await later()
 */
export async function isBeingTold({ sending }: Context, tx: Tx, ping: Pick<StoredPing, 'about'>): Promise<boolean> {
  return (await listPings(tx)).some((one) => one.nonce !== undefined && sending.has(one.nonce) && sameWait(one, ping));
}

const isLate = ({ kind }: StoredPing): boolean => kind === 'late';
const isPersonal = ({ kind }: StoredPing): boolean => personal.has(kind);

/**
 * Of what can be told now, and has piled up as while Discord was down: for whom it waits, the newest thing of a wait.
 * Where they hear that their time is up, nothing else yet.
 * @example const { tell, outdated } = newestOf(pings)
 */
export function newestOf(pings: StoredPing[]): { tell: StoredPing[]; outdated: StoredPing[] } {
  const outdated = pings.filter(
    (ping) =>
      isPersonal(ping) && pings.some((other) => isPersonal(other) && sameWait(other, ping) && other.id > ping.id),
  );
  const heard = (ping: StoredPing): boolean =>
    isPersonal(ping) && pings.some((other) => isLate(other) && sameWait(other, ping));
  return { tell: pings.filter((ping) => !outdated.includes(ping) && !heard(ping)), outdated };
}

/**
 * What somebody need not be told any more who was told that their time is up.
 * @example outdatedBy(told, await listPings(tx))
 */
export function outdatedBy(told: StoredPing[], pings: StoredPing[]): StoredPing[] {
  return pings.filter((ping) => isPersonal(ping) && told.some((other) => isLate(other) && sameWait(other, ping)));
}
