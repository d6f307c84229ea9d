// Asks the registry whether a package that the bot runs with is known to be unsafe.
import { spawnSync } from 'node:child_process';
import { verdictOn } from './audit/verdict.mjs';

const asked = ['audit', '--omit=dev', '--audit-level=high', '--json', '--fetch-retries=0', '--fetch-timeout=15000'];
const npm = process.env.npm_execpath;
const [program, args] = npm ? [process.execPath, [npm, ...asked]] : ['npm', asked];
const { stdout, error } = spawnSync(program, args, { encoding: 'utf8', timeout: 30_000 });
const { code, lines } = verdictOn(stdout ?? '', error?.message);
for (const line of lines) console.log(line);
process.exitCode = code;
