import { PermissionFlagsBits } from 'discord.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, pinged, startMatch, type Town } from './town.js';

let town: Town;
let ann: Persona;
let bo: Persona;
let cem: Persona;
/** Plays nowhere. */
let zoe: Persona;
let guilds: { en: string; ru: string };
let place = '';
let places = 0;

beforeAll(async () => {
  town = await openTown({ randomBytes: fixedBytes('seats'), channels: [], lookAgainMs: 100 });
  const ru = town.twin.world.addGuild({ name: 'Порт', preferredLocale: 'ru', channels: ['prichal'] });
  guilds = { en: town.guildId, ru: ru.id };
  [ann, bo, cem, zoe] = [
    town.person('Ann'),
    town.person('*Bo*'),
    town.person('Джем', 'ru'),
    town.person('_Зоя_', 'ru'),
  ];
});
beforeEach(() => begin('en'));
afterEach(() => expect(town.complaints).toEqual([]));
afterAll(async () => {
  expect(town.twin.refusedBySchema).toBe(0);
  await town.close();
});

function begin(locale: 'en' | 'ru'): void {
  places += 1;
  place = town.twin.world.addChannel(guilds[locale], `dock-${places}`).id;
}
const command = (person: Persona, what: string, options = {}) => person.slash(place, `/match ${what}`, options).reply;
const publics = (): SeenMessage[] => ann.sees(place).filter(({ ephemeral }) => !ephemeral);
const seen = (text: string) => town.twin.until(() => publics().find(({ content }) => content.includes(text)));
const labels = (message: SeenMessage) => message.buttons.map(({ label }) => label);
const match = async () => (await town.matches.inChannel(place))!;

/** Bo resigns; the post that tells so. */
async function resigned(): Promise<SeenMessage> {
  await startMatch(town, place, [ann, bo, cem]);
  const asked = await command(bo, 'resign');
  await bo.press(asked, 'Resign').reply;
  return seen('\\*Bo\\* has resigned.');
}

describe('who has resigned', () => {
  it('has their seat again by the button of the post that told so', async () => {
    const post = await resigned();
    expect(labels(post).slice(0, 5)).toEqual(['Play', 'My area', 'Since I last looked', 'Log', 'Take my seat back']);
    expect((await cem.press(post, 'Take my seat back').reply).text).toBe('У вас уже есть место в этой партии.');
    expect((await zoe.press(post, 'Take my seat back').reply).text).toContain('У вас нет места в этой партии.');
    const back = await bo.press(post, 'Take my seat back').reply;
    expect([back.text, labels(back)]).toEqual([
      'The seat is yours, as it stands. What only you may see opens with these buttons; you are pinged when it is your turn.',
      ['Play', 'My area', 'Since I last looked'],
    ]);
    const told = await seen('\\*Bo\\* is back and plays on.');
    expect(labels(told)).not.toContain('Take my seat back');
    expect((await bo.press(post, 'Take my seat back').reply).text).toBe('You have a seat in this match already.');
  });

  it('has it again by /match seat, unless somebody else has taken it meanwhile', async () => {
    await resigned();
    expect((await command(bo, 'seat')).text).toContain('The seat is yours');
    await bo.press(await command(bo, 'resign'), 'Resign').reply;
    expect((await command(cem, 'seat')).text).toContain('Это может сделать только ведущий партии');
    const offered = await command(ann, 'seat');
    expect(offered.text).toContain('The seat is offered in the match');
    const offer = await seen('Ann offers the seat of <@');
    expect([labels(offer), pinged(offer, [ann, bo, cem, zoe])]).toEqual([
      ['Position', 'Take the seat', 'Withdraw'],
      [],
    ]);
    expect((await zoe.press(offer, 'Position').reply).text).toContain('Санта-Мария');
    expect((await cem.press(offer, 'Take the seat').reply).text).toBe('У вас уже есть место в этой партии.');
    const yours = await zoe.press(offer, 'Take the seat').reply;
    expect([yours.ephemeral, labels(yours)]).toEqual([true, ['Играть', 'Моё поле', 'Что было без меня']]);
    await seen('**The seat is taken: \\_Зоя\\_ plays on.**');
    await seen('\\_Зоя\\_ plays on in the seat of <@');
    expect((await zoe.press(yours, 'Моё поле').reply).files).toHaveLength(1);
    expect((await command(bo, 'seat')).text).toContain(
      'You have given up your seat in this match, and \\_Зоя\\_ plays it',
    );
    expect((await command(ann, 'seat')).text).toContain('so there is none to offer.');
  });
});

