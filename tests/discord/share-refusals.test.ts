import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { MatchInfo } from '../../src/match/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must, playRandomly } from '../match/harness.js';
import { openTown, plant, startMatch, type Town } from './town.js';

let town: Town;
afterEach(async () => {
  vi.restoreAllMocks();
  expect(town.complaints).toEqual([]);
  await town.close();
});

interface Scene {
  ann: Persona;
  bo: Persona;
  match: MatchInfo;
}

async function scene(locale: string, place = 'quay', people: Persona[] = []): Promise<Scene> {
  const [ann = town.person('Ann', locale), bo = town.person('Bo', locale)] = people;
  const post = await startMatch(town, place, [ann, bo]);
  return { ann, bo, match: (await town.matches.inChannel(post.channelId))! };
}

const shareButton = (message: SeenMessage) =>
  message.buttons.find(({ customId }) => customId?.startsWith('share:'))?.customId;

/** What the presser is told, and how many posts came of it. */
async function share(by: Persona, message: SeenMessage, channel = 'quay', id = shareButton(message)!) {
  const posts = () => town.twin.requests.filter(isPost(town.twin.world.channel(channel).id)).length;
  const before = posts();
  const told = (await by.press(message, id).reply).content;
  return { told, posts: posts() - before };
}

const isPost = (channelId: string) => (request: { method: string; path: string; status: number }) =>
  request.method === 'POST' && request.path === `/channels/${channelId}/messages` && request.status < 300;

