import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../src/store/index.js';
import { runTool } from '../../tools/cli.js';
import { upgradeCheck } from '../../tools/upgrade-check.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, gathered, must, roll, serviceOn, take } from '../match/harness.js';
import { capture } from './capture.js';

let folder = '';
let file = '';
let db: Database;
/** One with a roll, and one without. */
let ids: string[] = [];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'upgrade-check-test-'));
  file = join(folder, 'harbour.db');
  db = await database(file);
  const service = serviceOn(db);
  const rolled = await atTurns(service, 2, {}, 'c1');
  must(await service.play(rolled.id, rolled.holders[0]!, undefined, roll));
  const quiet = await atTurns(service, 2, {}, 'c2');
  must(await service.play(quiet.id, quiet.holders[0]!, undefined, take(2)));
  must(await service.confirm(quiet.id, quiet.holders[0]!));
  const over = await atTurns(service, 2, {}, 'c3');
  must(await service.play(over.id, over.holders[0]!, undefined, roll));
  must(await service.resign(over.id, over.holders[0]!));
  await gathered(service, 2, {}, 'c4');
  ids = [rolled.id, quiet.id];
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

async function check(game = ferryGame(), named = file, ...flags: string[]) {
  const out = capture();
  const code = await runTool(upgradeCheck, ['--database', named, ...flags], { [game.id]: game }, out);
  return { code, lines: out.lines, notes: out.notes };
}

const stored = () => {
  const raw = new Sqlite(file, { readonly: true });
  const rows = raw.prepare('select id, status, rules, version from matches order by id').all();
  raw.close();
  return rows;
};

describe('the check before an upgrade', () => {
  it('finds nothing in the way of a version that plays all live matches as they were played', async () => {
    const clean = { code: 0, lines: ['2 live matches with 7 moves played again; all go on.'], notes: [] };
    expect(await check()).toEqual(clean);
    expect(await check(ferryGame('ferry-2'))).toEqual(clean);
  });

  it('names each live match that could not go on, and changes nothing, also beside a running bot', async () => {
    const before = stored();
    const differs =
      'ferry: its data is other here, and the match would not come out as it was played. It would be set aside until ' +
      'it is run by what played it: rules ferry-1; here ferry-2.';
    expect(await check(ferryGame('ferry-2', 1))).toEqual({
      code: 1,
      lines: [`${ids[0]}: ${differs}`, '2 live matches with 7 moves played again; 1 could not go on.'],
      notes: [],
    });
    const json = await check(ferryGame('ferry-2', 1), file, '--json');
    const differing = [{ match: ids[0], problem: differs }];
    expect([json.code, JSON.parse(json.lines.join())]).toEqual([1, { matches: 2, moves: 7, differing, returning: [] }]);
    expect(stored()).toEqual(before);
    expect(readdirSync(folder).filter((name) => !name.startsWith('harbour.db'))).toEqual([]);
  });

  it('says of a match that was set aside that it would come back', async () => {
    await serviceOn(db, ferryGame('ferry-2', 1)).review();
    expect((await check()).lines[0]).toBe(`${ids[0]}: was set aside and would come back.`);
    // It is not live: that it stays aside is no reason against the upgrade.
    expect(await check(ferryGame('ferry-2', 1))).toEqual({
      code: 0,
      lines: ['1 live match with 4 moves played again; all go on.'],
      notes: [],
    });
  });

  it('blames no version for a damaged record, and names a game that is gone', async () => {
    await db.db.deleteFrom('moves').where('matchId', '=', ids[1]!).where('number', '=', 2).execute();
    const { code, lines } = await check(ferryGame('ferry-2'));
    expect(code).toBe(1);
    expect(lines[0]).toBe(`${ids[1]}: its record is damaged, whatever the version; “npm run -s verify” says more.`);
    await db.db.updateTable('matches').set({ options: '{' }).where('id', '=', ids[1]!).execute();
    expect((await check(ferryGame('ferry-2'))).lines).toContain(lines[0]);
    const out = capture();
    expect(await runTool(upgradeCheck, ['--database', file], {}, out)).toBe(1);
    expect(out.lines).toContainEqual(expect.stringContaining(`${ids[0]}: ferry: this version does not have the game`));
  });

  it('says what is wrong with a file it cannot read, and makes none', async () => {
    expect(await check(ferryGame(), join(folder, 'missing.db'))).toMatchObject({ code: 2 });
    const letter = join(folder, 'letter.txt');
    writeFileSync(letter, 'not a database '.repeat(100));
    const { code, notes } = await check(ferryGame(), letter);
    expect([code, notes]).toEqual([1, [`The file ${letter} is not a database. Name another one, or move it away.`]]);
    expect(readFileSync(letter, 'utf8')).toBe('not a database '.repeat(100));
  });
});
