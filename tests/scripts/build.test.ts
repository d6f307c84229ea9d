import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { build } from '../../scripts/setup/build.mjs';

let root = '';
const write = (file: string, text: string): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const run = (): string => spawnSync(process.execPath, [join(root, 'built/src/main.js')], { encoding: 'utf8' }).stdout;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  for (const folder of ['commands', 'render']) mkdirSync(join(root, folder));
  write('package.json', '{ "type": "module" }');
  write('src/main.ts', "import { word } from './words/word.js';\nconsole.log(word satisfies string);\n");
  write('src/words/word.ts', "export const word: string = 'ahoy';\n");
  write('src/playground/page/app.ts', 'document.title;\n');
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('what is built runs without a translator, and says where its sources are', async () => {
  expect(await build(root)).toBe(true);
  expect(run()).toBe('ahoy\n');
  const map = JSON.parse(readFileSync(join(root, 'built/src/words/word.js.map'), 'utf8'));
  expect(map.sources).toEqual(['../../../src/words/word.ts']);
  expect(() => statSync(join(root, 'built/src/playground'))).toThrow();
});

it('only what has changed is written, and what has no source is taken away', async () => {
  await build(root);
  const [main, word] = ['main.js', 'words/word.js'].map((name) => join(root, 'built/src', name)) as [string, string];
  for (const file of [main, word]) utimesSync(file, 1, 1);
  write('src/words/word.ts', "export const word = 'farewell';\n");
  write('built/src/words/old.js', 'gone');
  await build(root);
  expect(run()).toBe('farewell\n');
  expect([statSync(main).mtimeMs, statSync(word).mtimeMs > 1000]).toEqual([1000, true]);
  expect(() => statSync(join(root, 'built/src/words/old.js'))).toThrow();
});

it('nothing is done where no source has changed', async () => {
  await build(root);
  write('built/src/words/word.js', "export const word = 'kept';\n");
  expect([await build(root), run()]).toEqual([true, 'kept\n']);
  write('src/words/word.ts', "export const word: string = 'again';\n");
  expect([await build(root), run()]).toEqual([true, 'again\n']);
});

it('a source that cannot be read is told, and what was built before stays', async () => {
  await build(root);
  write('src/words/word.ts', 'export const word = ;\n');
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await build(root)).toBe(false);
  const said = errors.mock.calls.map(([text]) => String(text)).join('');
  errors.mockRestore();
  expect(said).toContain('The sources cannot be built: ');
  expect(said).toContain('src/words/word.ts:1:20');
  expect(run()).toBe('ahoy\n');
});
