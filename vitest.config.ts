import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { findPostgres } from './scripts/setup/postgres.mjs';

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** Files that change other modules: nothing else may meet these. */
const changing = files.filter((file) => /vi\.mock\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

/** What is asked of PostgreSQL, too: these ask the store all it can be asked, and play no long matches. */
const onPostgres = [
  ...['acts/pages', 'archive', 'aside', 'close', 'comments', 'ended', 'invitations', 'limits', 'lobby', 'orders'],
  ...['outbox', 'plans', 'privacy/guilds', 'privacy/personal', 'resign', 'results/achievements'],
  ...[
    'results/boards',
    'results/found-later',
    'results/histories',
    'results/reliability',
    'results/told-anew',
    'review',
  ],
  ...[
    'seats',
    'seek',
    'servers',
    'templates',
    'time/late-post',
    'time/next',
    'time/old-zones',
    'time/outages',
    'time/pace',
  ],
  ...['time/unheard', 'tournaments/tournaments', 'trust', 'turns', 'votes'],
].map((name) => `tests/match/${name}.test.ts`);
const needsPostgres = (file: string): boolean => file.startsWith('tests/postgres/');

/** What takes longest begins first, or one worker goes on alone at the end: a fresh clone knows no durations. */
const longest = [
  'discord/secrets',
  'main/stopping',
  'discord/by-ear',
  'render/board',
  'games/anno-1800/playouts',
  'browser/accessibility',
  'main/second-bot',
  'render/painter',
  'tools/presses',
  'boundaries',
  'match/damage',
].map((name) => join(import.meta.dirname, 'tests', `${name}.test.ts`));

class LongestFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(specs);
    const places = [...new Set(sorted.map(({ project }) => project.name))];
    const rank = ({ project, moduleId }: TestSpecification): number => {
      const at = longest.indexOf(moduleId);
      return places.indexOf(project.name) * 1000 + (at < 0 ? longest.length : at);
    };
    return sorted.sort((a, b) => rank(a) - rank(b));
  }
}

const postgres = findPostgres();
if (postgres === undefined && process.env.CI) throw new Error('There is no PostgreSQL here to test the store on.');

const shared = {
  extends: true as const,
  test: {
    name: 'postgres',
    include: [...onPostgres, ...files.filter((file) => /^tests\/(postgres|community)\//.test(file))],
    isolate: false,
    globalSetup: ['tests/build.ts', 'tests/postgres/setup.ts'],
    setupFiles: ['tests/postgres/provide.ts'],
  },
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Canvas crashes a worker thread when it ends.
    pool: 'forks',
    // By default one core is left idle, which on a machine of two takes twice as long.
    maxWorkers: '100%',
    globalSetup: 'tests/build.ts',
    // For machines that are slow, or busy with something else as well.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      { extends: true, test: { name: 'changing', include: changing } },
      // Loading all modules anew for each file took a third of the time.
      {
        extends: true,
        test: {
          name: 'others',
          include: files.filter((file) => !changing.includes(file) && !needsPostgres(file)),
          isolate: false,
        },
      },
      // Where there is none, the set-up has said so; on CI that is a failure.
      ...(postgres === undefined ? [] : [shared]),
    ],
  },
});
