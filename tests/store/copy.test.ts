import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyDatabase } from '../../src/store/index.js';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a database is copied as it was at one moment, however often it is written to meanwhile', async () => {
  const file = join(folder, 'busy.db');
  const busy = new Sqlite(file);
  busy.pragma('journal_mode = WAL');
  busy.exec('create table crates (content)');
  const add = busy.prepare('insert into crates values (zeroblob(4000))');
  busy.transaction(() => {
    for (let crate = 0; crate < 1_000; crate += 1) add.run();
  })();
  let copied = false;
  const copying = copyDatabase(file, join(folder, 'copy.db')).then((result) => {
    copied = true;
    return result;
  });
  let added = 0;
  for (; !copied && added < 500; added += 1) {
    add.run();
    await turn();
  }
  expect(await copying).toEqual({ ok: true, value: undefined });
  expect(added).toBeLessThan(500);
  const copy = new Sqlite(join(folder, 'copy.db'), { readonly: true });
  expect(copy.prepare('select count(*) as n from crates').get()).toEqual({ n: 1_000 });
  copy.close();
  busy.close();
});
