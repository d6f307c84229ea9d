import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, locales } from '../../src/text/catalogue.js';

const src = join(import.meta.dirname, '../../src');
const ids = new Set(
  ['match', 'store'].flatMap((folder) =>
    readdirSync(join(src, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(join(src, folder, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/'((?:match|store|replay|verify|engine)\.[a-z-]+)'/g)])
      .map(([, id]) => id!),
  ),
);

describe.each(locales)('in %s', (locale) => {
  it('every refusal and event of matches and the store has a sentence', () => {
    expect(ids.size).toBeGreaterThan(30);
    expect([...ids].filter((id) => !catalogue(locale).has(id))).toEqual([]);
  });

  it('no sentence of theirs is left over', () => {
    const told = [...catalogue(locale).keys()].filter((id) => /^(match|store)\./.test(id));
    expect(told.filter((id) => !ids.has(id))).toEqual([]);
  });
});
