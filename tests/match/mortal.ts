import { type Database, openDatabase } from '../../src/store/index.js';
import { must } from './harness.js';

/**
 * A database on a file, in whose use this process kills itself: before statement number `at` of those that come after
 * `arm`. `count` tells how many came so far.
 * @example const { database, arm } = await mortalDatabase('match.db', 7);
 */
export async function mortalDatabase(
  file: string,
  at: number,
): Promise<{ database: Database; arm(): void; count(): number }> {
  let armed = false;
  let count = 0;
  const database = must(
    await openDatabase(file, {
      trace() {
        if (!armed) return;
        count += 1;
        if (count === at) process.kill(process.pid, 'SIGKILL');
      },
    }),
  );
  const arm = (): void => {
    armed = true;
  };
  return { database, arm, count: () => count };
}
