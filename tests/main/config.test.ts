import { describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.js';

const weekly = { everyHours: 24, days: 7, weeks: 4 };
const plain = { databaseFile: 'var/playground.db', logLevel: 'info', playgroundPort: 8080 };

describe('the configuration', () => {
  it('is that of the playground where nothing is set, or set to nothing', () => {
    expect(readConfig({})).toEqual(plain);
    const empty = { DISCORD_TOKEN: '', DISCORD_GUILD_ID: ' ', DATABASE_FILE: '', LOG_LEVEL: '\t', PLAYGROUND_PORT: '' };
    expect(readConfig({ ...empty, PATH: '/bin' })).toEqual(plain);
  });

  it('takes no address for a file', () => {
    expect(() => readConfig({ DATABASE_FILE: 'postgres://bot@db/harbour' })).toThrow(
      /^DATABASE_FILE must be the path of a file, not an address\.$/,
    );
    expect(readConfig({ DATABASE_FILE: 'C:/harbour.db' }).databaseFile).toBe('C:/harbour.db');
  });

  it('is what is set, without spaces around it', () => {
    const env = {
      DISCORD_TOKEN: ' abc ',
      DISCORD_GUILD_ID: '12345678901234567',
      DATABASE_FILE: 'var/a b.db',
      LOG_LEVEL: 'silent',
      PLAYGROUND_PORT: ' 0 ',
    };
    expect(readConfig(env)).toEqual({
      token: 'abc',
      guildId: '12345678901234567',
      databaseFile: 'var/a b.db',
      backups: { folder: 'var/backups', ...weekly },
      logLevel: 'silent',
      playgroundPort: 0,
    });
    expect([readConfig({ HEALTH_PORT: '0' }).healthPort, readConfig({ HEALTH_PORT: ' ' }).healthPort]).toEqual([
      0,
      undefined,
    ]);
    expect(readConfig({ DISCORD_TOKEN: 'abc' }).databaseFile).toBe('var/harbourmaster.db');
    expect(readConfig({ DISCORD_GUILD_ID: '12345678901234567890', PLAYGROUND_PORT: '65535' })).toEqual({
      ...plain,
      guildId: '12345678901234567890',
      playgroundPort: 65535,
    });
  });

  it('has a bot on Discord keep copies of its database, unless none are wanted', () => {
    const of = (env: Record<string, string>) => readConfig({ DISCORD_TOKEN: 'abc', ...env }).backups;
    expect(of({})).toEqual({ folder: 'var/backups', ...weekly });
    const set = { BACKUP_FOLDER: 'copies', BACKUP_HOURS: '6', BACKUP_DAYS: '3', BACKUP_WEEKS: '0' };
    expect(of(set)).toEqual({ folder: 'copies', everyHours: 6, days: 3, weeks: 0 });
    expect(of({ BACKUP_HOURS: '0' })).toBe(undefined);
    expect(of({ DATABASE_FILE: ':memory:' })).toBe(undefined);
  });

  it.each([
    ...['-1', '169', '1.5', 'daily'].map((value) => [
      'BACKUP_HOURS',
      value,
      'BACKUP_HOURS must be a whole number from 0 to 168.',
    ]),
    ['BACKUP_DAYS', '0', 'BACKUP_DAYS must be a whole number from 1 to 366.'],
    ['BACKUP_WEEKS', 'x', 'BACKUP_WEEKS must be a whole number from 0 to 520.'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "loud".'],
    ['LOG_LEVEL', 'INFO', 'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "INFO".'],
    ...['1234567890123456', '123456789012345678901', '1234567890123456x', 'Port'].map((value) => [
      'DISCORD_GUILD_ID',
      value,
      'DISCORD_GUILD_ID must be a server id of 17 to 20 digits.',
    ]),
    ...['PLAYGROUND_PORT', 'HEALTH_PORT'].flatMap((port) =>
      ['-1', '65536', '80.5', 'http', 'Infinity', '80 81'].map((value) => [
        port,
        value,
        `${port} must be a port number from 0 to 65535.`,
      ]),
    ),
  ])('%s=%s is refused with a sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name!]: value })).toThrow(new Error(sentence));
  });

  it('names every variable that is wrong, a line each', () => {
    expect(() => readConfig({ LOG_LEVEL: 'x', PLAYGROUND_PORT: 'y' })).toThrow(
      new Error(
        'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, not "x".\n' +
          'PLAYGROUND_PORT must be a port number from 0 to 65535.',
      ),
    );
  });
});
