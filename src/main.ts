import { config as loadEnv } from 'dotenv';
import { readConfig } from './config.js';

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}

try {
  loadEnv({ quiet: true });
  const config = readConfig(process.env);
  // Loaded late: a broken data file is told as a sentence, not as a stack.
  const { run } = await import('./run.js');
  await run(config, fail);
} catch (error) {
  fail(error);
  process.exit();
}
