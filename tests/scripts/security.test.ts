import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

it('SECURITY.md names files and tests that are there', () => {
  const text = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const named = [...text.matchAll(/`((?:src|render|tools|tests|scripts)\/[\w./-]+)`/g)].map(([, path]) => path!);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
