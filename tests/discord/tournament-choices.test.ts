import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { countTurn } from '../../src/store/index.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { cupOf, cupPosts, keeperOf, saying, settled } from './cup-scene.js';
import { openTown, plant, type Town } from './town.js';

const late = {
  'en-US':
    'This tournament is for players who take at least 90 % of their turns in time, so it is not for you now. ' +
    'You took 80 %: of your 21 turns with a time limit in the last 12 months 4 were late. ' +
    'Each turn in time brings that up, and old ones are forgotten. Only you see this.',
  ru:
    'Этот турнир для игроков, которые делают вовремя не меньше 90 % ходов, поэтому сейчас вы в нём участвовать не ' +
    'можете. У вас 80 %: за последние 12 месяцев у вас 21 ход с ограничением времени, из них с опозданием — 4. ' +
    'Каждый ход вовремя поднимает это число, а старые забываются. Это видите только вы.',
};

describe.each(['en-US', 'ru'] as const)('what the matches of a tournament are like: %s', (locale) => {
  const say = saying(locale);
  const inEnglish = locale === 'en-US';
  let town: Town;
  let kim: Persona;
  let bo: Persona;
  let cem: Persona;
  let panel: SeenMessage;

  beforeAll(async () => {
    town = await openTown({ locale });
    kim = keeperOf(town, 'Kim', locale);
    [bo, cem] = ['Bo', 'Cem'].map((name) => town.person(name, locale)) as [Persona, Persona];
    panel = await kim.slash('quay', '/tournament create', { game: 'santa-maria', name: 'Winter' }).reply;
  });
  afterAll(() => closeQuietly(town));

  /** It was not announced yet. */
  const draft = async (): Promise<TournamentInfo> => (await town.matches.tournament(1))!;
  /** Lines of menus that begin with a small letter. */
  const lowercase = ({ selects }: SeenMessage): string[] =>
    selects.flatMap(({ options }) => options.map(({ label }) => label)).filter((label) => /^\p{Ll}/u.test(label));
  const labels = ({ buttons }: SeenMessage) => buttons.map(({ label }) => label);

  it('is chosen with the menus of a lobby, before it is announced', async () => {
    expect(labels(panel)).toEqual(['announce', 'options', 'pace', 'discard'].map((id) => say(`button-${id}`)));
    const options = await kim.press(panel, say('button-options')).reply;
    expect(options.text).toContain(`**${say('santa-maria.option.boards')}**`);
    expect(labels(options)).toEqual([say('button-back')]);
    expect(options.text.split('\n')[0]).toBe(
      inEnglish ? 'Options of the tournament’s matches.' : 'Настройки партий турнира.',
    );
    const { options: counts } = options.selects.find(({ customId }) => customId === 'tournament:1:set:ranked')!;
    expect(counts.map(({ label }) => label)).toEqual(
      inEnglish
        ? ['These matches count for ratings', 'These matches do not count for ratings']
        : ['Эти партии идут в рейтинг', 'Эти партии не идут в рейтинг'],
    );
    expect(lowercase(options)).toEqual([]);
    expect(lowercase(panel)).toEqual([]);
    const blue = 'tournament:1:option:common-blue-dice.0';
    const menu = options.selects.find(({ customId }) => customId === blue)!;
    const other = menu.options.find((one) => !one.default)!.value;
    const again = await kim.select(options, blue, [other]).reply;
    expect(again.selects.find(({ customId }) => customId === blue)!.options.find((one) => one.default)!.value).toBe(
      other,
    );
    await kim.select(again, 'tournament:1:set:ranked', ['no']).reply;
    const back = await kim.press(again, say('button-back')).reply;
    const named = `${say('santa-maria.option.common-blue-dice')}: ${say(`santa-maria.option.common-blue-dice.${other}`)}`;
    expect(back.text).toContain(`-# ${named} · ${say('unranked')}`);
    expect((await draft()).matches).toMatchObject({ options: { 'common-blue-dice': other }, ranked: false });

    const pace = await kim.press(back, say('button-pace')).reply;
    expect([pace.text.split('\n')[0], pace.selects.length]).toEqual([say('choose-pace'), 2]);
    await kim.select(pace, 'tournament:1:set:limit', ['48']).reply;
    await kim.select(pace, 'tournament:1:set:late', ['computer']).reply;
    await kim.select(pace, 'tournament:1:set:weekends', ['yes']).reply;
    const who = await kim.select(pace, 'tournament:1:set:who', ['90']).reply;
    expect(who.text).toContain(`**${say('pace.who')}**: ${say('pace.who-90')}\n-# ${say('who-about')}`);
    const { pace: chosen, trust, options: kept } = (await draft()).matches!;
    expect([chosen.limit, chosen.late, chosen.weekends, trust, kept['common-blue-dice']]).toEqual([
      { hours: 48 },
      'computer',
      true,
      { least: 90 },
      other,
    ]);
  });

  it('says in its announcement whom it takes in, and refuses whoever was late too often', async () => {
    panel = await kim.press(panel, say('button-back')).reply;
    await kim.press(panel, say('button-announce')).reply;
    await settled(town);
    const [post] = cupPosts(bo);
    expect(post!.content).toContain(say('trust.least', { least: 90 }));
    const pace = {
      'en-US': '2 days a turn · when time is up, the computer plays the turn · Saturdays and Sundays do not count',
      ru: '2 дня на ход · если время вышло: ход делает компьютер · суббота и воскресенье не считаются',
    };
    expect(post!.content).toContain(` · ${pace[locale]} · ${say('unranked')} · `);
    await town.database.transaction(async (tx) => {
      for (let turn = 0; turn < 21; turn += 1) await countTurn(tx, bo.id, turn < 4, Date.now());
    });
    const told = await bo.press(post!, say('button-join')).reply;
    expect([told.ephemeral, told.content]).toEqual([true, late[locale]]);
    expect((await cem.press(post!, say('button-join')).reply).content).toBe(
      say('joined', { name: '\u2068Winter\u2069' }),
    );
    const menus = await kim.press(await kim.press(post!, say('button-manage')).reply, say('button-pace')).reply;
    await kim.select(menus, 'tournament:1:set:who', ['80-proven']).reply;
    expect((await bo.press(post!, say('button-join')).reply).content).toBe(
      say('joined', { name: '\u2068Winter\u2069' }),
    );
    const few = { least: 80, turns: 0, fewest: 10 };
    expect((await kim.press(post!, say('button-join')).reply).content).toBe(say('trust.tournament.unproven', few));
    // Whoever is in stays in.
    expect((await cupOf(town)).entrants.map(({ person }) => person.name)).toEqual(['Cem', 'Bo']);
  });

  it('takes nothing that there is not, nothing from others, and nothing once it is begun', async () => {
    const before = await cupOf(town);
    const forged = ['option:nosuch.0', 'option:', 'set:limit', 'set:nosuch', 'options:99'];
    const old = await plant(
      town,
      'quay',
      forged.map((one) => `tournament:1:${one}`),
    );
    for (const at of forged.keys()) await kim.press(old, String(at + 1)).reply;
    expect((await bo.press(old, '3').reply).content).toBe(say('not-yours'));
    expect((await cupOf(town)).matches).toEqual(before.matches);
    must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, kim.id, { ranked: 'always' }));
    const by = { id: kim.id, manages: true };
    const change = (like: object) => town.matches.changeTournament(1, by, { like });
    expect(await change({ ranked: true })).toMatchObject({ ok: false, refusal: { id: 'server.ranked-always' } });
    expect(await change({ limit: '7' })).toMatchObject({ ok: false, refusal: { id: 'tournament.no-such-choice' } });
    must(await town.matches.startTournament(1, by));
    expect(await change({ limit: '24' })).toMatchObject({ ok: false, refusal: { id: 'tournament.begun' } });
    await settled(town);
    const [table] = (await cupOf(town)).rounds[0]!.tables;
    const match = (await town.matches.find(table!.match!))!;
    expect([match.pace.limit, match.options]).toEqual([{ hours: 48 }, before.matches!.options]);
  });

  it('is organised beside what a list leads to, too', async () => {
    const list = await kim.slash('tavern', '/tournament list').reply;
    const picked = await kim.select(list, say('choose-pick'), ['1']).reply;
    const beside = await kim.press(picked, say('button-manage')).reply;
    expect(labels(beside)).toEqual(['next', 'cancel'].map((id) => say(`button-${id}`)));
    expect([beside.id === picked.id, beside.ephemeral]).toEqual([false, true]);
    expect(picked.content).toContain(say('status-playing', { organiser: 'Kim' }));
  });
});
