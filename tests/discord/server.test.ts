import { Events, type Guild, PermissionFlagsBits } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { App } from '../../src/discord/client/app.js';
import { healSettings } from '../../src/discord/server/heal.js';
import type { ServerSettings } from '../../src/match/servers/settings.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { lobbyPosts, openTown, plant, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let keeper: string;
let quay: string;
let tavern: string;
let usual: ServerSettings;

beforeAll(async () => {
  town = await openTown({ channels: ['quay', 'tavern', 'attic'] });
  const { world } = town.twin;
  [ann, bo] = [town.person('Ann'), town.person('Bo')];
  keeper = world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id;
  world.giveRole(town.guildId, ann.id, keeper);
  usual = await settings();
  [quay, tavern] = [world.channel('quay').id, world.channel('tavern').id];
});
beforeEach(async () => {
  const { pace: _, localeIn: __, ...rest } = usual;
  await choose({ ...rest, inLanguage: { locale: 'en', channels: [] }, pace: { limit: 'none', late: 'notice' } });
  await choose({ inLanguage: { locale: 'ru', channels: [] } });
});
afterAll(() => closeQuietly(town));

const choose = async (change: Parameters<Town['matches']['changeServer']>[2]) =>
  must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, ann.id, change));
const settings = () => town.matches.serverSettings(town.guildId);
const panel = (person = ann) => person.slash('attic', '/server').reply;
const pageOf = async (label: string, person = ann) => person.press(await panel(person), label).reply;
const lines = ({ content }: SeenMessage) => content.split('\n');

it('shows all that holds in words, and leads to pages on which each is chosen', async () => {
  expect(lines(await panel())).toEqual([
    '### Settings of this server',
    '**Language of new matches**: the server’s, as Discord has it',
    '**Matches are opened in**: any channel',
    '**Who opens matches**: everybody',
    '**Pace**: no time limit',
    '**Vacation**: 30 days a year',
    '**Ratings**: the host says whether a match counts; it does unless they say otherwise',
    '**Matches at a time**: any number a person',
    '**Gathering at a time**: no limit of this server’s own',
    '**Results are told in**: no channel of their own',
    '-# They hold for matches that begin from now on. Only whoever manages the server sees and changes them.',
  ]);
  const page = await pageOf('Languages');
  expect([page.ephemeral, page.selects.length, page.buttons.map(({ label }) => label)]).toEqual([
    ...[true, 3, ['All settings']],
  ]);
  await ann.select(page, 'Language of new matches', ['Russian']).reply;
  await ann.select(page, 'Channels in English', [quay]).reply;
  expect(lines(page).slice(0, 3)).toEqual([
    '### Languages',
    '**Language of new matches**: Russian',
    `**In English**: <#${quay}>`,
  ]);
  await ann.select(page, 'Channels in Russian', [quay, tavern]).reply;
  expect(lines(page)[2]).toBe(`**In Russian**: <#${quay}>, <#${tavern}>`);
  expect(await settings()).toMatchObject({ locale: 'ru', localeIn: { [quay]: 'ru', [tavern]: 'ru' } });
  expect(lines(await ann.press(page, 'All settings').reply)[1]).toBe('**Language of new matches**: Russian');
});

