import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { message, type Result, refuse } from '../../engine/message.js';
import { makeFolder } from '../file.js';
import { holdDatabase } from '../hold.js';
import { shownDatabase } from '../postgres/address.js';
import { missingSteps, refusalOfBots } from './checks.js';
import type { Told } from './copy-tables.js';
import { copyPostgres } from './copy-to-file.js';
import { saying } from './saying.js';
import type { Content } from './table.js';

/**
 * Copies all that a PostgreSQL database holds into a new file, which stands under its name only once it is whole; what was read
 * is compared with what was written. No bot may run on it. Refused: as `openDatabase`, store.in-use, and moving.exists, .older,
 * .connected, .mistyped, .orphan, .unlike, .differs, .refused, .unreachable, .cannot-write.
 * @example await moveToFile('postgres://bot@127.0.0.1/harbourmaster', 'var/harbourmaster.db')
 */
export async function moveToFile(url: string, file: string, told?: Told): Promise<Result<Content[]>> {
  const shown = shownDatabase(url);
  return saying(shown, async () => {
    if (existsSync(file)) return refuse('moving.exists', { file });
    const part = `${file}.moving`;
    let release: (() => void) | undefined;
    try {
      makeFolder(dirname(file));
      const held = holdDatabase(file);
      if (!held.ok) return held;
      release = held.value.release;
      const copied = await copyPostgres(
        url,
        part,
        async (connection, steps) => {
          const missing = missingSteps(steps);
          if (missing > 0) return message('moving.older', { file: shown, steps: missing });
          return refusalOfBots(connection, shown);
        },
        told,
      );
      if (copied.ok) renameSync(part, file);
      return copied;
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      return refuse('moving.cannot-write', { file, error: error.message });
    } finally {
      for (const end of ['', '-journal']) rmSync(part + end, { force: true });
      release?.();
    }
  });
}
