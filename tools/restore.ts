import { config as loadEnv } from 'dotenv';
import { type Restored, restoreDatabase } from '../src/backups/index.js';
import { readConfig } from '../src/config.js';
import { english, main, type Out, parse, type Tool, UsageError } from './cli.js';
import { refuseAddress } from './database.js';

/** Puts a copy of the database in its place. Exit code 1 when that could not be done; then nothing was changed. */
export const restore: Tool = {
  usage: 'npm run -s restore -- FILE [--database FILE] [--json]',
  async run(argv, _games, out) {
    const { values, positionals } = parse({
      args: argv,
      options: { database: { type: 'string' }, json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [copy, ...others] = positionals;
    if (!copy || others.length > 0) throw new UsageError('Name the copy that is to be restored.');
    if (values.database === undefined) loadEnv({ quiet: true });
    const file = values.database ?? readConfig(process.env).databaseFile;
    for (const place of [copy, file])
      refuseAddress(place, 'pg_restore puts back what pg_dump has copied; HOSTING.md says how.');
    const restored = await restoreDatabase(copy, file, Date.now());
    if (!restored.ok) {
      out.note(english(undefined, restored.refusal));
      return 1;
    }
    report(copy, file, restored.value, values.json, out);
    return 0;
  },
};

function report(copy: string, file: string, { copy: held, kept }: Restored, json: boolean, out: Out): void {
  const { matches, playing, newestMove, missing } = held;
  const newest = newestMove === undefined ? undefined : new Date(newestMove).toISOString();
  if (json) {
    out.line(JSON.stringify({ database: file, copy, matches, playing, newestMove: newest, kept, migrations: missing }));
    return;
  }
  const say = (id: string, args: Record<string, string | number> = {}): void =>
    out.line(english(undefined, { id, args }));
  say('restore.done', { file, copy, matches, playing });
  if (newest === undefined) say('restore.no-moves');
  else say('restore.newest', { time: newest.replace('T', ' ').replace(/\.\d+Z$/, ' UTC') });
  if (kept !== undefined) say('restore.kept', { file: kept });
  if (missing > 0) say('restore.older', { steps: missing });
  say('restore.privacy');
}

await main(import.meta.url, restore);
