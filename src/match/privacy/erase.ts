import { usualLevel } from '../../computer/levels.js';
import { done, type Result } from '../../engine/index.js';
import {
  addTenure,
  changeMatch,
  closeErasures,
  deleteLessonsOf,
  deletePingsOf,
  deleteStrays,
  endTenure,
  findMatch,
  insertErasure,
  insertRetellings,
  isPerson,
  matchesOfUser,
  openErasures,
  openVotes,
  replacePerson,
  type StoredMatch,
  StoreError,
  storeRefusal,
  type Tx,
  tournamentsWith,
} from '../../store/index.js';
import { answering, attempt, conflict } from '../attempt.js';
import type { Context } from '../context.js';
import { infoOf, seatOf } from '../info.js';
import { leave } from '../lobby.js';
import { resign } from '../resign.js';
import { hostWithout } from '../seats/hand-over.js';
import { breathe } from '../slices.js';
import { nowReads } from '../time/language.js';
import { leaveTournament } from '../tournaments/sign-up.js';
import { askedOf } from '../votes/asked.js';
import { cast, withdraw } from '../votes/cast.js';
import type { Erased } from './api.js';
import { newStandIn, standInName } from './stand-in.js';

/** See `PrivacyService.erase`. */
export function erase(context: Context, personId: string): Promise<Result<Erased>> {
  return context.queue('erase', () =>
    answering(context, async () => {
      // A name that is just being learnt would bring them back.
      context.erased.set(personId, true);
      const at = context.now();
      const standIn = await context.database.transaction(async (tx) => {
        const id = await freeStandIn(context, tx);
        await insertRetellings(tx, personId);
        await deleteLessonsOf(tx, personId);
        await replacePerson(tx, personId, { id, name: standInName }, { at, pause: breathe });
        await insertErasure(tx, id, at);
        return id;
      });
      context.erased.set(personId, true);
      await nowReads(context, personId, undefined);
      context.owed();
      context.rater?.wake();
      return done(await follow(context, standIn));
    }),
  );
}

/** See `PrivacyService.finishErasures`. */
export function finishErasures(context: Context): Promise<void> {
  return context.queue('erase', async () => {
    const open = await openErasures(context.database.db);
    for (const standIn of open) await giveUpAll(context, standIn);
    if (open.length > 0) await finish(context, open);
  });
}

/** What was deleted stays so: whatever fails from here on is tried again later. */
async function follow(context: Context, standIn: string): Promise<Erased> {
  const { db } = context.database;
  const left = (await matchesOfUser(db, standIn)).length;
  try {
    await giveUpAll(context, standIn);
    return { left, clean: await finish(context, [standIn]) };
  } catch (error) {
    if (!storeRefusal(error)) throw error;
    context.log.warn({ err: error }, 'the rest of a deletion is put off');
    return { left, clean: false };
  }
}

/** One that nobody has. */
async function freeStandIn(context: Context, tx: Tx): Promise<string> {
  for (;;) {
    const id = newStandIn(context);
    if (!(await isPerson(tx, id))) return id;
  }
}

/** Rewrites the file; whether that could be done. */
async function finish({ database }: Context, standIns: string[]): Promise<boolean> {
  await database.transaction(async (tx) => {
    await deletePingsOf(tx, standIns);
    await deleteStrays(tx, standIns, breathe);
  });
  if (!(await database.scrub())) return false;
  await database.transaction((tx) => closeErasures(tx, standIns));
  return true;
}

/** Gives up whatever a nobody holds or has proposed. */
async function giveUpAll(context: Context, standIn: string): Promise<void> {
  const { db } = context.database;
  for (const { id, status } of await matchesOfUser(db, standIn)) {
    const given = await (status === 'open'
      ? leave(context, id, standIn)
      : resign(context, id, standIn, { goesOn: true }));
    if (!given.ok && given.refusal.id.startsWith('store.'))
      throw new StoreError(given.refusal, 'a seat was not given up');
    if (!given.ok) await vacate(context, id, standIn);
    await breathe();
  }
  for (const id of await tournamentsWith(db, standIn)) {
    const left = await leaveTournament(context, id, standIn);
    if (!left.ok && left.refusal.id.startsWith('store.'))
      throw new StoreError(left.refusal, 'a tournament was not left');
  }
  for (const { id, matchId, proposedBy } of await openVotes(db)) {
    if (proposedBy === standIn) await withdraw(context, matchId, id, { id: standIn, keeps: true });
  }
  for (const { id, match } of await askedOf(context, standIn)) await cast(context, match.id, id, standIn, false);
}

/** Gives the computer a seat of a match that is not served now, so that nobody is waited for once it is again. */
function vacate(context: Context, id: string, standIn: string): Promise<Result<undefined>> {
  return attempt(context, id, async () => {
    const match = await findMatch(context.database.db, id);
    const seat = match && seatOf(match, standIn);
    if (!match || seat === undefined) return done(undefined);
    return (await passOn(context, match, seat)) ? done(undefined) : conflict;
  });
}

function passOn(context: Context, match: StoredMatch, seat: number): Promise<boolean> {
  const { id: matchId, moves } = match;
  // What is not served has no host by its seats alone.
  const patch = infoOf(match).seats[seat] ? hostWithout(match, seat) : {};
  return context.database.transaction(async (tx) => {
    if (!(await changeMatch(tx, matchId, match.version, patch))) return false;
    await endTenure(tx, matchId, seat, moves);
    await addTenure(tx, { matchId, seat, userId: null, level: usualLevel, fromMove: moves, at: context.now() });
    return true;
  });
}
