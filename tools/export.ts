import { createWriteStream, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { exportServer } from '../src/match/index.js';
import { copyToFile, type Database, openDatabase, shownDatabase } from '../src/store/index.js';
import { english, type Games, main, type Out, parse, type Tool, UsageError } from './cli.js';
import { databasePlace } from './database.js';

/** All that was played on a server, as lines of JSON for other programs. Exit code 1 where some of it could not be read. */
export const exportTool: Tool = {
  usage:
    'npm run -s export -- --server ID [--out DIR] [--database FILE|ADDRESS]\nWithout --out all lines are printed; with it there is a file for each kind: matches, results, ratings, seasons, tournaments.',
  async run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: { server: { type: 'string' }, out: { type: 'string' }, database: { type: 'string' } },
    });
    if (!values.server) throw new UsageError('--server says which server is meant, by its id.');
    const place = databasePlace(values.database);
    const folder = mkdtempSync(join(tmpdir(), 'export-'));
    try {
      // Whoever does not want to appear is taken out of it.
      const copy = join(folder, 'copy.db');
      const copied = await copyToFile(place, copy);
      const opened = copied.ok ? await openDatabase(copy) : copied;
      if (opened.ok) return await write(opened.value, games, values.server, values.out, out);
      out.note(english(undefined, { ...opened.refusal, args: { ...opened.refusal.args, file: shownDatabase(place) } }));
      return 1;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function write(
  database: Database,
  games: Games,
  server: string,
  folder: string | undefined,
  out: Out,
): Promise<number> {
  const files = folder === undefined ? undefined : filesIn(folder);
  const counts: Record<string, number> = { match: 0, result: 0, rating: 0, season: 0, tournament: 0, unreadable: 0 };
  try {
    for await (const line of exportServer({ database, games }, server)) {
      counts[line.kind] = (counts[line.kind] ?? 0) + 1;
      const text = JSON.stringify(line);
      if (files) files[line.kind].write(`${text}\n`);
      else out.line(text);
    }
  } finally {
    await database.close();
    for (const file of Object.values(files ?? {})) {
      file.end();
      await finished(file);
    }
  }
  const { match, result, rating, season, tournament, unreadable } = counts;
  const kinds = `${match} matches, ${result} results, ${rating} ratings, ${season} seasons, ${tournament} tournaments`;
  out.note(`${kinds}; ${unreadable} matches could not be read.`);
  return unreadable === 0 ? 0 : 1;
}

function filesIn(folder: string) {
  mkdirSync(folder, { recursive: true });
  // As private as the database.
  const file = (name: string) => createWriteStream(join(folder, `${name}.jsonl`), { mode: 0o600 });
  const matches = file('matches');
  return {
    ...{ match: matches, unreadable: matches, result: file('results'), rating: file('ratings') },
    ...{ season: file('seasons'), tournament: file('tournaments') },
  };
}

await main(import.meta.url, exportTool);
