import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PermissionFlagsBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { BoardView } from '../../render/community.js';
import type { Painter } from '../../render/painter.js';
import type { PictureRequest } from '../../render/request.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { hide, rated, strengthen, wednesday } from './board-scene.js';
import { notingPainter } from './noting-painter.js';
import { openTown, type Town } from './town.js';

const tenMinutes = 10 * 60_000;

let town: Town;
let now: number;
let folder: string;
beforeEach(() => {
  now = wednesday;
  folder = mkdtempSync(join(tmpdir(), 'board-'));
});
afterEach(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  expect(town.complaints).toEqual([]);
  await town.close();
  rmSync(folder, { recursive: true });
});

interface Scene {
  /** Manages the server. */
  kim: Persona;
  bo: Persona;
  drawn: PictureRequest[];
  painter: Painter;
}

async function scene(locale = 'en-US'): Promise<Scene> {
  const { painter, drawn } = notingPainter();
  town = await openTown({ locale, painter, now: () => now, file: join(folder, 'town.db') });
  const { world } = town.twin;
  const [kim, bo] = [town.person('Kim', locale), town.person('Bo', locale)];
  world.giveRole(town.guildId, kim.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
  await rated(town, 12, { pools: [{}, { guild: town.guildId }] });
  return { kim, bo, drawn, painter };
}

/** The boards that stand in a channel. */
const standing = (person: Persona, channel = 'quay'): SeenMessage[] =>
  person.sees(channel).filter(({ ephemeral, deleted, files }) => !ephemeral && !deleted && files.length > 0);

const names = (drawn: PictureRequest[]) => (drawn.at(-1)!.view as BoardView).rows.map(({ name }) => name);

/** Looks for what is due, at a later time. */
async function later(ms: number): Promise<void> {
  now += ms;
  town.bot.boards.wake();
  await town.bot.boards.settle();
}

async function keep(kim: Persona, label = 'Keep it in this channel', where = 'here'): Promise<string> {
  const look = await kim.slash('quay', '/leaderboard', { where }).reply;
  const { content } = await kim.press(look, label).reply;
  await town.bot.boards.settle();
  return content;
}

const kept =
  'It will appear in this channel in a moment and be kept up to date until somebody ends it here or deletes its message.';

describe('a leaderboard that stands in a channel', () => {
  it.each([
    {
      locale: 'en-US',
      label: 'Keep it in this channel',
      content: '### Leaderboard · all games · this server\n-# Brought up to date by itself, at most every ten minutes.',
      buttons: ['My row', 'As text'],
      told: kept,
      ended: 'It stands in this channel no more.',
      end: 'End it in this channel',
    },
    {
      locale: 'ru',
      label: 'Оставить в этом канале',
      content: '### Таблица лидеров · все игры · этот сервер\n-# Обновляется сама, не чаще чем раз в десять минут.',
      buttons: ['Моя строка', 'Текстом'],
      told: 'Сейчас она появится в этом канале и будет обновляться, пока кто-нибудь не уберёт её здесь или не удалит сообщение.',
      ended: 'Больше её в этом канале нет.',
      end: 'Убрать из этого канала',
    },
  ])('is posted and ended by who manages the server, in its language: $locale', async (wanted) => {
    const { kim, bo } = await scene(wanted.locale);
    const others = await bo.slash('quay', '/leaderboard').reply;
    expect(others.buttons.map(({ label }) => label)).not.toContain(wanted.label);
    expect((await keep(kim, wanted.label)).split('\n')[0]).toBe(wanted.told);
    const [board, ...more] = standing(bo);
    expect([board!.content, more]).toEqual([wanted.content, []]);
    expect(board!.buttons.map(({ label }) => label)).toEqual(wanted.buttons);
    const text = await bo.press(board!, wanted.buttons[1]!).reply;
    expect([text.ephemeral, text.content.includes('**1** \u2068P1\u2069 · **1990**')]).toEqual([true, true]);
    expect((await keep(kim, wanted.end)).split('\n')[0]).toBe(wanted.ended);
    expect(standing(bo)).toEqual([]);
    await later(2 * tenMinutes);
    expect(standing(bo)).toEqual([]);
  });

  it('is written anew when it has changed, and not before ten minutes are over', async () => {
    const { kim, bo, drawn } = await scene();
    await keep(kim);
    const [board] = standing(bo);
    const asked = drawn.length;
    await strengthen(town, '93', 2500);
    await later(tenMinutes - 1);
    expect(drawn).toHaveLength(asked);
    await later(1);
    expect(names(drawn).slice(0, 2)).toEqual(['P4', 'P1']);
    expect(standing(bo).map(({ id, data }) => [id, data.edited_timestamp !== null])).toEqual([[board!.id, true]]);
    const edits = () =>
      town.twin.requests.filter(({ method, route }) => method === 'PATCH' && !route.startsWith('/webhooks'));
    const before = edits().length;
    await later(tenMinutes);
    await later(3 * tenMinutes);
    expect(edits()).toHaveLength(before);
    await hide(town, '93');
    await later(tenMinutes);
    expect([names(drawn)[0], edits().length]).toEqual(['P1', before + 1]);
  });

  it('goes on after a restart, with what changed meanwhile', async () => {
    const { kim, bo, drawn } = await scene();
    await keep(kim);
    const [board] = standing(bo);
    await strengthen(town, '94', 2600);
    now += tenMinutes;
    await town.restart();
    await town.bot.boards.settle();
    expect([names(drawn)[0], standing(bo).map(({ id }) => id)]).toEqual(['P5', [board!.id]]);
  });

  it('is posted once, though Discord does not say that it took it', async () => {
    const { kim, bo } = await scene();
    town.twin.faults.next('POST', '/channels/:channel/messages', { drop: 'after' });
    await keep(kim);
    expect(town.complaints.splice(0).join()).toContain('a standing board was not taken');
    expect(standing(bo)).toHaveLength(1);
    const sent = () =>
      town.twin.requests.filter(({ method, route }) => method === 'POST' && route.endsWith('/messages'));
    const before = sent().length;
    now += tenMinutes;
    await town.restart();
    await town.bot.boards.settle();
    // It is looked for: by then Discord may not know the nonce any more.
    expect([standing(bo).length, sent().length]).toEqual([1, before]);
    const row = await town.database.db.selectFrom('standingBoards').select('messageId').execute();
    expect(row).toEqual([{ messageId: standing(bo)[0]!.id }]);
  });

  it('has words where no picture can be had, and the picture as soon as there is one', async () => {
    const { kim, bo, drawn, painter } = await scene();
    const { paint } = painter;
    painter.paint = () => Promise.reject(new Error('no ink'));
    await keep(kim);
    expect(town.complaints.splice(0).length).toBeGreaterThan(0);
    const inWords = bo.sees('quay').at(-1)!;
    expect([inWords.files, inWords.content.includes('**1** \u2068P1\u2069 · **1990**')]).toEqual([[], true]);
    painter.paint = paint;
    await later(tenMinutes);
    expect([standing(bo).map(({ id }) => id), names(drawn)[0]]).toEqual([[inWords.id], 'P1']);
    expect(standing(bo)[0]!.content).not.toContain('P1');
  });

  it('is forgotten quietly where its message, or its channel, was deleted', async () => {
    const { kim, bo } = await scene();
    const rows = () => town.database.db.selectFrom('standingBoards').selectAll().execute();
    await keep(kim);
    const channel = await town.bot.client.channels.fetch(standing(bo)[0]!.channelId);
    if (!channel?.isTextBased()) throw new Error('no channel');
    await channel.messages.delete(standing(bo)[0]!.id);
    await strengthen(town, '93', 2500);
    await later(tenMinutes);
    expect([standing(bo), await rows()]).toEqual([[], []]);
    await keep(kim, 'Keep it in this channel', 'all');
    expect(await rows()).toHaveLength(1);
    town.twin.world.deleteChannel(channel.id);
    await expect.poll(() => town.bot.client.channels.cache.has(channel.id)).toBe(false);
    await later(tenMinutes);
    expect(await rows()).toEqual([]);
  });

  it('stands once in a channel, in a new message where it is asked for anew, beside others', async () => {
    const { kim, bo } = await scene();
    await keep(kim);
    await keep(kim, 'Keep it in this channel', 'all');
    const [here, everywhere] = standing(bo);
    expect([here!.content.split('\n')[0], everywhere!.content.split('\n')[0]]).toEqual([
      '### Leaderboard · all games · this server',
      '### Leaderboard · all games · everywhere',
    ]);
    const look = await kim.slash('quay', '/leaderboard').reply;
    now += 61_000;
    await keep(kim, 'End it in this channel');
    // The look from before says that it does not stand yet.
    await kim.press(look, 'End it in this channel').reply;
    expect(await keep(kim)).toContain(kept);
    expect(standing(bo).map(({ id }) => id)).toEqual([everywhere!.id, expect.any(String)]);
  });

  it('is not begun by whoever may not, too often, too many times, or where the bot may not write', async () => {
    const { kim, bo } = await scene();
    const { world } = town.twin;
    const look = await kim.slash('quay', '/leaderboard').reply;
    await kim.press(look, 'Keep it in this channel').reply;
    await town.bot.boards.settle();
    const id = look.buttons.at(-1)!.customId!.replace(':end:', ':keep:');
    const channel = await town.bot.client.channels.fetch(world.channel('quay').id);
    if (!channel?.isSendable()) throw new Error('no channel');
    const button = { type: 2 as const, style: 2 as const, custom_id: id, label: 'Keep' };
    const { id: planted } = await channel.send({ content: 'Old', components: [{ type: 1, components: [button] }] });
    const old = town.twin.message(planted)!;
    const press = async (person: Persona) => (await person.press(old, 'Keep').reply).content.split('\n')[0];
    expect(await press(bo)).toBe('Only whoever manages this server or this channel can do that.');
    expect(await press(kim)).toBe(
      'Somebody had it posted here within the last minute. Wait a moment before you have it posted anew.',
    );
    now += 61_000;
    expect(await press(kim)).toBe(kept);
    await town.bot.boards.settle();
    expect(standing(bo)).toHaveLength(1);
    world.deny(world.channel('quay').id, 'SendMessages');
    now += 61_000;
    expect(await press(kim)).toMatch(/^Nothing was posted: I cannot post this in <#\d+> until I have: Send Messages/);
    world.allow(world.channel('quay').id, 'SendMessages');
    const more = Array.from({ length: 19 }, (_, index) => ({
      ...{ guildId: town.guildId, channelId: `c${index}`, pool: '*:*:*:*', askedAt: now, editedAt: now + 9e9 },
    }));
    await town.database.db.insertInto('standingBoards').values(more).execute();
    expect(await keep(kim, 'Keep it in this channel', 'all')).toContain(
      '20 leaderboards stand in the channels of this server already; end one first.',
    );
  });

  it('counts as not there where what is stored of it cannot be read', async () => {
    const { kim, bo } = await scene();
    await keep(kim);
    const before = standing(bo).length;
    for (const pool of [`elsewhere:*:*:*`, 'x', '*:*:many:*']) {
      await town.database.db.updateTable('standingBoards').set({ pool, shown: null }).execute();
      await later(tenMinutes);
      expect(standing(bo)).toHaveLength(before);
    }
    const look = await kim.slash('quay', '/leaderboard').reply;
    expect(look.buttons.at(-1)!.label).toBe('Keep it in this channel');
  });
});
