import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/playground/api.js';
import { boardPosts, pinged, plant, startMatch } from './town.js';
import { ann, bo, cem, command, goTo, label, place, town, until, vote, voteScene, votes, zoe } from './vote-scene.js';

voteScene('votes', '*Ann* ||x||');

const idOf = (message: SeenMessage) => message.buttons[0]!.customId!;

describe('/match end', () => {
  it('asks all who play, calls only those who are to answer, and ends the match when all have agreed', async () => {
    await startMatch(town, place, [ann, bo, cem]);
    const answer = await command(ann, 'end');
    expect(answer.text).toBe(
      "You have proposed it. The others are asked in the match's channel; `/match votes` shows how it stands.",
    );
    const asked = await vote();
    expect(asked.content).toMatch(
      new RegExp(
        '^\\*\\*Santa Maria\\*\\*: \\\\\\*Ann\\\\\\* \\\\\\|\\\\\\|x\\\\\\|\\\\\\| proposes to end the match by agreement, without a result\\.\n' +
          "To answer: <@\\d+> and <@\\d+>\\. It needs everybody's word, <t:\\d+:R> at the latest\\.\n" +
          'Agreed: \\\\\\*Ann\\\\\\* \\\\\\|\\\\\\|x\\\\\\|\\\\\\|\\.$',
      ),
    );
    expect([pinged(asked, [ann, bo, cem, zoe]).sort(), label(asked)]).toEqual([
      ['Bo', 'Джем'],
      ['Agree', 'Against', 'Withdraw'],
    ]);
    expect((await zoe.press(asked, 'Agree').reply).text).toBe(
      'Only those who have a say in this are asked. You can look on.',
    );
    expect((await ann.press(asked, 'Agree').reply).text).toContain('This is your own proposal');
    expect((await bo.press(asked, 'Withdraw').reply).text).toContain('Only who proposed this');
    await town.restart();
    bo.press(asked, 'Agree');
    await until(`Agreed: \\*Ann\\* \\|\\|x\\|\\| and Bo.`);
    expect((await bo.press(asked, 'Agree').reply).text).toContain('You have agreed already.');
    expect((await command(bo, 'end')).text).toContain('That has been proposed already');
    cem.press(asked, 'Agree');
    await until('**All have agreed: it is done.**');
    expect([votes().length, label(votes()[0]!)]).toEqual([1, []]);
    const last = await town.twin.until(() => boardPosts(ann, place)[1]);
    expect(last.content).toContain('All who play have agreed to end the match. It has no result;');
    expect((await command(bo, 'votes')).text).toBe('Nothing is proposed in this match just now.');
  });

  it('is nothing any more once one is against it; a late press is told so', async () => {
    await startMatch(town, place, [ann, bo, cem]);
    await command(bo, 'end');
    const asked = await vote();
    const agree = idOf(asked);
    const copy = await command(cem, 'votes');
    expect(copy.content).toContain('Bo предлагает закончить партию по согласию, без результата.');
    expect((await cem.press(copy, 'Против').reply).content).toContain('**Согласия нет.** Против: Джем.');
    await until('**Not agreed.** Against: Джем.');
    const late = await plant(town, place, [agree]);
    expect((await ann.press(late, '1').reply).text).toBe(
      'You are too late: somebody was against it, so it is not done.',
    );
    expect((await zoe.press(late, '1').reply).text).toContain('You are too late');
  });

  it('asks once more where nobody else has a say', async () => {
    await startMatch(town, place, [ann]);
    const asked = await command(ann, 'end');
    expect(asked.text).toContain('Nobody else has a say in it, so it ends at once without a result');
    expect((await ann.press(asked, 'No').reply).text).toBe('Nothing was changed.');
    const again = await ann.press(await command(ann, 'end'), 'Yes, do it').reply;
    expect(again.text).toBe('Nobody else has a say in this, so it is done.');
    expect(votes()).toEqual([]);
  });
});

describe('/match concede', () => {
  it('ends the match for who is conceded to once the others have agreed, and its last post says so', async () => {
    await startMatch(town, place, [ann, bo, cem]);
    const [first, ...others] = await ann.autocomplete(place, '/match concede', { to: '' }, 'to');
    expect([first!.name, others.length]).toEqual([expect.stringMatching(/^(Bo|Джем)$/), 1]);
    expect((await ann.slash(place, '/match concede', { to: 'Zoe' }).reply).text).toContain('“Zoe”');
    expect((await bo.slash(place, '/match concede', { to: 'Bo' }).reply).text).toContain(
      'The others can concede to you',
    );
    await ann.slash(place, '/match concede', { to: 'Bo' }).reply;
    const asked = await vote();
    expect(asked.content).toContain('proposes that the others concede to Bo, who then has won.');
    expect(pinged(asked, [ann, bo, cem])).toEqual(['Джем']);
    cem.press(asked, 'Agree');
    const last = await town.twin.until(() => boardPosts(ann, place)[1]);
    expect(last.content).toMatch(/^Santa Maria is over\. Bo wins!\nThe others have conceded the match to Bo\./);
    expect(last.content).toContain('The others conceded to Bo; the points are those at that moment.');
  });

  it('asks once more where nobody else has a say', async () => {
    await startMatch(town, place, [cem, bo]);
    const asked = await cem.slash(place, '/match concede', { to: 'Bo' }).reply;
    expect(asked.text).toContain('Сдаться? Победа достанется: Bo.');
    expect((await cem.press(asked, 'Да').reply).text).toBe('Спрашивать больше некого — сделано.');
    expect((await town.twin.until(() => boardPosts(ann, place)[1])).content).toContain('Bo wins!');
  });
});

