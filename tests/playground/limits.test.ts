import {
  DiscordAPIError,
  type Interaction,
  MessageFlags,
  type RepliableInteraction,
  type TextChannel,
} from 'discord.js';
import { afterEach, expect, test } from 'vitest';
import { manualClock } from '../../src/playground/clock.js';
import { type Scene, scene } from './bot.js';

let stage: Scene;
afterEach(() => stage.end());

const harbour = () => stage.client.channels.cache.get(stage.harbourId) as TextChannel;

/** The code Discord refuses with; undefined when it does not. */
async function codeOf(action: Promise<unknown>): Promise<unknown> {
  return action.then(
    () => undefined,
    (error: unknown) => (error instanceof DiscordAPIError ? error.code : error),
  );
}

/** Lets `act` answer the next command by hand. */
async function answering<T>(act: (interaction: RepliableInteraction) => Promise<T>) {
  const result = new Promise<T>((resolve, reject) => {
    stage.onInteraction(async (interaction: Interaction) => {
      if (interaction.isRepliable()) await act(interaction).then(resolve, reject);
    });
  });
  const interaction = stage.ann.slash('harbour', '/ping');
  return { interaction, result };
}

test('an acknowledgement after three seconds finds no interaction', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  const { interaction, result } = await answering(async (one) => {
    clock.advance(3_000);
    return codeOf(one.reply('late'));
  });
  expect(await interaction.failed).toEqual({ reason: 'unanswered', text: 'The application did not respond' });
  expect(await result).toBe(10062);
  await expect(interaction.reply).rejects.toThrow('did not respond');
  expect(stage.ann.sees('harbour')).toEqual([]);
});

test('an acknowledgement just before three seconds is in time', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  const { interaction } = await answering(async (one) => {
    clock.advance(2_999);
    return one.reply('just');
  });
  expect(await interaction.acked).toEqual({ kind: 'message', afterMs: 2_999 });
});

test('the token ends after fifteen minutes', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  const { interaction, result } = await answering(async (one) => {
    await one.deferReply();
    clock.advance(15 * 60_000);
    return [await codeOf(one.editReply('late')), await codeOf(one.followUp('late'))];
  });
  expect(await result).toEqual([50027, 50027]);
  expect((await interaction.failed).reason).toBe('expired');
});

test('a modal that nobody took can be sent again, one that was taken cannot', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock } });
  const reply = await stage.ann.slash('harbour', '/match create', { game: 'nusfjord' }).reply;
  const modal = await stage.ann.press(reply, 'talk').modal;
  let deaf = true;
  stage.onInteraction(async (interaction: Interaction) => {
    if (interaction.isModalSubmit() && !deaf) await interaction.reply(interaction.fields.getTextInputValue('words'));
  });
  const first = stage.ann.submit(modal, { words: 'ahoy' });
  expect(() => stage.ann.submit(modal, { words: 'ahoy' })).toThrow('on its way');
  clock.advance(3_000);
  expect((await first.failed).text).toBe('This interaction failed');
  deaf = false;
  expect((await stage.ann.submit(modal, { words: 'again' }).reply).content).toBe('again');
  expect(() => stage.ann.submit(modal, { words: 'again' })).toThrow('sent already');
});

test('a second acknowledgement is refused', async () => {
  stage = await scene();
  const { result } = await answering(async (one) => {
    const url = `/interactions/${one.id}/${one.token}/callback` as const;
    const body = { type: 5 };
    await stage.client.rest.post(url, { body, auth: false });
    return codeOf(stage.client.rest.post(url, { body, auth: false }));
  });
  expect(await result).toBe(40060);
});

test('a reply with its message, edited, read and deleted', async () => {
  stage = await scene();
  const { interaction, result } = await answering(async (one) => {
    const sent = await one.reply({ content: 'first', withResponse: true });
    await one.editReply('second');
    const read = await one.fetchReply();
    await one.deleteReply();
    return [sent.resource?.message?.content, read.content, await codeOf(one.fetchReply())];
  });
  expect(await result).toEqual(['first', 'second', 10008]);
  expect((await interaction.reply).deleted).toBe(true);
});

