import { PermissionFlagsBits } from 'discord.js';
import pino from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { checkPlaces } from '../../src/discord/lobby/check-places.js';
import { noMetrics } from '../../src/operation/metrics.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { blankPainter, boardPosts, openTown, startMatch, type Town, upToConfirm } from './town.js';

let town: Town;
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

const moverOf = (post: SeenMessage, people: Persona[]): Persona =>
  people.find(({ id }) => post.content.startsWith(`<@${id}>`))!;

describe('forty matches', () => {
  it('are listed line by line as far as there is room, the rest counted; each can be named', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `table-${index + 1}`);
    town = await openTown({ randomBytes: fixedBytes('f'), channels: [...names, 'target'] });
    const people = [town.person('Ann'), town.person('Бо', 'ru')];
    const [ann, bo] = people as [Persona, Persona];
    for (const name of names) await startMatch(town, name, people);
    for (const [person, counted] of [
      [ann, /^… and (\d+) more$/],
      [bo, /^… и ещё (\d+) парти[яий]$/],
    ] as const) {
      const { content } = await person.slash('target', '/turns').reply;
      const lines = content.split('\n');
      const [, rest] = counted.exec(lines.at(-1)!)!;
      expect(content.length).toBeLessThanOrEqual(2000);
      expect(lines.length - 1 + Number(rest)).toBe(40);
      for (const line of lines.slice(0, -1)) expect(line).toMatch(/^(\*\*)?<#\d+>: .* <t:\d+:R>\1$/);
    }
    const found = async (typed: string, command = '/match move') =>
      (await ann.autocomplete('target', command, { match: typed }, 'match')).map(({ name }) => name);
    expect(await found('table-40')).toEqual([expect.stringMatching(/^Santa Maria · #table-40 · \w{8}$/)]);
    expect(await found('MARIA table-39')).toEqual([expect.stringContaining('#table-39 ')]);
    expect(await found('nusfjord')).toEqual([]);
    for (const command of ['/match move', '/match show', '/match log', '/match close', '/hand']) {
      expect(await found('', command)).toHaveLength(25);
      expect(await found('table-38', command)).toEqual([expect.stringContaining('#table-38 ')]);
    }
  }, 120_000);
});

describe('a deleted channel', () => {
  it('is not named as if it were there; the way out is said, and whoever runs the bot is told', async () => {
    town = await openTown({ randomBytes: fixedBytes('d'), channels: ['quay', 'tavern', 'pier'] });
    const people = [town.person('Ann'), town.person('Бо', 'ru')];
    const [ann, bo] = people as [Persona, Persona];
    const post = await startMatch(town, 'quay', people);
    await startMatch(town, 'tavern', people);
    const { id } = (await town.matches.inChannel(post.channelId))!;
    expect(town.complaints).toEqual([]);
    town.twin.world.deleteChannel(post.channelId);
    await town.twin.until(() => town.complaints.some((line) => line.includes(id)));
    expect(town.complaints.splice(0).join()).toContain(
      'the channel of a match is gone; its players can /match move it',
    );
    const place = 'a deleted channel (`/match move` brings the match to another)';
    const turns = (await ann.slash('pier', '/turns').reply).content;
    expect(turns).toContain(`${place}: `);
    expect(turns).not.toContain(post.channelId);
    expect((await bo.slash('pier', '/turns').reply).content).toContain('удалённый канал (`/match move`');
    const elsewhere = (await ann.slash('pier', '/match undo').reply).content;
    expect(elsewhere).toMatch(
      /^There is no match in this channel\. Yours are in a deleted channel \(.*\) and <#\d+>\.$/,
    );
    expect(town.complaints.splice(0).join()).toContain('the channel of a match is gone');
    const { bot, matches } = town;
    const log = pino({ level: 'silent' });
    const app = {
      client: bot.client,
      matches,
      community: town.community,
      painter: blankPainter,
      books,
      log,
      metrics: noMetrics,
    };
    expect(await checkPlaces(app)).toEqual([id]);
  });
});

describe('the player on turn has left the server', () => {
  it('and whoever looks is told so, and what can be done', async () => {
    town = await openTown({ randomBytes: fixedBytes('l') });
    const people = [town.person('Ann'), town.person('Bo'), town.person('Джем', 'ru')];
    const post = await startMatch(town, 'quay', people);
    const gone = moverOf(post, people);
    const others = people.filter((person) => person !== gone);
    const looks = (person: Persona): Promise<SeenMessage>[] => [
      person.press(post, 'Play').reply,
      person.press(post, 'My area').reply,
      person.slash('quay', '/match show').reply,
    ];
    const texts = async () => (await Promise.all(others.flatMap(looks))).map(({ text }) => text);
    for (const text of await texts()) expect(text).not.toContain('/match close');
    town.twin.world.removeMember(town.guildId, gone.id);
    const told =
      /has left this server\. They may come back; else the host, .* can end the match with `\/match close`|больше нет на этом сервере\. Можно подождать/;
    for (const text of await texts()) expect(text).toMatch(told);
    town.twin.world.addMember(town.guildId, gone.id);
    for (const text of await texts()) expect(text).not.toMatch(told);
    expect((await gone.press(post, 'Play').reply).text).not.toMatch(told);
  });
});

describe('matches side by side', () => {
  it('a button acts on the match of its own post, not on the newest', async () => {
    town = await openTown({ randomBytes: fixedBytes('s') });
    const people = [town.person('Ann'), town.person('Bo')];
    const first = await startMatch(town, 'quay', people);
    const second = await startMatch(town, 'tavern', people, 'nusfjord');
    const mover = moverOf(first, people);
    expect((await mover.press(first, 'Play').reply).text).toContain('What is your main action?');
    const before = (await town.matches.inChannel(second.channelId))!.version;
    await mover.press(await upToConfirm(mover, first), '✓ End turn').reply;
    await town.twin.until(() => boardPosts(mover, 'quay')[1]);
    expect((await town.matches.inChannel(second.channelId))!.version).toBe(before);
    expect(boardPosts(mover, 'tavern')).toHaveLength(1);
  });

  it('the next in a lobby becomes host when the host leaves, and starts', async () => {
    town = await openTown({ randomBytes: fixedBytes('h') });
    const [ann, bo, cy] = ['Ann', 'Bo', 'Cy'].map((name) => town.person(name)) as [Persona, Persona, Persona];
    await ann.slash('quay', '/match create', { game: 'santa-maria' }).reply;
    const lobby = ann.sees('quay').find((seen) => seen.find('Join'))!;
    for (const person of [bo, cy]) await person.press(lobby, 'Join').reply;
    await ann.press(lobby, 'Leave').reply;
    await bo.press(lobby, 'Start').reply;
    const post = await town.twin.until(() => boardPosts(bo, 'quay')[0]);
    expect([bo, cy]).toContain(moverOf(post, [ann, bo, cy]));
  });
});

describe('the option `match`', () => {
  const looked = async (person: Persona, channel: string, match: string): Promise<string[]> => [
    (await person.slash(channel, '/match show', { match }).reply).text,
    (await person.slash(channel, '/match log', { match }).reply).text,
    (await person.slash(channel, '/hand', { match }).reply).text,
  ];

  it('shows the own match from elsewhere, another server too, and after the end', async () => {
    town = await openTown({ randomBytes: fixedBytes('o') });
    const island = town.twin.world.addGuild({ name: 'Island', channels: ['beach'] });
    const people = [town.person('Ann'), town.person('Bo')];
    const [ann] = people as [Persona, Persona];
    await startMatch(town, 'quay', people);
    const { id } = (await town.matches.inChannel(town.twin.world.channel('quay').id))!;
    for (const channel of ['tavern', 'beach']) {
      const [table, log, hand] = await looked(ann, channel, id);
      expect(table).toMatch(/^Santa Maria, year 1 of 3/);
      expect(log).toMatch(/^-# SHA-256 of the seed .*\nNothing has happened yet\.$/);
      expect(hand).toMatch(/^Your area · Santa Maria/);
    }
    expect(await ann.autocomplete('beach', '/match show', { match: 'port' }, 'match')).toEqual([
      { name: `Santa Maria · #quay · Port · ${id}`, value: id },
    ]);
    expect(await ann.autocomplete('beach', '/match show', { match: id, as: 'tab' }, 'as')).toHaveLength(1);
    await ann.press(await ann.slash('quay', '/match close').reply, 'Close it').reply;
    expect(await ann.autocomplete('tavern', '/match log', { match: 'over' }, 'match')).toEqual([
      { name: `Santa Maria · #quay · over · ${id}`, value: id },
    ]);
    expect((await looked(ann, 'tavern', id))[0]).toContain('closed before its end');
    expect(island.members.size).toBe(3);
  });

  it('shows strangers only what their own channels would', async () => {
    town = await openTown({ randomBytes: fixedBytes('w') });
    town.twin.world.addGuild({ name: 'Island', channels: ['beach'] });
    const people = [town.person('Ann'), town.person('Bo')];
    await startMatch(town, 'quay', people);
    const quay = town.twin.world.channel('quay').id;
    const { id } = (await town.matches.inChannel(quay))!;
    const eva = town.person('Eva');
    expect((await looked(eva, 'tavern', id))[0]).toMatch(/^Santa Maria, year 1 of 3/);
    const unknown = `There is no match “${id}”. It may have been closed: look for it in its channel, or open a new one.`;
    expect(await looked(eva, 'beach', id)).toEqual([unknown, unknown, unknown]);
    expect(await eva.autocomplete('tavern', '/match show', { match: '' }, 'match')).toEqual([]);
    town.twin.world.setOverwrite(quay, { id: eva.id, type: 1, allow: 0n, deny: PermissionFlagsBits.ViewChannel });
    await expect.poll(() => looked(eva, 'tavern', id)).toEqual([unknown, unknown, unknown]);
    const odd = (await eva.slash('tavern', '/match show', { match: `**${'x'.repeat(500)}` }).reply).text;
    expect(odd).toMatch(/^There is no match “\\\*\\\*x{37}…”\./);
  });
});