describe.each(['en-US', 'ru'])('Show to everybody, told to a reader of %s', (locale) => {
  const say = (en: string, ru: string) => (locale === 'ru' ? ru : en);

  it.each(['SendMessages', 'AttachFiles'] as const)('does not speak for who lacks %s there', async (flag) => {
    town = await openTown();
    const { ann } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    const rules = await ann.slash('quay', '/rules', { about: 'topic.monks' }).reply;
    const { world } = town.twin;
    const channel = world.channel('quay').id;
    world.setOverwrite(channel, { id: ann.id, type: 1, allow: 0n, deny: PermissionFlagsBits[flag] });
    const missing =
      flag === 'AttachFiles'
        ? say('Attach Files', 'Прикреплять файлы')
        : say(
            'Send Messages (in a thread: Send Messages in Threads)',
            'Отправлять сообщения (в ветке: отправлять сообщения в ветках)',
          );
    const refusal = say(
      `Nothing was posted: you may not post this in <#${channel}> yourself. You lack: ${missing}.`,
      `Ничего не опубликовано: вам самим нельзя опубликовать это в <#${channel}>. Вам не хватает прав: ${missing}.`,
    );
    expect(await share(ann, table)).toEqual({ told: refusal, posts: 0 });
    const plain = await share(ann, rules);
    // Words need no permission to attach.
    expect(plain.posts).toBe(flag === 'AttachFiles' ? 1 : 0);
    if (flag === 'SendMessages') expect(plain.told).toBe(refusal);
  });

  it('does not speak in a thread for who may not write in threads, nor in one that is locked', async () => {
    town = await openTown();
    const { world } = town.twin;
    const quay = world.channel('quay').id;
    const keeper = town.person('Keeper');
    world.addThread(quay, { name: 'berth', ownerId: keeper.id });
    await town.twin.until(() => town.bot.client.channels.cache.has(world.channel('berth').id));
    const { ann } = await scene(locale, 'berth');
    const table = await ann.slash('berth', '/match show').reply;
    const thread = world.channel('berth');
    const sends = { id: ann.id, type: 1 as const, allow: 0n, deny: PermissionFlagsBits.SendMessages };
    world.setOverwrite(quay, sends);
    expect((await share(ann, table, 'berth')).posts).toBe(1);
    world.setOverwrite(quay, { ...sends, deny: PermissionFlagsBits.SendMessagesInThreads });
    const text = await ann.slash('berth', '/match show', { as: 'text' }).reply;
    const { told, posts } = await share(ann, text, 'berth');
    expect(posts).toBe(0);
    expect(told).toContain(
      say('You lack: Send Messages (in a thread', 'Вам не хватает прав: Отправлять сообщения (в ветке'),
    );
    world.setOverwrite(quay, { ...sends, deny: 0n });
    world.changeChannel(thread.id, { locked: true });
    await town.twin.idle();
    expect(await share(ann, text, 'berth')).toEqual({
      told: say('Nothing was posted: this thread is closed.', 'Ничего не опубликовано: эта ветка закрыта.'),
      posts: 0,
    });
  });

  it.each(['SendMessages', 'AttachFiles'] as const)('names what the bot lacks: %s', async (flag) => {
    town = await openTown();
    const { ann } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    const { world, botId } = town.twin;
    const channel = world.channel('quay').id;
    const able = () => town.bot.client.guilds.cache.get(town.guildId)!.members.me!.permissionsIn(channel).has(flag);
    world.setOverwrite(channel, { id: botId, type: 1, allow: 0n, deny: PermissionFlagsBits[flag] });
    await town.twin.until(() => !able());
    const { told, posts } = await share(ann, table);
    expect(posts).toBe(0);
    expect(told).toContain(
      say(
        `I cannot post this in <#${channel}> until I have: ${flag === 'AttachFiles' ? 'Attach Files' : 'Send Messages ('}`,
        `я не могу сделать это в <#${channel}>, пока у меня нет прав: ${flag === 'AttachFiles' ? 'Прикреплять файлы' : 'Отправлять сообщения ('}`,
      ),
    );
  });

  it('shows a match that has ended meanwhile as it ended', async () => {
    town = await openTown();
    const { ann, bo, match } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    must(await town.matches.resign(match.id, bo.id));
    await town.bot.poster.settle();
    expect((await share(ann, table)).posts).toBe(1);
    expect(ann.sees('quay').findLast(({ ephemeral }) => !ephemeral)!.content).toContain('the match is over');
  });

  it('says so where there is no such match, picture, seat, page, topic or game any more', async () => {
    town = await openTown();
    const { ann, match } = await scene(locale);
    const unknown = say(
      'This button belongs to an older version of me. Use `/match show` to get a fresh one.',
      'Эта кнопка осталась от моей прежней версии. Свежие кнопки даст `/match show`.',
    );
    const none = say('There is no match “zzzzzzzz”', 'Партии «zzzzzzzz» нет');
    const keys: [string, string][] = [
      ['zzzzzzzz:picture:table:', none],
      [`${match.id}:picture:elders:`, unknown],
      [`${match.id}:picture:area:7`, unknown],
      [`${match.id}:text:7`, unknown],
      [`${match.id}:log:80:90`, unknown],
      [`${match.id}:since:99`, unknown],
      [`${match.id}:table`, unknown],
      ['rules:santa-maria:topic.zebra', unknown],
      ['rules:zebra:topic.monks', unknown],
    ];
    const old = await plant(
      town,
      'quay',
      keys.slice(0, 5).map(([key]) => `share:${key}`),
    );
    const older = await plant(
      town,
      'quay',
      keys.slice(5).map(([key]) => `share:${key}`),
    );
    for (const [key, sentence] of keys) {
      const message = keys.slice(0, 5).some(([one]) => one === key) ? old : older;
      const { told, posts } = await share(ann, message, 'quay', `share:${key}`);
      expect([key, told, posts]).toEqual([key, expect.stringContaining(sentence), 0]);
    }
  });

  it('posts once, however often it is pressed, until the match has gone on', async () => {
    town = await openTown();
    const { ann, bo, match } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    const twice = say(
      'You have just shown this here; it was not posted again.',
      'Вы только что показали это здесь; второй раз это не публикуется.',
    );
    const answers = await Promise.all([share(ann, table), share(ann, table), share(ann, table)]);
    expect(answers.map(({ told }) => told).filter((told) => told === twice)).toHaveLength(2);
    expect(await share(ann, table)).toEqual({ told: twice, posts: 0 });
    const other = await bo.slash('quay', '/match show').reply;
    expect((await share(bo, other)).posts).toBe(1);
    await playRandomly(town.matches, match.id, 8);
    await town.bot.poster.settle();
    expect((await share(ann, table)).posts).toBe(1);
  });

  it('posts at once what is another thing or in another channel, and the same after a minute', async () => {
    town = await openTown();
    const { ann, match } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    const text = await ann.slash('quay', '/match show', { as: 'text' }).reply;
    const elsewhere = await ann.slash('tavern', '/match show', { match: match.id }).reply;
    expect((await share(ann, table)).posts).toBe(1);
    expect((await share(ann, text)).posts).toBe(1);
    expect((await share(ann, elsewhere, 'tavern')).posts).toBe(1);
    const now = Date.now;
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 59_000);
    expect((await share(ann, table)).posts).toBe(0);
    vi.spyOn(Date, 'now').mockImplementation(() => now() + 61_000 + 59_000);
    expect((await share(ann, table)).posts).toBe(1);
  });

  it('speaks in a locked thread only for who keeps threads, though the bot may', async () => {
    town = await openTown();
    const { world, botId } = town.twin;
    const quay = world.channel('quay').id;
    world.addThread(quay, { name: 'berth', ownerId: town.person('Keeper').id });
    await town.twin.until(() => town.bot.client.channels.cache.has(world.channel('berth').id));
    const { ann } = await scene(locale, 'berth');
    const table = await ann.slash('berth', '/match show').reply;
    const keeps = { type: 1 as const, allow: PermissionFlagsBits.ManageThreads, deny: 0n };
    world.setOverwrite(quay, { id: botId, ...keeps });
    world.changeChannel(world.channel('berth').id, { locked: true });
    await town.twin.idle();
    expect(await share(ann, table, 'berth')).toEqual({
      told: say('Nothing was posted: this thread is closed.', 'Ничего не опубликовано: эта ветка закрыта.'),
      posts: 0,
    });
    world.setOverwrite(quay, { id: ann.id, ...keeps });
    await town.twin.idle();
    expect((await share(ann, table, 'berth')).posts).toBe(1);
  });

  it('can be pressed again after it failed', async () => {
    town = await openTown();
    const { ann } = await scene(locale);
    const table = await ann.slash('quay', '/match show').reply;
    town.twin.faults.next('POST', '/channels/:channel/messages', { answer: { status: 400, code: 200000 } });
    expect((await share(ann, table)).told).toBe(
      say(
        'It could not be posted here. Try again in a moment.',
        'Не получилось опубликовать это здесь. Попробуйте ещё раз чуть позже.',
      ),
    );
    expect((await share(ann, table)).posts).toBe(1);
  });
});

