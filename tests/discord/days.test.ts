import { PermissionFlagsBits } from 'discord.js';
import { afterEach, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { type DaysAsked, daysScene, hour, noon, openDaysTown, posts, said, stamp } from './days-scene.js';
import { lastPost, lastSeen, lobbyPosts, pinged, startMatch, type Town, takeTurn } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town));

async function scene(asked: DaysAsked = {}) {
  const made = await daysScene(asked);
  town = made.town;
  return made;
}

describe('the time of a match', () => {
  it('is chosen in the lobby, stands in its announcement, and under each call', async () => {
    const { ann, bo, lobby, post } = await scene({ late: 'computer' });
    expect(lobby.content).toContain('2 days a turn. Then the computer plays the turn');
    expect(post.content.split('\n')[1]).toBe(
      `-# Time until ${stamp(noon + 48 * hour)}, ${stamp(noon + 48 * hour, 'R')}.`,
    );
    const shown = await bo.slash('quay', '/match pace').reply;
    expect(shown.content).toBe(
      `**Time** · 2 days a turn. Then the computer plays the turn\n${pinged(post, [ann, bo])[0]}: ${stamp(noon + 48 * hour)} (${stamp(noon + 48 * hour, 'R')})`,
    );
    expect([shown.ephemeral, shown.selects.length]).toEqual([true, 0]);
  });

  it('can be read and not chosen by a guest, in Russian too', async () => {
    ({ town } = await openDaysTown('ru'));
    const [ann, bo] = [town.person('Аня', 'ru'), town.person('Боря', 'ru')];
    await ann.slash('quay', '/match create', { game: 'nusfjord' }).reply;
    const lobby = lobbyPosts(ann, 'quay').at(-1)!;
    await bo.press(lobby, lobby.buttons[0]!.customId!).reply;
    const menu = await bo.press(lobby, 'Время').reply;
    expect(menu.selects.map(({ disabled }) => disabled)).toEqual([true, true]);
    const own = await ann.press(lobby, 'Время').reply;
    const chosen = await ann.select(own, 'Время на ход', ['72+12']).reply;
    expect(chosen.content).toContain('**Время на ход**: 3 дня на всё и ещё 12 часов за каждый ход');
    expect(chosen.content).toContain('**Когда время вышло**: об этом сообщают в канале, и партия ждёт\n');
    expect(chosen.selects.map(({ placeholder }) => placeholder)).toEqual([
      'Время на ход',
      'Когда время вышло',
      'Выходные',
      'Кто может сесть',
    ]);
    const told = '3 дня на всё и ещё 12 часов за каждый ход. Потом об этом сообщат в канале, и партия ждёт';
    expect(await town.twin.until(() => lobby.content.includes(told))).toBe(true);
  });

  it('is warned of, told to be up once, and then others let the computer play', async () => {
    const { first, second, people, goTo } = await scene({ late: 'others' });
    await goTo(43 * hour);
    expect(said(first).content.split('\n')[0]).toBe(`<@${first.id}>, your time is running out: Santa Maria.`);
    expect(pinged(said(first), people)).toEqual([first.name]);
    await goTo(49 * hour);
    const late = said(first);
    expect(late.content).toBe(
      `<@${first.id}> <@${second.id}> · Time is up for ${first.name}: Santa Maria.\nThe others may let the computer play this turn, or wait.`,
    );
    await goTo(50 * hour);
    expect(said(first).id).toBe(late.id);
    const own = await first.press(late, 'The computer plays it').reply;
    expect(own.content).toBe('That is your own turn: press **Play** and take it.');
    await second.press(late, 'The computer plays it').reply;
    await goTo(50 * hour);
    expect(late.content).toContain('The computer plays this turn.');
    expect(late.buttons).toEqual([]);
    expect(said(first).content).toContain(`Time was up for ${first.name}, so the computer plays this turn.`);
    expect(pinged(said(first), people)).toEqual([second.name]);
  });

  it('lets the computer play by itself where that was agreed, in Russian', async () => {
    const { first, second, people, goTo } = await scene({ locale: 'ru', late: 'computer' });
    await goTo(49 * hour);
    expect(said(first).content).toContain(`Время вышло (${first.name}), этот ход делает компьютер.`);
    expect(pinged(said(first), people)).toEqual([second.name]);
  });

  it('is added to, and has days off, by the host alone', async () => {
    const { ann, bo, first, id } = await scene();
    const clock = await ann.slash('quay', '/match pace').reply;
    const more = await ann.select(clock, 'More time for …', [`${first.name}: 24 hours more`]).reply;
    expect(more.content).toContain(stamp(noon + 72 * hour));
    await town.bot.poster.settle();
    expect(said(ann).content).toContain(`<@${ann.id}> has given ${first.name} 24 more hours.`);
    const form = await ann.press(more, 'Days off').modal;
    const off = await ann.submit(form, { from: '2026-03-03', until: '2026-03-04' }).reply;
    expect(off.content).toContain('Days off: 2026-03-03 to 2026-03-04.');
    expect(off.content).toContain(stamp(noon + 120 * hour));
    const wrong = ann.submit(await ann.press(off, 'Days off').modal, { from: 'tomorrow', until: '2026-03-04' });
    expect((await wrong.followUp()).content).toContain('Days off are written like 2026-12-24');
    const back = await ann.select(off, 'Take days off back …', ['2026-03-03:2026-03-04']).reply;
    expect(back.content).toContain(stamp(noon + 72 * hour));
    const weekend = await ann.press(back, 'Weekends off').reply;
    expect(weekend.buttons.map(({ label }) => label)).toEqual(['Weekends count', 'Days off']);
    const stale = await bo.slash('quay', '/match pace').reply;
    expect(stale.buttons).toEqual([]);
    expect((await town.matches.find(id))!.pace.weekends).toBe(true);
  });

  it('stands still when all agree on a pause, and goes on by a press', async () => {
    const { ann, bo, first, goTo, clock } = await scene();
    await ann.slash('quay', '/match pause').reply;
    await town.bot.teller.settle();
    const vote = lastPost(bo, 'quay', 'Agree');
    bo.press(vote, 'Agree');
    const paused = 'The match is paused: no time runs';
    await town.twin.until(() => posts(ann).some(({ content }) => content.includes(paused)));
    await goTo(100 * hour);
    const shown = await first.slash('quay', '/match pace').reply;
    expect(shown.content).toContain('The match is paused.');
    const on = await first.press(shown, 'Go on').reply;
    expect(on.content).toContain(stamp(clock.now + 48 * hour));
  });
});

