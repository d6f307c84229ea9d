import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Answer, Job } from './messages.js';
import type { PictureRequest } from './request.js';

/** Draws pictures outside the bot's own process, so that no press waits for one. */
export interface Painter {
  /**
   * The picture as PNG. Rejects with `PaintError` when it cannot be had; a game goes on without it.
   * Of one person's pictures at most two wait: a third one takes the place of the oldest. Without a person it is for
   * everybody and always finds room.
   * @example const png = await painter.paint({ game, kind: 'table', view, locale: 'en', names }, '42')
   */
  paint(request: PictureRequest, person?: string): Promise<Buffer>;
  /** Rejects what still waits and ends the child. */
  close(): Promise<void>;
  /** The child's process id; undefined while there is none. */
  readonly pid: number | undefined;
}

export interface PainterOptions {
  /** Pictures that may wait; one more of a person's is rejected at once. Default 200. */
  queue?: number;
  /** Bytes of memory from which on the child is replaced between two pictures. Default 400 MiB. */
  memory?: number;
  /** Milliseconds after which a picture is given up and the child replaced. Default 20 000. */
  patience?: number;
  /** The program of the child; tests put a worse one here. */
  worker?: string;
}

export type PaintFailure = 'busy' | 'closed' | 'crashed' | 'failed' | 'superseded' | 'too-slow';

/** A picture that could not be drawn: `failed` is a bug in the drawing, `superseded` gave way to later ones of the same
 * person, the others are the process's trouble. */
export class PaintError extends Error {
  constructor(
    readonly reason: PaintFailure,
    detail?: string,
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'PaintError';
  }
}

interface Waiting extends Job {
  /** A picture whose child died is tried once more: another one's memory may have been the reason. */
  tries: number;
  person: string | undefined;
  resolve(png: Buffer): void;
  reject(error: PaintError): void;
}

/** Named by its place, so that the bot can be started from any folder. */
const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
/** So many of one person's pictures wait, so that nobody holds up the others'. */
const waitingEach = 2;
const mebibyte = 1024 * 1024;

/**
 * Starts a painter. Its child draws one picture at a time, and is replaced when it grows past its memory, and with the
 * next picture when it has died or did not answer.
 * @example const painter = createPainter()
 */
export function createPainter(options: PainterOptions = {}): Painter {
  return new ForkedPainter(options);
}

class ForkedPainter implements Painter {
  readonly #options: Required<PainterOptions>;
  readonly #queue: Waiting[] = [];
  #current: Waiting | undefined;
  #child: ChildProcess | undefined;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;
  #jobs = 0;

  constructor(options: PainterOptions) {
    const worker = fileURLToPath(new URL('worker.ts', import.meta.url));
    this.#options = { queue: 200, memory: 400 * mebibyte, patience: 20_000, worker, ...options };
    this.#child = this.#start();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  paint(request: PictureRequest, person?: string): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new PaintError('closed'));
    if (person !== undefined) this.#makeRoom(person);
    if (person !== undefined && this.#queue.length >= this.#options.queue)
      return Promise.reject(new PaintError('busy'));
    return new Promise((resolve, reject) => {
      this.#jobs += 1;
      this.#queue.push({ id: this.#jobs, request, tries: 0, person, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const job of [...(this.#current ? [this.#current] : []), ...this.#queue.splice(0)]) {
      job.reject(new PaintError('closed'));
    }
    this.#current = undefined;
    const child = this.#child;
    if (!child) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.#dismiss();
    await gone;
  }

  #makeRoom(person: string): void {
    const own = this.#queue.filter((job) => job.person === person);
    if (own.length < waitingEach) return;
    const [oldest] = this.#queue.splice(this.#queue.indexOf(own[0]!), 1);
    oldest!.reject(new PaintError('superseded'));
  }

  #next(): void {
    if (this.#current || this.#closed) return;
    const job = this.#queue.shift();
    if (!job) return;
    job.tries += 1;
    this.#current = job;
    this.#timer = setTimeout(() => this.#fail('too-slow'), this.#options.patience);
    this.#child ??= this.#start();
    this.#child.send({ id: job.id, request: job.request } satisfies Job, (error) => {
      if (error && this.#current === job) this.#lost();
    });
  }

  #start(): ChildProcess {
    const child = fork(this.#options.worker, [], {
      execArgv: ['--import', loader],
      serialization: 'advanced',
      env: childEnvironment(),
    });
    child.on('message', (answer: Answer) => this.#answered(child, answer));
    child.once('exit', () => {
      if (this.#child === child) this.#lost();
    });
    child.on('error', () => {
      if (this.#child === child) this.#lost();
    });
    return child;
  }

  #answered(child: ChildProcess, answer: Answer): void {
    const job = this.#current;
    if (child !== this.#child || job?.id !== answer.id) return;
    this.#current = undefined;
    clearTimeout(this.#timer);
    if (answer.rss > this.#options.memory) {
      this.#dismiss();
      this.#child = this.#start();
    }
    if (answer.png) job.resolve(Buffer.from(answer.png.buffer, answer.png.byteOffset, answer.png.byteLength));
    else job.reject(new PaintError('failed', answer.error));
    this.#next();
  }

  /** The child is gone: its picture goes to a new one, once. */
  #lost(): void {
    const job = this.#current;
    if (job && job.tries < 2) {
      this.#current = undefined;
      this.#queue.unshift(job);
    }
    this.#fail('crashed');
  }

  #fail(reason: PaintFailure): void {
    const job = this.#current;
    this.#current = undefined;
    clearTimeout(this.#timer);
    this.#dismiss();
    job?.reject(new PaintError(reason));
    this.#next();
  }

  #dismiss(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }
}

/** What the child needs to run, and none of the bot's secrets. */
function childEnvironment(): NodeJS.ProcessEnv {
  const names = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'SystemRoot', 'LANG'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
