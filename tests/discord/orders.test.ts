import { afterEach, describe, expect, it } from 'vitest';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { fixedBytes, must } from '../match/harness.js';
import { pierGame } from '../match/pier-game.js';
import { closeQuietly } from './close-quietly.js';
import { giveTexts } from './games/texts.js';
import { boardPosts, openTown, pinged, plant, startMatch, type Town } from './town.js';

const actions = ['roll', 'load', 'offer', 'accept', 'refuse', 'withdraw', 'spend', 'finish', 'end'];
giveTexts({
  'game.pier': ['Pier', 'Пирс'],
  'command.pier': ['Play Pier', 'Играть в «Пирс»'],
  'pier.param.offer.coins': ['Coins', 'Монеты'],
  'pier.param.offer.coins.about': ['How many coins', 'Сколько монет'],
  ...Object.fromEntries(
    actions.flatMap((action): [string, [string, string]][] => [
      [`pier.action.${action}`, [`Does ${action}`, `Делает ${action}`]],
      [`pier.action.${action}.about`, [`All of ${action}`, `Всё про ${action}`]],
    ]),
  ),
  'option.secret': ['Secret', 'Тайна'],
  'option.secret.no': ['No', 'Нет'],
  'option.secret.yes': ['Yes', 'Да'],
});

let town: Town;
afterEach(() => closeQuietly(town));

/** People in the order of their seats. */
async function scene(read = 'en-US'): Promise<{ first: Persona; second: Persona; id: string; post: SeenMessage }> {
  town = await openTown({ locale: read, games: { pier: pierGame() }, randomBytes: fixedBytes('orders') });
  const [ann, bo] = [town.person('Ann', read), town.person('Bo', read)];
  const post = await startMatch(town, 'quay', [ann, bo], 'pier');
  const match = (await town.matches.inChannel(post.channelId))!;
  const at = match.seats.map(({ person }) => [ann, bo].find(({ id }) => id === person.id)!) as [Persona, Persona];
  return { first: at[0], second: at[1], id: match.id, post };
}

const auto = (person: Persona) => person.slash('quay', '/match auto').reply;
const play = async (id: string, person: Persona, action: string, args = {}) => {
  must(await town.matches.play(id, person.id, undefined, { action, args }));
  await town.bot.poster.settle();
};
const lastBoard = (person: Persona) => boardPosts(person, 'quay').at(-1)!;

describe('/match auto', () => {
  it('plays for its reader what has no alternative, and says so in the post and the log, until it is switched off', async () => {
    const { first, second, id } = await scene();
    const off = await auto(first);
    expect([off.ephemeral, off.content.split('\n').map((line) => line.slice(0, 44)), off.selects]).toEqual([
      true,
      [
        '**What I play for you** · Pier · only you see',
        'Off: where only one move is possible, such as',
        'Questions out of turn: you are asked each ti',
        '-# This holds for this match and the further games',
      ].map((line) => line.slice(0, 44)),
      [],
    ]);
    const on = await first.press(off, 'Play it for me').reply;
    expect([on.id, on.content.split('\n')[1]!.slice(0, 4)]).toEqual([off.id, 'On: ']);
    await play(id, first, 'load');
    await play(id, first, 'offer', { coins: 2 });
    await play(id, second, 'accept');
    await play(id, first, 'roll');
    const post = lastBoard(second);
    expect(post.content).toContain(`\n${first.name}: Does end. (automatic)`);
    expect(pinged(post, [first, second])).toEqual([second.name]);
    const log = await second.slash('quay', '/match log').reply;
    expect(log.content.split('\n').at(-1)).toBe(`5. ${first.name}: Does end (automatic)`);
    expect((await auto(second)).content).toContain('Off: ');
    const again = await first.press(on, 'Ask me again').reply;
    expect(again.find('Play it for me')).not.toBe(undefined);
    const eve = town.person('Eve');
    expect((await auto(eve)).content).toMatch(/no seat/);
  });

  it('lists what is always declined from the panel on, and asks again when told to', async () => {
    const { first, second, id } = await scene('ru');
    await play(id, first, 'offer', { coins: 2 });
    const asked = lastBoard(second);
    const panel = await second.press(asked, asked.buttons[0]!.customId!).reply;
    const always = panel.buttons.find(({ label }) => label === 'Всегда: Делает refuse')!;
    const after = await second.press(panel, always.customId!).reply;
    expect([after.id, after.text.includes('Теперь я всегда отказываюсь от этого за вас.')]).toEqual([panel.id, true]);
    const { position, game } = must(await town.matches.table(id));
    expect(game.pending(position.state).map(({ seat }) => seat)).toEqual([0]);
    const stale = await plant(town, 'quay', [always.customId!]);
    expect((await second.press(stale, '1').reply).text).toContain('Это относится к прошлому моменту');
    await town.bot.poster.settle();
    expect(lastBoard(first).content).toContain('Refuses. (автоматически)');
    const shown = await auto(second);
    expect(shown.content.split('\n').at(-2)).toBe('Не в ваш ход я отказываюсь за вас от 1 предложения.');
    const [menu] = shown.selects;
    expect(menu!.options.map(({ label }) => label)).toEqual(['An offer of 2.']);
    const none = await second.select(shown, menu!.customId, [menu!.options[0]!.value]).reply;
    expect([none.id, none.selects]).toEqual([shown.id, []]);
    expect(must(await town.matches.orders(id, second.id)).declines).toEqual([]);
  });
});
