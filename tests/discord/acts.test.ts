import { PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { App } from '../../src/discord/client/app.js';
import { tidy } from '../../src/discord/lobby/tidy.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { insertAct } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lobbyPosts, openTown, pinged, plant, type Town } from './town.js';

const start = Date.UTC(2026, 0, 5, 12);
let now = start;
let town: Town;
let kim: Persona;
let ann: Persona;
let keeper: string;

beforeAll(async () => {
  town = await openTown({ channels: ['quay', 'tavern'], now: () => now });
  const { world } = town.twin;
  [kim, ann] = [town.person('*Kim* @everyone'), town.person('Ann')];
  keeper = world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id;
  world.giveRole(town.guildId, kim.id, keeper);
});
afterAll(() => closeQuietly(town));

const open = async (label: string, person = kim): Promise<SeenMessage> =>
  person.press(await person.slash('quay', '/server').reply, label).reply;
const lines = ({ content }: SeenMessage) => content.split('\n');
const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);
const time = (minutes = 0) => `<t:${(start + minutes * 60_000) / 1000}:f>`;
const about =
  '-# By managing the server or a channel, not at their own table. Kept for a year, for whoever manages the server.';
const may = 'Only whoever manages this server can do that.';

it('shows who did what and where, newest first, and leads back', async () => {
  expect(lines(await open('What organisers did'))).toEqual([...['### What organisers did', 'Nothing so far.', about]]);
  const [quay, tavern] = ['quay', 'tavern'].map((name) => town.twin.world.channel(name).id);
  const settings = await open('Ratings and limits');
  await kim.select(settings, 'Ratings', ['No match counts']).reply;
  // The same once more is nothing done.
  await kim.select(settings, 'Ratings', ['No match counts']).reply;
  now += 60_000;
  await ann.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  const { id } = (await town.matches.inChannel(tavern!))!;
  await kim.slash('tavern', '/match close').reply;
  now += 60_000;
  must(
    await town.community.seasons.open({ id: town.guildId, locale: 'en' }, ann.id, {
      name: '# _x_ @here',
      begins: 'fresh',
    }),
  );
  await kim.slash('quay', '/server', { vacation: 7 }).reply;
  const page = await open('What organisers did');
  expect(lines(page)).toEqual([
    '### What organisers did',
    `- ${time(2)} <@${kim.id}>: Vacation: 30 days a year → 7 days a year`,
    `- ${time(2)} <@${ann.id}> opened a season: \u2068\\# \\_x\\_ @\u200bhere\u2069`,
    `- ${time(1)} <@${kim.id}> closed Nusfjord \`${id}\` (<#${tavern}>), which gathered`,
    `- ${time()} <@${kim.id}>: Ratings: the host says whether a match counts; it does unless they say otherwise → no match counts`,
    about,
  ]);
  expect([page.ephemeral, pinged(page, [kim, ann]), labels(page)]).toEqual([true, [], ['All settings']]);
  expect(lobbyPosts(ann, 'tavern')).toEqual([]);
  expect(lines(await kim.press(page, 'All settings').reply)[0]).toBe('### Settings of this server');
  expect(quay).toBeDefined();
});

it('notes nothing of a host who manages the server, too', async () => {
  const before = (await town.matches.acts(town.guildId)).acts.length;
  await kim.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  await kim.slash('tavern', '/match close').reply;
  expect((await town.matches.acts(town.guildId)).acts).toHaveLength(before);
});

