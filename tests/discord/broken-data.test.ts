import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { build } from '../../scripts/setup/build.mjs';

const project = join(import.meta.dirname, '../..');
let copy = '';

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'broken-data-'));
  for (const folder of ['src', 'commands', 'render', 'tools', 'data', 'package.json', 'tsconfig.json']) {
    cpSync(join(project, folder), join(copy, folder), { recursive: true });
  }
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  expect(await build(copy)).toBe(true);
  const file = join(copy, 'data/santa-maria/scholars.json');
  const scholars = JSON.parse(readFileSync(file, 'utf8'));
  scholars[2].points = 'three';
  writeFileSync(file, JSON.stringify(scholars));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it.each([
  ['the bot', ['built/src/main.js']],
  [
    'a tool',
    ['--import', 'tsx', 'tools/sim.ts', '--game', 'santa-maria', '--seats', '2', '--matches', '1', '--seed', '1'],
  ],
])('%s says in one line which file, record and field of the data is broken', (_name, args) => {
  const env = { ...process.env, DATABASE_FILE: join(copy, 'harbour.db'), PLAYGROUND_PORT: '0', DISCORD_TOKEN: '' };
  const options = { cwd: copy, env, encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const;
  const { status, stderr, stdout } = spawnSync(process.execPath, args, options);
  expect(stderr).toMatch(/^scholars\.json, record "[a-z-]+", field points: .*\. Correct the file and start again\.\n$/);
  expect([status, stdout]).toEqual([1, '']);
});

it.each<[string, (file: string) => void, RegExp]>([
  ['broken', (file) => writeFileSync(file, '{"a": '), /^data\/locales\/ru\/common\.json cannot be read: .*\n$/],
  ['missing', (file) => rmSync(file), /^data\/locales\/ru\/common\.json is missing\n$/],
  ['of another shape', (file) => writeFileSync(file, '["a"]'), /^data\/locales\/ru\/common\.json must hold texts.*\n$/],
  ['short of a text', (file) => writeFileSync(file, '{}'), /^data\/locales\/ru has no text for “[a-z.-]+”\n$/],
])('the bot names a file of texts that is %s, and does not start', (_name, spoil, sentence) => {
  const data = join(copy, 'data/santa-maria/scholars.json');
  const texts = join(copy, 'data/locales/ru/common.json');
  const [spoilt, kept] = [readFileSync(data), readFileSync(texts)];
  cpSync(join(project, 'data/santa-maria/scholars.json'), data);
  spoil(texts);
  const env = { ...process.env, DATABASE_FILE: join(copy, 'harbour.db'), PLAYGROUND_PORT: '0', DISCORD_TOKEN: '' };
  const options = { cwd: copy, env, encoding: 'utf8', timeout: 60_000, killSignal: 'SIGKILL' } as const;
  const { status, stderr } = spawnSync(process.execPath, ['built/src/main.js'], options);
  writeFileSync(texts, kept);
  writeFileSync(data, spoilt);
  expect(stderr).toMatch(sentence);
  expect([status, existsSync(env.DATABASE_FILE)]).toEqual([1, false]);
});
