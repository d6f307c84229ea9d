import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { runTool } from '../../tools/cli.js';
import { verifyTool } from '../../tools/verify.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, gathered, must, roll, serviceOn, take } from '../match/harness.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'verify-'));
afterAll(() => rmSync(folder, { recursive: true }));
beforeAll(() => writeFileSync(join(folder, 'letter.txt'), 'not a database '.repeat(100)));

async function verify(file: string, game = ferryGame(), ...flags: string[]) {
  const out = capture();
  const code = await runTool(verifyTool, ['--database', file, ...flags], { [game.id]: game }, out);
  return { code, lines: out.lines, notes: out.notes };
}

let file = '';
let ids: string[] = [];
let count = 0;
beforeEach(async () => {
  count += 1;
  file = join(folder, `${count}.db`);
  const db = await database(file);
  const service = serviceOn(db);
  const one = await atTurns(service, 2, {}, 'c1');
  must(await service.play(one.id, one.holders[0]!, undefined, take(2)));
  must(await service.play(one.id, one.holders[0]!, undefined, roll));
  const two = await atTurns(service, 3, {}, 'c2');
  must(await service.resign(two.id, two.holders[1]!));
  must(await service.confirm(two.id, two.holders[0]!));
  await gathered(service, 2, {}, 'c3');
  const moves = await Promise.all([service.find(one.id), service.find(two.id)]);
  ids = moves.map((match) => match!.id);
  await db.close();
});

/** Runs SQL on the database file. */
async function damage(...statements: string[]): Promise<void> {
  const { default: Sqlite } = await import('better-sqlite3');
  const raw = new Sqlite(file);
  for (const statement of statements) raw.exec(statement);
  raw.close();
}

describe('verify', () => {
  it('finds nothing wrong with matches that were played, also by the engine', async () => {
    const { code, lines, notes } = await verify(file, ferryGame(), '--json');
    expect([code, notes]).toEqual([0, []]);
    const verdict = JSON.parse(lines.join());
    expect(verdict).toEqual({ matches: 2, moves: expect.any(Number), mismatches: 0, broken: [] });
    expect(verdict.moves).toBeGreaterThan(8);
    expect((await verify(file)).lines).toEqual([`2 matches with ${verdict.moves} moves played again; all agree.`]);
  });

  it('finds rules that would play differently', async () => {
    const { code, lines } = await verify(file, ferryGame('ferry-2', 1), '--json');
    expect(code).toBe(1);
    const verdict = JSON.parse(lines.join());
    expect(verdict.mismatches).toBeGreaterThanOrEqual(1);
    expect(verdict.broken).toContainEqual({
      match: ids[0],
      problem: 'The moves played again do not lead to the stored position.',
    });
  });

  it.each([
    ['a missing move', 'delete from moves where number = 3', 'Moves are missing: 3 are stored, and there should be 4.'],
    [
      'a changed move',
      `update moves set args = '{"coins":1}' where number = 3`,
      'The moves played again do not lead to the stored position.',
    ],
    [
      'an illegal move',
      `update moves set args = '{"coins":9}' where number = 3`,
      'Move 3 (0 take) is not legal: “9” is not possible for “coins” now.',
    ],
    [
      'a move that is no move',
      `update moves set args = '{' where number = 3`,
      'What is stored cannot be read: moves, 3.',
    ],
    [
      'another seed',
      `update matches set seed = '${'0'.repeat(32)}'`,
      'The seed is not the one whose hash was published.',
    ],
    ['a lost snapshot', 'delete from snapshots', 'The snapshot is missing or damaged.'],
    [
      'swapped seats',
      'update seats set seat = 9 where seat = 0; update seats set seat = 0 where seat = 1; update seats set seat = 1 where seat = 9',
      'People do not sit as the seed says.',
    ],
    ['a game that is gone', `update matches set game = 'chess'`, 'This build does not have the game “chess”.'],
  ])('finds %s', async (_what, sql, sentence) => {
    await damage(sql);
    const { code, lines } = await verify(file);
    expect(code).toBe(1);
    const found = lines.filter((line) => line.startsWith(`${ids[0]}: ${sentence}`));
    expect(found).toHaveLength(1);
  });

  it('says what is wrong with a file it cannot read, and makes none', async () => {
    const missing = await verify(join(folder, 'missing.db'));
    expect(missing.code).toBe(2);
    expect(missing.notes[0]).toContain('There is no database');
    const letter = await verify(join(folder, 'letter.txt'));
    expect(letter.code).toBe(1);
    expect(letter.notes[0]).toContain('is not a database');
    expect((await verify(join(folder, 'missing.db'))).code).toBe(2);
  });
});
