import { recountAll } from '../src/match/index.js';
import { openDatabase } from '../src/store/index.js';
import { english, main, parse, type Tool } from './cli.js';
import { databasePlace } from './database.js';

/**
 * Makes all ratings of a database anew from its results. With `--check` nothing is changed, and the exit code is 1 when anything
 * differs.
 */
export const rateTool: Tool = {
  usage: 'npm run -s rate -- [--database FILE|ADDRESS] [--check] [--json]',
  async run(argv, _games, out) {
    const { values } = parse({
      args: argv,
      options: {
        database: { type: 'string' },
        check: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    });
    const opened = await openDatabase(databasePlace(values.database));
    if (!opened.ok) {
      out.note(english(undefined, opened.refusal));
      return 1;
    }
    const database = opened.value;
    try {
      const { check } = values;
      const recounted = await recountAll(database, { check });
      const id = recounted.differing === 0 ? 'rate.clean' : check ? 'rate.differs' : 'rate.mended';
      if (values.json) out.line(JSON.stringify(recounted));
      else {
        out.line(english(undefined, { id, args: { ...recounted } }));
        if (recounted.left > 0) out.line(english(undefined, { id: 'rate.left', args: { pools: recounted.left } }));
      }
      return recounted.left > 0 || (check && recounted.differing > 0) ? 1 : 0;
    } finally {
      await database.close();
    }
  },
};

await main(import.meta.url, rateTool);
