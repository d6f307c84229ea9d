import type { LevelWithSilent } from 'pino';

/** What the environment says; .env.example tells the meaning of every variable. */
export interface Config {
  /** Undefined: the playground. */
  token?: string;
  guildId?: string;
  databaseFile: string;
  logLevel: LevelWithSilent;
  playgroundPort: number;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/**
 * Reads the configuration; an empty variable counts as missing.
 * @throws an Error with a sentence for the person who set it, naming the variable
 * @example readConfig(process.env)
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const get = (name: string): string | undefined => env[name]?.trim() || undefined;
  const token = get('DISCORD_TOKEN');
  const guildId = get('DISCORD_GUILD_ID');
  const logLevel = get('LOG_LEVEL') ?? 'info';
  if (!levels.includes(logLevel)) throw new Error(`LOG_LEVEL must be one of ${levels.join(', ')}, not "${logLevel}".`);
  if (guildId && !/^\d{17,20}$/.test(guildId)) {
    throw new Error('DISCORD_GUILD_ID must be a server id of 17 to 20 digits.');
  }
  const port = Number(get('PLAYGROUND_PORT') ?? '8080');
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new Error('PLAYGROUND_PORT must be a port number from 0 to 65535.');
  }
  const databaseFile = get('DATABASE_FILE') ?? (token ? 'var/harbourmaster.db' : 'var/playground.db');
  return {
    ...(token && { token }),
    ...(guildId && { guildId }),
    databaseFile,
    logLevel: logLevel as LevelWithSilent,
    playgroundPort: port,
  };
}
