import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { message } from '../engine/message.js';
import { StoreError } from './errors.js';

/** Kept in memory alone. */
export const inMemory = ':memory:';

/** Matches hold secrets: nobody but the bot's own user reads them. */
export const ownerOnly = 0o600;
/** SQLite keeps its log and its index beside the file. */
const companions = ['', '-wal', '-shm'];

/**
 * Makes an empty file, with its folders, where there is none; whether it did.
 * @throws the system's error; a StoreError where something else than a file stands there
 * @example const made = makeFile('var/harbourmaster.db')
 */
export function makeFile(file: string): boolean {
  makeFolder(dirname(file));
  const there = statSync(file, { throwIfNoEntry: false });
  // Opening a pipe or a device might wait for ever.
  if (there && !there.isFile()) throw new StoreError(message('store.cannot-open'), 'not a file');
  if (there) return there.size === 0;
  closeSync(openSync(file, 'wx', ownerOnly));
  return true;
}

/**
 * Makes a folder with those above it, one after the other: where none can be made, under /proc, Node's own recursion
 * never ends.
 * @example makeFolder('var/deep')
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder);
}

/** Takes from everybody else what an earlier build or a copy allowed them; only of files that are one's own.
 * @example keepPrivate(file) */
export function keepPrivate(file: string): void {
  for (const path of companions.map((end) => file + end)) {
    const there = statSync(path, { throwIfNoEntry: false });
    const open = there && (there.mode & 0o777 & ~ownerOnly) !== 0;
    if (open && there.uid === process.getuid?.()) chmodSync(path, there.mode & ownerOnly);
  }
}

/**
 * Remembers which file stands under a name. The function given back throws store.file-gone once it was deleted, moved
 * or replaced: SQLite itself goes on writing into a file that nobody will find again.
 * @example const check = watchFile(file); check();
 */
export function watchFile(file: string): () => void {
  const paths = [file, `${file}-wal`];
  const opened = paths.map(identity);
  return () => {
    if (paths.some((path, index) => identity(path) !== opened[index])) {
      throw new StoreError(message('store.file-gone'), `${file} is not the file that was opened`);
    }
  };
}

function identity(path: string): string | undefined {
  const there = statSync(path, { bigint: true, throwIfNoEntry: false });
  return there && `${there.dev}:${there.ino}`;
}