describe('a match in another channel', () => {
  /** Who may not see what with the match in `quay`; is it offered in `tavern`, and does a press left there still post? */
  const looks: [string, (town: Town) => void, boolean][] = [
    ['is shown where everybody in the server sees the match', () => {}, true],
    [
      'is not where its channel is closed',
      ({ twin }) => twin.world.deny(twin.world.channel('quay').id, 'ViewChannel'),
      false,
    ],
    [
      'is not where its channel is closed to some',
      ({ twin, guildId }) => {
        const role = twin.world.addRole(guildId, 'Shut out', 0n);
        twin.world.setOverwrite(twin.world.channel('quay').id, {
          id: role.id,
          type: 0,
          allow: 0n,
          deny: PermissionFlagsBits.ViewChannel,
        });
      },
      false,
    ],
  ];

  it.each(looks)('%s', async (_what, change, shows) => {
    town = await openTown();
    const { ann, match } = await scene('en-US');
    const open = await ann.slash('tavern', '/match show', { match: match.id }).reply;
    expect(shareButton(open)).toBeDefined();
    change(town);
    await town.twin.idle();
    const now = await ann.slash('tavern', '/match show', { match: match.id }).reply;
    expect(shareButton(now) !== undefined).toBe(shows);
    const { told, posts } = await share(ann, open, 'tavern');
    expect(posts).toBe(shows ? 1 : 0);
    if (!shows) expect(told).toMatch(/^Not everybody in this channel may look at that match, so nothing was posted\./);
  });

  it('is shown in no other server', async () => {
    town = await openTown();
    const elsewhere = town.twin.world.addGuild({ name: 'Other port', channels: ['pier'] });
    await town.twin.until(() => town.bot.client.guilds.cache.has(elsewhere.id));
    const { ann, match } = await scene('en-US');
    const answer = await ann.slash('pier', '/match show', { match: match.id }).reply;
    expect(answer.files).toHaveLength(1);
    expect(shareButton(answer)).toBeUndefined();
    const forged = await plant(town, 'pier', [`share:${match.id}:picture:table:`]);
    const { told, posts } = await share(ann, forged, 'pier');
    expect([told.slice(0, 30), posts]).toEqual(['Not everybody in this channel ', 0]);
  });

  it('is shown in a thread of its closed channel; from a private thread nowhere else', async () => {
    town = await openTown();
    const { world, botId } = town.twin;
    const quay = world.channel('quay').id;
    const { ann, bo, match } = await scene('en-US');
    world.addThread(quay, { name: 'berth', ownerId: ann.id });
    world.addThread(quay, { name: 'den', ownerId: ann.id, private: true });
    const known = (name: string) => town.bot.client.channels.cache.has(world.channel(name).id);
    await town.twin.until(() => known('berth') && known('den'));
    world.channel('den').thread!.memberIds.push(bo.id, botId);
    const hidden = (await scene('en-US', 'den', [ann, bo])).match;
    world.deny(quay, 'ViewChannel');
    for (const id of [ann.id, botId]) {
      world.setOverwrite(quay, { id, type: 1, allow: PermissionFlagsBits.ViewChannel, deny: 0n });
    }
    await town.twin.idle();
    const inThread = await ann.slash('berth', '/match show', { match: match.id }).reply;
    expect((await share(ann, inThread, 'berth')).posts).toBe(1);
    const outside = await ann.slash('berth', '/match show', { match: hidden.id }).reply;
    expect([outside.files.length, shareButton(outside)]).toEqual([1, undefined]);
    const inside = await ann.slash('den', '/match show').reply;
    expect((await share(ann, inside, 'den')).posts).toBe(1);
  });
});
