import { orStoreError } from '../../store/index.js';
import type { Context } from '../context.js';
import { adoptAchievements } from './achievements.js';
import { adoptRecords } from './adopt-records.js';
import { adoptResults } from './adopt-results.js';

/** Writes down all that earlier builds did not know of how matches ended. @example await adopt(context, signal) */
export async function adopt(context: Context, signal?: AbortSignal): Promise<void> {
  await orStoreError(() => adoptResults(context, signal));
  await orStoreError(() => adoptRecords(context, signal));
  await orStoreError(() => adoptAchievements(context, signal));
}
