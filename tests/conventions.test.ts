import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, resolve } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const notOurs = new Set(['.git', 'node_modules', 'var', 'out', 'coverage', 'built', 'package-lock.json', '.env']);
const textual = new Set(['', '.ts', '.mjs', '.cjs', '.js', '.json', '.md', '.css', '.html', '.conf', '.match', '.txt']);

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (notOurs.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(path);
    else if (entry.isFile()) yield relative(root, path).replaceAll('\\', '/');
  }
}

const files = [...walk(root)].filter((file) => textual.has(extname(file)));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const product = files.filter((file) => /^(src|commands|render|tools)\/.*\.ts$/.test(file));

/** Every match of the pattern in the files, as `file: what was found`. */
function found(pattern: RegExp, among: string[]): string[] {
  return among.flatMap((file) => [...read(file).matchAll(pattern)].map((match) => `${file}: ${match[0]}`));
}

describe('the files', () => {
  it('are found at all', () => {
    expect(files).toContain('package.json');
    expect(product).toContain('src/engine/index.ts');
  });

  it('have at most 300 lines in the product, and 400 in the tests', () => {
    const longer = (among: string[], most: number) => among.filter((file) => read(file).split('\n').length > most + 1);
    expect(longer(product, 300)).toEqual([]);
    const tests = files.filter((file) => /^tests\/.*\.ts$/.test(file));
    expect(tests.length).toBeGreaterThan(100);
    expect(longer(tests, 400)).toEqual([]);
  });

  it('name no folder of somebody’s machine', () => {
    expect(found(/(?<![\w.}])\/(?:home|Users|root|work|tmp|var\/folders)\/[\w.-]+|\b[A-Z]:\\\\?\w+/g, files)).toEqual(
      [],
    );
  });

  // The linter lets those through that ask for the index.
  it('loop over entries without forEach', () => {
    const code = files.filter((file) => /\.[mc]?[tj]s$/.test(file));
    expect(code).toContain('render/kit/section.ts');
    expect(found(/\.forEach\(/g, code)).toEqual([]);
  });

  it('leave no test out', () => {
    const tests = files.filter((file) => file.endsWith('.test.ts'));
    expect(tests.length).toBeGreaterThan(3);
    expect(found(/\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo)\b/g, tests)).toEqual([]);
  });
});

describe('the packages', () => {
  type Listed = {
    workspaces?: string[];
    dependencies: Record<string, string>;
    devDependencies: Record<string, string>;
  };
  const listed = (file: string): Listed => JSON.parse(read(file));
  const { workspaces = [] } = listed('package.json');
  const versions = ['package.json', ...workspaces.map((folder) => `${folder}/package.json`)].flatMap((file) => {
    const { dependencies, devDependencies } = listed(file);
    return Object.entries({ ...dependencies, ...devDependencies });
  });

  it('are pinned exactly, and to one version where two lists name them', () => {
    expect(workspaces).toEqual(['src/playground']);
    expect(versions).toContainEqual(['busboy', expect.any(String)]);
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const one = new Map(versions);
    expect(versions.filter(([name, version]) => one.get(name) !== version)).toEqual([]);
  });

  it('lie in one node_modules', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, unknown> };
    expect(packages).toHaveProperty(['node_modules/busboy']);
    expect(Object.keys(packages).filter((path) => /^(?!node_modules).+\/node_modules\//.test(path))).toEqual([]);
  });
});

describe('the environment', () => {
  it('is described in .env.example, variable by variable', () => {
    const matches = (file: string, pattern: RegExp) => [...read(file).matchAll(pattern)].map((match) => match[1]);
    const used = new Set(matches('src/config.ts', /^ {2}([A-Z_]+): (?:port|z|whole)\b/gm));
    expect(used).toContain('DISCORD_TOKEN');
    expect(matches('.env.example', /^([A-Z_]+)=/gm).sort()).toEqual([...used].sort());
  });
});

type Texts = Record<string, string>;
type Node = ReturnType<IntlMessageFormat['getAst']>[number];

/** The arguments of a text, a select with its cases, and the plurals that lack a branch of the language. */
function anatomy(text: string, branches: string[]): { args: string[]; lacking: string[] } {
  const args = new Set<string>();
  const lacking: string[] = [];
  const visit = (nodes: Node[]): void => {
    for (const node of nodes) {
      if (!('value' in node) || node.type === 0) continue;
      if (!('options' in node)) {
        args.add(node.value);
        continue;
      }
      const cases = Object.keys(node.options);
      const plural = 'pluralType' in node;
      args.add(plural ? node.value : `${node.value}: ${cases.sort().join(' ')}`);
      if (plural && node.pluralType === 'cardinal') {
        lacking.push(
          ...branches.filter((branch) => !cases.includes(branch)).map((branch) => `${node.value} ${branch}`),
        );
      }
      for (const option of Object.values(node.options)) visit(option.value);
    }
  };
  visit(new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst());
  return { args: [...args].sort(), lacking };
}

/** What is wrong between the two languages of one file. */
function problems(en: Texts, ru: Texts): string[] {
  const list: string[] = [];
  for (const id of Object.keys(en)) if (!(id in ru)) list.push(`${id}: not in ru`);
  for (const [id, text] of Object.entries(ru)) {
    const english = en[id];
    if (english === undefined) {
      list.push(`${id}: not in en`);
      continue;
    }
    const there = anatomy(english, []);
    const here = anatomy(text, ['one', 'few', 'many']);
    if (there.args.join() !== here.args.join()) list.push(`${id}: en has {${there.args}}, ru has {${here.args}}`);
    list.push(...here.lacking.map((branch) => `${id}: ru lacks ${branch}`));
  }
  return list;
}

describe('the catalogues', () => {
  const names = (locale: string) => readdirSync(join(root, 'data/locales', locale)).sort();

  it('would be caught with a missing text, argument, case or plural branch', () => {
    const n = '{n, plural, one {#} few {#} many {#} other {#}}';
    expect(problems({ a: '{n}', b: 'x' }, { a: n, c: 'y' })).toEqual(['b: not in ru', 'c: not in en']);
    expect(problems({ a: '{who} pays {n}' }, { a: `платит ${n}` })).toEqual(['a: en has {n,who}, ru has {n}']);
    expect(problems({ a: '{s, select, x {1} other {2}}' }, { a: '{s, select, other {2}}' })).toEqual([
      'a: en has {s: other x}, ru has {s: other}',
    ]);
    expect(problems({ a: '{n, plural, other {#}}' }, { a: '{n, plural, one {#} few {#} other {#}}' })).toEqual([
      'a: ru lacks n many',
    ]);
  });

  it('have the same files, ids and arguments in both languages, and every Russian plural', () => {
    expect(names('ru')).toEqual(names('en'));
    const all = names('en').flatMap((name) =>
      problems(JSON.parse(read(`data/locales/en/${name}`)), JSON.parse(read(`data/locales/ru/${name}`))),
    );
    expect(all).toEqual([]);
  });

  it('have a text for every message id written out in the code', () => {
    const known = new Set(names('en').flatMap((name) => Object.keys(JSON.parse(read(`data/locales/en/${name}`)))));
    const used = product.flatMap((file) =>
      [...read(file).matchAll(/\b(?:message|refuse)\(\s*'([a-z0-9-]+(?:\.[a-z0-9-]+)+)'/g)]
        .filter((match) => !known.has(match[1]!))
        // Examples in docstrings are no use of a text.
        .filter((match) => !/@example[^\n]*$/.test(read(file).slice(0, match.index)))
        .map((match) => `${file}: ${match[1]}`),
    );
    expect(used).toEqual([]);
  });
});
