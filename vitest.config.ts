import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** Files that change other modules: nothing else may meet these. */
const changing = files.filter((file) =>
  /vi\.mock\(|^ *books\.\w+ = /m.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
);

export default defineConfig({
  test: {
    // Canvas crashes a worker thread when it ends.
    pool: 'forks',
    // By default one core is left idle, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      { extends: true, test: { name: 'changing', include: changing } },
      // Loading all modules anew for each file took a third of the time.
      {
        extends: true,
        test: { name: 'others', include: files.filter((file) => !changing.includes(file)), isolate: false },
      },
    ],
  },
});