it('has new matches begin as it says, and refuses others in a sentence', async () => {
  const role = town.twin.world.addRole(town.guildId, 'Sailors', 0n).id;
  const page = await pageOf('Where and who');
  await ann.select(page, 'Channels for matches; none: any', [quay]).reply;
  await ann.select(page, 'Who opens matches', ['Whoever has one of some roles']).reply;
  expect(lines(page)[2]).toBe(
    '**Who opens matches**: whoever has one of some roles: none chosen, so only whoever manages the server or the channel',
  );
  await ann.select(page, 'Roles that open matches', [role]).reply;
  expect(lines(page)[2]).toBe(`**Who opens matches**: whoever has one of some roles: <@&${role}>`);
  const time = await pageOf('Time');
  await ann.select(time, 'Time for a turn', ['24']).reply;
  await ann.select(time, 'Weekends', ['yes']).reply;
  expect(lines(time)[1]).toBe(
    '**Pace**: 1 day a turn. Then the channel is told, and the match waits. Saturdays and Sundays do not count',
  );
  const limits = await pageOf('Ratings and limits');
  await ann.select(limits, 'Ratings', ['No match counts']).reply;
  await ann.select(limits, 'Matches at a time', ['1 match a person']).reply;
  await ann.select(limits, 'Gathering at a time', ['2 matches a host']).reply;
  expect(lines(limits).slice(1, 4)).toEqual([
    '**Ratings**: no match counts',
    '**Matches at a time**: 1 match a person',
    '**Gathering at a time**: 2 matches a host',
  ]);

  const create = async (where: string, options = {}) =>
    (await bo.slash(where, '/match create', { game: 'nusfjord', ...options }).reply).content;
  expect(await create('tavern')).toBe(
    `On this server matches are played in: <#${quay}>. Open yours there, or in a thread there.`,
  );
  expect(await create('quay')).toBe(
    `On this server matches are opened by whoever has one of these roles: <@&${role}>. You can join those of others.`,
  );
  town.twin.world.giveRole(town.guildId, bo.id, role);
  expect(await create('quay', { ranked: true })).toBe('On this server no match counts for ratings.');
  await create('quay');
  const lobby = lobbyPosts(bo, 'quay').at(-1)!;
  expect(lobby.content).toContain('1 day a turn');
  expect(lobby.content).toContain('does not count for ratings');
  await choose({ channels: [] });
  expect(await create('tavern')).toBe(
    'On this server nobody plays more than 1 match at a time, and you already do. Come back when one is over.',
  );
  await bo.press(lobby, 'Leave').reply;
});

it('hands over the hosting of a match that gathers, as its announcement says from then on', async () => {
  await bo.slash('tavern', '/match create', { game: 'nusfjord' }).reply;
  const cem = town.person('Cem');
  const lobby = lobbyPosts(bo, 'tavern').at(-1)!;
  await cem.press(lobby, 'Join').reply;
  const hand = async (by: Persona, to: Persona) => (await by.slash('tavern', '/host', { to: to.id }).reply).content;
  expect(await hand(cem, cem)).toBe('Only the host of this match, Bo, or somebody who manages the server can do that.');
  expect(await hand(ann, ann)).toBe(`<@${ann.id}> has no seat in this match. Only somebody at the table can host it.`);
  expect(await hand(ann, cem)).toBe(`<@${cem.id}> hosts this match now.`);
  await town.twin.until(() => lobby.content.includes('Host: Cem'));
  await cem.press(lobby, 'Leave').reply;
  await bo.press(lobby, 'Leave').reply;
});

it('tells of channels and roles that are no more', async () => {
  await choose({ channels: [quay, '123'], creators: 'roles', roles: ['123', '124'] });
  const page = await pageOf('Where and who');
  expect(lines(page).slice(1, 3)).toEqual([
    `**Matches are opened in**: <#${quay}>, 1 deleted channel`,
    '**Who opens matches**: whoever has one of some roles: 2 deleted roles',
  ]);
});