test('whether a deferred reply is ephemeral is settled by the deferral', async () => {
  stage = await scene();
  const { interaction } = await answering(async (one) => {
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    return one.editReply({ components: [{ type: 10, content: 'panel' }], flags: MessageFlags.IsComponentsV2 });
  });
  const reply = await interaction.reply;
  expect([reply.onlyFor, reply.text]).toEqual([stage.ann.id, 'panel']);
});

test('permissions are calculated: view, send, attach', async () => {
  stage = await scene();
  const { world } = stage.twin;
  const file = { files: [{ attachment: Buffer.from('x'), name: 'x.png' }] };
  world.deny(stage.harbourId, 'AttachFiles');
  expect([await codeOf(harbour().send('words')), await codeOf(harbour().send(file))]).toEqual([undefined, 50013]);
  const { result } = await answering((one) => codeOf(one.reply(file)));
  expect(await result).toBeUndefined();
  world.deny(stage.harbourId, 'SendMessages');
  expect(await codeOf(harbour().send('words'))).toBe(50013);
  world.deny(stage.harbourId, 'ViewChannel');
  expect(await codeOf(harbour().send('words'))).toBe(50001);
  world.allow(stage.harbourId, 'ViewChannel');
  world.allow(stage.harbourId, 'SendMessages');
  world.allow(stage.harbourId, 'AttachFiles');
  expect(await codeOf(harbour().send(file))).toBeUndefined();
});

test('roles deny and the member’s own overwrite decides', async () => {
  stage = await scene();
  const { world } = stage.twin;
  world.setOverwrite(stage.harbourId, { id: stage.guildId, type: 0, allow: 0n, deny: 1n << 11n });
  expect(await codeOf(harbour().send('no'))).toBe(50013);
  world.allow(stage.harbourId, 'SendMessages');
  expect(await codeOf(harbour().send('yes'))).toBeUndefined();
  world.timeOut(stage.guildId, stage.twin.botId, stage.twin.clock.now() + 60_000);
  expect(await codeOf(harbour().send('timed out'))).toBe(50013);
});

test('what is gone is unknown', async () => {
  stage = await scene();
  const channel = harbour();
  const message = await channel.send('board');
  await message.delete();
  expect(await codeOf(message.edit('again'))).toBe(10008);
  stage.twin.world.deleteChannel(stage.harbourId);
  expect(await codeOf(channel.send('anybody?'))).toBe(10003);
});

test('a bot that was removed has no access, and is told of both', async () => {
  stage = await scene();
  const channel = harbour();
  stage.twin.world.removeBot(stage.guildId);
  expect(await codeOf(channel.send('hello'))).toBe(50001);
  await stage.twin.until(() => stage.client.guilds.cache.size === 0);
  stage.twin.world.addBot(stage.guildId);
  await stage.twin.until(() => stage.client.guilds.cache.size === 1);
  expect(await codeOf(harbour().send('hello'))).toBeUndefined();
});

test('threads: creation, archiving, locking', async () => {
  stage = await scene();
  const { world } = stage.twin;
  const thread = await harbour().threads.create({ name: 'log', autoArchiveDuration: 1440, type: 11 });
  const message = await thread.send('first');
  expect(world.channel('log').parentId).toBe(stage.harbourId);
  await thread.setArchived(true);
  expect(await codeOf(message.edit('changed'))).toBe(50083);
  expect(() => stage.ann.slash(thread.id, '/ping')).toThrow('archived');
  await thread.send('second');
  expect(world.channel('log').thread!.archived).toBe(false);
  world.changeChannel(thread.id, { locked: true });
  expect(await codeOf(thread.send('third'))).toBe(160005);
  const start = await harbour().send('start');
  const own = await start.startThread({ name: 'from a message' });
  expect(own.id).toBe(start.id);
});

