import { wakes } from '../../days/calendar.js';
import { done, type Result, refuse } from '../../engine/index.js';
import {
  deleteSeeker,
  findMatch,
  mutesOf,
  type Seeker,
  type SoughtAfter,
  saveSeeker,
  saveSought,
  seekersOf,
  soughtTables,
} from '../../store/index.js';
import { answering } from '../attempt.js';
import type { Context } from '../context.js';
import { infoOf } from '../info.js';
import { breathe } from '../slices.js';
import { habitsOf, restOf } from '../time/circumstances.js';
import type { Sought, Wish } from './api.js';
import { held } from './held.js';
import { recordOf, refuseUntrusted } from './trust.js';

/** See `TableService.seek`. */
export function seek(context: Context, { userId, guildId, game, seats, everyHours }: Wish): Promise<Result<Seeker[]>> {
  return answering(context, async () => {
    const known = Object.hasOwn(context.games, game) ? context.games[game] : undefined;
    if (!known) return refuse('match.no-such-game', { game });
    const { min, max } = known.seats;
    if (seats !== null && (seats < min || seats > max)) return refuse('engine.seats', { seats, min, max });
    const { db } = context.database;
    // Who changes their mind is not told at once what they were told before.
    const toldAt = (await seekersOf(db, userId, guildId)).find((one) => one.game === game)?.toldAt ?? null;
    const seeker = { userId, guildId, game, seats, everyHours, since: context.now(), toldAt };
    await context.database.transaction((tx) => saveSeeker(tx, seeker));
    return done(await seekersOf(db, userId, guildId));
  });
}

/** See `TableService.seekNoMore`. */
export function seekNoMore(
  context: Context,
  seeker: Pick<Wish, 'userId' | 'guildId' | 'game'>,
): Promise<Result<Seeker[]>> {
  return answering(context, async () => {
    await context.database.transaction((tx) => deleteSeeker(tx, seeker));
    return done(await seekersOf(context.database.db, seeker.userId, seeker.guildId));
  });
}

/** See `TableService.sought`. */
export async function sought(context: Context, after?: SoughtAfter): Promise<{ tables: Sought[]; next?: SoughtAfter }> {
  const { db } = context.database;
  const now = context.now();
  const found: Sought[] = [];
  const { tables, next } = await soughtTables(db, now, after);
  for (const { match: id, createdAt: _, ...seeker } of tables) {
    await breathe();
    const match = await findMatch(db, id);
    const { userId } = seeker;
    const max = context.games[seeker.game]?.seats.max ?? 0;
    if (!match || match.damage.length > 0 || match.tenures.some(({ person }) => person?.id === userId)) continue;
    const taken = match.tenures.length + held(match, userId, now);
    if (taken >= (seeker.seats ?? max)) continue;
    if (wakes(await restOf(db, userId), now) !== now || (await mutesOf(db, id)).includes(userId)) continue;
    if (refuseUntrusted(match, userId, await recordOf(db, userId, now), now)) continue;
    const { place } = await habitsOf(db, userId);
    found.push({ seeker, match: infoOf(match), place });
  }
  return { tables: found, ...(next && { next }) };
}

/** See `TableService.soughtTold`. */
export async function soughtTold(context: Context, seekers: Seeker[], told: boolean): Promise<void> {
  await context.database.transaction(async (tx) => {
    for (const seeker of seekers) await saveSought(tx, seeker, told ? context.now() : seeker.toldAt);
  });
}
