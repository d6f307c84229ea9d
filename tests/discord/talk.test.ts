import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { books } from '../../render/books.js';
import { openTalk } from '../../src/discord/client/talk.js';
import { noMetrics } from '../../src/operation/metrics.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { blankPainter, boardPosts, openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
const folder = mkdtempSync(join(tmpdir(), 'talk-'));
afterEach(() => closeQuietly(town));
afterAll(() => rmSync(folder, { recursive: true }));

interface Scene {
  ann: Persona;
  bo: Persona;
  id: string;
  post: SeenMessage;
}

async function scene(read = 'en-US', locale = 'en-US', file?: string): Promise<Scene> {
  town = await openTown({ locale, randomBytes: fixedBytes('talk'), ...(file && { file }) });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const post = await startMatch(town, 'quay', [ann, bo]);
  return { ann, bo, post, id: (await town.matches.inChannel(post.channelId))!.id };
}

const threads = () => [...town.twin.world.channels.values()].filter(({ thread }) => thread);
const talk = (person: Persona, where = 'quay') => person.slash(where, '/match talk').reply;

describe('/match talk', () => {
  it('makes a thread of the match once, says in it what it is for without a ping, and links it to everybody', async () => {
    const { ann, bo, id, post } = await scene();
    const app = {
      client: town.bot.client,
      matches: town.matches,
      community: town.community,
      painter: blankPainter,
      books,
      log: pino({ level: 'silent' }),
      metrics: noMetrics,
    };
    const guild = await town.bot.client.guilds.fetch(town.guildId);
    const match = (await town.matches.find(id))!;
    const members = await Promise.all([ann, bo].map((person) => guild.members.fetch(person.id)));
    await Promise.all(members.map((member) => openTalk(app, match, member)));
    const [first, second] = await Promise.all([talk(ann), talk(bo)]);
    const [thread, ...others] = threads();
    expect(others).toEqual([]);
    expect([thread!.name, thread!.parentId, thread!.thread!.autoArchiveMinutes]).toEqual([
      `Santa Maria · table talk · ${id}`,
      post.channelId,
      10_080,
    ]);
    const link = `https://discord.com/channels/${town.guildId}/${thread!.id}`;
    for (const told of [first, second]) {
      expect([told!.ephemeral, told!.content]).toEqual([true, `The table talk of this match: ${link}`]);
    }
    const board = `https://discord.com/channels/${town.guildId}/${post.channelId}/${post.id}`;
    const [greeting, ...more] = bo.sees(thread!.id);
    expect([greeting!.content, more]).toEqual([
      `💬 Table talk about the match of **Santa Maria**: plans, teasing, questions. Nothing written here is a move. The table is here: ${board}`,
      [],
    ]);
    expect([greeting!.data.mentions, greeting!.data.mention_everyone]).toEqual([[], false]);
    expect((await town.matches.find(id))!.talk).toBe(thread!.id);
  });

  it('is a press away from the first post, in Russian too, where the channel may have threads', async () => {
    const { ann, bo, id, post } = await scene('ru', 'ru');
    expect(post.buttons.at(-1)!.label).toBe('Разговоры');
    const told = await bo.press(post, 'Разговоры').reply;
    expect(told.content).toMatch(/^Разговоры об этой партии: https:\S+$/);
    expect(threads()[0]!.name).toBe(`Санта-Мария · разговоры · ${id}`);
    expect(ann.sees(threads()[0]!.id)[0]!.content).toMatch(/^💬 Разговоры о партии \*\*Санта-Мария\*\*: /);
    const voice = town.twin.world.addChannel(town.guildId, 'cabin', 2);
    const [cem, dot] = [town.person('Cem', 'ru'), town.person('Dot', 'ru')];
    await startMatch(town, voice.id, [cem, dot]);
    expect(boardPosts(cem, voice.id)[0]!.find('Разговоры')).toBe(undefined);
    expect((await talk(cem, voice.id)).content).toMatch(/^В канале такого вида веток не бывает/);
  });

  it('finds a thread again that sleeps or is locked, and makes a deleted one anew', async () => {
    const { ann } = await scene();
    await talk(ann);
    const [thread] = threads();
    const { world } = town.twin;
    world.changeChannel(thread!.id, { archived: true });
    expect((await talk(ann)).content).toMatch(/whoever writes in it wakes it\.$/);
    world.changeChannel(thread!.id, { archived: false, locked: true });
    expect((await talk(ann)).content).toMatch(/It is locked: /);
    world.deleteChannel(thread!.id);
    const told = await talk(ann);
    expect(threads().map(({ id }) => told.content.endsWith(`/${id}`))).toEqual([true]);
    expect(town.complaints).toEqual([]);
  });

  it('stays behind when the match moves, makes another, and is found again on the way back', async () => {
    const { ann, bo, id } = await scene();
    await talk(ann);
    const [old] = threads();
    expect((await bo.slash('tavern', '/match move', { match: id }).reply).content).toMatch(/^The match is here now/);
    const there = await talk(bo, 'tavern');
    expect(threads().map(({ parentId }) => parentId)).toEqual([
      town.twin.world.channel('quay').id,
      town.twin.world.channel('tavern').id,
    ]);
    expect(there.content.endsWith(`/${threads()[1]!.id}`)).toBe(true);
    await ann.slash('quay', '/match move', { match: id }).reply;
    expect((await talk(ann)).content.endsWith(`/${old!.id}`)).toBe(true);
    expect(threads().length).toBe(2);
  });

  it('says what to do where no thread can be made, and what else there is', async () => {
    const { ann, id, post } = await scene();
    const { world } = town.twin;
    world.deny(post.channelId, 'CreatePublicThreads');
    world.deny(post.channelId, 'SendMessagesInThreads');
    expect((await talk(ann)).content).toBe(
      `I cannot open a thread for table talk in <#${post.channelId}> until I have: Create Public Threads and Send Messages in Threads. Ask somebody who manages the channel, then try again.`,
    );
    world.allow(post.channelId, 'CreatePublicThreads');
    world.allow(post.channelId, 'SendMessagesInThreads');
    town.twin.faults.next('POST', /threads$/, { answer: { status: 400, code: 160_006, message: 'Too many threads' } });
    expect((await talk(ann)).content).toMatch(/^This server has as many open threads as Discord allows/);
    const eve = town.person('Eve');
    world.setOverwrite(post.channelId, { id: eve.id, type: 1, allow: 0n, deny: 1n << 38n });
    expect((await talk(eve)).content).toMatch(/^There is no thread for table talk yet, and you may not write/);
    expect(threads()).toEqual([]);
    const inside = world.addThread(post.channelId, { name: 'cove', ownerId: ann.id });
    const [cem, dot] = [town.person('Cem'), town.person('Dot')];
    await startMatch(town, inside.id, [cem, dot]);
    expect((await talk(cem, inside.id)).content).toMatch(/^This match is played in a thread already/);
    const forged = await plant(town, 'tavern', ['talk:zzz', `talk:${id}`]);
    expect((await eve.press(forged, '1').reply).content).toMatch(/^There is no match/);
    expect((await town.matches.find(id))!.talk).toBe(undefined);
    expect(town.complaints).toEqual([]);
  });

  it('is found again after a restart, also where the bot was cut off before it could note it', async () => {
    const { ann } = await scene('en-US', 'en-US', join(folder, 'talk.db'));
    const before = (await talk(ann)).content;
    await town.restart();
    expect((await talk(ann)).content).toBe(before);
    await town.database.db.updateTable('matches').set({ talkThread: null }).execute();
    await town.restart();
    expect((await talk(ann)).content).toBe(before);
    expect([threads().length, ann.sees(threads()[0]!.id).length]).toEqual([1, 1]);
  });
});

describe('/diagnose', () => {
  it('says that a thread for table talk cannot be made, though a match can be played', async () => {
    town = await openTown();
    const ann = town.person('Ann');
    town.twin.world.setOwner(town.guildId, ann.id);
    town.twin.world.deny(town.twin.world.channel('quay').id, 'CreatePublicThreads');
    const lines = (await ann.slash('quay', '/diagnose').reply).content.split('\n');
    expect(lines.slice(0, 2)).toEqual([
      '✅ I have every permission a match needs here.',
      expect.stringMatching(
        /^❌ I cannot open a thread for table talk in <#\d+> until I have: Create Public Threads\./,
      ),
    ]);
    expect((await ann.slash('tavern', '/diagnose').reply).content).not.toContain('table talk');
  });
});
