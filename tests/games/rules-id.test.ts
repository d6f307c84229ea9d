import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { rulesId } from '../../src/games/rules-id.js';

const project = join(import.meta.dirname, '../..');
const all = ['anno-1800', 'cooper-island', 'islebound', 'nusfjord', 'santa-maria'];
let copy = '';
let ids: string[] = [];

/** The ids that the copy of the code gives. */
const idsNow = (data = 'data'): string[] => all.map((game) => rulesId(game, data, join(copy, 'src')));

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'rules-id-'));
  for (const path of ['src/engine', 'src/games', 'package.json']) {
    cpSync(join(project, path), join(copy, path), { recursive: true });
  }
  ids = idsNow();
});
afterEach(() => rmSync(copy, { recursive: true }));

/** The games whose id another one has become. */
const changed = (): string[] => all.filter((_game, index) => idsNow()[index] !== ids[index]);

describe('the id of a game’s rules', () => {
  it('is the same for the same files, wherever they lie', () => {
    expect(ids).toEqual(all.map((game) => rulesId(game, 'data')));
    expect(ids[0]).toMatch(/^\d+\.\d+\.\d+-[0-9a-f]{8}-data$/);
    expect(ids[0]).not.toBe(ids[1]);
  });

  it('holds the data’s own hash', () => {
    expect(idsNow('other')).toEqual(ids.map((id) => id.replace(/data$/, 'other')));
  });

  it.each([
    ['src/games/nusfjord/scoring.ts', ['nusfjord']],
    ['src/games/nusfjord/effects/ops/goods.ts', ['nusfjord']],
    ['src/games/santa-maria/effects/bishops.ts', ['santa-maria']],
    ['src/games/islebound/effects/exchange.ts', ['islebound']],
    ['src/games/anno-1800/effects/plan.ts', ['anno-1800']],
    ['src/games/cooper-island/board/geometry.ts', ['cooper-island']],
    ['src/games/kit/choice.ts', all],
    ['src/games/rules-id.ts', all],
    ['src/engine/rng.ts', all],
    ['src/games/index.ts', []],
  ])('changes with %s for %j', (file, games) => {
    appendFileSync(join(copy, file), ' ');
    expect(changed()).toEqual(games);
  });

  it('changes with a file that is new, gone or has another name', () => {
    writeFileSync(join(copy, 'src/engine/.rng.ts.swp'), '');
    expect(changed()).toEqual([]);
    mkdirSync(join(copy, 'src/engine/more'));
    writeFileSync(join(copy, 'src/engine/more/new.ts'), '');
    expect(changed()).toEqual(all);
    rmSync(join(copy, 'src/engine/more'), { recursive: true });
    expect(changed()).toEqual([]);
    renameSync(join(copy, 'src/games/nusfjord/flow/window.ts'), join(copy, 'src/games/nusfjord/flow/windows.ts'));
    expect(changed()).toEqual(['nusfjord']);
    rmSync(join(copy, 'src/games/nusfjord/flow/windows.ts'));
    expect(changed()).toEqual(['nusfjord']);
  });

  it('does not change with how a system ends its lines', () => {
    const file = join(copy, 'src/engine/rng.ts');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('\n', '\r\n'));
    expect(changed()).toEqual([]);
  });
});
