import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must, playRandomly } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { openTown, pinged, plant, startMatch, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

interface Scene {
  ann: Persona;
  bo: Persona;
  id: string;
  channelId: string;
}

async function scene(read = 'en-US', moves = 6): Promise<Scene> {
  town = await openTown({ locale: read, randomBytes: fixedBytes('comment') });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const { channelId } = await startMatch(town, 'quay', [ann, bo], 'nusfjord');
  const { id } = (await town.matches.inChannel(channelId))!;
  await playRandomly(town.matches, id, moves);
  await town.bot.poster.settle();
  return { ann, bo, id, channelId };
}

const comment = (person: Persona, text: string, where = 'quay') => person.slash(where, '/comment', { text }).reply;
const replayOf = (person: Persona, given = {}) => person.slash('quay', '/replay', given).reply;
const lastOf = (person: Persona, where = 'quay') => person.sees(where).findLast(({ ephemeral }) => !ephemeral)!;
const told = async (id: string) => must(await town.matches.comments(id));

async function write(person: Persona, seen: SeenMessage, label: string, text: string) {
  const form = await person.press(seen, label).modal;
  const sent = person.submit(form, { text });
  return { form, seen: await sent.reply, sent };
}

describe('/comment', () => {
  it('stands in the channel as an answer to the last post without a ping, and below its turn ever after', async () => {
    const { ann, bo, id, channelId } = await scene();
    const post = lastOf(bo);
    const hostile = `**hm** @everyone <@${bo.id}> @here`;
    const answer = await comment(ann, hostile);
    expect([answer.ephemeral, answer.content]).toEqual([
      true,
      `Your comment stays with the turn, and stands in <#${channelId}>. \`/comment\` changes or deletes it.`,
    ]);
    const { number } = must(await town.matches.replay(id));
    const seen = lastOf(bo);
    const line = `💬 Ann: \\*\\*hm\\*\\* @\u200beveryone \\<@\u200b${bo.id}\\> @\u200bhere`;
    expect(seen.content).toBe(`${line}\n-# turn ${number} · \`/replay\` shows it there`);
    expect([seen.data.message_reference?.message_id, pinged(seen, [ann, bo]), seen.data.mention_everyone]).toEqual([
      post.id,
      [],
      false,
    ]);
    expect(town.twin.requests.at(-1)!.body ?? {}).not.toHaveProperty('allowed_mentions.users');
    await playRandomly(town.matches, id, 4);
    const past = await replayOf(bo, { turn: number });
    expect(past.content.split('\n').at(-1)).toBe(line);
    expect((await replayOf(bo)).content).not.toContain('💬');
    const shared = past.buttons.find(({ customId }) => customId?.startsWith('share:'))!.customId!;
    await bo.press(past, shared).reply;
    expect(lastOf(ann).content.split('\n').at(-1)).toBe(line);
  });

  it('stands in the thread where there is one, which takes commands about its match', async () => {
    const { ann, bo, id } = await scene('ru');
    await ann.slash('quay', '/match talk').reply;
    const thread = [...town.twin.world.channels.values()].find((one) => one.thread)!;
    const before = bo.sees('quay').length;
    expect((await comment(bo, 'Ух ты!', thread.id)).content).toContain(`опубликован в <#${thread.id}>`);
    expect(lastOf(ann, thread.id).content).toMatch(/^💬 Bo: Ух ты!\n-# ход \d+ · там его покажет/);
    expect(bo.sees('quay').length).toBe(before);
    expect((await told(id))[0]!.told!.channelId).toBe(thread.id);
    expect((await ann.slash(thread.id, '/replay').reply).content).toContain('💬 Bo: Ух ты!');
    const stray = town.twin.world.addThread(thread.parentId!, { name: 'cove', ownerId: ann.id });
    expect((await comment(ann, 'где я?', stray.id)).content).toMatch(/^В этом канале нет партии/);
  });

  it('is changed and deleted by a form, where it was told too, even when that thread sleeps', async () => {
    const { ann, bo, id } = await scene();
    await ann.slash('quay', '/match talk').reply;
    const thread = [...town.twin.world.channels.values()].find((one) => one.thread)!;
    const empty = await ann.slash('quay', '/comment').reply;
    expect(empty.content).toMatch(/^You have not commented on this match of Nusfjord yet\./);
    const { seen: written, form } = await write(ann, empty, 'Comment on the newest turn', 'first');
    expect([form.title, form.customId]).toEqual(['Your comment', `comment:${id}:newest:0`]);
    expect([written.id, written.content.split('\n')[1]]).toEqual([
      empty.id,
      'You have commented on this match of Nusfjord once. Whoever may look at the match can read what you say.',
    ]);
    const [menu] = written.selects;
    const { value, label } = menu!.options[0]!;
    expect(label).toMatch(/^Turn \d+ · first$/);
    town.twin.world.changeChannel(thread.id, { archived: true });
    const again = await ann.select(written, menu!.customId, [value]).modal;
    expect(JSON.stringify(again.data)).toContain('"value":"first"');
    const changed = await ann.submit(again, { text: 'second' }).reply;
    expect(changed.content).toMatch(/^Your comment is changed\. It said: first\n/);
    expect(lastOf(bo, thread.id).content).toMatch(/^💬 Ann: second\n/);
    const last = await ann.select(changed, menu!.customId, [value]).modal;
    town.twin.world.changeChannel(thread.id, { archived: true });
    const gone = await ann.submit(last, { text: '' }).reply;
    expect(gone.content).toMatch(/^Your comment is deleted\. It said: second\nYou have not commented/);
    expect([lastOf(bo, thread.id).content.startsWith('💬 Table talk'), await told(id)]).toEqual([true, []]);
    const stale = await plant(town, 'quay', [`comment:${id}:edit:${value}`]);
    expect((await ann.press(stale, '1').reply).content).toMatch(/^There is no such comment/);
  });

  it('is written on any turn that is looked back at; of many the last stand there, and all can be read', async () => {
    const { ann, bo, id } = await scene('en-US', 12);
    const turn2 = await replayOf(ann, { turn: 2 });
    const { seen, sent } = await write(ann, turn2, 'Comment', 'one');
    expect([seen.id, seen.content.split('\n').at(-1)]).toEqual([turn2.id, '💬 Ann: one']);
    expect((await sent.followUp()).content).toMatch(/^Your comment stays with the turn/);
    expect(lastOf(bo).data.message_reference).toBe(undefined);
    for (const text of ['two', 'three', 'x'.repeat(500)])
      await write(bo, await replayOf(bo, { turn: 2 }), 'Comment', text);
    const full = await replayOf(bo, { turn: 2 });
    expect(full.content.split('\n').slice(-3)).toEqual(['💬 Bo: two', '💬 Bo: three', `💬 Bo: ${'x'.repeat(199)}…`]);
    const all = await bo.press(full, 'All comments (4)').reply;
    expect(all.content).toBe(`**Comments · turn 2** (4)\nAnn: one\nBo: two\nBo: three\nBo: ${'x'.repeat(500)}`);
    const { turns } = must(await town.matches.replay(id));
    expect((await told(id)).map(({ moves }) => moves)).toEqual([1, 1, 1, 1].map(() => turns[2]!.moves));
  });

  it('is for those who see the channel and may write there, and says where it could not be told', async () => {
    const { ann, bo, id, channelId } = await scene();
    const { world, faults } = town.twin;
    const eve = town.person('Eve');
    const { SendMessages, ViewChannel } = PermissionFlagsBits;
    world.setOverwrite(channelId, { id: eve.id, type: 1, allow: 0n, deny: SendMessages });
    expect((await comment(eve, 'psst')).content).toMatch(
      /^Nothing was changed: .* you may not write there yourself\.$/,
    );
    world.setOverwrite(channelId, { id: eve.id, type: 1, allow: 0n, deny: ViewChannel });
    const hidden = await eve.slash('tavern', '/comment', { match: id, text: 'psst' }).reply;
    expect(hidden.content).toMatch(/^There is no match/);
    const forged = await plant(
      town,
      'tavern',
      ['newest:0', 'write:1', 'read:1', 'edit:1'].map((what) => `comment:${id}:${what}`),
    );
    for (const label of ['1', '2', '3', '4']) {
      expect((await eve.press(forged, label).reply).content).toMatch(/^There is no match/);
    }
    faults.next('POST', '/channels/:channel/messages', { answer: { status: 400, code: 200_000, message: 'Blocked' } });
    expect((await comment(bo, 'a bad word')).content).toMatch(/^This server does not let that be said/);
    expect(await told(id)).toEqual([]);
    faults.next('POST', '/channels/:channel/messages', { answer: { status: 403, code: 50_013, message: 'No' } });
    expect((await comment(bo, 'well')).content).toContain('it could not be posted in');
    const [menu] = (await bo.slash('quay', '/comment').reply).selects;
    const own = await bo.slash('quay', '/comment').reply;
    const form = await bo.select(own, menu!.customId, [menu!.options[0]!.value]).modal;
    expect((await bo.submit(form, { text: '' }).reply).content).toMatch(/^Your comment is deleted\. It said: well/);
    await comment(ann, 'stays');
    faults.next('DELETE', '/channels/:channel/messages/:message', {
      answer: { status: 403, code: 50_001, message: 'No' },
    });
    const anns = await ann.slash('quay', '/comment').reply;
    const last = await ann.select(anns, anns.selects[0]!.customId, [anns.selects[0]!.options[0]!.value]).modal;
    expect((await ann.submit(last, { text: '' }).reply).content).toContain('could not take away what was posted');
  });
});
