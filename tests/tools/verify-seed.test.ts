import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { hashLine, readRecord, replay, resultLine, seedHash, writeRecord } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { type Games, runTool } from '../../tools/cli.js';
import { verifySeedTool } from '../../tools/verify-seed.js';
import { ferryGame } from '../match/fixture-game.js';
import { database, hide, must, serviceOn, started, take } from '../match/harness.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'verify-seed-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ferry = { ferry: ferryGame() };

async function verified(text: string, { of = ferry as Games, flags = [] as string[] } = {}) {
  const file = join(folder, 'a.match');
  writeFileSync(file, text);
  const out = capture();
  const code = await runTool(verifySeedTool, [file, ...flags], of, out);
  return { code, lines: out.lines, notes: out.notes };
}

/** Two records of one match as the bot gives them: while it is played, and when it is over. */
async function ferried() {
  const db = await database();
  const service = serviceOn(db);
  const { id, holders } = await started(service, 2, { rounds: '1' });
  const [first, second] = holders as [string, string];
  must(await service.comment(id, { id: first, name: 'Scores' }, { text: '9 9; winners: 1' }));
  must(await service.play(id, first, undefined, hide('gold')));
  must(await service.confirm(id, first));
  const running = must(await service.record(id));
  must(await service.confirm(id, second));
  must(await service.play(id, first, undefined, take(3)));
  must(await service.play(id, first, undefined, { action: 'roll', args: {} }));
  must(await service.confirm(id, first));
  must(await service.confirm(id, second));
  const whole = must(await service.record(id));
  const { seed } = (await service.find(id))!;
  const { sheet } = must(await service.scores(id));
  await db.close();
  return { running, whole, seed: seed!, totals: sheet.seats.map(({ total }) => total) };
}
const { running, whole, seed, totals } = await ferried();
const hash = seedHash(seed);
const [one, two] = totals as [number, number];
const winner = one > two ? 0 : 1;
const outcome = `${one} and ${two}, won by seat ${winner}`;

describe('a record as the bot gives it', () => {
  it('says its hash and its scores above its header', () => {
    expect(one).not.toBe(two);
    expect(whole.split('\n').slice(0, 3)).toEqual([
      `# SHA-256 of the seed: ${hash}`,
      `# Scores: ${one} ${two}; winners: ${winner}`,
      'game: ferry',
    ]);
    expect(running).not.toContain('; winners: 0');
  });

  it('is checked, a sentence for each thing', async () => {
    expect(await verified(whole, { flags: ['--hash', hash.toUpperCase()] })).toEqual({
      code: 0,
      lines: [
        'OK  The hash above the record is the one you noted.',
        `OK  The SHA-256 of the seed is the one above the record: ${hash}.`,
        'OK  All 7 moves are legal with the dice and draws of that seed.',
        `OK  Played again, the scores are those of the record: ${outcome}.`,
        'Nothing differs.',
      ],
      notes: [],
    });
    const { code, lines } = await verified(whole, { flags: ['--json'] });
    const { ok, checks } = JSON.parse(lines.join());
    expect([code, ok, checks.length]).toEqual([0, true, 3]);
    expect(checks[0]).toEqual({
      check: 'hash',
      ok: true,
      text: `The SHA-256 of the seed is the one above the record: ${hash}.`,
    });
  });

  it('is not checked while the match is played', async () => {
    const { code, lines } = await verified(running);
    expect(code).toBe(1);
    expect(lines).toEqual([
      'DIFFERS  The match is still being played: its seed is published when it ends, so it cannot be checked yet.',
      '1 of 1 differ.',
    ]);
  });
});

