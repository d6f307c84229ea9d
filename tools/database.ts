import { existsSync } from 'node:fs';
import { config as loadEnv } from 'dotenv';
import { readConfig } from '../src/config.js';
import { isPostgresUrl } from '../src/store/index.js';
import { UsageError } from './cli.js';

/**
 * The database a tool is to read, a file or the address of a PostgreSQL: the one that was named, else the bot's, as `.env` has it.
 * @example await openDatabase(databasePlace(values.database))
 */
export function databasePlace(named: string | undefined): string {
  if (named === undefined) loadEnv({ quiet: true });
  const place = named ?? readConfig(process.env).databaseFile;
  if (!isServer(place) && !existsSync(place))
    throw new UsageError(`There is no database ${place}. --database names another.`);
  return place;
}

/** Is it an address, and no file? Throws `UsageError` for one of anything but a PostgreSQL. @example isServer('var/harbourmaster.db') // false */
export function isServer(place: string): boolean {
  // It may hold a password, so it is not shown.
  if (isAddress(place) && !isPostgresUrl(place))
    throw new UsageError('The address of a database begins with postgres://.');
  return isAddress(place);
}

/**
 * As `databasePlace`, for what can be done with a file alone.
 * @param instead what to do where it is none
 * @example databaseFile(values.database, 'pg_dump makes copies of it.')
 */
export function databaseFile(named: string | undefined, instead: string): string {
  const place = databasePlace(named);
  refuseAddress(place, instead);
  return place;
}

/** Throws `UsageError` for what is no path of a file. @example refuseAddress(copy, 'pg_restore puts it back.') */
export function refuseAddress(place: string, instead: string): void {
  if (isAddress(place))
    throw new UsageError(`This is for database files alone, and a PostgreSQL was named. ${instead}`);
}

function isAddress(place: string): boolean {
  return /^[a-z][a-z\d+.-]*:\/\//i.test(place);
}
