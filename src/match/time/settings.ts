import { type Days, dayAfter, dayOf, daysIn, isDay, nextTime } from '../../days/calendar.js';
import { type Habits, habitsShape } from '../../days/habits.js';
import { allowance, longestVacation, usualVacationDays } from '../../days/vacation.js';
import { done, type Result, refuse } from '../../engine/index.js';
import {
  addVacation,
  changeVacation,
  findMatch,
  insertAct,
  mutesOf,
  reckonAnewFor,
  reckonAnewIn,
  saveGuild,
  saveHabits,
  saveMute,
  saveVacationDays,
  type Vacation,
  vacationDaysIn,
  vacationsOf,
} from '../../store/index.js';
import { answering } from '../attempt.js';
import type { Context } from '../context.js';
import { missing } from '../id.js';
import { habitsOf } from './circumstances.js';
import { nowReads } from './language.js';
import { forgetPersonal } from './piled-up.js';

/** Nobody plans more of them ahead. */
const mostVacations = 10;

/** How somebody wants to be called, and when they are away, from today on. */
export interface Calling {
  habits: Habits;
  vacations: Vacation[];
}

/** See `MatchService.calling`. */
export async function calling({ database, now }: Context, personId: string): Promise<Calling> {
  const habits = await habitsOf(database.db, personId);
  const today = dayOf(habits.zone, now());
  const vacations = (await vacationsOf(database.db, personId)).filter(({ until }) => until >= today);
  return { habits, vacations };
}

/** See `MatchService.setHabits`. */
export function setHabits(context: Context, personId: string, habits: Habits): Promise<Result<Calling>> {
  return answering(context, async () => {
    if (!habitsShape.safeParse(habits).success) return refuse('time.no-such-habits');
    const next = habits.digest === undefined ? undefined : nextTime(habits.zone, context.now(), habits.digest);
    await context.database.transaction(async (tx) => {
      const before = await habitsOf(tx, personId);
      // What has not got through yet is told with all the rest.
      if (before.digest === undefined && next !== undefined) await forgetPersonal(tx, personId);
      await saveHabits(tx, personId, habits, next);
      await reckonAnewFor(tx, personId);
    });
    await nowReads(context, personId, habits.locale);
    return done(await calling(context, personId));
  });
}

/** See `MatchService.goAway`. */
export function goAway(context: Context, personId: string, days: Days): Promise<Result<Calling>> {
  return answering(context, async () => {
    const { habits, vacations } = await calling(context, personId);
    if (!isDay(days.from) || !isDay(days.until) || days.from > days.until) return refuse('time.no-such-days-away');
    // Time that has run out stays so.
    if (days.from < dayOf(habits.zone, context.now())) return refuse('time.days-past');
    if (daysIn(days) > longestVacation) return refuse('time.too-long-away', { most: longestVacation });
    if (vacations.length >= mostVacations) return refuse('time.too-many-vacations', { most: mostVacations });
    const over = vacations.find(({ from, until }) => from <= days.until && days.from <= until);
    if (over) return refuse('time.vacations-meet', { from: over.from, until: over.until });
    await context.database.transaction(async (tx) => {
      await addVacation(tx, personId, days);
      await reckonAnewFor(tx, personId);
    });
    return done(await calling(context, personId));
  });
}

/** See `MatchService.comeBack`. A vacation that has begun ends yesterday, so that its past days stay counted. */
export function comeBack(context: Context, personId: string, vacation: number): Promise<Result<Calling>> {
  return answering(context, async () => {
    const { habits, vacations } = await calling(context, personId);
    const meant = vacations.find(({ id }) => id === vacation);
    if (!meant) return refuse('time.no-such-vacation');
    const yesterday = dayAfter(dayOf(habits.zone, context.now()), -1);
    const rest = meant.from <= yesterday ? { from: meant.from, until: yesterday } : undefined;
    await context.database.transaction(async (tx) => {
      await changeVacation(tx, personId, vacation, rest);
      await reckonAnewFor(tx, personId);
    });
    return done(await calling(context, personId));
  });
}

/** See `MatchService.mute`. */
export function mute(context: Context, id: string, personId: string, muted: boolean): Promise<Result<boolean>> {
  return answering(context, async () => {
    const match = await findMatch(context.database.db, id);
    if (!match) return { ok: false, refusal: missing(id) };
    await context.database.transaction(async (tx) => {
      await saveMute(tx, id, personId, muted);
      await reckonAnewFor(tx, personId);
    });
    return done(muted);
  });
}

/** See `MatchService.isMuted`. */
export async function isMuted({ database }: Context, id: string, personId: string): Promise<boolean> {
  return (await mutesOf(database.db, id)).includes(personId);
}

/** See `MatchService.allowVacation`. */
export function allowVacation(
  context: Context,
  guild: { id: string; locale: string },
  by: string,
  days: number,
): Promise<Result<number>> {
  return answering(context, async () => {
    if (!allowance.safeParse(days).success) return refuse('time.no-such-allowance');
    await context.database.transaction(async (tx) => {
      const from = (await vacationDaysIn(tx, guild.id)) ?? usualVacationDays;
      await saveGuild(tx, guild, context.now());
      await saveVacationDays(tx, guild.id, days);
      await reckonAnewIn(tx, guild.id);
      if (from === days) return;
      const about = { setting: 'vacation', from, to: days };
      await insertAct(tx, { guildId: guild.id, by, kind: 'setting', about }, context.now());
    });
    return done(days);
  });
}

/** See `MatchService.vacationDays`. */
export async function vacationDays({ database }: Context, guildId: string): Promise<number> {
  return (await vacationDaysIn(database.db, guildId)) ?? usualVacationDays;
}
