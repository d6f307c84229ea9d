import { resolve } from 'node:path';
import { verifyMatches } from '../src/match/index.js';
import { moveToFile, moveToPostgres, openDatabase, shownDatabase } from '../src/store/index.js';
import { english, type Games, main, type Out, parse, type Tool, UsageError } from './cli.js';
import { databasePlace, isServer } from './database.js';

/** Of so many matches played again it is told how far it is. */
const toldEvery = 100;

/**
 * Copies all that a database holds from a file into an empty PostgreSQL, or back into a new file, compares both, and plays all matches
 * again there. What was copied from stays as it is. Exit code 1 when that could not be done, or a match comes out differently.
 */
export const moveStore: Tool = {
  usage:
    'npm run -s move-store -- FROM TO [--json]\nOne of the two is a file, the other one postgres://USER@HOST/DATABASE. Without a password in it, PGPASSWORD or the file .pgpass is used.',
  async run(argv, games, out) {
    const { values, positionals } = parse({
      args: argv,
      options: { json: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [from, to, ...more] = positionals;
    if (!from || !to || more.length > 0) throw new UsageError('Name two databases: from where, and to where.');
    const [fromServer, toServer] = [isServer(from), isServer(to)];
    if (fromServer === toServer) throw new UsageError('One of the two is a file, the other one an address.');
    databasePlace(from);
    const began = performance.now();
    const told = (table: string, rows: number): void => {
      if (rows > 0) out.note(english(undefined, { id: 'moving.table', args: { table, rows } }));
    };
    const moved = await (toServer ? moveToPostgres(resolve(from), to, told) : moveToFile(from, resolve(to), told));
    if (!moved.ok) {
      out.note(english(undefined, moved.refusal));
      return 1;
    }
    const rows = moved.value.reduce((sum, table) => sum + table.rows, 0);
    const bytes = moved.value.reduce((sum, table) => sum + table.bytes, 0);
    const copied = { tables: moved.value.length, rows, bytes, seconds: secondsSince(began) };
    if (!values.json) say(out, 'moving.done', { ...copied, to: shownDatabase(to) });
    const again = await playedAgain(from, to, games, out);
    const all = { ...copied, ...again, seconds: secondsSince(began) };
    if (values.json) out.line(JSON.stringify({ ...all, checksums: Object.fromEntries(moved.value.map(sumOf)) }));
    else report(again, all.seconds, out);
    return again.differing.length > 0 ? 1 : 0;
  },
};

function secondsSince(began: number): number {
  return Math.round((performance.now() - began) / 100) / 10;
}

const sumOf = ({ table, checksum }: { table: string; checksum: string }) => [table, checksum] as const;

/** What playing all matches again showed. */
interface Again {
  matches: number;
  moves: number;
  /** What is wrong with them, and was not before. */
  differing: string[];
  /** What was so before. */
  known: string[];
}

async function playedAgain(from: string, to: string, games: Games, out: Out): Promise<Again> {
  const { matches, moves, problems } = await problemsIn(to, games, out);
  // They are looked for there only where there is any need.
  const before = new Set(problems.length > 0 ? (await problemsIn(from, games, out)).problems : []);
  const known = problems.filter((problem) => before.has(problem));
  return { matches, moves, known, differing: problems.filter((problem) => !before.has(problem)) };
}

async function problemsIn(where: string, games: Games, out: Out) {
  const opened = await openDatabase(where);
  if (!opened.ok) return { matches: 0, moves: 0, problems: [english(undefined, opened.refusal)] };
  try {
    const verdict = await verifyMatches({ database: opened.value, games }, (done, all) => {
      if (done > 0 && done % toldEvery === 0)
        out.note(english(undefined, { id: 'moving.replayed', args: { done, all } }));
    });
    const problems = verdict.broken.map(({ match, problem }) => `${match}: ${english(undefined, problem)}`);
    return { ...verdict, problems };
  } finally {
    await opened.value.close();
  }
}

function say(out: Out, id: string, args: Record<string, string | number>): void {
  out.line(english(undefined, { id, args }));
}

function report({ matches, moves, differing, known }: Again, seconds: number, out: Out): void {
  for (const problem of [...differing, ...known]) out.line(problem);
  if (known.length > 0) say(out, 'moving.known', { n: known.length });
  const args = { matches, moves, seconds, n: differing.length };
  say(out, differing.length > 0 ? 'moving.problems' : 'moving.agree', args);
}

await main(import.meta.url, moveStore);
