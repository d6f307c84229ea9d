import { backupDatabase } from '../src/store/index.js';
import { english, main, parse, type Tool, UsageError } from './cli.js';
import { databaseFile, refuseAddress } from './database.js';

/** What there is for a PostgreSQL. */
const instead = 'pg_dump makes copies of it; HOSTING.md says how.';

/** Copies the database, also of a running bot, into one file. Exit code 1 when that could not be done. */
export const backup: Tool = {
  usage: 'npm run -s backup -- FILE [--database FILE] [--overwrite]',
  async run(argv, _games, out) {
    const { values, positionals } = parse({
      args: argv,
      options: { database: { type: 'string' }, overwrite: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [copy, ...others] = positionals;
    if (!copy || others.length > 0) throw new UsageError('Name one file for the copy.');
    refuseAddress(copy, instead);
    const file = databaseFile(values.database, instead);
    const made = await backupDatabase(file, copy, { overwrite: values.overwrite });
    if (!made.ok) {
      out.note(english(undefined, { ...made.refusal, args: { file, ...made.refusal.args } }));
      return 1;
    }
    out.line(english(undefined, { id: 'backup.done', args: { ...made.value, file: copy } }));
    return 0;
  },
};

await main(import.meta.url, backup);
