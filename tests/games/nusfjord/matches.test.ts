import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecord, writeRecord } from '../../../src/engine/index.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { standings } from './standings.js';

const folder = join(import.meta.dirname, 'matches');
const read = (file: string): string => readFileSync(join(folder, file), 'utf8');
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.match'))
  .map((file) => file.slice(0, -'.match'.length));

describe('recorded matches', () => {
  it('are there', () => {
    expect(names).toEqual(['five-mixed', 'solo-advanced', 'three-herring']);
  });

  it.each(names)('%s plays to the standings written down', (name) => {
    const result = readRecord({ nusfjord }, read(`${name}.match`));
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    const { record } = result.value;
    expect(writeRecord(nusfjord, record)).toBe(read(`${name}.match`));
    expect(standings(record)).toBe(read(`${name}.txt`));
  });
});
