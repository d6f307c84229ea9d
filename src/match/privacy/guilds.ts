import {
  deleteGuild,
  deleteMatch,
  deleteStrays,
  findResult,
  followSeries,
  guildsLeftBefore,
  markCancelled,
  matchesOfGuild,
  peopleOfActs,
  peopleOfMatch,
  peopleOfTournaments,
  type Tx,
} from '../../store/index.js';
import type { Context } from '../context.js';
import { recountAfter } from '../results/keep-ratings.js';
import { keepRecords } from '../results/keep-records.js';
import { breathe } from '../slices.js';

/** See `PrivacyService.forgetGuilds`. Each match in a transaction of its own, so that a restart goes on where it was. */
export async function forgetGuilds(context: Context, afterMs: number): Promise<string[]> {
  const { database, now, queue } = context;
  const before = now() - afterMs;
  const forgotten: string[] = [];
  for (const guildId of await guildsLeftBefore(database.db, before)) {
    for (const id of await matchesOfGuild(database.db, guildId)) {
      // The bot may have come back meanwhile.
      const isGone = (tx: Tx) => guildsLeftBefore(tx, before).then((gone) => gone.includes(guildId));
      await queue(id, () =>
        database.transaction(async (tx) => {
          if (await isGone(tx)) await forgetMatch(tx, id, now());
        }),
      );
      await breathe();
    }
    const whole = await database.transaction(async (tx) => {
      const empty = (await matchesOfGuild(tx, guildId)).length === 0;
      const gone = (await guildsLeftBefore(tx, before)).includes(guildId);
      if (empty && gone) {
        const people = [...(await peopleOfTournaments(tx, guildId)), ...(await peopleOfActs(tx, guildId))];
        await deleteGuild(tx, guildId);
        await deleteStrays(tx, people, breathe);
      }
      return empty && gone;
    });
    if (whole) forgotten.push(guildId);
  }
  if (forgotten.length > 0) context.rater?.wake();
  return forgotten;
}

/** Forgets a match with its result, and those of its people who belong to nothing else; ratings and records follow. */
async function forgetMatch(tx: Tx, id: string, at: number): Promise<void> {
  if (await followSeries(tx, id)) return;
  const people = await peopleOfMatch(tx, id);
  const result = await findResult(tx, id);
  if (result) {
    // As if it had never counted.
    await markCancelled(tx, id, at);
    await recountAfter(tx, result);
    await keepRecords(tx, id);
  }
  await deleteMatch(tx, id);
  await deleteStrays(tx, people, breathe);
}
