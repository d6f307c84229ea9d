// What the bot runs: its sources without their types, joined to a few files, since a program that translates itself, or
// looks for a thousand files, starts in twice the time.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { say } from './process.mjs';

const sources = ['src', 'commands', 'render'];
/** What is started as a process. */
const programs = [
  'src/main.ts',
  'src/backups/copier.ts',
  'src/computer/worker.ts',
  'src/store/vacuum.ts',
  'render/worker.ts',
];
/** The browser's part of the playground is put together when it is asked for. */
const notOurs = /^src\/playground\/page\//;

/**
 * Builds the sources into `built/`; a file that has not changed is not touched, as a bot may run from there.
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} false: a source cannot be read, which it has told
 */
export async function build(root) {
  const stampFile = join(root, 'built/.stamp');
  const files = sources.flatMap((folder) => sourcesIn(root, folder)).map((file) => join(root, file));
  const stamp = stampOf([fileURLToPath(import.meta.url), ...files]);
  if (read(stampFile) === stamp) return true;
  const { build } = await import('esbuild');
  try {
    const { outputFiles } = await build({
      absWorkingDir: root,
      entryPoints: programs,
      bundle: true,
      splitting: true,
      packages: 'external',
      outbase: '.',
      outdir: 'built',
      chunkNames: 'parts/[hash]',
      format: 'esm',
      platform: 'node',
      target: 'node20',
      sourcemap: 'linked',
      logLevel: 'silent',
      write: false,
    });
    for (const { path, text } of outputFiles) replace(path, text);
    const list = join(root, 'built/.list');
    const now = outputFiles.map(({ path }) => relative(root, path));
    // A bot may run from what was built before, and load its parts when it needs them.
    clear(root, new Set([...now, ...(read(list) ?? '').split('\n')]));
    replace(list, now.join('\n'));
    replace(stampFile, stamp);
    return true;
  } catch (error) {
    say(`The sources cannot be built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} paths of sources from the project's folder on
 */
function sourcesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return sourcesIn(root, path);
    return /(?<!\.d)\.ts$/.test(path) && !notOurs.test(path) ? [path] : [];
  });
}

/** Tells whether one of these files has changed. */
function stampOf(/** @type {string[]} */ files) {
  const lines = files.map((file) => {
    const { mtimeMs, size } = statSync(file);
    return `${file} ${mtimeMs} ${size}`;
  });
  return lines.join('\n');
}

/** At once, so that nobody reads half a file. */
function replace(/** @type {string} */ file, /** @type {string} */ text) {
  if (read(file) === text) return;
  mkdirSync(dirname(file), { recursive: true });
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
}

function read(/** @type {string} */ file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** Takes away what is no longer used; not what another set-up is about to put in its place. */
function clear(/** @type {string} */ root, /** @type {Set<string>} */ kept) {
  for (const entry of readdirSync(join(root, 'built'), { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const isBuilt = entry.isFile() && /\.js(\.map)?$/.test(path);
    if (isBuilt && !kept.has(relative(root, path))) rmSync(path, { force: true });
  }
}
