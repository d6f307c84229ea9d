import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const config = join(root, '.dependency-cruiser.cjs');
const cli = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');

interface Report {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] };
}

function cruise(folder: string): Report {
  const args = [cli, '--config', config, '--output-type', 'json', '.'];
  const child = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1 << 28 });
  return JSON.parse(child.stdout) as Report;
}

const planted = mkdtempSync(join(tmpdir(), 'boundaries-'));
afterAll(() => rmSync(planted, { recursive: true }));

/** Writes a tree in which each file imports the files it is said to: by a type import, or by one with an effect. */
function plant(imports: [from: string, to: string][], kind: 'type' | 'value'): void {
  const files = new Map<string, string[]>();
  for (const [from, to] of imports) {
    files.set(from, [...(files.get(from) ?? []), to]);
    if (!files.has(to)) files.set(to, []);
  }
  for (const [file, targets] of files) {
    const path = join(planted, file);
    mkdirSync(dirname(path), { recursive: true });
    const lines = targets.map((target, i) => {
      const specifier = relative(dirname(file), target)
        .replace(/^(?!\.)/, './')
        .replace(/\.ts$/, '.js');
      if (kind === 'value') return `import '${specifier}';\n`;
      return `import type { T as T${i} } from '${specifier}';\nexport type U${i} = T${i};\n`;
    });
    writeFileSync(path, `${lines.join('')}export type T = 1;\n`);
  }
  writeFileSync(join(planted, 'tsconfig.json'), '{ "compilerOptions": { "module": "NodeNext" } }');
}

