import { randomBytes } from 'node:crypto';
import { setPriority } from 'node:os';
import { AsyncQueue } from '@sapphire/async-queue';
import type { Position, Seat } from '../engine/index.js';
import { Child, programOf } from '../process/child.js';
import type { Budget } from './levels.js';
import type { TurnAnswer, TurnJob } from './messages.js';

/** A turn to be thought about. */
export interface TurnRequest extends Budget {
  game: string;
  /** What is hidden from the seat is not looked at, nor is the luck to come. */
  position: Position;
  seat: Seat;
}

/** What was thought out, and how many milliseconds that took. */
export type Thought = Pick<TurnAnswer, 'moves' | 'ms'>;

/** Thinks for the computer, outside the bot's own process. */
export interface Thinker {
  /**
   * What the seat plays until another must decide or something hidden becomes known. One turn is thought about at a time,
   * in the order asked for.
   * @throws where the child died, hung or failed
   * @example const { moves } = await thinker.turn({ game: 'nusfjord', position, seat: 1, ms: 3_000 })
   */
  turn(request: TurnRequest): Promise<Thought>;
  /** Rejects what waits and ends the child. */
  close(): Promise<void>;
}

/** Beside its thinking a child gets so long for starting and for steps that need no thought. */
const patienceMs = 60_000;
/** Its trees are no larger than this, in megabytes. */
const heapMb = 512;
/** Less urgent than the bot itself, as `nice` counts. */
const niceness = 10;
/** A child with nothing to do for so long is ended. */
const idleMs = 60_000;

/** @example const thinker = createThinker() */
export function createThinker(program = programOf('src/computer/worker')): Thinker {
  const queue = new AsyncQueue();
  let child: Child<TurnJob, TurnAnswer> | undefined;
  let closed = false;
  let idle: NodeJS.Timeout | undefined;

  async function turn({ position, ...request }: TurnRequest): Promise<Thought> {
    await queue.wait();
    clearTimeout(idle);
    try {
      if (closed) throw new Error('the computer is closed');
      if (!child?.alive) child = newChild(program);
      const luck = randomBytes(16);
      const own = { ...position, rng: { seed: luck.toString('hex'), block: 0 } };
      const job = { ...request, position: own, luck: luck.readInt32LE() };
      const { error, ...thought } = await child.ask(job, request.ms + patienceMs);
      if (error !== undefined) throw new Error(error);
      return thought;
    } finally {
      queue.shift();
      if (!closed) idle = setTimeout(() => void child?.end(), idleMs).unref();
    }
  }

  return {
    turn,
    async close() {
      closed = true;
      clearTimeout(idle);
      await child?.end();
    },
  };
}

function newChild(program: string): Child<TurnJob, TurnAnswer> {
  const child = new Child<TurnJob, TurnAnswer>(program, { node: [`--max-old-space-size=${heapMb}`] });
  try {
    if (child.pid !== undefined) setPriority(child.pid, niceness);
  } catch {
    // Where it is not allowed, both are as urgent.
  }
  return child;
}
