import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Refusal } from '../engine/index.js';
import { makeFolder } from '../store/file.js';
import { type Copy, copyInChild } from './copy.js';
import { type CopyNames, copyNames } from './names.js';
import { outdated, type Rotation } from './rotation.js';

const hourMs = 60 * 60_000;
/** How often it is looked whether one is due: timers stand still while a machine sleeps. */
const lookMs = 5 * 60_000;
/** How long one waits after a failure. */
const retryMs = hourMs / 2;

/** Where copies go, how often, and which are kept. */
export interface BackupPlan extends Rotation {
  folder: string;
  everyHours: number;
}

export interface BackupParts {
  /** The database. */
  file: string;
  plan: BackupPlan;
  log: Logger;
  /** In Unix milliseconds. Default: the system's clock. */
  now?(): number;
  /** Default: in a child process. */
  copy?: Copy;
}

/** Keeps copies of the database of a running bot. */
export interface Backups {
  /** Makes a copy where one is due, and then deletes those that are not kept. Never rejects: what fails is logged, and done later. */
  look(): Promise<void>;
  /** Makes a copy, due or not, as far as that can be done; for what cannot be undone. */
  now(): Promise<void>;
  /** Looks now, and from time to time. */
  start(): void;
  /** Ends a copy that is being made, without leaving half of it. */
  stop(): Promise<void>;
}

/**
 * What is due follows from the names in the folder alone: one that was missed is made at the next start, and a restart makes none.
 * @example const backups = createBackups({ file, plan, log }); backups.start()
 */
export function createBackups(parts: BackupParts): Backups {
  const keeper = new Keeper(parts);
  const ending = new AbortController();
  let running: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const queue = (work: () => Promise<void>): Promise<void> => {
    running = running.then(() => (ending.signal.aborted ? undefined : work()));
    return running;
  };
  const look = () => queue(() => keeper.look(ending.signal));
  return {
    look,
    now: () => queue(() => keeper.make(ending.signal)),
    start() {
      timer = setInterval(look, lookMs);
      void look();
    },
    async stop() {
      ending.abort();
      clearInterval(timer);
      await running;
    },
  };
}

class Keeper {
  readonly #parts: Required<BackupParts>;
  readonly #names: CopyNames;
  #notBefore = Number.NEGATIVE_INFINITY;
  /** Where a folder was that is no more, a disk may be missing: none is made in its place. */
  #folderSeen = false;

  constructor(parts: BackupParts) {
    this.#parts = { now: Date.now, copy: copyInChild(), ...parts };
    this.#names = copyNames(parts.file);
  }

  async look(signal: AbortSignal): Promise<void> {
    const { plan, now } = this.#parts;
    const failedAt = this.#notBefore - retryMs;
    // A clock that was put back must not keep it waiting.
    if (now() < this.#notBefore && now() >= failedAt) return;
    const made = await this.#times().catch(() => []);
    // One from the future says that some clock was wrong.
    const newest = Math.max(...made.filter((time) => time <= now()));
    if (now() - newest >= plan.everyHours * hourMs) await this.make(signal);
  }

  async make(signal: AbortSignal): Promise<void> {
    const { file, plan, log, now, copy } = this.#parts;
    const target = join(plan.folder, this.#names.at(now()));
    try {
      this.#makeFolder();
      await this.#sweep();
      const made = await copy(file, target, signal);
      if (signal.aborted) await this.#sweep();
      else if (made.ok) {
        log.info({ file: target, ...made.value }, 'a backup was made');
        await this.#rotate();
      } else this.#failed(reasonOf(made.refusal));
    } catch (error) {
      this.#failed(error instanceof Error ? error.message : String(error));
    }
  }

  #failed(reason: string): void {
    const { plan, log, now } = this.#parts;
    this.#notBefore = now() + retryMs;
    const minutes = retryMs / 60_000;
    log.error(
      { folder: plan.folder, reason },
      `no backup could be made; those there are stay, and it is tried again in ${minutes} minutes`,
    );
  }

  #makeFolder(): void {
    const { folder } = this.#parts.plan;
    if (!this.#folderSeen) makeFolder(folder);
    else if (!existsSync(folder)) throw new Error('the folder is gone');
    this.#folderSeen = true;
  }

  async #times(): Promise<number[]> {
    const names = await readdir(this.#parts.plan.folder);
    return names.flatMap((name) => this.#names.timeOf(name) ?? []);
  }

  /** Takes away what a copy that was cut off has left. */
  async #sweep(): Promise<void> {
    const { folder } = this.#parts.plan;
    const left = (await readdir(folder)).filter((name) => this.#names.isUnfinished(name));
    for (const name of left) await rm(join(folder, name), { force: true });
  }

  async #rotate(): Promise<void> {
    const { plan, log, now } = this.#parts;
    for (const time of outdated(await this.#times(), now(), plan)) {
      const file = join(plan.folder, this.#names.at(time));
      try {
        await rm(file, { force: true });
        log.info({ file }, 'an old backup was deleted');
      } catch (error) {
        log.error({ err: error, file }, 'an old backup could not be deleted');
      }
    }
  }
}

/** For whoever reads the log. */
function reasonOf({ id, args = {} }: Refusal): string {
  const known: Record<string, string> = {
    'backup.cannot-write': String(args.error),
    'backup.damaged': 'the database is damaged: restore it from a backup',
    'backup.lost': 'the process that copied was ended or took too long',
    'store.full': 'the disk is full',
    'store.damaged': 'the database is damaged: restore it from a backup',
  };
  return known[id] ?? id;
}
