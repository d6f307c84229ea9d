import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Answer, Job } from './messages.js';

/** Named by its place, so that the bot can be started from any folder. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

/** Why a child did not answer. */
export class ChildLost extends Error {
  constructor(readonly reason: 'crashed' | 'too-slow') {
    super(reason);
    this.name = 'ChildLost';
  }
}

/**
 * A child process that draws one picture at a time. One that did not answer is dead afterwards.
 * @example const { png } = await new PainterChild(worker).draw(job, 20_000)
 */
export class PainterChild {
  readonly #process: ChildProcess;
  readonly #gone: Promise<void>;
  #alive = true;
  #answer: ((answer: Answer) => void) | undefined;
  #fail: ((error: ChildLost) => void) | undefined;

  /** @param worker the file of its program */
  constructor(worker: string) {
    this.#process = startDrawing(worker);
    this.#gone = new Promise((resolve) => {
      const gone = () => {
        this.#lose('crashed');
        resolve();
      };
      this.#process.once('exit', gone);
      // One that could not even start has no exit.
      this.#process.on('error', () => (this.#process.pid === undefined ? gone() : this.#lose('crashed')));
    });
    this.#process.on('message', (answer: Answer) => this.#answer?.(answer));
  }

  get alive(): boolean {
    return this.#alive;
  }

  get busy(): boolean {
    return this.#answer !== undefined;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /**
   * Has it draw.
   * @param patience milliseconds after which the child is given up
   * @throws ChildLost when it died or took too long
   */
  async draw({ id, request }: Job, patience: number): Promise<Answer> {
    const timer = setTimeout(() => this.#lose('too-slow'), patience);
    try {
      return await new Promise<Answer>((resolve, reject) => {
        this.#answer = resolve;
        this.#fail = reject;
        this.#process.send({ id, request } satisfies Job, (error) => {
          if (error) this.#lose('crashed');
        });
      });
    } finally {
      clearTimeout(timer);
      this.#answer = undefined;
      this.#fail = undefined;
    }
  }

  /** Ends the process and waits until it is gone. */
  async end(): Promise<void> {
    this.#lose('crashed');
    await this.#gone;
  }

  #lose(reason: ChildLost['reason']): void {
    this.#alive = false;
    this.#process.kill('SIGKILL');
    this.#fail?.(new ChildLost(reason));
  }
}

/**
 * A process for drawing, by whatever program: `worker.ts` draws for the bot, the bench takes times.
 * @param program its file
 */
export function startDrawing(program: string): ChildProcess {
  return fork(program, [], {
    execArgv: ['--import', loader],
    serialization: 'advanced',
    env: { ...inherited(), ...memorySettings },
  });
}

const mebibyte = 1024 * 1024;

/**
 * Each picture takes some megabytes for a moment. By itself glibc gives them back to the system and asks for them again,
 * page by page, which takes longer than the drawing. Other systems do not know these variables.
 */
const memorySettings = {
  /** Larger pieces are mapped one by one. No picture has any. */
  MALLOC_MMAP_THRESHOLD_: String(32 * mebibyte),
  /** So much may stay free at the end. */
  MALLOC_TRIM_THRESHOLD_: String(128 * mebibyte),
  /** So much is asked for at once. */
  MALLOC_TOP_PAD_: String(16 * mebibyte),
};

/** What the child needs to run, and none of the bot's secrets. */
function inherited(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
