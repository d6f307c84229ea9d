import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { cupPosts, keeperOf, saying, settled } from './cup-scene.js';
import { openTown, pinged, type Town } from './town.js';

const hour = 3_600_000;
const day = 24 * hour;
/** A Monday noon. */
const noon = Date.parse('2025-03-03T12:00Z');

const reminders = {
  'en-US':
    '<@KIM> Your tournament \u2068*Open*\u2069 has been open for 7 days and has not begun; 1 person has joined. ' +
    '*Organise* starts it, keeps it open or cancels it. Left as it is, it closes by itself in 14 days.',
  ru:
    '<@KIM> Ваш турнир \u2068*Open*\u2069 открыт уже 7 дней и не начат; записался 1 человек. ' +
    '*Вести турнир*: там его можно начать, оставить открытым или отменить. Иначе через 14 дней он закроется сам.',
};

describe.each(['en-US', 'ru'] as const)('a tournament that is open and does not begin: %s', (locale) => {
  const say = saying(locale);
  let folder: string;
  let town: Town;
  let kim: Persona;
  let bo: Persona;
  let now = noon;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'cup-open-'));
    town = await openTown({ locale, file: join(folder, 'town.db'), now: () => now });
    kim = keeperOf(town, 'Kim', locale);
    bo = town.person('Bo', locale);
  });
  afterAll(async () => {
    await closeQuietly(
      town,
      town.complaints.filter((line) => !line.includes('a tournament could not be gone on with')),
    );
    rmSync(folder, { recursive: true });
  });

  const by = () => ({ id: kim.id, manages: true });
  const goTo = async (at: number): Promise<void> => {
    now = at;
    await settled(town);
  };
  const text = reminders[locale].replaceAll('*Open*', '\\*Open\\*');
  /** All that was told of it but its announcement, and what Kim was told directly. */
  const told = (): SeenMessage[] => cupPosts(bo).filter(({ content }) => content.startsWith('<@'));
  const direct = (): SeenMessage[] => {
    const own = kim.channels().filter((id) => id !== idOf('quay') && id !== idOf('tavern'));
    return own.flatMap((id) => kim.sees(id)).filter(({ content }) => content === text.replace('<@KIM> ', ''));
  };
  const idOf = (channel: string): string => town.twin.world.channel(channel).id;
  const state = async (id: number): Promise<TournamentInfo> => (await town.matches.tournament(id))!;

  async function opened(): Promise<{ id: number; post: SeenMessage }> {
    const { matches, guildId } = town;
    for (const { id, status } of await matches.tournamentsIn(guildId)) {
      if (status === 'gathering') must(await matches.cancelTournament(id, by()));
    }
    const place = { guildId, channelId: idOf('quay'), locale: 'en' as const, manages: true };
    const person = { id: kim.id, name: 'Kim' };
    const own = { ...place, locale: locale === 'ru' ? ('ru' as const) : ('en' as const) };
    const { id } = must(await matches.createTournament({ ...own, person, game: 'nusfjord', name: '*Open*' }));
    must(await matches.announceTournament(id, by()));
    must(await matches.joinTournament(id, { id: bo.id, name: 'Bo' }));
    await settled(town);
    return { id, post: cupPosts(bo).at(-1)! };
  }

  it('has its organiser reminded once, and closes by itself some days later', async () => {
    const { id, post } = await opened();
    await goTo(noon + 7 * day - 1);
    expect(told()).toEqual([]);
    await goTo(noon + 7 * day);
    const [reminder, ...more] = told();
    expect([reminder!.content, pinged(reminder!, [kim, bo]), more]).toEqual([text.replace('KIM', kim.id), ['Kim'], []]);
    const closes = say('closes', { when: `<t:${(noon + 21 * day) / 1000}:R>` });
    expect(post.content.split('\n').at(-1)).toBe(closes);
    await town.restart();
    await goTo(noon + 20 * day);
    expect(told()).toHaveLength(1);
    // Only who manages the place gets further by its button.
    expect((await bo.press(reminder!, say('button-manage')).reply).content).toBe(say('not-yours'));
    const panel = await kim.press(reminder!, say('button-manage')).reply;
    expect([panel.ephemeral, panel.text.includes(closes)]).toEqual([true, true]);
    const later = await kim.select(panel, say('choose-stay'), ['48']).reply;
    expect(later.text).toContain(say('closes', { when: `<t:${(noon + 23 * day) / 1000}:R>` }));
    await goTo(noon + 23 * day - 1);
    expect((await state(id)).status).toBe('gathering');
    await town.restart();
    await goTo(noon + 23 * day);
    expect((await state(id)).status).toBe('expired');
    expect(post.content.split('\n')[1]).toBe(say('status-expired', { organiser: 'Kim' }));
    expect(post.buttons.map(({ label }) => label)).toEqual([say('button-rules')]);
    expect((await kim.press(later, say('button-start')).reply).text).toContain(say('manage-expired'));
    expect((await bo.press(reminder!, say('button-manage')).reply).content).toBe(say('not-yours'));
    expect((await kim.press(reminder!, say('button-manage')).reply).text).toContain(say('manage-expired'));
    expect((await bo.slash('tavern', '/tournament list').reply).content).toContain(say('is-expired'));
    await goTo(now + 90 * day);
    expect(cupPosts(bo)).toHaveLength(2);
  });

  it('reminds nobody who sleeps before they wake, and tells whoever wants it directly', async () => {
    const { habits } = await town.matches.calling(kim.id);
    must(await town.matches.setHabits(kim.id, { ...habits, place: 'dm', quiet: { from: 8 * 60, until: 20 * 60 } }));
    const start = now;
    const { id } = await opened();
    await goTo(start + 7 * day);
    await goTo(start + 7 * day + 7 * hour);
    expect([direct(), told().length]).toEqual([[], 1]);
    await goTo(start + 7 * day + 8 * hour);
    const [message, ...more] = direct();
    expect([more, told().length]).toEqual([[], 1]);
    const { message: announced } = await state(id);
    expect(message!.buttons.map(({ label, url }) => [label, url])).toEqual([
      [say('go'), `https://discord.com/channels/${town.guildId}/${idOf('quay')}/${announced.id}`],
    ]);
    expect((await state(id)).closesAt).toBe(now + 14 * day);
    // What was begun is neither reminded of nor closed.
    must(await town.matches.joinTournament(id, { id: kim.id, name: 'Kim' }));
    must(await town.matches.startTournament(id, by()));
    await goTo(now + 30 * day);
    expect([(await state(id)).status, direct().length]).toEqual(['playing', 1]);
    must(await town.matches.cancelTournament(id, by()));
    // Nobody is to be called to its match while answers are lost.
    must(await town.matches.resign((await state(id)).rounds[0]!.tables[0]!.match!, bo.id));
    await settled(town);
  });

  it('tells it directly in the language that the organiser has chosen', async () => {
    const other = locale === 'ru' ? ('en' as const) : ('ru' as const);
    const { habits } = await town.matches.calling(kim.id);
    must(await town.matches.setHabits(kim.id, { zone: habits.zone, rhythm: 'gentle', place: 'dm', locale: other }));
    const { id } = await opened();
    await goTo(now + 7 * day);
    const [message] = kim
      .channels()
      .flatMap((channel) => kim.sees(channel).slice(-1))
      .filter(({ buttons }) => buttons[0]?.url);
    expect(message!.content).toContain(other === 'ru' ? 'Ваш турнир' : 'Your tournament');
    expect(message!.buttons[0]!.label).not.toBe(say('go'));
    must(await town.matches.cancelTournament(id, by()));
    must(await town.matches.setHabits(kim.id, habits));
  });

  it('reminds in the channel whoever takes no direct messages', async () => {
    town.twin.world.users.get(kim.id)!.dmsClosed = true;
    now = noon + 400 * day + 9 * hour;
    const start = now;
    await opened();
    await goTo(start + 7 * day);
    expect([told().length, direct().length, pinged(told().at(-1)!, [kim, bo])]).toEqual([2, 1, ['Kim']]);
  });

  it.each(['before', 'after'] as const)('reminds once where the answer is lost %s it', async (drop) => {
    const { habits } = await town.matches.calling(kim.id);
    must(await town.matches.setHabits(kim.id, { ...habits, place: 'channel' }));
    const start = now;
    await opened();
    const before = told().length;
    now = start + 7 * day;
    town.twin.faults.next('POST', '/channels/:channel/messages', { drop });
    await settled(town);
    const sent = (): number =>
      town.twin.requests.filter(
        ({ method, body }) => method === 'POST' && JSON.stringify(body)?.includes(text.slice(7, 17)),
      ).length;
    const tried = sent();
    await town.restart();
    await settled(town);
    // One that arrived is looked for: by then Discord may not know its nonce any more.
    expect([told().length, sent() - tried]).toEqual([before + 1, drop === 'before' ? 1 : 0]);
    await goTo(now + 2 * day);
    expect(told()).toHaveLength(before + 1);
  });

  it('is told directly, and closes, where the bot may not speak any more', async () => {
    const { world } = town.twin;
    const { habits } = await town.matches.calling(kim.id);
    must(await town.matches.setHabits(kim.id, { ...habits, place: 'channel' }));
    world.users.get(kim.id)!.dmsClosed = false;
    const { id } = await opened();
    const [before, told0] = [direct().length, told().length];
    const mute = async (deny: bigint): Promise<void> => {
      world.setOverwrite(idOf('quay'), { id: world.bot.id, type: 1, allow: 0n, deny });
      await town.twin.idle();
    };
    await mute(1n << 11n);
    await goTo(now + 7 * day);
    expect([direct().length - before, told().length - told0]).toEqual([1, 0]);
    // Again where they take no direct messages any more either: then nobody can be told.
    await town.restart();
    await goTo(now + 14 * day);
    expect([(await state(id)).status, direct().length - before]).toEqual(['expired', 1]);
    world.users.get(kim.id)!.dmsClosed = true;
    await mute(0n);
    const { id: second } = await opened();
    await mute(1n << 11n);
    await goTo(now + 7 * day);
    await town.restart();
    await goTo(now + 14 * day);
    expect([(await state(second)).status, direct().length - before]).toEqual(['expired', 1]);
    await mute(0n);
  });
});
