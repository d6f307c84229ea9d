import { accessSync, constants, existsSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Refusal, Result } from '../../src/engine/index.js';
import type { Inspection } from '../../src/store/inspect.js';
import { type Check, type Finding, failure, ok, type Patient, warning } from './finding.js';

const mebibyte = 1024 * 1024;
/** With less than this nothing can be relied on. */
const leastFree = 50 * mebibyte;
const amplyFree = 300 * mebibyte;
const hourMs = 60 * 60_000;
/** Longer than it takes to read any file that a bot may have. */
const patienceMs = 30 * 60_000;

/** Is there room, and may it be written to? */
export const disk: Check = ({ config }) => {
  if (!config) return [];
  const folders = [dirname(resolve(config.databaseFile)), ...(config.backups ? [resolve(config.backups.folder)] : [])];
  return [...new Set(folders)].map((folder) => room(folder, sizeOf(config.databaseFile)));
};

function room(folder: string, database: number): Finding {
  const there = existing(folder);
  try {
    accessSync(there, constants.W_OK);
  } catch {
    return failure('disk', `${there} cannot be written to.`, 'Give it to the user that the bot runs as.');
  }
  const { bavail, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const text = `${mebibytes(free)} are free at ${folder}.`;
  const advice = 'Make room: a full disk stops the play, though it loses nothing.';
  if (free < leastFree) return failure('disk', text, advice);
  // A copy, and what the database is when it is written anew.
  return free < Math.max(amplyFree, 3 * database) ? warning('disk', text, advice) : ok('disk', text);
}

/** The folder itself, or the next one above it that is there. */
function existing(folder: string): string {
  return existsSync(folder) ? folder : existing(dirname(folder));
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}

function mebibytes(bytes: number): string {
  return `${Math.round(bytes / mebibyte)} MiB`;
}

/** Is the database whole, and of a schema that this version knows? A bot may be running on it. */
export const database: Check = async ({ config, broken }) => {
  const file = config?.databaseFile;
  if (file === undefined || file === ':memory:') return [];
  if (!existsSync(file)) return [ok('database', `There is no database ${file} yet: the bot makes it when it starts.`)];
  if (broken.has('better-sqlite3'))
    return [warning('database', 'The database was not looked at.', 'Mend better-sqlite3 first.')];
  const { Child, ChildLost } = await import('../../src/process/child.js');
  const { inProject } = await import('../../src/project.js');
  const child = new Child<{ file: string }, Result<Inspection>>(inProject('tools/doctor/database-child.ts'));
  try {
    return [await told(file, await child.ask({ file: resolve(file) }, patienceMs))];
  } catch (error) {
    if (!(error instanceof ChildLost)) throw error;
    return [
      failure(
        'database',
        `The database ${file} could not be looked at (${error.reason}).`,
        'See what stands above this line, if anything.',
      ),
    ];
  } finally {
    await child.end();
  }
};

async function told(file: string, inspected: Result<Inspection>): Promise<Finding> {
  if (!inspected.ok) return refused(file, inspected.refusal);
  const { matches, playing, schema, missing } = inspected.value;
  const text = `The database ${file} is whole: ${matches} matches, ${playing} of them being played; schema ${schema}, ${mebibytes(sizeOf(file))}.`;
  if (missing === 0) return ok('database', text);
  const advice = `The bot will change its schema (${missing} steps) when it starts. See UPGRADING.md.`;
  return warning('database', text, advice);
}

async function refused(file: string, { id, args }: Refusal): Promise<Finding> {
  if (id === 'store.damaged') {
    return failure(
      'database',
      `The database ${file} is damaged.`,
      'Stop the bot and restore a backup: npm run -s restore -- FILE. See HOSTING.md.',
    );
  }
  // A broken data file must not hide what is wrong here.
  const sentence = await import('../cli.js').then(
    ({ english }) => english(undefined, { id, args: { ...args, file } }),
    () => `${file}: ${id}`,
  );
  return failure('database', sentence, 'See HOSTING.md.');
}

/** How old is the newest backup? */
export const backups: Check = async (patient) => {
  const { config } = patient;
  if (!config?.token) return [];
  if (!config.backups)
    return [
      warning('backups', 'The bot makes no backups.', 'Set BACKUP_HOURS to 24, unless something else makes them.'),
    ];
  const { folder, everyHours } = config.backups;
  const newest = await newestIn(folder, patient);
  if (newest === undefined) {
    return [
      warning(
        'backups',
        `There is no backup in ${folder}.`,
        'The bot makes the first one when it starts; look into its log if it runs.',
      ),
    ];
  }
  const hours = Math.round((patient.now() - newest) / hourMs);
  const text = `The newest backup in ${folder} is ${hours} h old.`;
  if (hours <= 2 * everyHours) return [ok('backups', text)];
  return [warning('backups', text, 'Is the bot running? If so, its log says why no backup could be made.')];
};

async function newestIn(folder: string, { config }: Patient): Promise<number | undefined> {
  const { copyNames } = await import('../../src/backups/names.js');
  const names = copyNames(config!.databaseFile);
  const times = existsSync(folder) ? readdirSync(folder).flatMap((name) => names.timeOf(name) ?? []) : [];
  return times.length > 0 ? Math.max(...times) : undefined;
}
