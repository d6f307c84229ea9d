import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * A program of ours as it was built for these tests: it starts in half the time of its source.
 * @example createPainter({ worker: builtProgram('render/worker') })
 */
export function builtProgram(path: string): string {
  return join(import.meta.dirname, '../built', `${path}.js`);
}

const built = new Map<string, Promise<string>>();

/**
 * A program that only tests start, joined to one file: one that translates all it imports takes three times as long.
 * @example spawn(process.execPath, [await builtChild('tests/match/crash-child'), file])
 */
export function builtChild(path: string): Promise<string> {
  const made = built.get(path) ?? joined(path);
  built.set(path, made);
  return made;
}

async function joined(path: string): Promise<string> {
  const outfile = builtProgram(path);
  const shared = { bundle: true, packages: 'external', platform: 'node', format: 'esm', target: 'node20' } as const;
  await build({ ...shared, entryPoints: [join(import.meta.dirname, '..', `${path}.ts`)], outfile, logLevel: 'error' });
  return outfile;
}
