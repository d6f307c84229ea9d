import { afterEach, expect, it } from 'vitest';
import { lobbyMessage } from '../../src/discord/lobby/lobby.js';
import type { AnyGame, OptionSpec } from '../../src/engine/index.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { walk } from '../../src/playground/checks/components.js';
import { stub } from '../engine/games/stub.js';
import { must } from '../match/harness.js';
import { closeQuietly } from './close-quietly.js';
import { giveTexts } from './games/texts.js';
import { amiss, lobbyPosts, openTown, type Town } from './town.js';

let town: Town;
afterEach(() => closeQuietly(town, amiss(town)));

const places = 4;
const upTo = (count: number): string[] => Array.from({ length: count }, (_, n) => `v${n}`);
const option = (id: string, values = ['off', 'on']): OptionSpec => ({ id, values, default: values[0]! });
const options = (count: number, stem = 'o'): OptionSpec[] =>
  Array.from({ length: count }, (_, n) => option(`${stem}${n}`));

/** A game with these options, whose names and values are called like their ids, `more` after them. */
function chart(specs: OptionSpec[], more: [en: string, ru: string] = ['', '']): AnyGame {
  giveTexts({ 'game.chart': ['Chart', 'Карта'], 'command.chart': ['Chart.', 'Карта.'] });
  const both = (en: string, ru: string): [string, string] => [en + more[0], ru + more[1]];
  for (const { id, values } of specs) {
    giveTexts({ [`chart.option.${id}`]: both(`Option ${id}`, `Выбор ${id}`) });
    for (const value of values) giveTexts({ [`chart.option.${id}.${value}`]: both(`is ${value}`, `тут ${value}`) });
  }
  return stub({ go: {} }, { id: 'chart', options: specs, seats: { min: 1, max: places } });
}

/** A match of the game gathers in `quay`; resolves with its host. */
async function opened(game: AnyGame, locale = 'en-US', ranked: 'always' | 'host' = 'always'): Promise<Persona> {
  town = await openTown({ games: { chart: game }, locale });
  // What counts for ratings is chosen beside the options.
  must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, '1', { ranked }));
  const ann = town.person('Ann', locale);
  await ann.slash('quay', '/match create', { game: 'chart' }).reply;
  return ann;
}

const lobby = (person: Persona): SeenMessage => lobbyPosts(person, 'quay').at(-1)!;
const ask = (person: Persona): Promise<SeenMessage> =>
  person.press(lobby(person), lobby(person).buttons[2]!.customId!).reply;
const count = (message: SeenMessage): number => [...walk(message.data.components as never[])].length;
/** The value each menu shows; undefined where it shows none. */
const shown = ({ selects }: SeenMessage): (string | undefined)[] =>
  selects.map((menu) => menu.options.find((one) => one.default)?.label);

it.each([7, 12])('shows %i options at once, named above their menus', async (n) => {
  const ann = await opened(chart(options(n)));
  const panel = await ask(ann);
  const heading = 'Options of this match. Only the host can change them.';
  expect(panel.text.split('\n')).toEqual([heading, ...upTo(n).map((_, at) => `**Option o${at}**`)]);
  expect(shown(panel)).toEqual(upTo(n).map(() => 'Is off'));
  expect([panel.content, panel.buttons.length, count(panel)]).toEqual(['', 1, 4 + 3 * n]);
  const after = await ann.select(panel, `Option o${n - 1}`, ['on']).reply;
  expect(shown(after)).toEqual([...upTo(n - 1).map(() => 'Is off'), 'Is on']);
  await town.twin.until(() => lobby(ann).text.includes(`Option o${n - 1}: is on`));
});

it.each([7, 12])('shows %i options in Russian, by the command too', async (n) => {
  const ann = await opened(chart(options(n)), 'ru');
  const panel = await ann.slash('quay', '/match options').reply;
  expect(panel.text.split('\n').slice(0, 2)).toEqual([
    'Настройки партии. Менять их может только ведущий.',
    '**Выбор o0**',
  ]);
  const after = await ann.select(panel, 'Выбор o0', ['on']).reply;
  expect(shown(after)).toEqual(['Тут on', ...upTo(n - 1).map(() => 'Тут off')]);
});

it('pages what one message does not take, and stays on the page of what was chosen', async () => {
  const ann = await opened(chart(options(24)));
  const first = await ask(ann);
  const names = (panel: SeenMessage) => panel.selects.map(({ placeholder }) => placeholder);
  expect([names(first).length, names(first)[0], names(first)[7]]).toEqual([9, 'Option o0', 'Option o7']);
  expect([first.text.split('\n')[1], first.buttons.map(({ label }) => label)]).toEqual([
    '-# Page 1 of 3',
    ['More', 'Save as template'],
  ]);
  const second = await ann.press(first, 'More').reply;
  expect([names(second).length, count(second)]).toEqual([8, 30]);
  expect(second.buttons.map(({ label }) => label)).toEqual(['Earlier', 'More', 'Save as template']);
  const chosen = await ann.select(second, 'Option o12', ['on']).reply;
  expect([chosen.text.split('\n')[1], shown(chosen)[3]]).toEqual(['-# Page 2 of 3', 'Is on']);
  const third = await ann.press(chosen, 'More').reply;
  expect([names(third)[0], names(third).length, third.buttons.map(({ label }) => label)]).toEqual([
    'Option o17',
    7,
    ['Earlier', 'Save as template'],
  ]);
});

