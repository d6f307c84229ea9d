import { afterEach, describe, expect, it } from 'vitest';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { type DaysAsked, daysScene, hour, posts, said } from './days-scene.js';
import { pinged, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

/** Whoever is waited for first is late; Zoe plays nowhere. */
async function scene(asked: DaysAsked) {
  const made = await daysScene(asked);
  town = made.town;
  const zoe = town.person('_Zoe_', asked.read ?? asked.locale ?? 'en-US');
  const give = async () => {
    const { host } = (await town.matches.find(made.id))!;
    const keeper = made.people.find(({ id }) => id === host.id)!;
    const reply = await keeper.slash('quay', '/match replace', { whose: made.first.name, by: zoe.id }).reply;
    await town.bot.teller.settle();
    return { reply, asked: said(made.ann) };
  };
  return { ...made, zoe, give };
}

describe('a seat whose holder’s time is up', () => {
  it('is given by the host to somebody who agrees; the other is told once, kindly, and may look on', async () => {
    const { first, people, zoe, give, goTo } = await scene({ limit: '24' });
    await goTo(25 * hour);
    expect(said(first).content).toContain('or give the seat to somebody else (`/match replace`).');
    const { asked } = await give();
    expect(asked.content).toContain(`offers <@${zoe.id}> the seat of <@${first.id}>`);
    expect(pinged(asked, [...people, zoe])).toEqual([zoe.name]);
    expect((await first.press(asked, 'Agree').reply).text).toContain('Only those who have a say');
    await zoe.press(asked, 'Agree').reply;
    await goTo(26 * hour);
    const all = posts(first).map(({ content }) => content);
    expect(all.join()).toContain(`Time was up for <@${first.id}>, so the seat was given away: \\_Zoe\\_ plays on.`);
    const kind = posts(first).filter(({ content }) => content.includes('so somebody else plays on in your seat'));
    expect(
      kind.map((message) => [pinged(message, [...people, zoe]), message.buttons.map(({ label }) => label)]),
    ).toEqual([[[first.name], ['Position']]]);
    expect((await first.press(kind[0]!, 'Position').reply).ephemeral).toBe(true);
    await goTo(27 * hour);
    expect(posts(first).filter(({ content }) => content.includes('in your seat'))).toHaveLength(1);
    expect((await first.slash('quay', '/match seat').reply).text).toContain(
      'Your seat in this match was given to somebody else: \\_Zoe\\_ plays it now.',
    );
  });

  it('is safe in Russian, too: all are asked while they are away, and a late press is told that they play on', async () => {
    const { first, people, zoe, give, goTo } = await scene({ locale: 'ru', limit: '24' });
    await goTo(25 * hour);
    expect(said(first).content).toContain('либо отдать место другому (`/match replace`)');
    const { asked } = await give();
    const form = await first.press(await first.slash('quay', '/remind').reply, 'Запланировать отпуск').modal;
    await first.submit(form, { from: '2026-03-03', until: '2026-03-04' }).reply;
    expect((await zoe.press(asked, 'Согласие').reply).text).toBe(
      `У <@${first.id}> сейчас отпуск или день отдыха: время стоит, и место из-за него не отдают.`,
    );
    await town.bot.teller.settle();
    expect(asked.content).toContain('**Передать это место уже нельзя:** его хозяин играет дальше или сейчас отдыхает.');
    const again = await give();
    expect(again.asked.content).toContain('предлагает, чтобы дальше на месте игрока');
    expect(pinged(again.asked, [...people, zoe])).toContain(zoe.name);
    expect(again.reply.text).toBe(
      `У <@${first.id}> сейчас отпуск или день отдыха: время стоит, поэтому спрашивают всех, кто играет. Всех, кого это касается, спросят в канале партии; как идут дела, покажет \`/match votes\`.`,
    );
  });

  it('is given with the word of all who play on a day off, and its host is told why, but not of others', async () => {
    const { id, first, give, goTo } = await scene({ limit: '24' });
    const { host } = (await town.matches.find(id))!;
    await goTo(25 * hour);
    const by = { id: host.id, manages: true };
    must(await town.matches.setDaysOff(id, by, { from: '2026-03-03', until: '2026-03-03' }, true));
    const why = `<@${first.id}> is on vacation or has a day off now: their time stands still, so all who play are asked. `;
    const given = await give();
    expect(given.reply.text.split(why).length).toBe(2);
    const [vote] = await town.matches.votes(id);
    must(await town.matches.withdraw(id, vote!.id, { id: host.id, keeps: true }));
    // The day after, their time runs again, and it is up.
    await goTo(37 * hour);
    const { reply, asked } = await give();
    expect([reply.text.includes('all who play'), asked.content.includes(`offers <@`)]).toEqual([false, true]);
  });
});
