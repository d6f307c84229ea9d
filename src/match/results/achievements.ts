import type { Achievement, AnyGame } from '../../engine/index.js';
import { findMatch, findResult, type StoredMatch, saveAchievements, type Tx, unachieved } from '../../store/index.js';
import type { Context } from '../context.js';
import { loadMatch } from '../positions.js';
import { breathe } from '../slices.js';
import { type Ending, endingOf } from './ending.js';
import { keepRecords } from './keep-records.js';

/** So many matches are asked for at a time. */
const slice = 100;

/** What somebody who played alone, to the end, has achieved with so many points.
 * @example achievementsOf(game, match, ending, 124) // [{ id: 'utopia' }] */
export function achievementsOf(
  game: AnyGame,
  { resignedSeat }: Pick<StoredMatch, 'resignedSeat'>,
  { sheet, states }: Ending,
  points: number | undefined,
): Achievement[] {
  if (sheet.seats.length !== 1 || resignedSeat !== null || points === undefined) return [];
  return game.achievements?.(states, points) ?? [];
}

/** How a match ended that is over; undefined: it is not served now. @example const ending = await endingAgain(context, match.id) */
export async function endingAgain(
  context: Context,
  id: string,
): Promise<{ game: AnyGame; match: StoredMatch; ending: Ending } | undefined> {
  const match = await findMatch(context.database.db, id);
  const loaded = match && (await loadMatch(context, match));
  if (!match || !loaded?.ok) return undefined;
  const ending = await endingOf(context, match, loaded.value.position);
  return ending.ok ? { game: loaded.value.game, match, ending: ending.value } : undefined;
}

/** Says anew what was achieved, after the points of a result were corrected. */
export async function achieveAnew(
  tx: Tx,
  { game, match, ending }: NonNullable<Awaited<ReturnType<typeof endingAgain>>>,
): Promise<void> {
  const result = await findResult(tx, match.id);
  await saveAchievements(tx, match.id, achievementsOf(game, match, ending, result?.seats[0]?.points));
}

/** Finds out what was achieved in matches whose results are older than that. @example await adoptAchievements(context, signal) */
export async function adoptAchievements(context: Context, signal?: AbortSignal): Promise<void> {
  for (let last = ''; ; ) {
    const matches = await unachieved(context.database.db, last, slice);
    for (const id of matches) {
      if (signal?.aborted) return;
      last = id;
      try {
        const again = await endingAgain(context, id);
        if (again) {
          await context.database.transaction(async (tx) => {
            await achieveAnew(tx, again);
            await keepRecords(tx, id);
          });
        }
      } catch (error) {
        // One bad match must not hide the others.
        context.log.error({ err: error, match: id }, 'what was achieved in a match could not be found out');
      }
      await breathe();
    }
    if (matches.length < slice) return;
  }
}
