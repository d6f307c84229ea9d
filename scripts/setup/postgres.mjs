import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aptInstall, isExecutable, isRoot, onPath, osRelease } from './machine.mjs';
import { say, tail } from './process.mjs';
import { installCommand, packagesFor, systemOf } from './system.mjs';

/** Debian keeps each version in a folder of its own, which is on nobody's path. */
const versions = '/usr/lib/postgresql';
/** Where Debian's package looks whether it is to make a server that runs all the time. */
const habits = '/etc/postgresql-common/createcluster.d';

/** @returns {string | undefined} the folder of this machine's PostgreSQL programs, which the tests start a server with */
export function findPostgres() {
  const found = onPath('postgres');
  const newest = existsSync(versions) ? readdirSync(versions).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...newest.map((version) => join(versions, version, 'bin')), ...(found ? [dirname(found)] : [])];
  return folders.find((folder) => ['initdb', 'postgres'].every((name) => isExecutable(join(folder, name))));
}

/**
 * Gets PostgreSQL for the tests where that takes no question: on Debian, as root. Elsewhere it says what to do; the bot and the
 * other tests need none.
 * @param {string} root the project's folder
 */
export async function readyPostgres(root) {
  if (findPostgres()) return;
  const system = systemOf(process.platform, osRelease());
  if (system === 'debian' && isRoot()) {
    say('Installing PostgreSQL for the tests of the shared store ...');
    const apt = await withoutServer(() => aptInstall(packagesFor('debian', ['postgres']), root));
    if (findPostgres()) return;
    say(`apt-get failed:\n${tail(apt.output)}`);
  }
  const command = system === 'other' ? 'PostgreSQL' : installCommand(system, ['postgres'], { root: isRoot() });
  say(`There is no PostgreSQL here, so the tests on it will not run. To have them, install it:\n\n${command}\n`);
}

/**
 * Only the programs are wanted: tests start servers of their own and end them.
 * @template T
 * @param {() => Promise<T>} install
 */
async function withoutServer(install) {
  const file = join(habits, 'harbourmaster.conf');
  mkdirSync(habits, { recursive: true });
  writeFileSync(file, 'create_main_cluster = false\n');
  try {
    return await install();
  } finally {
    rmSync(file, { force: true });
  }
}
