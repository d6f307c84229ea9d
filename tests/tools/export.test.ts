import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hidePerson } from '../../src/store/index.js';
import { runTool } from '../../tools/cli.js';
import { exportTool } from '../../tools/export.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, must, people, playRandomly, serviceOn } from '../match/harness.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'matches.db');

it('writes what was played on a server, and names nobody who does not want to appear', async () => {
  const db = await database(file);
  const service = serviceOn(db);
  const { id } = await atTurns(service, 2);
  await playRandomly(service, id);
  const { id: going } = await atTurns(service, 2, {}, 'c2');
  must(await service.comment(id, people[1]!, { text: 'Well played' }));
  await db.transaction((tx) => hidePerson(tx, people[1]!.id, 0));
  await db.close();
  const before = readFileSync(file);
  const game = ferryGame();
  const games = { [game.id]: game };
  const out = capture();
  const to = join(folder, 'out');
  expect(await runTool(exportTool, ['--server', 'g1', '--out', to, '--database', file], games, out)).toBe(0);
  expect(out.notes).toEqual(['2 matches, 1 results, 8 ratings; 0 matches could not be read.']);
  expect(readdirSync(to).sort()).toEqual(['matches.jsonl', 'ratings.jsonl', 'results.jsonl']);
  const lines = (name: string) =>
    readFileSync(join(to, `${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const matches = lines('matches');
  expect(matches.map(({ archive }) => [archive.match, archive.status])).toEqual(
    expect.arrayContaining([
      [id, 'over'],
      [going, 'playing'],
    ]),
  );
  const names = (given: { name: string }[]) => given.map(({ name }) => name).sort();
  for (const { archive } of matches) expect(names(archive.seats)).toEqual(['Anna', 'Somebody']);
  const [result] = lines('results');
  expect(names(result.seats.flatMap(({ holders }: { holders: { name: string }[] }) => holders))).toEqual([
    'Anna',
    'Somebody',
  ]);
  expect(new Set(lines('ratings').map(({ person }) => person))).toEqual(new Set(['p1', 'p2']));
  const all = readdirSync(to)
    .map((name) => readFileSync(join(to, name), 'utf8'))
    .join('');
  for (const trace of ['"Bo"', 'Bo:', '"u0"', '"u1"']) expect(all).not.toContain(trace);
  expect(statSync(join(to, 'matches.jsonl')).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).equals(before)).toBe(true);
  const printed = capture();
  expect(await runTool(exportTool, ['--server', 'elsewhere', '--database', file], games, printed)).toBe(0);
  expect(printed.lines).toEqual([]);
  expect(await runTool(exportTool, [], games, printed)).toBe(2);
});
