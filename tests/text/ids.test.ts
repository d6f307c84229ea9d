import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue, locales } from '../../src/text/catalogue.js';

const root = join(import.meta.dirname, '../..');
/** Pictures name their own texts without `render.` in front. */
const folders = { src: '', commands: '', tools: '', render: 'render.' };
const families = new Set(locales.flatMap((locale) => [...catalogue(locale).keys()].map((id) => id.split('.')[0]!)));
const quoted = new RegExp(`(?<!from )(['"\`])((?:${[...families].join('|')})(?:\\.[a-z0-9-]+)+)\\1`, 'g');
/** Handed to what makes words, whatever the family; those of pictures have none. */
const handed = /\b(?:message|refuse|text|say|sayIn\(\w+\))\((['"`])([a-z0-9]+(?:[.-][a-z0-9]+)*)\1/g;
const comment = /^\s*(?:\/?\*|\/\/).*$/gm;

function idsIn(code: string): string[] {
  const text = code.replace(comment, '');
  return [quoted, handed].flatMap((pattern) => [...text.matchAll(pattern)].map(([, , id]) => id!));
}

/** Every id of a text that stands whole in the code, with where it stands and what it may be short for. */
const named = Object.entries(folders).flatMap(([folder, before]) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      idsIn(readFileSync(join(root, folder, file), 'utf8')).map((id) => ({
        where: `${folder}/${file}`.replaceAll('\\', '/'),
        id,
        full: `${before}${id}`,
      })),
    ),
);

describe.each(locales)('in %s', (locale) => {
  it.each(Object.keys(folders))('every text that code in %s/ names is there', (folder) => {
    const here = named.filter(({ where }) => where.startsWith(`${folder}/`));
    expect(here.length).toBeGreaterThan(folder === 'tools' ? 0 : 10);
    const lacking = here.filter(({ id, full }) => !catalogue(locale).has(id) && !catalogue(locale).has(full));
    expect(lacking.map(({ where, id }) => `${where}: ${id}`)).toEqual([]);
  });
});
