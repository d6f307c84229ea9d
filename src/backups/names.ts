import { basename, extname } from 'node:path';

/** How copies of one database are named, so that names sort by time and nothing else in the folder is taken for one. */
export interface CopyNames {
  /** @example names.at(0) // 'harbourmaster-1970-01-01T00-00-00Z.db' */
  at(time: number): string;
  /** When a copy was made, in Unix milliseconds; undefined: the file is no whole copy of ours. */
  timeOf(name: string): number | undefined;
  /** Is it a copy that was never finished? */
  isUnfinished(name: string): boolean;
}

/** What backupDatabase calls a copy that it works on, with what SQLite keeps beside it. */
const unfinished = /\.part(?:-wal|-shm|-journal)?$/;

/**
 * The names of the copies of a database.
 * @example copyNames('var/harbourmaster.db').timeOf('letter.txt') // undefined
 */
export function copyNames(database: string): CopyNames {
  const stem = basename(database, extname(database));
  const at = (time: number): string => `${stem}-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '-')}Z.db`;
  const timeOf = (name: string): number | undefined => {
    const [, date, hours, minutes, seconds] = /(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.db$/.exec(name) ?? [];
    const time = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
    return Number.isNaN(time) || name !== at(time) ? undefined : time;
  };
  return {
    at,
    timeOf,
    isUnfinished: (name) => unfinished.test(name) && timeOf(name.replace(unfinished, '')) !== undefined,
  };
}
