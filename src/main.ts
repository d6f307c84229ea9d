import { config as loadEnv } from 'dotenv';
import { readConfig } from './config.js';
import { askedToEnd } from './ending.js';

const asked = askedToEnd();
// A terminal that was closed or a full disk takes no log; the bot goes on and ends in order all the same.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});

try {
  loadEnv({ quiet: true });
  const config = readConfig(process.env);
  // Loaded late: a broken data file is told as a sentence, not as a stack.
  const { run } = await import('./run.js');
  await run(config, asked);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
process.exit();
