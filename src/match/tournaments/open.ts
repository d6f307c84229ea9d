import { wakes } from '../../days/calendar.js';
import type { Result } from '../../engine/index.js';
import type { Db } from '../../store/index.js';
import { tournamentLimits } from '../../tournaments/index.js';
import type { Context } from '../context.js';
import { isStandIn } from '../privacy/stand-in.js';
import { habitsOf, restOf } from '../time/circumstances.js';
import type { TournamentInfo } from './api.js';
import { changing, no, type TournamentChanged } from './change.js';
import { type Loaded, loadTournament } from './view.js';

const dayMs = 86_400_000;

/** When the organiser of one that opens now is to be reminded of it. @example { dueAt: remindAt(context.now()) } */
export function remindAt(now: number): number {
  return now + tournamentLimits.remindDays * dayMs;
}

/**
 * What is due at a tournament that people can join: that it closes by itself, or that its organiser, who is asleep, is reminded later;
 * undefined: nothing, or that they are reminded now.
 * @example const due = await dueWhileOpen(context, loaded)
 */
export async function dueWhileOpen(
  context: Context,
  { cup: { status, dueAt, remindedAt, organiserId } }: Loaded,
): Promise<TournamentChanged | undefined> {
  const now = context.now();
  if (status !== 'gathering') return undefined;
  // It was opened by a build that reminded nobody.
  if (dueAt === null) return { patch: { dueAt: remindAt(now) } };
  if (dueAt > now) return undefined;
  if (remindedAt !== null) return { patch: { status: 'expired', endedAt: now, dueAt: null } };
  if (isStandIn(organiserId)) return { patch: reminded(now) };
  const wakesAt = wakes(await restOf(context.database.db, organiserId), now);
  if (wakesAt === now) return undefined;
  return { patch: wakesAt === undefined ? reminded(now) : { dueAt: wakesAt } };
}

function reminded(now: number): { remindedAt: number; dueAt: number } {
  return { remindedAt: now, dueAt: now + tournamentLimits.closeDays * dayMs };
}

/** See `TournamentService.openReminder`. */
export async function openReminder(
  context: Context,
  id: number,
): Promise<{ dm: boolean; tried: boolean; since: number } | undefined> {
  const { db } = context.database;
  const loaded = await loadTournament(context, db, id);
  if (!loaded || (await dueWhileOpen(context, loaded)) !== undefined) return undefined;
  const { status, dueAt, remindedAt, organiserId, remindTried: tried } = loaded.cup;
  if (status !== 'gathering' || remindedAt !== null || dueAt === null || dueAt > context.now()) return undefined;
  return { dm: await wantsDirect(db, organiserId), tried, since: dueAt };
}

async function wantsDirect(db: Db, personId: string): Promise<boolean> {
  return (await habitsOf(db, personId)).place === 'dm';
}

/** See `TournamentService.openReminded`. */
export function openReminded(context: Context, id: number): Promise<Result<TournamentInfo>> {
  return changing(context, id, async ({ cup: { status, remindedAt } }) => {
    if (status !== 'gathering' || remindedAt !== null) return no('tournament.begun');
    return { patch: reminded(context.now()) };
  });
}
