import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createRng, playout, start, writeRecord } from '../../src/engine/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { createWords } from '../../src/text/words.js';
import { runTool } from '../../tools/cli.js';
import { replayTool, sheetText } from '../../tools/replay.js';
import { type State, smugglers } from '../engine/games/smugglers/index.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const seed = '11'.repeat(16);
const options = { rounds: '2', wind: 'fresh' };
const { position } = start<State>(smugglers, 2, options, seed);
const { moves } = playout(smugglers, position, createRng({ seed: '22'.repeat(16), block: 0 }));
const names = ['Ann', 'Вера'];
const whole = writeRecord(smugglers, { game: 'smugglers', rules: smugglers.rules, seed, options, names, moves });

async function replayed(text: string, ...flags: string[]) {
  const file = join(folder, 'a.match');
  writeFileSync(file, text);
  const out = capture();
  const code = await runTool(replayTool, [file, ...flags], { smugglers }, out);
  return { code, out };
}

describe('replay', () => {
  it('prints the same sheet as the match that was played', async () => {
    const { code, out } = await replayed(whole, '--json');
    expect(code).toBe(0);
    expect(out.notes).toEqual([]);
    expect(JSON.parse(out.lines.join())).toEqual({
      game: 'smugglers',
      rules: smugglers.rules,
      names,
      moves: moves.length,
      finished: true,
      ...smugglers.score(position.state),
    });
  });

  it('prints the sheet as text', () => {
    const words = createWords({ locale: 'en' });
    const lines = (wood: number, coins: number) => [
      { id: 'wood', amount: wood },
      { id: 'coins', amount: coins },
    ];
    const sheet = {
      seats: [
        { seat: 0, lines: lines(3, 10), total: 13, tieBreak: [] },
        { seat: 1, lines: lines(-2, 4), total: 2, tieBreak: [] },
      ],
      winners: [0],
    };
    expect(sheetText(sheet, names, words, 'smugglers')).toBe(
      ['       Ann  Вера', 'wood     3    -2', 'coins   10     4', 'Total   13     2'].join('\n'),
    );
  });

  it('prints on request what everybody was told, a line a turn, in either language', async () => {
    const file = join(import.meta.dirname, '../games/nusfjord/matches/three-herring.match');
    for (const [locale, first, last] of [
      ['en', 'Anna issues a share; gains 2 gold.', 'The last round is over.'],
      ['ru', 'Anna выпускает акцию; получает 2 золота.', 'Последний раунд окончен.'],
    ] as const) {
      const out = capture();
      expect(await runTool(replayTool, [file, '--told', '--locale', locale], { nusfjord }, out)).toBe(0);
      const told = out.lines.slice(0, out.lines.indexOf(last) + 1);
      expect(told[1]?.replace(/^\S+/, 'Anna')).toBe(first);
      expect(told.length).toBeGreaterThan(60);
      // Nobody is named twice in what he did, nothing is bought for nothing in words that say otherwise.
      expect(told.filter((line) => /undefined|\{|;;|\.\.|за ничего| {2}/.test(line))).toEqual([]);
    }
  });

  it('tells how far an unfinished match is', async () => {
    const cut = `${whole.split('\n').slice(0, -2).join('\n')}\n`;
    expect((await replayed(cut)).out.lines.at(-1)).toBe(`Not finished; ${moves.length - 1} moves so far.`);
  });

  it('refuses what cannot be read or is not legal, and says where', async () => {
    const illegal = await replayed(whole.replace(/\n\n.*/, '\n\n0 dance'));
    expect(illegal.code).toBe(1);
    expect(illegal.out.notes.join()).toContain('There is no action “dance”.');
    const foreign = await replayed(whole.replace('game: smugglers', 'game: chess'));
    expect(foreign.out.notes.join()).toContain('Line 1: there is no game “chess”.');
    const twice = await replayed(whole.replace(/\n\n(.*)\n/, '\n\n$1\n$1\n'));
    expect(twice.code).toBe(1);
    expect(twice.out.notes.join()).toMatch(/Move \d+ \(\d \w+\) is not legal: /);
  });

  it('notes that the match was played with other rules', async () => {
    const { out } = await replayed(whole.replace(smugglers.rules, 'smugglers-0'));
    expect(out.notes).toEqual([`Played with rules smugglers-0; this build has ${smugglers.rules}.`]);
  });

  it('needs one file that is there', async () => {
    const out = capture();
    expect(await runTool(replayTool, [], { smugglers }, out)).toBe(2);
    expect(await runTool(replayTool, ['nowhere.match'], { smugglers }, out)).toBe(2);
    expect(out.notes).toContain('“nowhere.match” cannot be read.');
  });
});
