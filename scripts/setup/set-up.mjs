import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readyBrowser } from './browser.mjs';
import { build } from './build.mjs';
import { takeLock } from './lock.mjs';
import { readyNatives } from './natives.mjs';
import { readyPostgres } from './postgres.mjs';
import { npm, say, tail } from './process.mjs';
import { sameTree, stampOf } from './tree.mjs';

function read(/** @type {string} */ path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

function json(/** @type {string} */ path) {
  try {
    return JSON.parse(read(path) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

async function installPackages(/** @type {string} */ root, /** @type {boolean} */ hasLock) {
  const command = hasLock ? 'ci' : 'install';
  say(`Installing packages (npm ${command}) ...`);
  // Native parts come afterwards, one by one: what they need may have to be installed first.
  const result = await npm([command, '--include=dev', '--ignore-scripts'], root);
  if (!result.ok) say(`npm ${command} failed:\n${tail(result.output)}`);
  return result.ok;
}

/**
 * Installs what the project needs, if it is not there already, and builds what the bot runs. Several at once wait for each other.
 * @param {URL} project the project's folder
 * @param {{ tests?: boolean }} [wanted] `tests`: also a browser and a PostgreSQL for them, if they can be had; it is no failure if not
 * @returns {Promise<number>} the exit code: 0, or 1 after telling what is wrong
 */
export async function setUp(project, { tests = false } = {}) {
  const root = fileURLToPath(project);
  const code = (await setUpPackages(root)) || ((await build(root)) ? 0 : 1);
  if (tests && code === 0) {
    await readyBrowser(root);
    await readyPostgres(root);
  }
  return code;
}

/** @param {string} root the project's folder */
async function setUpPackages(root) {
  const lockFile = join(root, 'package-lock.json');
  const stampFile = join(root, 'node_modules', '.setup-stamp');
  const machine = { node: process.versions.node, platform: process.platform, arch: process.arch };
  const stamp = () => stampOf(read(lockFile) ?? read(join(root, 'package.json')) ?? '', machine);
  const ready = () => read(stampFile) === stamp();
  if (ready()) return 0;

  const unlock = await takeLock(join(root, '.setup.lock'), (owner) =>
    say(`Another set-up is running${owner ? ` (process ${owner.pid})` : ''}; waiting for it ...`),
  );
  try {
    if (ready()) return 0;
    const started = Date.now();
    const hasLock = existsSync(lockFile);
    const installed = json(join(root, 'node_modules', '.package-lock.json'));
    const fits = hasLock && sameTree(json(lockFile) ?? {}, installed);
    if (!fits && !(await installPackages(root, hasLock))) return 1;
    if (!(await readyNatives(root))) return 1;
    writeFileSync(stampFile, stamp());
    say(`Ready after ${Math.round((Date.now() - started) / 1000)} s.`);
    return 0;
  } finally {
    unlock();
  }
}
