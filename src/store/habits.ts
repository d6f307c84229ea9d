import { z } from 'zod';
import { type Habits, habitsShape } from '../days/habits.js';
import { zoneLike } from '../days/zones.js';
import type { Db, Tx } from './database.js';
import { readJson } from './shapes.js';

const kept = z.looseObject({ zone: z.string() });

/** How a person wants to be called; undefined: they have not said, or it cannot be read.
 * @example await findHabits(db, userId) */
export async function findHabits(db: Db, userId: string): Promise<Habits | undefined> {
  const row = await db.selectFrom('habits').select('habits').where('userId', '=', userId).executeTakeFirst();
  return row && readHabits(row.habits);
}

/** Of a row of another build nothing is lost for its time zone alone. */
function readHabits(text: string): Habits | undefined {
  const row = readJson(kept, text);
  const habits = row && { ...row, zone: zoneLike(row.zone) };
  return habitsShape.safeParse(habits).success ? (habits as unknown as Habits) : undefined;
}

/** Keeps how a person wants to be called, and when they are told of all their turns next.
 * @example await saveHabits(tx, userId, habits, digestAt) */
export async function saveHabits(tx: Tx, userId: string, habits: Habits, digestAt: number | undefined): Promise<void> {
  const values = { habits: JSON.stringify(habits), digestAt: digestAt ?? null };
  await tx
    .insertInto('habits')
    .values({ userId, ...values })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet(values))
    .execute();
}

/** Who has chosen a language, and which. Looks at everybody's habits: to be asked once.
 * @example (await chosenLanguages(db)).get(userId) // 'ru' */
export async function chosenLanguages(db: Db): Promise<Map<string, NonNullable<Habits['locale']>>> {
  const rows = await db
    .selectFrom('habits')
    .select(['userId', 'habits'])
    .where('habits', 'like', '%"locale"%')
    .execute();
  const chosen = new Map<string, NonNullable<Habits['locale']>>();
  for (const { userId, habits } of rows) {
    const locale = readHabits(habits)?.locale;
    if (locale) chosen.set(userId, locale);
  }
  return chosen;
}

/** Nobody's next digest is further ahead; what is, or is no number, cannot be right. */
const furthestMs = 2 * 24 * 60 * 60 * 1000;

/** Who is to be told of all their turns by then, or is not known to be told ever.
 * @example await digestsDue(db, Date.now()) */
export async function digestsDue(db: Db, by: number): Promise<string[]> {
  const rows = await db
    .selectFrom('habits')
    .select('userId')
    .where((eb) => eb.or([eb('digestAt', '<=', by), eb('digestAt', '>', by + furthestMs)]))
    .orderBy('userId')
    .execute();
  return rows.map(({ userId }) => userId);
}
