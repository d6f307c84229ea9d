import { aptInstall, isRoot, onPath, osRelease } from './machine.mjs';
import { npm, run, say, tail } from './process.mjs';
import { installCommand, missingOnDebian, packagesFor, systemOf } from './system.mjs';

/** @typedef {{ name: string, needs: import('./system.mjs').Need[], probe: string }} Native */

/** Packages with a compiled part, and a line of code that only works when that part does. @type {Native[]} */
const nativeModules = [
  { name: 'better-sqlite3', needs: ['compiler'], probe: "new (require('better-sqlite3'))(':memory:').close()" },
  { name: 'canvas', needs: ['compiler', 'canvas'], probe: "require('canvas').createCanvas(1, 1).toBuffer()" },
];

/** In a child process, since a part built for another Node can bring the whole process down. */
async function loads(/** @type {Native} */ native, /** @type {string} */ root) {
  return (await run(process.execPath, ['-e', native.probe], { cwd: root })).ok;
}

/** @returns {Promise<{ native: Native, output: string }[]>} those that still do not load, with what npm said */
async function build(/** @type {Native[]} */ natives, /** @type {string} */ root) {
  const results = await Promise.all(
    natives.map(async (native) => {
      // npm takes a prebuilt part where the package has one, and compiles it otherwise.
      const { output } = await npm(['rebuild', '--ignore-scripts=false', native.name], root);
      return { native, output, ok: await loads(native, root) };
    }),
  );
  return results.filter((result) => !result.ok);
}

// biome-ignore lint/suspicious/noTemplateCurlyInString: dpkg's own placeholders
const dpkgFormat = '${Package} ${db:Status-Status}\n';

/** @returns {Promise<string[]>} the Debian packages that these parts compile against and that are not there */
async function missing(/** @type {Native[]} */ natives, /** @type {string} */ root) {
  const wanted = packagesFor(
    'debian',
    natives.flatMap((native) => native.needs),
  );
  const query = await run('dpkg-query', ['-W', '-f', dpkgFormat, ...wanted], { cwd: root });
  return missingOnDebian(wanted, query.output, (program) => onPath(program) !== undefined);
}

/**
 * Makes every native part load: prebuilt, compiled, or compiled after installing what that takes.
 * @param {string} root the project's folder
 * @returns {Promise<boolean>} false: it told why and what to do
 */
export async function readyNatives(root) {
  const states = await Promise.all(nativeModules.map(async (native) => ({ native, ok: await loads(native, root) })));
  const todo = states.filter((state) => !state.ok).map((state) => state.native);
  if (todo.length === 0) return true;

  say(
    `Preparing the native parts of ${todo.map((native) => native.name).join(' and ')}; a minute or two where one has to be compiled ...`,
  );
  let failed = await build(todo, root);
  if (failed.length === 0) return true;

  const left = failed.map((failure) => failure.native);
  const needs = left.flatMap((native) => native.needs);
  const system = systemOf(process.platform, osRelease());
  const names = system === 'debian' ? await missing(left, root) : undefined;
  if (names?.length !== 0) {
    if (system === 'debian' && names && isRoot()) {
      say(`Installing what they compile against: ${names.join(' ')} ...`);
      const apt = await aptInstall(names, root);
      if (!apt.ok) say(`apt-get failed:\n${tail(apt.output)}`);
      say('Compiling ...');
      failed = await build(left, root);
      if (failed.length === 0) return true;
    } else {
      say(`No prebuilt part fits this machine, and compiling one failed. Install what it needs, then try again:`);
      process.stderr.write(`\n${installCommand(system, needs, { root: isRoot(), missing: names })}\n\n`);
      return false;
    }
  }
  for (const { native, output } of failed) say(`${native.name} could not be built:\n${tail(output)}`);
  return false;
}
