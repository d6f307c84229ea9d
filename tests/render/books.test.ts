import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { kinds } from '../../render/describe.js';
import { loadDrawings } from '../../render/draw.js';
import { kindShowing } from '../../render/kit/showing.js';
import { games } from '../../src/games/index.js';
import { catalogue, locales } from '../../src/text/catalogue.js';
import { atollPictures } from './fixtures/atoll.js';

const root = resolve(import.meta.dirname, '../..');

describe('the books of pictures', () => {
  it('are those of the games that can be hosted', () => {
    expect(Object.keys(books)).toEqual(Object.keys(games));
  });

  it('begin with the table, and each has an area, which others can look at', () => {
    for (const id of Object.keys(books)) {
      expect(kinds(id)[0]).toBe('table');
      expect(kinds(id)).toContain('area');
    }
  });

  it('tell in three to six pages how each is played, in both languages', () => {
    const pages = Object.entries(books).flatMap(([id, { guide }]) => guide.map((page) => `guide.${id}.${page.id}`));
    for (const { guide } of Object.values(books)) {
      expect(guide.length).toBeGreaterThanOrEqual(3);
      expect(guide.length).toBeLessThanOrEqual(6);
    }
    for (const locale of locales) {
      const texts = catalogue(locale);
      expect(pages.filter((id) => (texts.get(id) ?? '').length < 3)).toEqual([]);
      // Beside its picture a page is read on a phone, without turning it more than twice.
      const lengths = pages.map((id) => texts.get(`${id}.text`)?.length ?? 0);
      expect(lengths.filter((length) => length < 200 || length > 900)).toEqual([]);
    }
  });

  it('draw none but their own games and kinds', async () => {
    const draw = await loadDrawings({ atoll: atollPictures });
    const request = { game: 'atoll', kind: 'table', view: { taken: {}, seats: 2 }, locale: 'en' as const, names: [] };
    expect(draw(request).width).toBe(1600);
    expect(() => draw({ ...request, game: 'nusfjord' })).toThrow('no pictures of nusfjord');
    expect(() => draw({ ...request, kind: 'elders' })).toThrow('no pictures of elders');
  });

  it('draw on a canvas that nobody else gets while it is looked at', async () => {
    const draw = await loadDrawings({ atoll: atollPictures });
    const request = { game: 'atoll', kind: 'table', view: { taken: {}, seats: 2 }, locale: 'en' as const, names: [] };
    const first = draw(request);
    const pixels = first.toBuffer('raw');
    expect(draw({ ...request, kind: 'area' })).not.toBe(first);
    expect(first.toBuffer('raw').equals(pixels)).toBe(true);
  });

  it('describe pictures without the canvas that draws them', async () => {
    const url = (file: string): string => JSON.stringify(pathToFileURL(join(root, file)).href);
    const loaded = (file: string) => `
      await import(${url(file)});
      const names = process.report.getReport().sharedObjects.filter((name) => name.includes('canvas.node'));
      console.log(names.length);`;
    const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
    const run = async (file: string) => {
      const args = ['--import', loader, '--input-type=module', '--eval', loaded(file)];
      return (await promisify(execFile)(process.execPath, args, { cwd: root })).stdout.trim();
    };
    expect(await run('render/describe.ts')).toBe('0');
    expect(await run('src/discord/bot.ts')).toBe('0');
    expect(await run('render/index.ts')).toBe('1');
  });
});

describe('the kind that shows a choice', () => {
  const shown = { area: ['cell', 'die'], table: ['cell', 'die', 'dock'] };
  const focus = (...targets: { anchor?: string; touches?: string[] }[]) => ({
    action: 'any',
    args: {},
    targets: targets.map((target, n) => ({ n, value: String(n), ...target })),
  });

  it.each([
    ['the first with all places', [{ anchor: 'cell:0:a1' }, { anchor: 'die:white:3' }], 'area'],
    ['not one that lacks the second', [{ anchor: 'cell:0:a1' }, { anchor: 'dock:1' }], 'table'],
    ['nor one that lacks what is touched', [{ anchor: 'cell:0:a1', touches: ['dock:1'] }], 'table'],
    ['whatever has no place aside', [{}, { anchor: 'die:white:3' }], 'area'],
    ['none, where no kind has them all', [{ anchor: 'cell:0:a1' }, { anchor: 'line:1' }], undefined],
    ['none, where nothing has a place', [{}], undefined],
  ])('is %s', (_, targets, kind) => {
    expect(kindShowing(shown, focus(...targets))).toBe(kind);
  });
});