describe('what was changed is told', () => {
  const differing = async (text: string, flags: string[] = []) => {
    const { code, lines } = await verified(text, { flags });
    expect(code).toBe(1);
    return lines.filter((line) => line.startsWith('DIFFERS'));
  };
  const zeros = '0'.repeat(64);

  it('the seed, the hash, or both in step where somebody noted it', async () => {
    const other = '0f'.repeat(16);
    expect((await differing(whole.replace(seed, other)))[0]).toBe(
      `DIFFERS  The SHA-256 of the seed is ${seedHash(other)}, and above the record stands ${hash}.`,
    );
    expect(await differing(whole.replace(hash, zeros))).toEqual([
      `DIFFERS  The SHA-256 of the seed is ${hash}, and above the record stands ${zeros}.`,
    ]);
    expect(await differing(whole.replace(/^# SHA.*\n/, ''))).toEqual([
      `DIFFERS  The record does not say which hash was published; the SHA-256 of its seed is ${hash}.`,
    ]);
    const both = whole.replace(seed, other).replace(hash, seedHash(other));
    expect((await differing(both, ['--hash', hash]))[0]).toBe(
      `DIFFERS  The hash above the record is ${seedHash(other)}, and you noted ${hash}.`,
    );
  });

  it('a move, by what the rules say of it or by where it leads', async () => {
    expect(await differing(whole.replace('0 take coins=3', '0 take coins=2'))).toEqual([
      expect.stringMatching(/^DIFFERS {2}Played again, the scores are .*; the record says /),
    ]);
    expect((await differing(whole.replace(/0 end\n/, '1 roll\n')))[0]).toMatch(
      /^DIFFERS {2}Move \d \(1 roll\) is not legal: /,
    );
  });

  it('the scores, also of a match whose last moves were cut off', async () => {
    expect(await differing(whole.replace(`# Scores: ${one} `, `# Scores: ${one + 1} `))).toEqual([
      `DIFFERS  Played again, the scores are ${outcome}; the record says ${one + 1} and ${two}, won by seat ${winner}.`,
    ]);
    expect(await differing(whole.split('\n').slice(0, -2).join('\n'))).toEqual([
      `DIFFERS  The record says ${outcome}, but the match does not end with its last move.`,
    ]);
  });

  it('a file that is no record', async () => {
    expect(await differing('Dear diary')).toEqual([
      'DIFFERS  This is no record: Line 1 of the header cannot be read, or says a second time what another line says.',
    ]);
    const out = capture();
    expect(await runTool(verifySeedTool, [join(folder, 'nowhere.match')], ferry, out)).toBe(2);
    expect(await runTool(verifySeedTool, [], ferry, out)).toBe(2);
    expect(await runTool(verifySeedTool, ['a.match', '--hash', '12'], ferry, out)).toBe(2);
    expect(out.notes.filter((note) => !note.startsWith('Usage'))).toEqual([
      expect.stringContaining('cannot be read.'),
      'One file with a match is needed.',
      '--hash takes 64 hex digits.',
    ]);
  });
});

it('what cannot be compared is said and is no difference: other rules, no scores, an early end', async () => {
  const older = await verified(whole.replace('rules: ferry-1', 'rules: ferry-0').replace(/# Scores.*\n/, ''));
  expect(older.code).toBe(0);
  expect(older.lines.filter((line) => line.startsWith('NOTE'))).toEqual([
    'NOTE  Played with rules ferry-0, and this build has ferry-1: a difference may come from that.',
    `NOTE  The record says no scores; played again, they are ${outcome}.`,
  ]);
  const early = await verified(
    whole
      .replace(/# Scores.*\n/, '')
      .split('\n')
      .slice(0, -2)
      .join('\n'),
  );
  expect(early.lines.at(-2)).toBe('NOTE  The match was ended before its last turn, so it has no scores.');
  expect(early.code).toBe(0);
});

describe('a match of', () => {
  it.each([
    ['santa-maria', 'solo'],
    ['nusfjord', 'solo-advanced'],
    ['islebound', 'two-plain'],
    ['anno-1800', 'two-first-game'],
    ['cooper-island', 'two-at-random'],
  ])('%s is checked, and a changed seed found', async (id, file) => {
    const text = readFileSync(join(import.meta.dirname, `../games/${id}/matches/${file}.match`), 'utf8');
    const { game, record } = must(readRecord(games, text));
    const { state } = must(replay(game, record));
    const written = writeRecord(game, { ...record, rules: game.rules });
    const good = `${hashLine(seedHash(record.seed))}\n${resultLine(game.score(state))}\n${written}`;
    const right = await verified(good, { of: games });
    expect(right.lines.filter((line) => !line.startsWith('OK'))).toEqual(['Nothing differs.']);
    expect([right.lines.length, right.code]).toEqual([4, 0]);
    const wrong = await verified(good.replace(record.seed, '0f'.repeat(16)), { of: games });
    expect([wrong.code, wrong.lines[0]?.startsWith('DIFFERS')]).toEqual([1, true]);
  });
});
