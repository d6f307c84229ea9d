import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
const run = (program = 'src/main'): string =>
  spawnSync(process.execPath, [join(root, `built/${program}.js`)], { encoding: 'utf8' }).stdout;

/** Each says a word that all of them import. */
const programs = ['src/main', 'src/backups/copier', 'src/computer/worker', 'src/store/vacuum', 'render/worker'];
const said = "import { word } from '#word';\nconsole.log(word satisfies string);\n";
/** What is built but the programs themselves: the parts they share. */
const parts = (): string[] => readdirSync(join(root, 'built/parts')).filter((name) => name.endsWith('.js'));

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'commands'));
  write('package.json', '{ "type": "module", "imports": { "#word": "./src/words/word.ts" } }');
  for (const program of programs) write(`${program}.ts`, said);
  write('src/words/word.ts', "export const word: string = 'ahoy';\n");
  write('src/playground/page/app.ts', 'document.title;\n');
  symlinkSync(join(import.meta.dirname, '../../node_modules'), join(root, 'node_modules'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('what is built runs without a translator, and says where its sources are', async () => {
  expect(await build(root)).toBe(true);
  expect(programs.map(run)).toEqual(programs.map(() => 'ahoy\n'));
  const [part] = parts();
  const map = JSON.parse(readFileSync(join(root, `built/parts/${part}.map`), 'utf8'));
  expect([parts().length, map.sources]).toEqual([1, ['../../src/words/word.ts']]);
});

it('only what has changed is written; what is no longer used stays for one build, for whoever runs from it', async () => {
  await build(root);
  const [old = ''] = parts();
  utimesSync(join(root, 'built/parts', old), 1, 1);
  write('built/src/words/word.js', 'gone');
  write('src/unused.ts', 'export {};\n');
  await build(root);
  expect(statSync(join(root, 'built/parts', old)).mtimeMs).toBe(1000);
  expect(existsSync(join(root, 'built/src/words/word.js'))).toBe(false);
  const words = ['farewell', 'ship ahoy'];
  const seen: boolean[] = [];
  for (const word of words) {
    write('src/words/word.ts', `export const word = '${word}';\n`);
    await build(root);
    expect(run()).toBe(`${word}\n`);
    seen.push(parts().includes(old));
  }
  expect(seen).toEqual([true, false]);
});

it('nothing is done where no source has changed', async () => {
  await build(root);
  write('built/src/main.js', "console.log('kept');\n");
  expect([await build(root), run()]).toEqual([true, 'kept\n']);
  write('src/words/word.ts', "export const word: string = 'again';\n");
  expect([await build(root), run()]).toEqual([true, 'again\n']);
});

it('a source that cannot be read is told, and what was built before stays', async () => {
  await build(root);
  write('src/words/word.ts', 'export const word = ;\n');
  const errors = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  expect(await build(root)).toBe(false);
  const told = errors.mock.calls.map(([text]) => String(text)).join('');
  errors.mockRestore();
  expect(told).toContain('The sources cannot be built: ');
  expect(told).toContain('src/words/word.ts:1:20');
  expect(run()).toBe('ahoy\n');
});
