// Makes a fresh clone ready to run. Node built-ins only: it runs before anything is installed.
import { tooOld } from './setup/node-version.mjs';

const complaint = tooOld(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
// Loaded late, so that an old Node meets the sentence above and not a syntax error.
const { setUp } = await import('./setup/set-up.mjs');
process.exitCode = await setUp(new URL('..', import.meta.url), { tests: process.argv.includes('--tests') });