describe('how people are called', () => {
  it('is chosen with /remind, for all matches', async () => {
    const { ann } = await scene({ limit: 'none' });
    const fresh = await ann.slash('quay', '/remind').reply;
    expect(fresh.content.split('\n').slice(0, 1)).toEqual(['**How I call you**, in all matches']);
    expect(fresh.content).toContain('**Time zone**: not known yet, so UTC.');
    expect(await ann.autocomplete('quay', '/remind', { zone: 'berl' }, 'zone')).toEqual([
      { name: 'Europe/Berlin · Germany', value: 'Europe/Berlin' },
    ]);
    const zoned = await ann.slash('quay', '/remind', { zone: 'europe/berlin' }).reply;
    expect(zoned.content).toContain('**Time zone**: Europe/Berlin (GMT+');
    const wrong = await ann.slash('quay', '/remind', { zone: 'Atlantis' }).reply;
    expect(wrong.content).toContain('I do not know that time zone.');
    expect(zoned.selects.find(({ placeholder }) => placeholder === 'Quiet hours')!.options[0]!.label).toBe(
      'No quiet hours',
    );
    const quiet = await ann.select(zoned, 'Quiet hours', ['22:00 to 08:00']).reply;
    expect(quiet.content).toContain('**Quiet hours**: 22:00 to 08:00. I do not ping you then');
    const often = await ann.select(quiet, 'Reminders', ['often']).reply;
    const digest = await ann.select(often, 'Where', ['480']).reply;
    expect(digest.content).toContain('**Where**: all turns at once by direct message, every day at 08:00.');
    const form = await ann.press(digest, 'Plan a vacation').modal;
    const away = await ann.submit(form, { from: '2026-03-10', until: '2026-03-12' }).reply;
    expect(away.content).toContain('**Vacation**: 2026-03-10 to 2026-03-12.');
    const gone = await ann.select(away, 'Call a vacation off …', ['2026-03-10 to 2026-03-12']).reply;
    expect(gone.content).toContain('**Vacation**: none planned. 30 days a year count in this server.');
    expect((await town.matches.calling(ann.id)).habits).toEqual({
      zone: 'Europe/Berlin',
      quiet: { from: 1320, until: 480 },
      rhythm: 'often',
      place: 'channel',
      digest: 480,
    });
  });

  it('is Russian to a Russian', async () => {
    const { ann } = await scene({ limit: 'none', read: 'ru' });
    const shown = await ann.slash('quay', '/remind', { zone: 'Europe/Moscow' }).reply;
    expect(shown.content).toContain('**Часовой пояс**: Europe/Moscow (GMT+3).');
    expect(shown.content).toContain('**Напоминания**: через день и через три дня.');
    expect(shown.selects.map(({ placeholder }) => placeholder)).toEqual(['Тихие часы', 'Напоминания', 'Где']);
  });

  it('leaves who sleeps unpinged until morning, then once, with a button that opens the turn', async () => {
    const { first, second, people, post, id, goTo } = await scene({ limit: 'none' });
    const [{ habits }] = [await town.matches.calling(second.id)];
    must(await town.matches.setHabits(second.id, { ...habits, quiet: { from: 12 * 60, until: 20 * 60 } }));
    await takeTurn(first, post);
    await town.bot.poster.settle();
    const call = said(first);
    expect(call.content).toContain(`<@${second.id}>, your turn`);
    expect(pinged(call, people)).toEqual([]);
    await goTo(7 * hour);
    expect(said(first).id).toBe(call.id);
    await goTo(8 * hour);
    const morning = said(first);
    expect(morning.content.split('\n')[0]).toBe(`<@${second.id}>, the match waits for you: Santa Maria.`);
    expect(pinged(morning, people)).toEqual([second.name]);
    await goTo(10 * hour);
    expect(said(first).id).toBe(morning.id);
    const panel = await second.press(morning, 'Play').reply;
    expect(panel.ephemeral).toBe(true);
    expect((await town.matches.clocks(id)).map(({ personId }) => personId)).toEqual([second.id]);
  });

  it('by direct message, and in the channel where they take none', async () => {
    const { first, second, people, post, goTo } = await scene({ limit: 'none' });
    const { habits } = await town.matches.calling(second.id);
    must(await town.matches.setHabits(second.id, { ...habits, place: 'dm' }));
    await takeTurn(first, post);
    await town.bot.poster.settle();
    expect(pinged(said(first), people)).toEqual([]);
    await goTo(0);
    const direct = second.sees(second.channels().at(-1)!).at(-1)!;
    expect(direct.content).toContain('the match waits for you: Santa Maria.');
    expect(direct.buttons.map(({ label, url }) => [label, url])).toEqual([
      ['Go to the match', `https://discord.com/channels/${town.guildId}/${town.twin.world.channel('quay').id}`],
    ]);
    town.twin.world.users.get(second.id)!.dmsClosed = true;
    await goTo(25 * hour);
    expect(pinged(said(first), people)).toEqual([second.name]);
    expect(said(first).content).toContain('the match still waits for you');
  });

  it('is nothing of a match that they mute', async () => {
    const { first, goTo } = await scene({ limit: 'none' });
    const muted = await first.slash('quay', '/match mute').reply;
    expect(muted.content).toContain('I will not ping you about this match of Santa Maria any more');
    const before = said(first).id;
    await goTo(80 * hour);
    expect(said(first).id).toBe(before);
    expect((await first.slash('quay', '/match mute').reply).content).toContain('again');
  });

  it.each([
    [
      'en-US',
      'Tell me when I am next',
      'Not when I am next',
      'your turn comes next: Santa Maria. Now it is',
      'Position',
    ],
    ['ru', 'Сообщать об очереди', 'Об очереди не сообщать', 'следующий ход — ваш: Санта-Мария.', 'Позиция'],
  ])('also when they are next, if they want it: %s', async (locale, on, off, text, look) => {
    const { first, second, people, post, goTo } = await scene({ locale, limit: 'none' });
    const wanted = await first.press(await first.slash('quay', '/remind').reply, on).reply;
    expect(wanted.buttons.map(({ label }) => label).at(-3)).toBe(off);
    await takeTurn(first, post);
    await town.bot.poster.settle();
    expect(pinged(said(first), people)).toEqual([second.name]);
    await goTo(0);
    const next = said(first);
    expect([next.content.includes(text), pinged(next, people)]).toEqual([true, [first.name]]);
    await goTo(hour);
    expect(said(first).id).toBe(next.id);
    expect((await first.press(next, look).reply).ephemeral).toBe(true);
    await first.press(await first.slash('quay', '/remind').reply, off).reply;
    expect((await town.matches.calling(first.id)).habits.next).toBeUndefined();
  });

  it('counts as many days of vacation as who manages the server says', async () => {
    const { ann } = await scene({ limit: 'none' });
    const { world } = town.twin;
    world.giveRole(town.guildId, ann.id, world.addRole(town.guildId, 'Keeper', PermissionFlagsBits.ManageGuild).id);
    const set = await ann.slash('quay', '/server', { vacation: 7 }).reply;
    expect(set.content).toBe('7 days of vacation a year count in the matches of this server.');
    expect(await town.matches.vacationDays(town.guildId)).toBe(7);
  });
});

describe('/turns', () => {
  it('names the one first whose time is up first', async () => {
    const { first, post } = await scene();
    await startMatch(town, 'tavern', [first, town.person('Cem')], 'santa-maria');
    expect(post.content).toContain('Time until');
    const shown: SeenMessage = await first.slash('quay', '/turns').reply;
    expect(shown.content.split('\n')[0]).toContain(`until ${stamp(noon + 48 * hour)}`);
    expect(lastSeen(first, 'quay').id).toBe(shown.id);
  });
});