const allowed: [string, string][] = [
  ['src/games/index.ts', 'src/games/one/index.ts'],
  ['src/games/one/index.ts', 'src/engine/index.ts'],
  ['src/games/one/index.ts', 'src/games/one/view.ts'],
  ['src/games/one/data.ts', 'src/games/kit/data-files.ts'],
  ['src/games/one/actions/buy.ts', 'src/games/kit/choice.ts'],
  ['src/games/one/index.ts', 'src/games/rules-id.ts'],
  ['src/games/kit/choice.ts', 'src/engine/game.ts'],
  ['src/games/one/data.ts', 'src/games/one/data/schema.ts'],
  ['src/games/one/words.ts', 'src/games/one/state.ts'],
  ['src/games/one/board/walk.ts', 'src/games/one/state.ts'],
  ['src/games/one/effects/ops.ts', 'src/games/one/board/walk.ts'],
  ['src/games/one/flow/year.ts', 'src/games/one/effects/ops.ts'],
  ['src/games/one/actions/buy.ts', 'src/games/one/flow/year.ts'],
  ['src/games/one/actions/buy.ts', 'src/games/one/effects/ops.ts'],
  ['src/games/one/setup.ts', 'src/games/one/flow/year.ts'],
  ['src/games/one/index.ts', 'src/games/one/actions/buy.ts'],
  ['src/text/words.ts', 'src/engine/message.ts'],
  ['src/match/service.ts', 'src/engine/index.ts'],
  ['src/text/words.ts', 'src/engine/game.ts'],
  ['src/engine/index.ts', 'src/engine/game.ts'],
  ['src/match/service.ts', 'src/store/store.ts'],
  ['src/match/service.ts', 'src/ratings/rule.ts'],
  ['src/store/ratings.ts', 'src/ratings/rule.ts'],
  ['src/community/board.ts', 'src/store/store.ts'],
  ['src/discord/boards/board.ts', 'src/community/board.ts'],
  ['render/one/table.ts', 'src/games/one/view.ts'],
  ['render/one/table.ts', 'src/games/one/data.ts'],
  ['render/one/board.ts', 'src/games/one/components.ts'],
  ['render/one/board.ts', 'src/games/one/words.ts'],
  ['render/one/table.ts', 'src/games/one/board/geometry.ts'],
  ['render/one/table.ts', 'render/kit/theme.ts'],
  ['render/kit/theme.ts', 'src/engine/message.ts'],
  ['render/index.ts', 'render/one/table.ts'],
  ['render/board-words.ts', 'src/engine/game.ts'],
  ['src/discord/panel.ts', 'src/match/service.ts'],
  ['src/discord/panel.ts', 'render/index.ts'],
  ['src/discord/panel.ts', 'src/text/words.ts'],
  ['src/discord/show/log.ts', 'src/discord/words/cut.ts'],
  ['src/discord/bot.ts', 'src/discord/show/log.ts'],
  ['commands/match.ts', 'src/discord/panel.ts'],
  ['commands/match.ts', 'src/match/service.ts'],
  ['src/playground/twin.ts', 'src/playground/world.ts'],
  ['src/main.ts', 'commands/match.ts'],
  ['src/main.ts', 'src/playground/twin.ts'],
  ['tools/sim.ts', 'src/games/index.ts'],
  ['tests/panel.test.ts', 'src/discord/panel.ts'],
];
const forbidden: [string, string][] = [
  ['src/engine/bad.ts', 'src/games/one/view.ts'],
  ['src/engine/bad.ts', 'src/text/words.ts'],
  ['src/games/one/bad.ts', 'src/games/two/view.ts'],
  ['src/games/kit/bad.ts', 'src/games/one/data.ts'],
  ['src/games/one/bad.ts', 'src/store/store.ts'],
  ['src/games/two/bad.ts', 'src/games/index.ts'],
  ['src/games/one/ids.ts', 'src/games/one/board/walk.ts'],
  ['src/games/one/data/bad.ts', 'src/games/one/view.ts'],
  ['src/games/one/board/bad.ts', 'src/games/one/effects/ops.ts'],
  ['src/games/one/board/bad.ts', 'src/games/one/view.ts'],
  ['src/games/one/effects/bad.ts', 'src/games/one/flow/year.ts'],
  ['src/games/one/flow/bad.ts', 'src/games/one/actions/buy.ts'],
  ['src/games/one/actions/bad.ts', 'src/games/one/setup.ts'],
  ['src/games/one/actions/bad.ts', 'src/games/one/index.ts'],
  ['src/text/bad.ts', 'src/engine/index.ts'],
  ['src/text/bad.ts', 'src/games/one/data.ts'],
  ['src/store/bad.ts', 'src/match/service.ts'],
  ['src/ratings/bad.ts', 'src/store/store.ts'],
  ['src/ratings/bad.ts', 'src/engine/index.ts'],
  ['src/community/bad.ts', 'src/match/service.ts'],
  ['src/community/bad.ts', 'src/discord/panel.ts'],
  ['src/match/bad.ts', 'src/games/one/index.ts'],
  ['src/match/bad.ts', 'src/discord/panel.ts'],
  ['src/match/bad.ts', 'src/text/words.ts'],
  ['render/one/bad.ts', 'src/games/one/index.ts'],
  ['render/one/bad.ts', 'src/games/two/view.ts'],
  ['render/one/bad.ts', 'src/games/two/components.ts'],
  ['render/one/bad.ts', 'src/games/one/setup.ts'],
  ['render/one/bad.ts', 'src/games/two/board/geometry.ts'],
  ['render/one/bad.ts', 'src/engine/index.ts'],
  ['render/kit/bad.ts', 'render/one/table.ts'],
  ['src/discord/bad.ts', 'commands/match.ts'],
  ['src/discord/bad.ts', 'src/store/store.ts'],
  ['src/discord/bad.ts', 'src/games/index.ts'],
  ['src/discord/words/bad.ts', 'src/discord/client/answer.ts'],
  ['src/discord/lobby/bad.ts', 'src/discord/show/log.ts'],
  ['src/discord/panel/bad.ts', 'src/discord/bot.ts'],
  ['commands/bad.ts', 'src/store/store.ts'],
  ['commands/bad.ts', 'render/index.ts'],
  ['src/playground/bad.ts', 'src/engine/index.ts'],
  ['src/playground/bad.ts', 'src/discord/panel.ts'],
];

