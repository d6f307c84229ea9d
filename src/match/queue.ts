import { AsyncQueue } from '@sapphire/async-queue';

/** Runs the work of one key after the other, in the order asked for; different keys do not wait for each other. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * @example
 * const queue = createQueue();
 * await queue(match.id, () => play(match));
 */
export function createQueue(): Queue {
  const queues = new Map<string, AsyncQueue>();
  return async (key, work) => {
    const queue = queues.get(key) ?? new AsyncQueue();
    queues.set(key, queue);
    await queue.wait();
    try {
      return await work();
    } finally {
      queue.shift();
      if (queue.remaining === 0) queues.delete(key);
    }
  };
}
