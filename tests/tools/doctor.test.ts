import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';
import { startTwin } from '../../src/playground/twin.js';
import { type Database, holdDatabase } from '../../src/store/index.js';
import type { Check, Finding, Patient } from '../../tools/doctor/finding.js';
import { discord, health } from '../../tools/doctor/network.js';
import { configuration, token } from '../../tools/doctor/settings.js';
import { backups, database as databaseCheck, disk } from '../../tools/doctor/storage.js';
import { doctor } from '../../tools/doctor.js';
import { atTurns, database, must, serviceOn } from '../match/harness.js';
import { capture } from './capture.js';

const now = Date.parse('2026-07-15T12:00:00Z');
/** Of the form of one, and nobody's. */
const secret = `${Buffer.from('123456789012345678').toString('base64url')}.Gabcde.${'x'.repeat(38)}`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'doctor-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'harbour.db');
function patient(given: Partial<Patient> = {}): Patient {
  const env = { DISCORD_TOKEN: secret, DATABASE_FILE: file() };
  const config = readConfig(env);
  return { env, folder, config, broken: new Set(), discord: false, now: () => now, ...given };
}
async function says(check: Check, given: Partial<Patient> = {}): Promise<string[]> {
  return (await check(patient(given))).map(({ state, text }) => `${state}: ${text}`);
}

describe('the doctor', () => {
  it('finds a machine well on which the bot runs, and says so in lines or as JSON', async () => {
    const out = capture();
    expect(await doctor(['--json'], out, { env: { DATABASE_FILE: file() }, folder })).toBe(0);
    const findings = JSON.parse(out.lines.join('')) as Finding[];
    expect(findings.filter(({ state }) => state === 'failure')).toEqual([]);
    const looked = ['node', 'native', 'configuration', 'token', 'data', 'fonts', 'pictures', 'disk', 'database'];
    expect([...new Set(findings.map(({ check }) => check))]).toEqual(looked);
    expect(findings.filter(({ check }) => check === 'pictures').map(({ text }) => text.split(' took ')[0])).toEqual(
      ['santa-maria', 'nusfjord', 'islebound', 'anno-1800', 'cooper-island'].map((game) => `The board of ${game}`),
    );
  });

  it('takes what it does not know for a question, and answers with its usage', async () => {
    const out = capture();
    expect(await doctor(['--everything'], out)).toBe(2);
    expect(out.notes).toEqual(['Usage: npm run -s doctor -- [--discord] [--json]']);
  });

  it('says what to do where nothing is installed', () => {
    // Alone in a folder, as in a clone that was never set up.
    mkdirSync(join(folder, 'scripts/setup'), { recursive: true });
    for (const name of ['scripts/doctor.mjs', 'scripts/setup/node-version.mjs']) {
      cpSync(join(import.meta.dirname, '../..', name), join(folder, name));
    }
    const run = (...argv: string[]) =>
      spawnSync(process.execPath, [join(folder, 'scripts/doctor.mjs'), ...argv], { encoding: 'utf8' });
    expect([run().status, run().stdout]).toEqual([1, expect.stringContaining('Run: npm run setup.')]);
    expect(JSON.parse(run('--json').stdout)).toEqual([
      expect.objectContaining({ check: 'packages', state: 'failure' }),
    ]);
  });

  it('looks at the rest where something is broken, and never says the token', async () => {
    const env = { DISCORD_TOKEN: `${secret}"`, LOG_LEVEL: 'loud', DATABASE_FILE: file() };
    const out = capture();
    expect(await doctor([], out, { env, folder })).toBe(1);
    const text = out.lines.join('\n');
    expect(text).toMatch(/^FAILURE {2}LOG_LEVEL must be one of/m);
    expect(text).toMatch(/^FAILURE {2}DISCORD_TOKEN has not the form/m);
    expect(text).toMatch(/^ok {7}Every bundled font draws/m);
    expect(text).not.toContain(secret.slice(0, 10));
    expect(text).not.toContain('x'.repeat(10));
  });
});

describe('the settings', () => {
  it('are read from .env, where a name that nobody knows and other readers are pointed out', async () => {
    writeFileSync(join(folder, '.env'), 'DISCORD_TOCKEN=abc\nBACKUP_HOURS=6\n', { mode: 0o644 });
    chmodSync(join(folder, '.env'), 0o644);
    const one = patient({ env: { DATABASE_FILE: file(), BACKUP_HOURS: '12' } });
    expect((await configuration(one)).map(({ state, text }) => `${state}: ${text}`)).toEqual([
      'warning: .env sets DISCORD_TOCKEN, which the bot does not know.',
      'warning: Other users of this machine can read .env.',
      'ok: All settings can be used; there is no token, so npm start opens the playground.',
    ]);
    expect(one.env.BACKUP_HOURS).toBe('12');
  });

  it.each([
    ['a token', secret, 'ok'],
    ['a client secret', 'a1B2c3D4e5F6g7H8i9J0k1L2m3N4o5P6', 'failure'],
    ['with its kind before it', `Bot ${secret}`, 'failure'],
    ['of another application’s form', 'YWJj.Gabcde.xxxxxxxx', 'failure'],
    ['cut off', secret.split('.').slice(0, 2).join('.'), 'failure'],
  ])('know the form of a token: %s', async (_what, value, state) => {
    expect((await token(patient({ env: { DISCORD_TOKEN: value } }))).map((finding) => finding.state)).toEqual([state]);
  });
});

