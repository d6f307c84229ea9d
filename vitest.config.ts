import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    // Canvas crashes a worker thread when it ends.
    pool: 'forks',
    // By default one core is left idle, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
