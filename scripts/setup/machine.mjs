import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './process.mjs';

/** @returns {string | undefined} where on the path the program is */
export function onPath(/** @type {string} */ program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

export function isExecutable(/** @type {string} */ file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The text of /etc/os-release; empty where there is none. */
export function osRelease() {
  try {
    return readFileSync('/etc/os-release', 'utf8');
  } catch {
    return '';
  }
}

export function isRoot() {
  return process.getuid?.() === 0;
}

/** Installs Debian packages; waits for another apt to finish. */
export async function aptInstall(/** @type {string[]} */ names, /** @type {string} */ root) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'DPkg::Lock::Timeout=600'];
  await run('apt-get', [...patient, 'update'], { cwd: root, env });
  return run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...names], { cwd: root, env });
}
