import { dirname, join } from 'node:path';
import type { LevelWithSilent } from 'pino';
import { z } from 'zod';

/** What the environment says; .env.example tells the meaning of every variable. */
export interface Config {
  /** Undefined: the playground. */
  token?: string;
  guildId?: string;
  databaseFile: string;
  /** Copies that the bot makes of its database: where, how often, and of how many days and weeks. Undefined: it makes none. */
  backups?: { folder: string; everyHours: number; days: number; weeks: number };
  logLevel: LevelWithSilent;
  playgroundPort: number;
  /** Where health and metrics are served; undefined: nowhere. */
  healthPort?: number;
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/** @param name of the variable, for the sentence */
function port(name: string) {
  const bad = `${name} must be a port number from 0 to 65535.`;
  return z.coerce.number(bad).int(bad).min(0, bad).max(65535, bad);
}

/** A whole number that somebody sets. */
function whole(name: string, { min, max, usual }: { min: number; max: number; usual: number }) {
  const bad = `${name} must be a whole number from ${min} to ${max}.`;
  return z.coerce.number(bad).int(bad).min(min, bad).max(max, bad).default(usual);
}

const variables = z.object({
  DISCORD_TOKEN: z.string().optional(),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, 'DISCORD_GUILD_ID must be a server id of 17 to 20 digits.')
    .optional(),
  DATABASE_FILE: z
    .string()
    .regex(/^(?!\w+:\/\/)/, 'DATABASE_FILE must be the path of a file, not an address.')
    .optional(),
  BACKUP_FOLDER: z.string().optional(),
  BACKUP_HOURS: whole('BACKUP_HOURS', { min: 0, max: 168, usual: 24 }),
  BACKUP_DAYS: whole('BACKUP_DAYS', { min: 1, max: 366, usual: 7 }),
  BACKUP_WEEKS: whole('BACKUP_WEEKS', { min: 0, max: 520, usual: 4 }),
  LOG_LEVEL: z
    .enum(levels, { error: ({ input }) => `LOG_LEVEL must be one of ${levels.join(', ')}, not "${input}".` })
    .default('info'),
  PLAYGROUND_PORT: port('PLAYGROUND_PORT').default(8080),
  HEALTH_PORT: port('HEALTH_PORT').optional(),
});

/**
 * Reads the configuration; an empty variable counts as missing.
 * @throws an Error with a sentence for the person who set it, naming the variable; a line for each that is wrong
 * @example readConfig({ DISCORD_TOKEN: '' }).databaseFile // 'var/playground.db'
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const given = Object.keys(variables.shape).map((name) => [name, env[name]?.trim() || undefined]);
  const read = variables.safeParse(Object.fromEntries(given));
  if (!read.success) throw new Error(read.error.issues.map(({ message }) => message).join('\n'));
  const { DISCORD_TOKEN: token, DISCORD_GUILD_ID: guildId, HEALTH_PORT: healthPort } = read.data;
  const { DATABASE_FILE, LOG_LEVEL, PLAYGROUND_PORT } = read.data;
  const databaseFile = DATABASE_FILE ?? (token ? 'var/harbourmaster.db' : 'var/playground.db');
  const backups = token ? backupsOf(read.data, databaseFile) : undefined;
  return {
    ...(token && { token }),
    ...(guildId && { guildId }),
    databaseFile,
    ...(backups && { backups }),
    logLevel: LOG_LEVEL,
    playgroundPort: PLAYGROUND_PORT,
    ...(healthPort !== undefined && { healthPort }),
  };
}

/** Undefined: none are wanted, or there is no file to copy. */
function backupsOf(read: z.infer<typeof variables>, databaseFile: string): Config['backups'] {
  if (read.BACKUP_HOURS === 0 || databaseFile === ':memory:') return undefined;
  return {
    folder: read.BACKUP_FOLDER ?? join(dirname(databaseFile), 'backups'),
    everyHours: read.BACKUP_HOURS,
    days: read.BACKUP_DAYS,
    weeks: read.BACKUP_WEEKS,
  };
}
