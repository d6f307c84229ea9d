import { existsSync } from 'node:fs';
import { config as loadEnv } from 'dotenv';
import { readConfig } from '../src/config.js';
import { UsageError } from './cli.js';

/**
 * The database a tool is to read: the one that was named, else the bot's, as `.env` has it.
 * @example databaseFile(values.database)
 */
export function databaseFile(named: string | undefined): string {
  if (named === undefined) loadEnv({ quiet: true });
  const file = named ?? readConfig(process.env).databaseFile;
  if (!existsSync(file)) throw new UsageError(`There is no database ${file}. --database names another.`);
  return file;
}
