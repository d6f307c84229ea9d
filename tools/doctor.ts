import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Out } from './cli.js';
import { type Check, type Finding, failure, firstLine, type Patient } from './doctor/finding.js';
import { natives, node } from './doctor/machine.js';
import { discord, health } from './doctor/network.js';
import { data, fonts, pictures } from './doctor/pictures.js';
import { configuration, token } from './doctor/settings.js';
import { backups, database, disk } from './doctor/storage.js';

const usage = 'npm run -s doctor -- [--discord] [--json]';

/** In this order: what is said first is what the others need. */
const checks: Record<string, Check> = {
  node,
  native: natives,
  configuration,
  token,
  data,
  fonts,
  pictures,
  disk,
  database,
  backups,
  health,
  discord,
};

const labels = { ok: 'ok     ', warning: 'WARNING', failure: 'FAILURE' };

/**
 * Looks at all a bot needs here, each thing by itself, so that one that is broken hides no other. Its parts are loaded late for
 * that reason, and its sentences stand here: those of data/ may be what is broken. The exit code: 1 when anything keeps the
 * bot from working, 2 for arguments that cannot be used.
 * @param given what is looked at; by default this process's environment and folder
 * @example await doctor(['--json'], out) // 0
 */
export async function doctor(argv: string[], out: Out, given: Partial<Patient> = {}): Promise<number> {
  const asked = flags(argv);
  if (!asked) {
    out.note(`Usage: ${usage}`);
    return 2;
  }
  const patient: Patient = {
    env: { ...process.env },
    folder: process.cwd(),
    config: undefined,
    broken: new Set(),
    now: Date.now,
    ...given,
    discord: asked.discord,
  };
  const findings: Finding[] = [];
  for (const [name, check] of Object.entries(checks)) {
    const found = await tried(name, check, patient);
    findings.push(...found);
    if (!asked.json) for (const finding of found) tell(finding, out);
  }
  if (asked.json) out.line(JSON.stringify(findings));
  return findings.some(({ state }) => state === 'failure') ? 1 : 0;
}

function flags(argv: string[]): { discord: boolean; json: boolean } | undefined {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args: argv, options: { discord: flag, json: flag } }).values;
  } catch {
    return undefined;
  }
}

async function tried(name: string, check: Check, patient: Patient): Promise<Finding[]> {
  try {
    return await check(patient);
  } catch (error) {
    return [
      failure(
        name,
        `This could not be looked at (${name}): ${firstLine(error)}`,
        'See what else failed; npm run setup may help.',
      ),
    ];
  }
}

function tell({ state, text, advice }: Finding, out: Out): void {
  out.line(`${labels[state]}  ${text}`);
  if (advice !== undefined) out.line(`         ${advice}`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const out: Out = { line: (text) => void process.stdout.write(`${text}\n`), note: (text) => console.error(text) };
  process.exitCode = await doctor(process.argv.slice(2), out);
}
