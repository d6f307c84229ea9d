import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, vi } from 'vitest';
import { survivors, treeOf } from './processes.js';

const project = join(import.meta.dirname, '../..');
const lookAgainMs = 20;

/** A playground with its bot, in processes of its own. */
export interface Playground {
  /** What was started: npm, a shell or the bot itself. */
  child: ChildProcess;
  /** The page's address. */
  url: string;
  /** What it has written so far, also to its error output. */
  output(): string;
  /** Its processes when it had come up. */
  tree: number[];
}

/** A folder for one database, and every playground that was started on it. */
export interface Ground {
  file: string;
  /** Starts a program from the project's folder; `more` is added to its environment. */
  launch(command: string, args?: string[], options?: SpawnOptions, more?: Record<string, string>): ChildProcess;
  /** The same, until the playground has come up. */
  open(command: string, args?: string[], options?: SpawnOptions): Promise<Playground>;
  /** Ends what is left. */
  clear(): void;
}

function makeGround(): Ground {
  const folder = mkdtempSync(join(tmpdir(), 'ground-'));
  const file = join(folder, 'playground.db');
  const env = { ...process.env, DATABASE_FILE: file, PLAYGROUND_PORT: '0', DISCORD_TOKEN: '', LOG_LEVEL: 'info' };
  const trees: number[][] = [];
  const launch = (command: string, args: string[] = [], options: SpawnOptions = {}, more = {}): ChildProcess => {
    const child = spawn(command, args, {
      cwd: project,
      env: { ...env, ...more },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...options,
    });
    trees.push([child.pid!]);
    return child;
  };
  return {
    file,
    launch,
    async open(command, args, options) {
      const child = launch(command, args, options);
      const output = listen(child);
      const url = await until(() => {
        if (child.exitCode !== null) throw new Error(`it ended: ${output()}`);
        return /Open (http\S+)/.exec(output())?.[1];
      });
      const tree = treeOf(child.pid!);
      trees.push(tree);
      return { child, url, output, tree };
    },
    clear() {
      for (const pid of survivors(trees.flatMap((tree) => [...tree, ...treeOf(tree[0]!)])))
        process.kill(pid, 'SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** How the bot alone is started. */
export const bot = ['--enable-source-maps', 'built/src/main.js'];

/**
 * A ground for each test of the file, cleared after it. Whole programs start on it, some one after the other: the tests
 * have two minutes each.
 * @example const ground = eachGround(); it('starts', () => ground().open('npm', ['start']))
 */
export function eachGround(): () => Ground {
  vi.setConfig({ testTimeout: 120_000 });
  let ground: Ground;
  beforeEach(() => {
    ground = makeGround();
  });
  afterEach(() => ground.clear());
  return () => ground;
}

/** Collects what a process writes. */
export function listen(child: ChildProcess): () => string {
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  return () => text;
}

/** The exit code of a process. */
export async function exitOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** Waits until something is there; the test's own limit ends the waiting. */
export async function until<T>(look: () => T | undefined | false): Promise<T> {
  for (;;) {
    const found = look();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs));
  }
}

/** Was the database closed in order? SQLite takes its journal away then. */
export function isClosed(file: string): boolean {
  return existsSync(file) && !existsSync(`${file}-wal`);
}
