// What a person runs when something is wrong. Node built-ins only up to here: packages may be what is wrong.
import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { tooOld } from './setup/node-version.mjs';

/** @returns {string | undefined} what runs the sources, if it is installed */
function loader() {
  try {
    return pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  } catch {
    return undefined;
  }
}

/** Says what keeps all other checks from being made. */
function fail(/** @type {string} */ check, /** @type {string} */ text, /** @type {string} */ advice) {
  const json = process.argv.includes('--json');
  const said = json
    ? JSON.stringify([{ check, state: 'failure', text, advice }])
    : `FAILURE  ${text}\n         ${advice}`;
  process.stdout.write(`${said}\n`);
  return 1;
}

function doctor() {
  const complaint = tooOld(process.versions.node);
  if (complaint) return fail('node', complaint, 'Nothing else was looked at.');
  const tsx = loader();
  if (!tsx)
    return fail('packages', 'The packages are not installed.', 'Run: npm run setup. Nothing else was looked at.');
  const program = fileURLToPath(new URL('../tools/doctor.ts', import.meta.url));
  const { status } = spawnSync(process.execPath, ['--import', tsx, program, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  return status ?? 1;
}

process.exitCode = doctor();