describe('an offered seat', () => {
  it('is offered no more when it was withdrawn', async () => {
    await resigned();
    await command(ann, 'seat', { whose: '*Bo*' });
    const offer = await seen('Ann offers the seat of <@');
    expect((await cem.press(offer, 'Withdraw').reply).text).toContain('Отозвать предложение может только');
    ann.press(offer, 'Withdraw');
    await seen('**The seat is offered no more.** The computer plays on.');
    expect(labels(offer)).toEqual([]);
  });
});

describe('/match replace', () => {
  it('asks all who play and who is to have the seat, in the language of the server', async () => {
    begin('ru');
    await startMatch(town, place, [cem, ann, bo]);
    const given = { whose: '*Bo*', by: zoe.id };
    expect((await command(cem, 'replace', { ...given, by: ann.id })).text).toContain('место в этой партии уже есть');
    expect((await command(cem, 'replace', { ...given, by: town.twin.botId })).text).toContain(
      'Бот не может занять место.',
    );
    expect((await command(cem, 'replace', given)).text).toContain('Всех, кого это касается, спросят');
    const asked = await seen('Джем предлагает, чтобы дальше на месте игрока <@');
    expect(asked.content).toContain(`<@${zoe.id}>, ваше **Согласие** значит, что место теперь ваше`);
    expect(pinged(asked, [ann, bo, cem, zoe]).sort()).toEqual([ann.name, bo.name, zoe.name].sort());
    expect(labels(asked)).toEqual(['Позиция', 'Согласие', 'Против', 'Отозвать']);
    for (const person of [ann, bo]) person.press(asked, 'Согласие');
    await town.twin.until(
      () => asked.content.includes('За: Джем, Ann и \\*Bo\\*.') || asked.content.includes('За: Джем, \\*Bo\\* и Ann.'),
    );
    const yours = await zoe.press(asked, 'Согласие').reply;
    expect(labels(yours)).toEqual(['Играть', 'Моё поле', 'Что было без меня']);
    await seen('**Согласны: место перешло к другому игроку.**');
    await seen('\\_Зоя\\_ играет дальше; раньше на этом месте: <@');
    expect((await match()).seats.map(({ person }) => person.id)).toContain(zoe.id);
    expect((await bo.press(boardPosts(ann, place)[0]!, 'Играть').reply).text).toContain('\\_Зоя\\_ plays it now');
  });

  it('says who does not see the channel, and asks only them where the host gives a seat away', async () => {
    await resigned();
    const { world } = town.twin;
    const blind = { id: zoe.id, type: 1, allow: 0n } as const;
    world.setOverwrite(place, { ...blind, deny: PermissionFlagsBits.ViewChannel });
    expect((await command(ann, 'replace', { whose: '*Bo*', by: zoe.id })).text).toBe(
      `<@${zoe.id}> does not see <#${place}>, so could not play there. Give them access, then try again.`,
    );
    world.setOverwrite(place, { ...blind, deny: 0n });
    expect((await command(ann, 'replace', { whose: '*Bo*', by: zoe.id })).text).toContain('They are asked in');
    const asked = await seen(`Ann offers <@${zoe.id}> the seat of <@${bo.id}>, to play on in.`);
    expect(pinged(asked, [ann, bo, cem, zoe])).toEqual([zoe.name]);
    expect((await cem.press(asked, 'Agree').reply).text).toContain('Здесь отвечают только те');
    zoe.press(asked, 'Against');
    await town.twin.until(() => asked.content.includes('**Not agreed.** Against: <@'));
    expect((await match()).seats.map(({ person }) => person.id)).not.toContain(zoe.id);
  });
});