test('direct messages, open and closed', async () => {
  stage = await scene();
  const carl = stage.twin.addUser({ name: 'Carl', dmsClosed: true });
  await (await stage.client.users.fetch(stage.ann.id)).send('psst');
  const direct = stage.ann.channels().at(-1)!;
  expect(stage.ann.sees(direct).map((one) => one.content)).toEqual(['psst']);
  expect(await codeOf((await stage.client.users.fetch(carl.id)).send('psst'))).toBe(50007);
  const reply = await stage.ann.slash(direct, '/ping').reply;
  expect(reply.content).toBe('pong');
});

test('old messages take few edits', async () => {
  const clock = manualClock();
  stage = await scene({ twin: { clock }, client: { rest: { rejectOnRateLimit: () => true } } });
  const message = await harbour().send('old');
  clock.advance(3_600_000);
  for (const text of ['one', 'two', 'three']) await message.edit(text);
  await message.edit('four').catch(() => undefined);
  const last = stage.twin.requests.at(-1)!;
  expect([last.status, (last.response as { code: number }).code]).toEqual([429, 30046]);
});

test('a file over 10 MiB is refused', async () => {
  stage = await scene();
  const attachment = Buffer.alloc(10 * 1024 * 1024 + 1);
  expect(await codeOf(harbour().send({ files: [{ attachment, name: 'big.png' }] }))).toBe(40005);
});

test('an edit keeps the files its list names and drops the rest', async () => {
  stage = await scene();
  const files = ['a.png', 'b.png'].map((name) => ({ attachment: Buffer.from(name), name }));
  const message = await harbour().send({ files });
  const view = stage.twin.message(message.id)!;
  await message.edit('words');
  expect(view.files.map((one) => one.name)).toEqual(['a.png', 'b.png']);
  const kept = [...message.attachments.values()].slice(1);
  await message.edit({ attachments: kept, files: [{ attachment: Buffer.from('c'), name: 'c.png' }] });
  expect(view.files.map((one) => one.name)).toEqual(['b.png', 'c.png']);
});

test('only those whom allowed_mentions names are mentioned', async () => {
  stage = await scene();
  const content = `<@${stage.ann.id}> <@${stage.bob.id}> @everyone`;
  const open = await harbour().send(content);
  const quiet = await harbour().send({ content, allowedMentions: { users: [stage.bob.id] } });
  const mentioned = (id: string) => {
    const { data } = stage.twin.message(id)!;
    return [data.mentions.map((one) => one.global_name), data.mention_everyone];
  };
  expect(mentioned(open.id)).toEqual([['Ann', 'Bob'], true]);
  expect(mentioned(quiet.id)).toEqual([['Bob'], false]);
});

test('messages are listed newest first, by page, without the words of others', async () => {
  stage = await scene();
  const sent = [];
  for (const text of ['1', '2', '3', '4']) sent.push(await harbour().send(text));
  stage.ann.say('harbour', '5');
  const page = async (options: object) =>
    [...(await harbour().messages.fetch({ cache: false, ...options })).values()].map((one) => one.content);
  expect(await page({ limit: 2 })).toEqual(['', '4']);
  expect(await page({ limit: 2, before: sent[2]!.id })).toEqual(['2', '1']);
  expect(await page({ limit: 2, after: sent[0]!.id })).toEqual(['3', '2']);
});

test('a pin needs its own permission', async () => {
  stage = await scene();
  const message = await harbour().send('board');
  expect(await codeOf(message.pin())).toBe(50013);
  stage.twin.world.allow(stage.harbourId, 'PinMessages');
  await message.pin();
  expect(stage.twin.world.channel('harbour').pins).toEqual([message.id]);
});

test('the message of a pressed button may be gone by the time of the answer', async () => {
  stage = await scene();
  const components = [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'a', label: 'A' }] }];
  const message = await harbour().send({ content: 'board', components });
  const code = new Promise((resolve) => {
    stage.onInteraction(async (one) => {
      await message.delete();
      if (one.isButton()) resolve(await codeOf(one.update('late')));
    });
  });
  stage.bob.press(message, 'A');
  expect(await code).toBe(10008);
});
