import { verifyMatches } from '../src/match/index.js';
import { openDatabase } from '../src/store/index.js';
import { english, main, parse, type Tool } from './cli.js';
import { databasePlace } from './database.js';

/** Plays every match of a database again and compares it with what is stored. Exit code 1 when anything is wrong. */
export const verifyTool: Tool = {
  usage: 'npm run -s verify -- [--database FILE|ADDRESS] [--json]',
  async run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: { database: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const opened = await openDatabase(databasePlace(values.database));
    if (!opened.ok) {
      out.note(english(undefined, opened.refusal));
      return 1;
    }
    const database = opened.value;
    try {
      const { matches, moves, mismatches, broken } = await verifyMatches({ database, games });
      const problems = broken.map(({ match, problem }) => ({ match, problem: english(undefined, problem) }));
      if (values.json) out.line(JSON.stringify({ matches, moves, mismatches, broken: problems }));
      else {
        for (const { match, problem } of problems) out.line(`${match}: ${problem}`);
        const id = problems.length === 0 ? 'verify.clean' : 'verify.problems';
        out.line(english(undefined, { id, args: { matches, moves, broken: problems.length } }));
      }
      return problems.length === 0 ? 0 : 1;
    } finally {
      await database.close();
    }
  },
};

await main(import.meta.url, verifyTool);
