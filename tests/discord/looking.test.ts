import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lastSeen, openTown, pinged, type Town } from './town.js';

let town: Town;
let clock = Date.UTC(2026, 2, 2, 12);
let ann: Persona;
let bo: Persona;
let cem: Persona;
let shy: Persona;

beforeAll(async () => {
  const channels = ['quay', 'tavern', 'cellar', 'pier'];
  town = await openTown({ randomBytes: fixedBytes('looking'), channels, now: () => clock });
  ann = town.person('Ann');
  bo = town.person('Bo');
  cem = town.person('Джем', 'ru');
  shy = town.twin.addUser({ name: 'Shy', dmsClosed: true });
});
afterAll(() => closeQuietly(town));

const look = async () => {
  town.bot.seeker.wake();
  await town.bot.seeker.settle();
};
const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);
const idOf = (channel: string) => town.twin.world.channel(channel).id;
const direct = async (person: Persona) => {
  const { habits } = await town.matches.calling(person.id);
  must(await town.matches.setHabits(person.id, { ...habits, place: 'dm' }));
};

it('is asked for, listed and ended, in both languages', async () => {
  expect((await bo.slash('quay', '/looking').reply).text).toBe(
    'You look for no tables here. `/looking game:` has me tell you when one opens.',
  );
  const wishes = await bo.slash('quay', '/looking', { game: 'nusfjord', players: 3, every: 24 }).reply;
  expect([wishes.text.split('\n')[1], labels(wishes)]).toEqual([
    '- Nusfjord: for 3 players; at most once in 24 hours',
    ['No more: Nusfjord', 'All my settings'],
  ]);
  const russian = await cem.slash('quay', '/looking', { game: 'nusfjord' }).reply;
  expect([russian.text.split('\n')[1], labels(russian)]).toEqual([
    '- Нусфьорд: любой стол; не чаще раза в 6 часов',
    ['Больше не искать: Нусфьорд', 'Все мои настройки'],
  ]);
  expect((await cem.press(russian, 'Больше не искать: Нусфьорд').reply).text).toMatch(/^Вы ничего здесь не ищете/);
  expect((await cem.slash('quay', '/looking', { game: 'santa-maria', players: 5 }).reply).text).toMatch(/4/);
  await cem.slash('quay', '/looking', { game: 'nusfjord' }).reply;
  await shy.slash('quay', '/looking', { game: 'nusfjord', every: 1 }).reply;
});

it('calls those who look, once and together, where the table is; a press joins, another ends it', async () => {
  clock += 1000;
  await direct(shy);
  await ann.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  await look();
  const told = lastSeen(bo, 'tavern');
  const lines = told.text.split('\n');
  expect([lines.slice(1), pinged(told, [ann, bo, cem, shy]), labels(told)]).toEqual([
    [`**Nusfjord** <#${idOf('tavern')}>, 1 player so far`, '-# no time limit'],
    ['Bo', 'Джем', 'Shy'],
    ['Join', 'Tell me no more'],
  ]);
  expect(lines[0]).toMatch(/, a table that you look for is open:$/);
  await look();
  expect(lastSeen(bo, 'tavern').id).toBe(told.id);
  const joined = await cem.press(told, 'Join').reply;
  expect([joined.ephemeral, joined.text.split('\n')[0]]).toEqual([
    true,
    `✅ Место за вами: Нусфьорд, <#${idOf('tavern')}>. Партия начнётся, когда ведущий нажмёт **Start**.`,
  ]);
  expect((await cem.press(told, 'Tell me no more').reply).text).toMatch(/^Вы ничего здесь не ищете/);
  expect(labels(told)).toEqual(['Join', 'Tell me no more']);
});

it('tells who takes direct messages of several at once, and nobody of what they do not see or was closed', async () => {
  clock += 1000;
  await bo.slash('quay', '/looking', { game: 'islebound' }).reply;
  await shy.slash('quay', '/looking', { game: 'islebound' }).reply;
  await direct(bo);
  const eva = town.person('Eva');
  await eva.slash('quay', '/looking', { game: 'islebound' }).reply;
  const { habits } = await town.matches.calling(eva.id);
  must(await town.matches.setHabits(eva.id, { ...habits, place: 'dm', locale: 'ru' }));
  clock += 1000;
  await ann.slash('quay', '/match create', { game: 'islebound' }).reply;
  clock += 1;
  await ann.slash('pier', '/match create', { game: 'islebound' }).reply;
  await cem.slash('cellar', '/match create', { game: 'islebound' }).reply;
  for (const person of [bo, shy]) {
    town.twin.world.setOverwrite(idOf('cellar'), { id: person.id, type: 1, allow: 0n, deny: 1n << 10n });
  }
  const gone = (await town.matches.inChannel(idOf('pier')))!;
  await town.twin.idle();
  await look();
  const message = bo.sees(bo.channels().at(-1)!).at(-1)!;
  expect(message.text.split('\n').filter((line) => !line.startsWith('-# no'))).toEqual([
    'Tables that you look for are open:',
    `**Islebound** <#${idOf('quay')}>, 1 player so far`,
    `**Islebound** <#${idOf('pier')}>, 1 player so far`,
    '-# To join: **Join** there, or `/tables`. To hear no more of this: `/looking`.',
  ]);
  const chosen = eva.sees(eva.channels().at(-1)!).at(-1)!;
  expect(chosen.text.split('\n')[1]).toBe(`**Islebound** <#${idOf('quay')}>, пока 1 игрок`);
  expect(pinged(lastSeen(shy, 'quay'), [bo, shy])).toEqual(['Shy']);
  must(await town.matches.close(gone.id, ann.id, false));
  clock += 7 * 3_600_000;
  await look();
  expect(bo.sees(bo.channels().at(-1)!).at(-1)!.id).toBe(message.id);
});
