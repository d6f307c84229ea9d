import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { inProject } from '../../src/project.js';
import { type Check, type Finding, failure, ok, type Patient, warning } from './finding.js';

const openToOthers = 0o077;

/** Is what is set right, and read by nobody else? */
export const configuration: Check = async (patient) => {
  const findings = envFile(patient);
  const { readConfig } = await import('../../src/config.js');
  try {
    patient.config = readConfig(patient.env);
    findings.push(
      ok(
        'configuration',
        patient.config.token
          ? 'All settings can be used.'
          : 'All settings can be used; there is no token, so npm start opens the playground.',
      ),
    );
  } catch (error) {
    const lines = (error as Error).message.split('\n');
    findings.push(...lines.map((line) => failure('configuration', line, 'Put it right in .env or the environment.')));
  }
  return findings;
};

/** Adds what `.env` says, which never replaces what is set. */
function envFile({ folder, env }: Patient): Finding[] {
  const file = join(folder, '.env');
  if (!existsSync(file)) return [ok('configuration', 'There is no .env: only what is set in the environment counts.')];
  const set = parse(readFileSync(file));
  for (const [name, value] of Object.entries(set)) env[name] ??= value;
  const example = readFileSync(inProject('.env.example'), 'utf8');
  const known = new Set([...example.matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  const unknown = Object.keys(set).filter((name) => !known.has(name));
  const findings = unknown.map((name) =>
    warning('configuration', `.env sets ${name}, which the bot does not know.`, 'See .env.example for the names.'),
  );
  if (process.platform !== 'win32' && (statSync(file).mode & openToOthers) !== 0) {
    findings.push(warning('configuration', 'Other users of this machine can read .env.', 'Run: chmod 600 .env'));
  }
  return findings;
}

/** Has the token the form of one? It is three parts, the first of which is the application's id. */
export const token: Check = ({ env }) => {
  const given = env.DISCORD_TOKEN?.trim();
  if (!given) return [ok('token', 'No token is set.')];
  const [id = '', ...others] = given.split('.');
  const isPart = (part: string): boolean => /^[\w-]+$/.test(part);
  const isId = /^\d{17,20}$/.test(Buffer.from(id, 'base64url').toString('latin1'));
  if (others.length === 2 && [id, ...others].every(isPart) && isId)
    return [ok('token', 'The token has the form of one.')];
  const advice =
    'Copy it again from Discord’s developer portal (Bot, Reset Token), without quotes and without “Bot”. It is not the client secret.';
  return [failure('token', 'DISCORD_TOKEN has not the form of a bot’s token.', advice)];
};
