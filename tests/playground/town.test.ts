import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { commandsFor } from '../../commands/index.js';
import { games } from '../../src/games/index.js';
import { foundTown } from '../../src/playground/town.js';
import { startTwin } from '../../src/playground/twin.js';

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

it('one person looks after the servers; the others are not offered what only a manager may do', async () => {
  const twin = await startTwin();
  foundTown(twin);
  const path = `${twin.url}/api/v10/applications/${twin.applicationId}/commands`;
  await fetch(path, {
    method: 'PUT',
    headers: { authorization: `Bot ${twin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(commandsFor(games).map(({ data }) => data)),
  });
  const places = [...twin.world.guilds.keys()].map(
    (guildId) => [...twin.world.channels.values()].find((channel) => channel.guildId === guildId) as { id: string },
  );
  const keepers = places.map((place) =>
    twin.personas.filter((one) => one.commands(place).some(({ name }) => name === 'diagnose')).map(({ name }) => name),
  );
  await twin.close();
  expect(keepers).toEqual([['Anna'], ['Anna']]);
});