it('splits an option of many values into menus, of which one shows the value', async () => {
  const ann = await opened(chart([option('coast', upTo(60)), option('o1')]));
  const panel = await ask(ann);
  expect(panel.selects.map((menu) => [menu.placeholder, menu.options.length])).toEqual([
    ['Is v0 … is v19', 20],
    ['Is v20 … is v39', 20],
    ['Is v40 … is v59', 20],
    ['Option o1', 2],
  ]);
  const after = await ann.select(panel, 'Is v40 … is v59', ['v51']).reply;
  expect(shown(after)).toEqual([undefined, undefined, 'Is v51', 'Is off']);
});

it('has no menu for an option without a choice, and nothing of what a series hands over', async () => {
  const carried: OptionSpec = { ...option('handed', ['none']), carried: true };
  const ann = await opened(chart([option('fixed', ['always']), option('o1'), option('last', ['ever']), carried]));
  const panel = await ask(ann);
  expect(panel.text.split('\n').slice(1)).toEqual([
    '**Option fixed**: is always',
    '**Option o1**',
    '**Option last**: is ever',
  ]);
  expect(panel.selects.map(({ placeholder }) => placeholder)).toEqual(['Option o1']);
});

it('has the host choose whether the match counts for ratings, where the server leaves that to hosts', async () => {
  const ann = await opened(chart(options(1)), 'en-US', 'host');
  const panel = await ask(ann);
  expect(panel.text.split('\n').slice(2)).toEqual([
    '**Ratings**',
    '-# Profiles show every match; ratings and leaderboards only those that count.',
  ]);
  const after = await ann.select(panel, 'Ratings', ['This match does not count for ratings']).reply;
  expect(shown(after)).toEqual(['Is off', 'This match does not count for ratings']);
  await town.twin.until(() => lobby(ann).text.includes('Option o0: is off · does not count for ratings'));
  must(await town.matches.changeServer({ id: town.guildId, locale: 'en' }, '1', { ranked: 'always' }));
  const late = ann.select(after, 'Ratings', ['This match counts for ratings']);
  expect((await late.followUp()).text).toBe('On this server every match counts for ratings.');
  expect(after.text.split('\n').slice(2)).toEqual(['**Ratings**: This match does not count for ratings']);
});

it('says so where there is nothing to choose', async () => {
  const ann = await opened(chart([]));
  expect((await ask(ann)).text).toBe('This game has no options.');
});

it('shows a guest menus that cannot be opened, and so a former host', async () => {
  const ann = await opened(chart(options(12)));
  const menus = await ask(ann);
  const bo = town.person('Bo');
  await bo.press(lobby(bo), 'Join').reply;
  const locked = (panel: SeenMessage) => panel.selects.map(({ disabled }) => disabled);
  const values = await ask(bo);
  expect([shown(values), locked(values)]).toEqual([Array(12).fill('Is off'), Array(12).fill(true)]);
  expect(locked(menus)).toEqual(Array(12).fill(false));
  await ann.press(lobby(ann), 'Leave').reply;
  const late = ann.select(menus, 'Option o0', ['on']);
  expect((await late.followUp()).text).toBe('Only the host of this match can do that: Bo.');
  expect([shown(menus), locked(menus)]).toEqual([Array(12).fill('Is off'), Array(12).fill(true)]);
  expect(locked(await ask(bo))).toEqual(Array(12).fill(false));
});

it('shows the values when the match has begun', async () => {
  const ann = await opened(chart(options(7)));
  const menus = await ask(ann);
  await ann.press(lobby(ann), 'Start').reply;
  const late = ann.select(menus, 'Option o0', ['on']);
  expect((await late.followUp()).text).toBe(
    'The match has started already: seats and options cannot be changed any more.',
  );
  expect([menus.text.split('\n')[1], menus.selects]).toEqual(['**Option o0**: is off', []]);
  await town.bot.poster.settle();
});

it.each(['en-US', 'ru'])('takes the longest texts: %s', async (locale) => {
  const ann = await opened(chart(options(24, 'long'), [' and on'.repeat(60), ' и так далее'.repeat(40)]), locale);
  const eva = town.person('Eva', locale);
  const values = await eva.slash('quay', '/match options').reply;
  expect([values.selects.length, values.text.split('\n').length]).toEqual([9, 2 + 9]);
  const rest = await eva.press(values, values.buttons[0]!.customId!).reply;
  expect(rest.text.split('\n')).toHaveLength(2 + 8);
  const menus = await ask(ann);
  expect(menus.selects.map(({ options: [first] }) => first?.label.length)).toEqual(Array(9).fill(100));
});

it('turns menus that an older build left into the new message', async () => {
  const ann = await opened(chart(options(7)));
  const { id } = (await town.matches.active())[0]!;
  const old = await ann.slash('quay', '/match join').reply;
  const menu = {
    type: 3,
    custom_id: `option:${id}:o1`,
    options: ['off', 'on'].map((value) => ({ label: value, value })),
  };
  Object.assign(old.data, { components: [{ type: 1, components: [menu] }] });
  expect(old.content).not.toBe('');
  const now = await ann.select(old, `option:${id}:o1`, ['on']).reply;
  expect([now.id, now.content, shown(now)[1]]).toEqual([old.id, '', 'Is on']);
});

it('keeps what is said below the options of an announcement, however many there are', async () => {
  const game = chart(options(100, 'many'));
  await opened(game);
  const { content } = lobbyMessage(town, (await town.matches.active())[0]!, ['Bo cannot see this channel.']);
  const lines = content.split('\n');
  expect([content.length, lines.length, lines[4]]).toEqual([2000, 5, '⚠ Bo cannot see this channel.']);
  expect(lines[2]).toMatch(/^-# Option many0: is off · .*…$/);
});
