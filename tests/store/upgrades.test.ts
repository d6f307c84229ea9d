import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../../src/store/index.js';
import { migrations } from '../../src/store/migrations/index.js';
import type { Schema } from '../../src/store/schema.js';
import { runTool } from '../../tools/cli.js';
import { upgradeCheck } from '../../tools/upgrade-check.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, must, refusalOf, roll, rows, serviceOn, take } from '../match/harness.js';
import { capture } from '../tools/capture.js';

let folder = '';
let recent = '';
let match = { id: '', holders: [] as string[] };
let moves: unknown[] = [];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrades-'));
  recent = join(folder, 'recent.db');
  const db = await database(recent);
  const service = serviceOn(db);
  match = await atTurns(service, 2, {}, 'c1');
  must(await service.play(match.id, match.holders[0]!, undefined, take(2)));
  const over = await atTurns(service, 2, {}, 'c2');
  must(await service.play(over.id, over.holders[0]!, undefined, roll));
  must(await service.resign(over.id, over.holders[0]!));
  moves = await rows(db, 'moves');
  await db.close();
});
afterAll(() => rmSync(folder, { recursive: true }));

const names = Object.keys(migrations);
const played = ['guilds', 'users', 'matches', 'seats', 'moves', 'snapshots', 'drafts', 'outbox'];

/** A database as the build left it whose last step that was, with what is played in it. */
async function stoppedAt(last: string): Promise<string> {
  const file = join(folder, `${last}.db`);
  const raw = new Sqlite(file);
  raw.pragma('foreign_keys = OFF');
  raw.pragma('synchronous = OFF');
  const db = new Kysely<Schema>({ dialect: new SqliteDialect({ database: raw }) });
  const steps = names.slice(0, names.indexOf(last) + 1).map((name) => [name, migrations[name]!] as const);
  expect(refusalOf(await migrate(db, Object.fromEntries(steps)))).toBe('ok');
  raw.exec(`attach '${recent}' as recent`);
  for (const table of played) {
    const columns = (schema: string) =>
      (raw.pragma(`${schema}.table_info(${table})`) as { name: string }[]).map(({ name }) => name);
    const now = columns('recent');
    const both = columns('main').filter((name) => now.includes(name));
    raw.exec(`delete from main.${table}; insert into main.${table} (${both}) select ${both} from recent.${table}`);
  }
  await db.destroy();
  return file;
}

const stepsIn = (file: string): string[] => {
  const raw = new Sqlite(file, { readonly: true });
  const found = raw.prepare('select name from kysely_migration order by name').all() as { name: string }[];
  raw.close();
  return found.map(({ name }) => name);
};

it.each(names)(
  'a database of a build that ended with %s is tried on a copy, goes forward, and its match goes on',
  async (last) => {
    const file = await stoppedAt(last);
    const out = capture();
    const game = ferryGame();
    expect(await runTool(upgradeCheck, ['--database', file], { [game.id]: game }, out)).toBe(0);
    expect(out.lines).toEqual([expect.stringMatching(/^1 live match with \d+ moves played again; all go on\.$/)]);
    expect(stepsIn(file).at(-1)).toBe(last);

    const db = await database(file);
    expect(stepsIn(file)).toEqual(names);
    expect(await rows(db, 'moves')).toEqual(moves);
    const service = serviceOn(db);
    expect(must(await service.desk(match.id, match.holders[0]!)).draft).toHaveLength(1);
    expect(refusalOf(await service.play(match.id, match.holders[0]!, undefined, roll))).toBe('ok');
    await db.close();
  },
);
