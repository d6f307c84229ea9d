import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkUpgrade, type Upgrade } from '../src/match/index.js';
import { copyToFile, openDatabase, shownDatabase } from '../src/store/index.js';
import { english, type Games, main, type Out, parse, type Tool } from './cli.js';
import { databasePlace } from './database.js';

/**
 * Plays every live match of a database again on a copy of it, as this version would. Exit code 1 when one of them
 * could not go on, so that an upgrade can be put off.
 */
export const upgradeCheck: Tool = {
  usage: 'npm run -s upgrade-check -- [--database FILE|ADDRESS] [--json]',
  async run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: { database: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const place = databasePlace(values.database);
    const folder = mkdtempSync(join(tmpdir(), 'upgrade-check-'));
    try {
      const copy = join(folder, 'copy.db');
      const copied = await copyToFile(place, copy);
      const upgrade = copied.ok ? await checked(copy, games) : copied;
      if (upgrade.ok) return report(upgrade.value, values.json, out);
      out.note(
        english(undefined, { ...upgrade.refusal, args: { ...upgrade.refusal.args, file: shownDatabase(place) } }),
      );
      return 1;
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
};

async function checked(copy: string, games: Games) {
  // The copy is migrated as the upgrade would migrate the database.
  const opened = await openDatabase(copy);
  if (!opened.ok) return opened;
  try {
    return { ok: true as const, value: await checkUpgrade({ database: opened.value, games }) };
  } finally {
    await opened.value.close();
  }
}

function report({ matches, moves, differing, returning }: Upgrade, json: boolean, out: Out): number {
  const named = differing.map(({ match, problem }) => ({ match, problem: english(undefined, problem) }));
  if (json) out.line(JSON.stringify({ matches, moves, differing: named, returning }));
  else {
    for (const { match, problem } of named) out.line(`${match}: ${problem}`);
    for (const match of returning) out.line(`${match}: ${english(undefined, { id: 'upgrade.returns' })}`);
    const id = named.length === 0 ? 'upgrade.clean' : 'upgrade.problems';
    out.line(english(undefined, { id, args: { matches, moves, n: named.length } }));
  }
  return named.length === 0 ? 0 : 1;
}

await main(import.meta.url, upgradeCheck);