it('drops channels and roles when they are deleted, and says who can mend it once none is left', async () => {
  const { world } = town.twin;
  const [cellar, loft] = ['cellar', 'loft'].map((name) => world.addChannel(town.guildId, name).id);
  const role = world.addRole(town.guildId, 'Sailors', 0n).id;
  await choose({ channels: [cellar!, loft!], creators: 'roles', roles: [role] });
  await town.twin.idle();
  world.deleteChannel(cellar!);
  const { client } = town.bot;
  client.emit(Events.GuildRoleDelete, client.guilds.cache.get(town.guildId)!.roles.cache.get(role)!);
  await vi.waitFor(async () => expect((await settings()).roles).toEqual([]));
  const page = await pageOf('Where and who');
  expect(lines(page).slice(1, 3)).toEqual([
    `**Matches are opened in**: <#${loft}>`,
    '**Who opens matches**: whoever has one of some roles: none chosen, so only whoever manages the server or the channel',
  ]);
  expect(page.buttons.map(({ label }) => label)).toEqual(['All settings']);
  await choose({ creators: 'everybody' });
  world.deleteChannel(loft!);
  await vi.waitFor(async () => expect((await settings()).channelsGone).toBe(true));
  const refused = async (person: Persona) =>
    (await person.slash('quay', '/match create', { game: 'nusfjord' }).reply).content;
  expect(await refused(bo)).toBe(
    'Nowhere on this server can matches be opened: the channels meant for them were deleted. Somebody who manages the server has to choose others: `/server`, “Where and who”.',
  );
  const vera = town.person('Vera', 'ru');
  expect(await refused(vera)).toBe(
    'На этом сервере партии открыть негде: каналы для них удалены. Другие может выбрать тот, кто управляет сервером: `/server`, «Где и кто».',
  );
  const empty = await pageOf('Where and who');
  expect(lines(empty)[1]).toBe(
    '**Matches are opened in**: nowhere, since those channels were deleted. Choose others, or allow any',
  );
  const planted = await plant(town, 'quay', ['server:0:anywhere']);
  expect((await bo.press(planted, '1').reply).content).toBe('Only whoever manages this server can do that.');
  await ann.press(empty, 'Allow any channel').reply;
  expect([lines(empty)[1], empty.buttons.length]).toEqual(['**Matches are opened in**: any channel', 1]);
  expect(await refused(bo)).not.toContain('Nowhere');
  await bo.slash('quay', '/match close').reply;
});

it('drops what was deleted while nobody looked, at the start and when a server comes back, and nothing else', async () => {
  const hidden = town.twin.world.addChannel(town.guildId, 'vault').id;
  town.twin.world.deny(hidden, 'ViewChannel');
  const { client } = town.bot;
  const there = () => choose({ channels: [quay, '123', hidden], creators: 'roles', roles: ['124', keeper] });
  const left = async () => [(await settings()).channels, (await settings()).roles, (await settings()).localeIn];
  const healed = [[quay, hidden], [keeper], { [tavern]: 'ru' }];
  await there();
  await choose({ inLanguage: { locale: 'ru', channels: [tavern, '125'] } });
  await healSettings({ ...town, client } as unknown as App, AbortSignal.timeout(9_000));
  expect(await left()).toEqual(healed);
  await there();
  client.emit(Events.GuildAvailable, client.guilds.cache.get(town.guildId)!);
  await vi.waitFor(async () => expect((await settings()).channels).toHaveLength(2));
  expect(await left()).toEqual(healed);
  const away = { ...client.guilds.cache.get(town.guildId)!, available: false } as Guild;
  await there();
  await healSettings(
    { ...town, client: { guilds: { cache: new Map([['1', away]]) } } } as unknown as App,
    AbortSignal.timeout(9_000),
  );
  expect((await settings()).channels).toHaveLength(3);
});

it('obeys only who manages the server at that moment', async () => {
  const page = await pageOf('Ratings and limits');
  const before = await settings();
  town.twin.world.setRolePermissions(town.guildId, keeper, 0n);
  const late = ann.select(page, 'Ratings', ['No match counts']);
  expect((await late.followUp()).content).toBe('Only whoever manages this server can do that.');
  const planted = await plant(town, 'quay', ['server:0:home', 'server:0:ranked', 'server:0:nothing']);
  for (const button of ['1', '2']) {
    expect((await bo.press(planted, button).reply).content).toBe('Only whoever manages this server can do that.');
  }
  town.twin.world.setRolePermissions(town.guildId, keeper, PermissionFlagsBits.ManageGuild);
  expect((await ann.press(planted, '1').reply).ephemeral).toBe(true);
  for (const button of ['2', '3']) {
    expect((await ann.press(planted, button).reply).content).toContain('older version');
  }
  expect(await settings()).toEqual(before);
});

it('speaks Russian to whoever reads it', async () => {
  const vera = town.person('Vera', 'ru');
  town.twin.world.giveRole(town.guildId, vera.id, keeper);
  await choose({ mostMatches: 2, mostLobbies: 5 });
  expect(lines(await pageOf('Рейтинг и пределы', vera)).slice(0, 4)).toEqual([
    '### Рейтинг и пределы',
    '**Рейтинг**: решает ведущий; если он не скажет иначе, партия зачётная',
    '**Партий сразу**: 2 партии на человека',
    '**Собирается сразу**: 5 партий у ведущего',
  ]);
});