describe('the boundary check', { timeout: 120_000 }, () => {
  it('fails on every import that an arrow forbids, and on no other', () => {
    plant([...allowed, ...forbidden], 'type');
    const found = cruise(planted).summary.violations.map(({ from, to }) => `${from} -> ${to}`);
    expect(found.sort()).toEqual(forbidden.map(([from, to]) => `${from} -> ${to}`).sort());
  });

  it.each(['type', 'value'] as const)('fails on cycles of %s imports, of two files and of three', (kind) => {
    const two = ['a', 'b'].map((name) => `src/store/${kind}-two-${name}.ts`);
    const three = ['a', 'b', 'c'].map((name) => `src/store/${kind}-three-${name}.ts`);
    const round = (files: string[]): [string, string][] =>
      files.map((file, i) => [file, files[(i + 1) % files.length]!]);
    plant([...round(two), ...round(three)], kind);
    const found = cruise(planted).summary.violations.filter(({ rule }) => rule.name === 'no-cycles');
    const of = (files: string[]) => found.filter(({ from, to }) => files.includes(from) && files.includes(to));
    expect(of(two)).not.toEqual([]);
    expect(of(three)).not.toEqual([]);
  });

  it('fails on a cycle of which one half is a type import', () => {
    plant([['src/store/mixed-a.ts', 'src/store/mixed-b.ts']], 'value');
    const back = "import type { T } from './mixed-a.js';\nexport type U = T;\nexport type { T };\n";
    writeFileSync(join(planted, 'src/store/mixed-b.ts'), back);
    const found = cruise(planted).summary.violations.filter(({ rule }) => rule.name === 'no-cycles');
    expect(found.map(({ from }) => from)).toContainEqual(expect.stringContaining('mixed-'));
  });

  it('fails on packages that the next package.json does not list, or lists for development', () => {
    const write = (path: string, text: string): void => {
      mkdirSync(dirname(join(planted, path)), { recursive: true });
      writeFileSync(join(planted, path), text);
    };
    const listed = { dependencies: { bot: '1.0.0' }, devDependencies: { checker: '1.0.0' } };
    write('package.json', JSON.stringify(listed));
    write('src/playground/package.json', JSON.stringify({ dependencies: { toy: '1.0.0' } }));
    for (const name of ['bot', 'checker', 'toy']) write(`node_modules/${name}/index.js`, 'module.exports = 1;\n');
    const all = "import 'bot';\nimport 'checker';\nimport 'toy';\n";
    for (const file of ['src/store/packed.ts', 'src/playground/packed.ts', 'tests/packed.ts']) write(file, all);
    const { violations } = cruise(planted).summary;
    const found = violations.filter(({ from }) => from.endsWith('/packed.ts'));
    expect(found.map(({ from, to, rule }) => `${rule.name}: ${from} ${to.split('/')[1]}`).sort()).toEqual([
      'no-development-packages: src/store/packed.ts checker',
      'packages-are-listed: src/playground/packed.ts bot',
      'packages-are-listed: src/playground/packed.ts checker',
      'packages-are-listed: src/store/packed.ts toy',
      'packages-are-listed: tests/packed.ts toy',
    ]);
  });

  it('fails on unknown folders, imports of tests and of nothing', () => {
    const mistakes: [string, string][] = [
      ['src/newcomer/a.ts', 'src/engine/index.ts'],
      ['src/games/one/cellar/a.ts', 'src/engine/index.ts'],
      ['tools/bad.ts', 'tests/helper.ts'],
    ];
    plant(mistakes, 'value');
    writeFileSync(join(planted, 'tools/lost.ts'), "import './nowhere.js';\n");
    const names = new Set(cruise(planted).summary.violations.map(({ rule }) => rule.name));
    for (const name of [
      'every-file-has-a-folder',
      'every-game-has-these-rooms',
      'only-tests-import-tests',
      'no-unresolved',
    ]) {
      expect(names).toContain(name);
    }
  });

  it('sees the modules of this project and finds nothing wrong', () => {
    const { summary } = cruise(root);
    // A TypeScript that dependency-cruiser cannot load makes it see nothing and be content.
    expect(summary.totalCruised).toBeGreaterThan(20);
    expect(summary.violations).toEqual([]);
  });
});
