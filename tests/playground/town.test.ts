import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const layOut = `
  import { openPlayground } from './src/playground/town.ts';
  const town = await openPlayground(0, { restart: async () => {} });
  console.log(JSON.stringify(town.ids));
  await town.close();
`;

async function idsOfNewProcess(): Promise<string> {
  const args = ['--import', 'tsx', '--input-type=module', '-e', layOut];
  return (await promisify(execFile)(process.execPath, args, { cwd: process.cwd() })).stdout.trim();
}

it('people and channels of the playground keep their ids over restarts', async () => {
  const [first, second] = await Promise.all([idsOfNewProcess(), idsOfNewProcess()]);
  expect(JSON.parse(first as string)).toHaveLength(9);
  expect(second).toBe(first);
});
