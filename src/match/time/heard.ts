import type { Seat } from '../../engine/index.js';
import { aboutOtherTime, addPing, saveWait, type Tx, waitsOf } from '../../store/index.js';

/** Whom a post has reached. */
export interface Heard {
  /** Whose wait it has told its holder of, which began then. */
  called: { seat: Seat; since: number }[];
  /** Who could not be pinged that the match is over. */
  unheard: string[];
}

/**
 * Notes whom a post has told that they are waited for, and who is still to hear that the match is over.
 * @example await noteHeard(tx, match.id, { called: [{ seat: 1, since }], unheard: [] }, Date.now())
 */
export async function noteHeard(tx: Tx, matchId: string, { called, unheard }: Heard, at: number): Promise<void> {
  for (const wait of await waitsOf(tx, matchId)) {
    const here = called.some(({ seat, since }) => seat === wait.seat && since === wait.since);
    if (here && wait.called === undefined) await saveWait(tx, { ...wait, called: at });
  }
  // Nobody is waited for any more, so any number will do as a seat.
  for (const [seat, userId] of unheard.entries()) {
    await addPing(tx, { kind: 'over', userId, about: { matchId, seat, since: at }, at });
  }
}

/** A post that takes longer than this has been held up. */
const heldUpMs = 10 * 60_000;

/**
 * Whose turn began with what a post tells, and who could not be told so far, has all their time from the moment at which
 * they can be, so that nobody loses a turn while Discord is down. `owed`: when the first of what it tells happened.
 * @example await beginWhenTold(tx, match.id, owed, Date.now())
 */
export async function beginWhenTold(tx: Tx, matchId: string, owed: number, at: number): Promise<void> {
  if (at - owed < heldUpMs) return;
  for (const wait of await waitsOf(tx, matchId)) {
    if (wait.called !== undefined || wait.since < owed) continue;
    await saveWait(tx, { ...wait, since: at });
    await aboutOtherTime(tx, wait, at);
  }
}
