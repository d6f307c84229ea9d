import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, it } from 'vitest';
import { runTool } from '../../tools/cli.js';
import { rateTool } from '../../tools/rate.js';
import { archive, expected, invented, standings, store } from '../match/results/history.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'rate-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'results.db');

async function rate(...flags: string[]) {
  const out = capture();
  const code = await runTool(rateTool, ['--database', file, ...flags], {}, out);
  return { code, lines: out.lines, notes: out.notes };
}

it('makes all ratings anew, says what differed, and with --check changes nothing', async () => {
  const db = await archive(file);
  const results = invented(30, 'b');
  for (const result of results) await store(db, result);
  const wanted = await expected(results);
  const people = new Set(wanted.rows.map(({ userId }) => userId)).size;
  const pools = new Set(wanted.rows.map(({ pool }) => pool)).size;
  const counted = results.filter(({ kind, ranked, cancelled }) => kind === 'people' && ranked && !cancelled).length;
  await db.close();
  const told = `${counted} results of ${people} people counted again in`;
  const clean = await rate('--check');
  expect([clean.code, clean.notes]).toEqual([0, []]);
  expect(clean.lines.join()).toMatch(new RegExp(`^${told} \\d+ rankings; all ratings agree\\.$`));

  const damaged = await archive(file);
  await sql`update ratings set mu = mu + 1 where user_id = 'p1' and pool = '*:*:*:*'`.execute(damaged.db);
  await sql`delete from ratings where user_id = 'p2' and pool = '*:*:*:*'`.execute(damaged.db);
  await sql`insert into rating_changes (pool, ended_at, result, user_id, strength)
    values ('*:*:*:*', 5, 'mx', 'p3', 7)`.execute(damaged.db);
  await sql`insert into ratings (pool, user_id, mu, sigma, strength, results, changed_at, week)
    values ('g7:*:*:*', 'p3', 25, 5, 7, 1, 5, 0)`.execute(damaged.db);
  await damaged.close();
  const checked = await rate('--check');
  expect([checked.code, checked.lines.join()]).toEqual([1, expect.stringMatching(/4 entries differ\.$/)]);
  expect(await rate('--check')).toEqual(checked);
  const mended = await rate('--json');
  expect([mended.code, JSON.parse(mended.lines.join())]).toEqual([
    0,
    { pools: expect.any(Number), results: counted, people, differing: 4, left: 0 },
  ]);
  expect(JSON.parse(mended.lines.join()).pools).toBeGreaterThanOrEqual(pools);
  const after = await archive(file);
  expect(await standings(after)).toEqual(wanted);
  await after.close();
  expect((await rate('--check')).code).toBe(0);
});

it('says that there is no database', async () => {
  const out = capture();
  expect(await runTool(rateTool, ['--database', join(folder, 'none.db')], {}, out)).toBe(2);
  expect(out.notes[0]).toContain('There is no database');
});
