import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const unitFile = 'scripts/deploy/harbourmaster.service';
/** What the bot is started with. */
const program = ['--enable-source-maps', 'built/src/main.js'];

/** Instructions with what follows them, their lines joined. */
const steps = read('scripts/deploy/Containerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean)
  .map((line) => /^(\S+)\s+(.*)$/.exec(line)!.slice(1) as [string, string]);
const of = (instruction: string): string[] => steps.filter(([name]) => name === instruction).map(([, rest]) => rest);
const scripts = (JSON.parse(read('package.json')) as { scripts: Record<string, string> }).scripts;

it('the container copies what there is and no secrets, installs from the lock file, and is nobody of importance', () => {
  const copied = of('COPY').map((rest) => rest.split(' ').slice(0, -1));
  expect(copied[0]).toEqual(['package.json', 'package-lock.json']);
  expect(copied.flat().filter((source) => !existsSync(join(root, source)))).toEqual([]);
  expect(copied.flat().filter((source) => source === '.' || source === '.env')).toEqual([]);
  // All that `npm run setup` builds from, and the tools.
  expect(copied.flat()).toEqual(expect.arrayContaining(['src', 'commands', 'render', 'data', 'tools', 'scripts']));
  const runs = of('RUN').join('\n');
  expect(runs).toMatch(/^npm ci /m);
  expect([...runs.matchAll(/npm run (\S+)/g)].filter(([, name]) => !(name! in scripts))).toEqual([]);
  expect(JSON.parse(of('CMD')[0]!)).toEqual(['node', ...program]);
  expect(steps.findLast(([name]) => name === 'USER')).toEqual(['USER', 'node']);
  expect(scripts.start).toBe(`exec node ${program.join(' ')}`);
});

it('what people are told to run is there', () => {
  const told = ['README.md', 'HOSTING.md', 'UPGRADING.md', 'PRIVACY.md'].flatMap((file) =>
    [...read(file).matchAll(/npm run (?:-s )?([\w-]+)|\b((?:scripts|tools)\/[\w./-]+\w)/g)].map(
      ([, script, path]) => script ?? path!,
    ),
  );
  expect(told).toEqual(expect.arrayContaining(['restore', 'doctor', 'tools/restore.ts', unitFile]));
  expect(told.filter((one) => !(one in scripts) && !existsSync(join(root, one)))).toEqual([]);
});

it('the unit starts what npm start starts, waits longer than the bot needs to stop, and cannot be root', () => {
  const unit = read(unitFile);
  const value = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(unit)?.[1];
  expect(value('ExecStart')).toBe(`/usr/bin/node ${program.join(' ')}`);
  expect([value('User'), value('NoNewPrivileges'), value('ProtectSystem')]).toEqual(['harbourmaster', 'yes', 'strict']);
  const patience = Number(/patienceMs = ([\d_]+);/.exec(read('src/run.ts'))![1]!.replaceAll('_', ''));
  expect(Number(value('TimeoutStopSec')) * 1000).toBeGreaterThan(patience);
  // What docker gives.
  expect(patience).toBeLessThan(10_000);
  // Discord takes a token away that connects more than a thousand times a day.
  expect((24 * 60 * 60) / Number(value('RestartSec'))).toBeLessThan(1000);
  expect(unit).not.toMatch(/^MemoryDenyWriteExecute/m);
});

it('systemd, where there is one, finds nothing wrong with the unit', () => {
  const verify = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, unitFile)], { encoding: 'utf8' });
  const noSuchProgram = /^.*(?:is not executable|Command .* not found).*\n?/gm;
  expect(verify.error ? '' : verify.stderr.replaceAll(noSuchProgram, '')).toBe('');
});
