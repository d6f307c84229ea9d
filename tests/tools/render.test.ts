import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { kinds } from '../../render/describe.js';
import { games } from '../../src/games/index.js';
import { runTool } from '../../tools/cli.js';
import { render } from '../../tools/render.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'render-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.png');

async function draw(...argv: string[]) {
  const out = capture();
  const code = await runTool(render, ['--game', 'santa-maria', ...argv], games, out);
  return { code, out };
}

describe('render', () => {
  it('writes the picture of a random match and tells its alt text', async () => {
    const { code, out } = await draw('--seats', '3', '--moves', '4', '--locale', 'ru', '--out', file, '--json');
    expect(code).toBe(0);
    const told = JSON.parse(out.lines.join());
    const bytes = readFileSync(file);
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect(told).toMatchObject({ out: file, bytes: bytes.length, moves: 4 });
    expect(told.alt).toContain('Вера');
  });

  it('draws each kind of picture a game has', async () => {
    const pictures = new Set<string>();
    for (const kind of kinds('nusfjord')) {
      const out = capture();
      const argv = ['--game', 'nusfjord', '--moves', '30', '--kind', kind, '--out', file];
      expect(await runTool(render, argv, games, out)).toBe(0);
      pictures.add(readFileSync(file, 'base64'));
    }
    expect(pictures.size).toBe(9);
  });

  it('draws one seat’s area', async () => {
    const { out } = await draw('--kind', 'area', '--viewer', '1', '--out', file);
    expect(out.lines.join()).toContain('Bo');
  });

  it('refuses what it cannot use, and writes nothing', async () => {
    const nowhere = join(folder, 'none.png');
    const refused = async (...argv: string[]) => {
      const { code, out } = await draw('--out', nowhere, ...argv);
      expect(code).toBe(2);
      return out.notes[0];
    };
    expect(await refused('--viewer', '2')).toBe('--viewer takes public or a seat from 0 to 1, not “2”.');
    expect(await refused('--seat', '2')).toBe('--seat takes a whole number from 0 to 1, not “2”.');
    expect(await refused('--kind', 'hand')).toBe('--kind takes table or area or dice or places or docks, not “hand”.');
    expect(existsSync(nowhere)).toBe(false);
    expect((await draw()).out.notes[0]).toBe('--out is missing: where shall the picture go?');
    expect((await draw('--out', folder)).out.notes[0]).toBe(`“${folder}” cannot be written.`);
  });
});