it('has ten on a page, and buttons to newer and older ones', async () => {
  await town.database.transaction(async (tx) => {
    for (let n = 1; n <= 25; n += 1) {
      const about = { setting: 'vacation', from: n - 1, to: n };
      await insertAct(tx, { guildId: town.guildId, by: kim.id, kind: 'setting', about }, start);
    }
    await insertAct(tx, { guildId: '7', by: kim.id, kind: 'setting', about: { setting: 'elsewhere' } }, start);
  });
  const shown = (page: SeenMessage) =>
    lines(page)
      .slice(1, -1)
      .map((line) => Number(/→ (\d+) days?/.exec(line)?.[1]));
  const page = await open('What organisers did');
  expect([shown(page), labels(page)]).toEqual([
    [25, 24, 23, 22, 21, 20, 19, 18, 17, 16],
    ['Older', 'All settings'],
  ]);
  await kim.press(page, 'Older').reply;
  expect([shown(page), labels(page)]).toEqual([
    [15, 14, 13, 12, 11, 10, 9, 8, 7, 6],
    ['Newer', 'Older', 'All settings'],
  ]);
  await kim.press(page, 'Older').reply;
  expect([shown(page).slice(0, 5), lines(page).length, labels(page)]).toEqual([
    ...[[5, 4, 3, 2, 1], 11, ['Newer', 'All settings']],
  ]);
  await kim.press(page, 'Newer').reply;
  expect(shown(page)).toEqual([15, 14, 13, 12, 11, 10, 9, 8, 7, 6]);
  await kim.press(page, 'Newer').reply;
  expect(shown(page)[0]).toBe(25);
});

it('always fits into a message, with fewer of long lists', async () => {
  const ids = Array.from({ length: 25 }, (_, index) => `12345678901234567${index + 10}`);
  await town.database.transaction(async (tx) => {
    for (let n = 0; n < 10; n += 1) {
      const about = { setting: 'channels', from: ids, to: ids.toReversed() };
      await insertAct(tx, { guildId: town.guildId, by: kim.id, kind: 'setting', about }, start);
    }
  });
  const page = await open('What organisers did');
  expect(lines(page)).toHaveLength(12);
  expect(lines(page)[10]).toBe(
    `- ${time()} <@${kim.id}>: Matches are opened in: <#${ids[0]}>, <#${ids[1]}> +23 → <#${ids[24]}>, <#${ids[23]}> +23`,
  );
});

it('is shown to whoever manages the server at that moment, and to nobody else', async () => {
  const page = await open('What organisers did');
  const planted = await plant(town, 'quay', ['server:0:acts', 'server:0:acts:before:9', 'server:0:acts:around:9']);
  for (const button of ['1', '2']) expect((await ann.press(planted, button).reply).content).toBe(may);
  expect((await ann.press(planted, '3').reply).content).toContain('older version');
  town.twin.world.setRolePermissions(town.guildId, keeper, PermissionFlagsBits.ManageChannels);
  expect((await kim.press(page, 'Older').followUp()).content).toBe(may);
  town.twin.world.setRolePermissions(town.guildId, keeper, PermissionFlagsBits.ManageGuild);
  expect((await kim.press(planted, '2').reply).ephemeral).toBe(true);
});

it('answers where what a page stood on is forgotten, as after a year', async () => {
  const page = await open('What organisers did');
  const day = 86_400_000;
  const app = { ...town, client: town.bot.client } as unknown as App;
  now = start + 364 * day;
  await tidy(app);
  expect((await town.matches.acts(town.guildId)).acts).toHaveLength(10);
  now += 2 * day;
  await tidy(app);
  await kim.press(page, 'Older').reply;
  expect([lines(page), labels(page)]).toEqual([
    ['### What organisers did', 'Nothing is left of what was here.', about],
    ['Newer', 'All settings'],
  ]);
  await kim.press(page, 'Newer').reply;
  expect([lines(page)[1], labels(page)]).toEqual(['Nothing so far.', ['All settings']]);
});

it('speaks Russian to whoever reads it', async () => {
  const vera = town.person('Vera', 'ru');
  town.twin.world.giveRole(town.guildId, vera.id, keeper);
  must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, kim.id, { mostMatches: 3 }));
  const page = await open('Что сделали организаторы', vera);
  expect(lines(page)).toEqual([
    '### Что сделали организаторы',
    `- <t:${now / 1000}:f> <@${kim.id}>: Партий сразу: сколько угодно на человека → 3 партии на человека`,
    '-# Те, кто управляет сервером или каналом, и не за своим столом. Хранится год, видно тем, кто управляет сервером.',
  ]);
  expect(labels(page)).toEqual(['Все настройки']);
});
