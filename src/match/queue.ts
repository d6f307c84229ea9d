/** Runs the work of one key after the other, in the order asked for; different keys do not wait for each other. */
export type Queue = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * @example
 * const queue = createQueue();
 * await queue(match.id, () => play(match));
 */
export function createQueue(): Queue {
  const tails = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const run = (tails.get(key) ?? Promise.resolve()).then(work);
    // The next one starts whether this one succeeds or not.
    const tail = run
      .catch(() => undefined)
      .then(() => {
        if (tails.get(key) === tail) tails.delete(key);
      });
    tails.set(key, tail);
    return run;
  };
}