describe('the message of a vote', () => {
  const channel = async () => {
    const found = await town.bot.client.channels.fetch(place);
    if (!found?.isSendable()) throw new Error('no channel');
    return found;
  };

  it('is shown again where it was deleted, and calls nobody then', async () => {
    await startMatch(town, place, [ann, bo]);
    await command(ann, 'end');
    const first = await vote();
    await (await channel()).messages.delete(first.id);
    const [one, two] = await Promise.all([command(bo, 'votes'), command(ann, 'votes')]);
    expect([one!.content, two!.content]).toEqual([first.content, first.content]);
    expect(votes().map((message) => [message.content, pinged(message, [ann, bo])])).toEqual([[first.content, []]]);
    bo.press(votes()[0]!, 'Against');
    await until('**Not agreed.** Against: Bo.');
  });

  it('is posted once however its sending is cut off, and when the bot may write again', async () => {
    await startMatch(town, place, [ann, bo]);
    const { world, faults } = town.twin;
    faults.next('POST', '/channels/:channel/messages', { drop: 'after' });
    await command(bo, 'end');
    await vote();
    await town.bot.teller.settle();
    await town.restart();
    await town.bot.teller.settle();
    expect([votes().length, await town.matches.untoldVotes()]).toEqual([1, []]);
    ann.press(votes()[0]!, 'Against');
    await until('**Not agreed.**');
    town.complaints.splice(0);
    world.deny(place, 'SendMessages');
    await command(bo, 'end');
    await town.twin.until(() => town.complaints.some((line) => line.includes('was not taken')));
    expect(votes()).toHaveLength(1);
    world.allow(place, 'SendMessages');
    expect(pinged((await town.twin.until(() => votes()[1]))!, [ann, bo])).toEqual([ann.name]);
    town.complaints.splice(0);
  });

  it('that arrived unnoticed is looked for before it is sent again', async () => {
    await startMatch(town, place, [ann, bo]);
    await command(bo, 'end');
    await vote();
    await town.bot.teller.settle();
    const sent = () =>
      town.twin.requests.filter(({ method, path }) => method === 'POST' && path.endsWith(`/channels/${place}/messages`))
        .length;
    const before = sent();
    expect(before).toBeGreaterThan(0);
    // As if the bot had ended between the sending and the noting of it.
    await town.database.db
      .updateTable('votes')
      .set({ channelId: null, messageId: null, shown: 0 })
      .where('state', '=', 'open')
      .execute();
    await town.restart();
    await town.bot.teller.settle();
    expect([sent(), votes().length, await town.matches.untoldVotes()]).toEqual([before, 1, []]);
  });

  it('calls nobody who has answered before it could be posted', async () => {
    await startMatch(town, place, [ann, bo, cem]);
    const { world } = town.twin;
    world.deny(place, 'SendMessages');
    await ann.slash(place, '/match replace', { whose: 'Bo', by: zoe.id }).reply;
    await town.twin.until(() => town.complaints.some((line) => line.includes('was not taken')));
    const copy = await command(bo, 'votes');
    await bo.press(copy, 'Agree').reply;
    world.allow(place, 'SendMessages');
    // Bo is named in it, since it is about his seat.
    const asked = await vote();
    expect([asked.content.includes(`<@${bo.id}>`), pinged(asked, [ann, bo, cem, zoe]).sort()]).toEqual([
      true,
      ['Zoe', 'Джем'],
    ]);
    town.complaints.splice(0);
  });

  it('says in the channel that the match has left where it is asked now, and that a series ends with it', async () => {
    await startMatch(town, place, [ann, bo], 'nusfjord', { series: 'double-match' });
    await command(ann, 'end');
    const asked = await vote();
    expect(asked.content).toContain('by agreement, without a result. The series ends with it.');
    const [from, { id }] = [place, (await town.matches.inChannel(place))!];
    goTo(town.twin.world.addChannel(town.guildId, 'elsewhere').id);
    await bo.slash(place, '/match move', { match: id }).reply;
    const again = await vote();
    await town.twin.until(() => asked.content.includes(`The match has moved: it is asked in <#${place}> now.`));
    expect([label(asked), label(again), from === place]).toEqual([[], ['Agree', 'Against', 'Withdraw'], false]);
    bo.press(again, 'Against');
    await until('**Not agreed.**');
  });

  it('follows the match out of a channel that is gone, in Russian where its server speaks it', async () => {
    const port = town.twin.world.addGuild({ name: 'Порт', preferredLocale: 'ru', channels: ['prichal', 'mol'] });
    for (const { id } of [ann, bo, cem]) town.twin.world.addMember(port.id, id);
    const [from, to] = ['prichal', 'mol'].map((name) => town.twin.world.channel(name).id) as [string, string];
    goTo(from);
    await startMatch(town, place, [cem, bo, ann]);
    expect((await command(cem, 'end')).text).toContain('Предложение сделано.');
    expect((await vote()).content).toContain('Джем предлагает закончить партию по согласию, без результата.');
    town.twin.world.deleteChannel(from);
    const { id } = (await town.matches.active()).find((match) => match.guildId === port.id)!;
    goTo(to);
    await cem.slash(to, '/match move', { match: id }).reply;
    const asked = await vote();
    expect(asked.content).toMatch(/Ответа ждём от: <@\d+> и <@\d+>\. Нужно согласие каждого, срок — <t:\d+:R>\./);
    expect([pinged(asked, [ann, bo, cem]), label(asked)]).toEqual([[], ['Согласие', 'Против', 'Отозвать']]);
    cem.press(asked, 'Отозвать');
    await until('**Предложение отозвано.**');
    town.complaints.splice(0);
  });
});
