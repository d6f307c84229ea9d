import { expect } from 'vitest';
import type { Town } from './town.js';

/**
 * Closes a town in which all went well: the bot had nothing to complain of, but for what is not counted, and sent Discord
 * nothing that it refused.
 * @example afterEach(() => closeQuietly(town, amiss(town)))
 */
export async function closeQuietly(town: Town, complaints = town.complaints): Promise<void> {
  const went = { complaints: [...complaints], refused: town.twin.refusedBySchema };
  await town.close();
  expect(went).toEqual({ complaints: [], refused: 0 });
}
