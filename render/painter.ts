import { availableParallelism } from 'node:os';
import { type Child, ChildLost, programOf } from '../src/process/child.js';
import type { Answer, Job } from './messages.js';
import { newPainterChild } from './painter-child.js';
import { type Origin, PictureQueue, type Queued } from './picture-queue.js';
import type { PictureRequest } from './request.js';

export type { Origin } from './picture-queue.js';

/** Draws pictures outside the bot's own process, so that no press waits for one. */
export interface Painter {
  /**
   * The picture as PNG. Rejects with `PaintError` when it cannot be had; a game goes on without it.
   * Of one person's pictures at most two wait: a third one takes the place of the oldest. Of one match only the newest
   * state is drawn: what shows the same reader an older one gives way.
   * @example const png = await painter.paint(request, { person: '42', match })
   */
  paint(request: PictureRequest, origin?: Origin): Promise<Buffer>;
  /** Rejects what still waits and ends the children. */
  close(): Promise<void>;
  /** The process ids of its children; none while there is none. */
  readonly pids: number[];
}

export interface PainterOptions {
  /** Children that draw at the same time. Default: the cores less one, which is the bot's own, but at least 1. */
  children?: number;
  /** Pictures that may wait; one more of a person's is rejected at once. Default 200. */
  queue?: number;
  /** Bytes of memory from which on a child is replaced between two pictures. Default 400 MiB. */
  memory?: number;
  /** Milliseconds after which a child is given up and replaced. Default 20 000. */
  patience?: number;
  /** The program of the children; tests put a worse one here. */
  worker?: string;
}

export type PaintFailure = 'busy' | 'closed' | 'crashed' | 'failed' | 'outdated' | 'superseded' | 'too-slow';

/** A picture that could not be drawn: `failed` is a bug in the drawing, `superseded` gave way to later ones of the same
 * person, `outdated` to a newer state of the match, the others are the process's trouble. */
export class PaintError extends Error {
  constructor(
    readonly reason: PaintFailure,
    detail?: string,
  ) {
    super(detail ? `${reason}: ${detail}` : reason);
    this.name = 'PaintError';
  }
}

interface Waiting extends Queued {
  /** A picture whose child died or hung is tried once more: another one's memory may have been the reason. */
  tries: number;
  resolve(png: Buffer): void;
  reject(error: PaintError): void;
}

const mebibyte = 1024 * 1024;

/**
 * Starts a painter. Each of its children draws one picture at a time, and is replaced when it grows past its memory, or
 * with the next picture when it has died or did not answer.
 *
 * Processes, not worker threads (and so none of the pools of threads): Canvas crashes the whole process when a thread that
 * used it ends. A drawing that hangs in native code can be killed without the bot, and memory of canvases, which no heap
 * limit sees, goes back when the process ends.
 * @example const painter = createPainter()
 */
export function createPainter(options: PainterOptions = {}): Painter {
  return new ForkedPainter(options);
}

/** One core is the bot's own. @example childrenFor(8) // 7 */
export function childrenFor(cores: number): number {
  return Math.max(1, cores - 1);
}

class ForkedPainter implements Painter {
  readonly #options: Required<PainterOptions>;
  readonly #queue = new PictureQueue<Waiting>();
  readonly #drawing = new Set<Waiting>();
  readonly #leaving = new Set<Promise<void>>();
  #children: Child<Job, Answer>[] = [];
  #closed = false;
  #jobs = 0;

  constructor(options: PainterOptions) {
    const worker = programOf('render/worker');
    const children = childrenFor(availableParallelism());
    this.#options = { children, queue: 200, memory: 400 * mebibyte, patience: 20_000, worker, ...options };
    // The others start when there is work for them.
    this.#start();
  }

  get pids(): number[] {
    return this.#children.flatMap(({ alive, pid }) => (alive && pid !== undefined ? [pid] : []));
  }

  paint(request: PictureRequest, origin: Origin = {}): Promise<Buffer> {
    if (this.#closed) return Promise.reject(new PaintError('closed'));
    return new Promise((resolve, reject) => {
      this.#jobs += 1;
      this.#add({ id: this.#jobs, request, origin, tries: 0, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const job of [...this.#drawing, ...this.#queue.empty()]) job.reject(new PaintError('closed'));
    this.#drawing.clear();
    for (const child of this.#children) this.#dismiss(child);
    await Promise.all(this.#leaving);
  }

  #add(job: Waiting): void {
    const dropped = this.#queue.add(job);
    for (const { job: one, reason } of dropped) one.reject(new PaintError(reason));
    if (dropped.length > 0 || job.origin.person === undefined || this.#queue.size <= this.#options.queue) return;
    this.#queue.remove(job);
    job.reject(new PaintError('busy'));
  }

  #next(): void {
    while (!this.#closed && this.#queue.size > 0) {
      const child = this.#free();
      if (!child) return;
      void this.#draw(child, this.#queue.take()!);
    }
  }

  /** A child that has nothing to do, a new one where there may be more. */
  #free(): Child<Job, Answer> | undefined {
    for (const child of this.#children) if (!child.alive) this.#dismiss(child);
    const idle = this.#children.find(({ busy }) => !busy);
    return idle ?? (this.#children.length < this.#options.children ? this.#start() : undefined);
  }

  async #draw(child: Child<Job, Answer>, job: Waiting): Promise<void> {
    job.tries += 1;
    this.#drawing.add(job);
    try {
      const { png, error, rss } = await child.ask({ id: job.id, request: job.request }, this.#options.patience);
      if (rss > this.#options.memory && !this.#closed) {
        this.#dismiss(child);
        this.#start();
      }
      if (png) job.resolve(Buffer.from(png.buffer, png.byteOffset, png.byteLength));
      else job.reject(new PaintError('failed', error));
    } catch (error) {
      this.#dismiss(child);
      this.#lost(job, error instanceof ChildLost ? error.reason : 'crashed');
    }
    this.#drawing.delete(job);
    this.#next();
  }

  /** Tries the picture of a lost child again, once; one that may hang the next child too lets the others go first. */
  #lost(job: Waiting, reason: ChildLost['reason']): void {
    if (this.#closed) return;
    if (job.tries > 1) job.reject(new PaintError(reason));
    else if (reason === 'crashed') this.#queue.addFirst(job);
    else for (const { job: one, reason: why } of this.#queue.add(job)) one.reject(new PaintError(why));
  }

  #start(): Child<Job, Answer> {
    const child = newPainterChild(this.#options.worker);
    this.#children.push(child);
    return child;
  }

  #dismiss(child: Child<Job, Answer>): void {
    this.#children = this.#children.filter((one) => one !== child);
    const left = child.end().finally(() => this.#leaving.delete(left));
    this.#leaving.add(left);
  }
}
