import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, it } from 'vitest';
import { openDesk } from './desk.js';
import { bot, eachGround, exitOf, listen } from './playground.js';

const ground = eachGround();

it('a second bot on a database says so and ends, also under another name of the file; the first goes on', async () => {
  const { child, url } = await ground().open(process.execPath, bot);
  const harbour = join(dirname(ground().file), 'harbour');
  mkdirSync(harbour);
  symlinkSync(ground().file, join(harbour, 'link.db'));
  for (const file of [ground().file, join(harbour, 'link.db')]) {
    const second = ground().launch(process.execPath, bot, {}, { DATABASE_FILE: file });
    const output = listen(second);
    expect(await exitOf(second)).toBe(1);
    expect(output()).toBe(
      `A bot is running on the database ${file} already (process ${child.pid}). ` +
        'Stop that one first, or name another file in DATABASE_FILE.\n',
    );
  }
  expect((await fetch(url)).status).toBe(200);
  expect(child.exitCode).toBe(null);
});

it('a bot that was killed does not keep the next one from starting', async () => {
  const { child } = await ground().open(process.execPath, bot);
  child.kill('SIGKILL');
  await exitOf(child);
  await ground().open(process.execPath, bot);
});

it('the page restarts the bot on the database it holds, again and again', async () => {
  const { url } = await ground().open(process.execPath, bot);
  const desk = await openDesk(url);
  for (let time = 0; time < 2; time += 1) expect(await desk.restart()).toEqual({ result: {} });
  desk.close();
});

it('tools read the database of a running bot', async () => {
  await ground().open(process.execPath, bot);
  const args = ['--import', 'tsx', 'tools/verify.ts', '--database', ground().file];
  const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect([status, stdout]).toEqual([0, '0 matches with 0 moves played again; all agree.\n']);
  const raw = new Sqlite(ground().file, { timeout: 0 });
  raw.exec("insert into guilds (id, locale, seen_at) values ('g', 'en', 1)");
  raw.close();
});
