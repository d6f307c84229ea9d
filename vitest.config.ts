import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const files = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => `tests/${file.replaceAll('\\', '/')}`);

/** Files that change other modules: nothing else may meet these. */
const changing = files.filter((file) => /vi\.mock\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')));

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
        test: { name: 'others', include: files.filter((file) => !changing.includes(file)), isolate: false },
      },
    ],
  },
});
