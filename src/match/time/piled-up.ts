import { deletePings, listPings, type StoredPing, type Tx } from '../../store/index.js';
import type { Context } from '../context.js';

/** What is told to the one who is waited for, and to nobody else. */
const personal = new Set<StoredPing['kind']>(['call', 'remind', 'warn']);

/** Is it told to the one who is waited for alone? @example if (isPersonal(ping)) … */
export function isPersonal({ kind }: Pick<StoredPing, 'kind'>): boolean {
  return personal.has(kind);
}

type AboutWait = Pick<StoredPing, 'about'>;

const sameWait = ({ about: a }: AboutWait, { about: b }: AboutWait): boolean =>
  a !== undefined && b !== undefined && a.matchId === b.matchId && a.seat === b.seat && a.since === b.since;

/**
 * Is something of the same wait on its way to Discord at this moment?
 * @example if (await isBeingTold(context, tx, ping)) await later()
 */
export async function isBeingTold({ sending }: Context, tx: Tx, ping: AboutWait): Promise<boolean> {
  return (await listPings(tx)).some((one) => one.nonce !== undefined && sending.has(one.nonce) && sameWait(one, ping));
}

/**
 * Will they hear of it by what has not got through yet, as while Discord is down? Each message says how much time is left.
 * @example if (!(await isToldAlready(tx, ping))) await addPing(tx, ping)
 */
export async function isToldAlready(tx: Tx, ping: Pick<StoredPing, 'kind' | 'about'>): Promise<boolean> {
  return isPersonal(ping) && (await listPings(tx)).some((one) => isPersonal(one) && sameWait(one, ping));
}

/**
 * Of what can be told now: nothing to somebody alone who hears at the same time that their time is up.
 * @example for (const ping of tellable(pings)) …
 */
export function tellable(pings: StoredPing[]): StoredPing[] {
  const needless = outdatedBy(pings, pings);
  return pings.filter((ping) => !needless.includes(ping));
}

/**
 * What somebody need not be told any more who was told that their time is up.
 * @example outdatedBy(told, await listPings(tx))
 */
export function outdatedBy(told: StoredPing[], pings: StoredPing[]): StoredPing[] {
  return pings.filter(
    (ping) => isPersonal(ping) && told.some((other) => other.kind === 'late' && sameWait(other, ping)),
  );
}

/**
 * Drops what somebody alone was to be told.
 * @example await forgetPersonal(tx, '42')
 */
export async function forgetPersonal(tx: Tx, personId: string): Promise<void> {
  const own = (await listPings(tx)).filter((ping) => ping.userId === personId && isPersonal(ping));
  if (own.length === 0) return;
  await deletePings(
    tx,
    own.map(({ id }) => id),
  );
}
