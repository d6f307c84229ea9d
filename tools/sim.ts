import { main, parse, readNumber, readTable, type Tool, tableOptions } from './cli.js';
import { isClean, type Simulation, simulate } from './simulate.js';

/** Complaints that are shown; the counts tell the rest. */
const shown = 10;

function summary(found: Simulation): string {
  const { scores } = found;
  return [
    `${found.game} at ${found.seats} seats: ${found.finished} of ${found.matches} matches finished, ${found.moves} moves, ${found.movesPerSecond} moves a second`,
    `dead ends ${found.deadEnds}, replay mismatches ${found.replayMismatches}, referee failures ${found.refereeFailures}, secret leaks ${found.secretLeaks}`,
    scores ? `scores ${scores.min} to ${scores.max}, mean ${scores.mean}` : 'no scores',
  ].join('\n');
}

/** Plays random legal matches and checks them. Exit code 1 when anything is wrong. */
export const sim: Tool = {
  usage:
    'npm run -s sim -- --game G [--seats N] [--matches K] [--seed S] [--options k=v,k=v] [--secrets-every N] [--json]\nThe same seed plays the same matches. Secrets are looked for after every Nth step (default 1; 0: never).',
  run(argv, games, out) {
    const { values } = parse({
      args: argv,
      options: {
        matches: { type: 'string' },
        ...tableOptions,
        'secrets-every': { type: 'string' },
        json: { type: 'boolean', default: false },
      },
    });
    const table = readTable(games, values);
    const matches = readNumber('matches', values.matches, { min: 1, max: 1_000_000, fallback: 20 });
    const secretsEvery = readNumber('secrets-every', values['secrets-every'], { min: 0, max: 1_000_000, fallback: 1 });
    let complaints = 0;
    const complain = (text: string): void => {
      complaints += 1;
      if (complaints <= shown) out.note(text);
    };
    const found = simulate(table, matches, values.seed, complain, secretsEvery);
    if (complaints > shown) out.note(`... and ${complaints - shown} more`);
    out.line(values.json ? JSON.stringify(found) : summary(found));
    return isClean(found) ? 0 : 1;
  },
};

await main(import.meta.url, sim);