describe('the database', () => {
  const kept: Database[] = [];
  const opened = async (): Promise<Database> => {
    const db = await database(file());
    kept.push(db);
    return db;
  };
  afterEach(async () => {
    for (const db of kept.splice(0)) await db.close();
  });

  it('is looked at also while a bot runs on it', async () => {
    expect(await says(databaseCheck)).toEqual([
      `ok: There is no database ${file()} yet: the bot makes it when it starts.`,
    ]);
    await atTurns(serviceOn(await opened()), 2);
    const hold = must(holdDatabase(file()));
    expect(await says(databaseCheck)).toEqual([
      expect.stringMatching(
        /^ok: The database \S+ is whole: 1 matches, 1 of them being played; schema \S+, \d+ MiB\.$/,
      ),
    ]);
    hold.release();
    const broken = new Set(['better-sqlite3']);
    expect(await says(databaseCheck, { broken })).toEqual(['warning: The database was not looked at.']);
  });

  it('that is damaged or none is told from a whole one', async () => {
    await atTurns(serviceOn(await opened()), 2);
    for (const db of kept.splice(0)) await db.close();
    const bytes = readFileSync(file());
    writeFileSync(file(), bytes.fill(0x5a, 4096 * 3, 4096 * 20));
    expect(await says(databaseCheck)).toEqual([`failure: The database ${file()} is damaged.`]);
    writeFileSync(file(), 'Dear reader, this is no database. '.repeat(99));
    expect(await says(databaseCheck)).toEqual([expect.stringMatching(/^failure: .* is not a database/)]);
  });

  it('has room, and a newest backup that is not too old', async () => {
    const inFolder = await says(disk);
    expect(inFolder.map((line) => line.replace(/\d+ MiB/, '#'))).toEqual([
      expect.stringContaining(`# are free at ${folder}`),
      expect.stringContaining(`# are free at ${join(folder, 'backups')}`),
    ]);
    expect(await says(backups)).toEqual([`warning: There is no backup in ${join(folder, 'backups')}.`]);
    mkdirSync(join(folder, 'backups'));
    for (const name of ['harbour-2026-07-13T11-00-00Z.db', 'other-2026-07-15T11-00-00Z.db']) {
      writeFileSync(join(folder, 'backups', name), '');
    }
    expect(await says(backups)).toEqual([`warning: The newest backup in ${join(folder, 'backups')} is 49 h old.`]);
    writeFileSync(join(folder, 'backups/harbour-2026-07-14T10-00-00Z.db'), '');
    expect(await says(backups)).toEqual([`ok: The newest backup in ${join(folder, 'backups')} is 26 h old.`]);
    const none = readConfig({ DISCORD_TOKEN: secret, BACKUP_HOURS: '0' });
    expect(await says(backups, { config: none })).toEqual(['warning: The bot makes no backups.']);
  });
});

describe('Discord', () => {
  it('is asked only where that is wanted; who it says the bot is, and what it may not do where', async () => {
    const twin = await startTwin();
    try {
      twin.world.addGuild({ name: 'Port', channels: ['quay'] });
      const strict = twin.world.addGuild({ name: 'Fort', channels: ['gate'] });
      twin.world.setRolePermissions(strict.id, strict.id, 1n << 10n);
      const env = { DISCORD_TOKEN: twin.token };
      const given = { env, discord: true, api: `${twin.url}/api` };
      expect(await says(discord, { ...given, discord: false })).toEqual([]);
      expect(twin.requests).toEqual([]);
      expect(await says(discord, given)).toEqual([
        expect.stringMatching(/^ok: Discord knows the bot as \S+, in 2 servers\.$/),
        `warning: In Fort (${strict.id}) the bot lacks: SendMessages, AttachFiles, ReadMessageHistory, CreatePublicThreads, SendMessagesInThreads.`,
      ]);
      expect(twin.requests).toHaveLength(2);
      expect(await says(discord, { ...given, env: { DISCORD_TOKEN: secret } })).toEqual([
        'failure: Discord does not know this token.',
      ]);
    } finally {
      await twin.close();
    }
    const gone = await says(discord, { env: { DISCORD_TOKEN: secret }, discord: true, api: `${twin.url}/api` });
    expect(gone).toEqual([expect.stringMatching(/^failure: Discord could not be asked: /)]);
    expect(gone.join()).not.toContain(secret);
  });
});

it('the health of the running bot is asked for where it has a port', async () => {
  const server = createServer((_request, response) => response.writeHead(well ? 200 : 503).end('{"discord":"down"}'));
  let well = true;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = { HEALTH_PORT: String(port) };
  const where = `127.0.0.1:${port}/health`;
  expect(await says(health, { env: {} })).toEqual([]);
  expect(await says(health, { env })).toEqual([`ok: ${where} says that the bot is well.`]);
  well = false;
  expect(await says(health, { env })).toEqual([`warning: ${where} answers with 503: {"discord":"down"}`]);
  await new Promise((resolve) => server.close(resolve));
  expect(await says(health, { env })).toEqual([`warning: ${where} does not answer.`]);
});
