import { afterEach, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { quayGame } from '../match/quay-game.js';
import { closeQuietly } from './close-quietly.js';
import { giveTexts } from './games/texts.js';
import { boardPosts, openTown, pinged, plant, startMatch, type Town } from './town.js';

const actions = ['earn', 'buy', 'raise', 'spare', 'clear', 'roll', 'ask', 'reply', 'end'];
giveTexts({
  'game.quay': ['Quay', 'Причал'],
  'command.quay': ['Play Quay', 'Играть в «Причал»'],
  ...Object.fromEntries(
    actions.flatMap((action): [string, [string, string]][] => [
      [`quay.action.${action}`, [`Does ${action}`, `Делает ${action}`]],
      [`quay.action.${action}.about`, [`All of ${action}`, `Всё про ${action}`]],
    ]),
  ),
});

let town: Town;
afterEach(() => closeQuietly(town));

/** People in the order of their seats. */
async function scene(read = 'en-US'): Promise<{ first: Persona; second: Persona; id: string; post: SeenMessage }> {
  town = await openTown({ locale: read, games: { quay: quayGame() }, randomBytes: fixedBytes('plans') });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const post = await startMatch(town, 'quay', [ann, bo], 'quay');
  const match = (await town.matches.inChannel(post.channelId))!;
  const at = match.seats.map(({ person }) => [ann, bo].find(({ id }) => id === person.id)!) as [Persona, Persona];
  return { first: at[0], second: at[1], id: match.id, post };
}

const play = async (id: string, person: Persona, ...moves: string[]) => {
  for (const action of moves) must(await town.matches.play(id, person.id, undefined, { action, args: {} }));
  await town.bot.poster.settle();
};
const press = (person: Persona, message: SeenMessage, label: string) => person.press(message, label).reply;

it('a turn is planned from the panel of who waits, shown as planned ahead when it is played, and pings whoever is next', async () => {
  const { first, second, id, post } = await scene();
  const waiting = await second.press(post, 'Play').reply;
  const plan = await press(second, waiting, 'Plan my next turn');
  expect([plan.id, plan.ephemeral, plan.text.includes('nothing is played yet')]).toEqual([waiting.id, true, true]);
  // What chance decides is said so on its button, and refused.
  expect(plan.text).toContain('**Does roll**: Not known beforehand: cannot be planned');
  const rolled = await press(second, plan, 'Does roll');
  expect(rolled.text).toContain('What comes of that is not known yet');
  const earned = await press(second, rolled, 'Does earn');
  expect(earned.text).toContain('**Planned:** Earns a coin.');
  const bought = await press(second, earned, 'Does buy');
  const undo = bought.buttons.find(({ label }) => label === 'Undo: Does buy')!;
  const ready = await press(second, bought, 'Ready: play this on my turn');
  expect([ready.text.includes('### Your next turn is planned'), ready.text.includes('Buys for 1.')]).toEqual([
    true,
    true,
  ]);
  const late = await second.press(await plant(town, 'quay', [undo.customId!]), '1').reply;
  expect([late.text.includes('out of date'), late.find('Change the plan') !== undefined]).toEqual([true, true]);
  expect((await second.press(post, 'Play').reply).find('My plan: ready')).not.toBe(undefined);
  expect((await first.slash('quay', '/match plan').reply).text).toContain('nothing to plan ahead');
  const before = boardPosts(second, 'quay').length;
  await play(id, first, 'end');
  const [told, ...more] = boardPosts(second, 'quay').slice(before);
  expect([told!.content.split('\n').slice(1, 2), more]).toEqual([['Earns a coin. Buys for 1. (planned ahead)'], []]);
  expect(pinged(told!, [first, second])).toEqual([first.name]);
  const log = await first.slash('quay', '/match log').reply;
  expect(log.content).toContain('2. Earns a coin. (planned ahead)');
});

it('a plan that does not fit is left to its player, who is pinged and told why, with the rest as a draft', async () => {
  const { first, second, id } = await scene('ru');
  const typed = await second.slash('quay', '/match plan', { text: 'earn; buy; fly' }).reply;
  expect([typed.text.includes('**План:** Earns a coin. Buys for 1.'), typed.text.includes('fly')]).toEqual([
    true,
    true,
  ]);
  const ready = await press(second, typed, 'Готово: сыграть в мой ход');
  await play(id, first, 'raise', 'end');
  const post = boardPosts(second, 'quay').at(-1)!;
  expect([pinged(post, [first, second]), post.content.includes('запланировано')]).toEqual([[second.name], false]);
  const stale = await press(second, ready, 'Изменить план');
  expect(stale.text).toContain('Сейчас решаете вы');
  const panel = await second.press(post, post.buttons[0]!.customId!).reply;
  expect(panel.text).toContain(
    'Запланированный ход не сыгран. Делает buy: Было запланировано «for 1», а теперь было бы «for 2». Всё, что ещё подходит, осталось в черновике.',
  );
  expect(panel.text).toContain('**Пока в этом ходу:** Earns a coin.');
  const after = await press(second, panel, 'Делает buy');
  expect(after.text).not.toContain('не сыгран');
  const again = await first.slash('quay', '/match plan', { text: 'earn; end' }).reply;
  const dropped = await press(first, again, 'Удалить план');
  expect(dropped.text).toContain('План удалён.');
  await play(id, second, 'end');
  expect(must(await town.matches.log(id, undefined)).map(({ by }) => by)).not.toContain('plan');
});

it('steps are suggested as they are typed, from the position that those before lead to, and read in those words, too', async () => {
  const { first, second, id } = await scene();
  const suggest = async (text: string, by = second, options = {}) =>
    (await by.autocomplete('quay', '/match plan', { text, ...options }, 'text')).map(({ name, value }) => [
      name,
      value,
    ]);
  expect((await suggest('')).map(([name]) => name)).toEqual([
    ...['Does earn', 'Does buy (for 1)', 'Does raise', 'Does spare', 'Does clear', 'Does roll', 'Does ask', 'Does end'],
  ]);
  expect(await suggest('bu')).toEqual([['Does buy (for 1)', 'buy']]);
  // What the steps before have used up or changed is so.
  expect(await suggest('raise; bu')).toEqual([['raise; Does buy (for 2)', 'raise; buy']]);
  expect(await suggest('earn; en')).toEqual([['earn; Does end', 'earn; end']]);
  expect(await suggest('Does earn; does buy (for 1);bu')).toEqual([]);
  expect(await suggest('Does raise; Does buy (for 2); rai', second, { match: id })).toEqual([]);
  expect(await suggest('Does raise; does bu')).toEqual([['Does raise; Does buy (for 2)', 'raise; buy']]);
  // Nobody knows what comes of it, nothing comes after the end, and not everything is a step.
  for (const text of ['roll; ', 'ask; ', 'end; ', 'fly; ', '1 earn; fly; ']) expect(await suggest(text)).toEqual([]);
  expect(await suggest('', first)).toEqual([['You are to decide now, so there is nothing to plan ahead.', '-']]);
  expect(await suggest('', town.person('Zoe'))).toHaveLength(1);
  // A look in passing keeps nothing.
  expect(await town.matches.planned(id, second.id)).toEqual({ ok: true, value: undefined });
  const typed = await second.slash('quay', '/match plan', { text: 'Does raise; does buy; fly' }).reply;
  expect([typed.text.includes('Buys for 2.'), typed.text.includes('fly')]).toEqual([true, true]);
  // What is planned already comes before.
  expect(await suggest('does')).toHaveLength(6);
  const matches = await second.autocomplete('quay', '/match plan', { match: '' }, 'match');
  expect(matches.map(({ value }) => value)).toEqual([id]);
});

it('a look at suggestions leaves it untold what has changed in a plan', async () => {
  const { first, second, id } = await scene();
  await second.slash('quay', '/match plan', { text: 'buy; end' }).reply;
  await play(id, first, 'raise', 'roll');
  await second.autocomplete('quay', '/match plan', { text: '' }, 'text');
  const seen = await second.slash('quay', '/match plan').reply;
  expect(seen.text).toContain('Does buy has changed since you planned it. It was planned as “for 1”');
});
