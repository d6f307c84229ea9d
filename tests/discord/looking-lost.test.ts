import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, pinged, type Town } from './town.js';

let town: Town;
let clock = 0;
let ann: Persona;
let bo: Persona;

beforeEach(async () => {
  clock = Date.UTC(2026, 2, 2, 12);
  town = await openTown({ randomBytes: fixedBytes('looking'), now: () => clock });
  [ann, bo] = [town.person('Ann'), town.person('Bo')];
});
afterEach(() =>
  closeQuietly(
    town,
    town.complaints.filter((line) => !line.includes('who looks for a table')),
  ),
);

const look = async () => {
  town.bot.seeker.wake();
  await town.bot.seeker.settle();
};
const opened = async (game: string, channel: string): Promise<void> => {
  clock += 1000;
  await ann.slash(channel, '/match create', { game }).reply;
  await town.twin.idle();
};
const seeks = (game: string) => bo.slash('quay', '/looking', { game }).reply;
const told = (): SeenMessage[] =>
  bo.channels().flatMap((channel) => bo.sees(channel).filter(({ text }) => /tables? that you look for/i.test(text)));

it.each(['channel', 'dm'] as const)('tells of a table once where the answer is lost: %s', async (place) => {
  await seeks('nusfjord');
  const { habits } = await town.matches.calling(bo.id);
  must(await town.matches.setHabits(bo.id, { ...habits, place }));
  await opened('nusfjord', 'tavern');
  town.twin.faults.next('POST', '/channels/:channel/messages', { drop: 'after' });
  await look();
  await look();
  expect(told()).toHaveLength(1);
});

it('tells of what else they look for where Discord was down and the first table closed', async () => {
  await seeks('nusfjord');
  await seeks('islebound');
  await opened('nusfjord', 'tavern');
  await opened('islebound', 'quay');
  town.twin.faults.next('POST', '/channels/:channel/messages', { drop: 'before' });
  await look();
  expect(told()).toEqual([]);
  const first = (await town.matches.inChannel(town.twin.world.channel('tavern').id))!;
  must(await town.matches.close(first.id, ann.id, false));
  await look();
  expect(told().map((message) => [message.text.includes('Islebound'), pinged(message, [bo])])).toEqual([
    [true, ['Bo']],
  ]);
});
