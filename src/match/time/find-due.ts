import { nextTime } from '../../days/calendar.js';
import { type Due, dueOf, told } from '../../days/due.js';
import {
  addPing,
  type Db,
  digestsDue,
  findMatch,
  listOwed,
  listPings,
  matchesOfUser,
  remindInstead,
  type StoredMatch,
  type StoredWait,
  saveHabits,
  saveWait,
  type Tx,
  waitsDue,
  waitsOf,
} from '../../store/index.js';
import type { Context } from '../context.js';
import { breathe } from '../slices.js';
import { heardVotes } from '../votes/asked.js';
import { circumstancesOf, habitsOf } from './circumstances.js';
import { holderOf, withBank } from './clocks.js';
import { isBeingTold, isToldAlready } from './piled-up.js';

/** So many waits are looked at before others are let in. */
const slice = 20;
/** Where a post is still owed, it is looked at again after so long. */
const owingMs = 60_000;

/**
 * Looks through all waits and digests of which something may be due, writes down what is to be told, and lets the
 * computer take the turns that were lost. Resolves with the matches in which it has to play.
 * @example const matches = await findDue(context)
 */
export async function findDue(context: Context): Promise<string[]> {
  const { database, now } = context;
  const toPlay = new Set<string>();
  const seen = new Set<string>();
  for (;;) {
    const waits = (await waitsDue(database.db, now(), slice)).filter((wait) => !seen.has(keyOf(wait)));
    if (waits.length === 0) break;
    for (const wait of waits) {
      seen.add(keyOf(wait));
      const due = await database.transaction((tx) => look(context, tx, wait));
      if (due === 'stand-in') toPlay.add(wait.matchId);
      await breathe();
    }
  }
  for (const personId of await digestsDue(database.db, now())) {
    await database.transaction((tx) => digest(context, tx, personId));
  }
  return [...toPlay];
}

const keyOf = ({ matchId, seat, since }: StoredWait): string => `${matchId}:${seat}:${since}`;

async function look(context: Context, tx: Tx, seen: StoredWait): Promise<'stand-in' | undefined> {
  const now = context.now();
  const match = await findMatch(tx, seen.matchId);
  const wait = (await waitsOf(tx, seen.matchId)).find(({ seat }) => seat === seen.seat);
  const personId = match && wait && holderOf(match, wait);
  if (!match || !wait || personId === undefined) return undefined;
  const circumstances = await circumstancesOf(tx, match, personId);
  const { due, next } = dueOf(withBank(match, wait), circumstances, now);
  if (!due) {
    await saveWait(tx, wait, next);
    return undefined;
  }
  // The post calls whom it can; what it has not told is not repeated.
  if ((await listOwed(tx, match.id)).some(({ ready }) => ready)) {
    await saveWait(tx, wait, now + owingMs);
    return undefined;
  }
  const ping = { kind: due, userId: personId, about: aboutOf(wait), at: now };
  // Whether that has got through is not known yet.
  if (await isBeingTold(context, tx, ping)) {
    await saveWait(tx, wait, now);
    return undefined;
  }
  const standIn = due === 'late' && match.pace.late === 'computer' && context.computer !== undefined;
  const after = { ...wait, ...told(withBank(match, wait), due, circumstances, now), standIn: wait.standIn || standIn };
  const later = dueOf(withBank(match, after), circumstances, now);
  // One thing at a time.
  await saveWait(tx, after, later.due ? now : later.next);
  if (standIn) return 'stand-in';
  // By the time they wake up it is not running out any more.
  if (due === 'late') await remindInstead(tx, ping.about);
  if (!(await isToldAlready(tx, ping))) await addPing(tx, ping);
  return undefined;
}

function aboutOf({ matchId, seat, since }: StoredWait) {
  return { matchId, seat, since };
}

/** All their turns at once; nothing where nobody waits for them. */
async function digest(context: Context, tx: Tx, personId: string): Promise<void> {
  const now = context.now();
  const habits = await habitsOf(tx, personId);
  const next = habits.digest === undefined ? undefined : nextTime(habits.zone, now, habits.digest);
  await saveHabits(tx, personId, habits, next);
  if (habits.digest === undefined) return;
  let any = false;
  for (const { match, wait } of await turnsOf(tx, personId)) {
    const circumstances = await circumstancesOf(tx, match, personId);
    if (circumstances.muted) continue;
    any = true;
    const due: Due = 'call';
    const after = { ...wait, ...told(withBank(match, wait), due, circumstances, now) };
    await saveWait(tx, after, dueOf(withBank(match, after), circumstances, now).next);
  }
  any ||= (await heardVotes(tx, personId, now)).length > 0;
  const there = (await listPings(tx)).some(({ kind, userId }) => kind === 'digest' && userId === personId);
  if (any && !there) await addPing(tx, { kind: 'digest', userId: personId, at: now });
}

/** What a person is waited for in, in all servers. */
export async function turnsOf(db: Db, personId: string): Promise<{ match: StoredMatch; wait: StoredWait }[]> {
  const found: { match: StoredMatch; wait: StoredWait }[] = [];
  for (const match of await matchesOfUser(db, personId)) {
    if (match.status !== 'playing') continue;
    const wait = (await waitsOf(db, match.id)).find((one) => holderOf(match, one) === personId);
    if (wait) found.push({ match, wait });
  }
  return found;
}
