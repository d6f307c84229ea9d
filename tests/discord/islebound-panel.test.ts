import { describe, expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel } from '../../src/discord/panel/types.js';
import { blank, settle } from '../../src/engine/index.js';
import { islebound } from '../../src/games/islebound/index.js';
import type { Desk } from '../../src/match/api.js';
import type { Locale } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { type Table, table } from '../games/islebound/table.js';

/** What the seat to move reads, in its action begun or before it. */
function panel({ state }: Table, locale: Locale, begun?: string): PanelModel {
  const [pending] = islebound.pending(state);
  const { seat } = pending!;
  const words = createWords({ locale, components: islebound.components, seatName: (one) => `P${one}` });
  const thought = begun && settle(islebound, state, seat, blank(begun));
  const desk = { game: islebound, seat, position: { state }, pending, thought, draft: [], fallen: [], committed: 0 };
  const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });
  return panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
}

const labels = ({ buttons, menus }: PanelModel): string[] => [
  ...buttons.flat().map(({ label }) => label),
  ...menus.flatMap(({ entries }) => entries.map(({ label }) => label)),
];

describe('an attack that falls short', () => {
  it.each([
    [
      'en',
      'Pirate: a die of 1 to 6 gives 0, 0, 1, 1, 2, and 2.',
      '**Administrator ×2**: wound 2 crew: the city is taken',
      'Reroll a 1',
      '**Retreat**: the attack fails and costs 1 fighter',
    ],
    [
      'ru',
      'Пират: куб от 1 до 6 даёт 0, 0, 1, 1, 2 и 2.',
      '**Администратор ×2**: ранить 2 матросов — и город ваш',
      'Перебросить 1',
      '**Отступить**: атака не удаётся, вы теряете 1 пирата или змея',
    ],
  ] as const)(
    'says what dice give, who is wounded, and what a retreat costs: %s',
    (locale, dice, wounded, reroll, retreat) => {
      const t = table(3).at('the-grotto').give({ wood: 1, pirates: 2 }).luck(5, 1).do('attack pirates=2');
      const shown = panel(t, locale);
      expect(shown.lines).toContain(dice);
      expect(labels(shown)).toContain(reroll);
      // Its line is in the menu, as there are more choices than buttons have room for.
      const said = shown.menus.flatMap(({ entries }) => entries.map(({ label, detail }) => `**${label}**: ${detail}`));
      expect([...said, ...shown.lines]).toEqual(expect.arrayContaining([wounded, retreat]));
    },
  );
});

it.each([
  ['en', '**✓ End turn**: without an action: you have not taken one yet'],
  ['ru', '**✓ Закончить ход**: без действия: вы его ещё не сделали'],
] as const)('ending a turn says that its action is given up, as long as it is not taken: %s', (locale, line) => {
  const t = table(2).at('grenil');
  expect(panel(t, locale).lines).toContain(line);
  expect(panel(t.do('hunt'), locale).lines).not.toContain(line);
});

it('a question is not asked twice, in the heading and below it', () => {
  const { title, lines } = panel(table(2), 'en');
  expect(title).toBe('Where do you sail?');
  expect(lines).not.toContain(title);
});

it.each([
  ['en', '1 wood · in return: 1 pirate'],
  ['ru', '1 дерево · взамен: 1 пират'],
] as const)('an offer says what is given and what is asked for it: %s', (locale, label) => {
  const t = table(2, { trade: 'yes' }).at('grenil').anchor('grenil', 1).give({ wood: 1 }).give({ pirates: 1 }, 1);
  expect(labels(panel(t, locale)).join('\n')).toContain(label);
});

it('what a city does is followed by one full stop where it cannot be visited', () => {
  const t = table(2).at('grenil').give({ coins: 0 });
  const line = panel(t, 'en')
    .lines.join('\n')
    .split('\n')
    .find((one) => one.includes('Visit: Fee'));
  expect(line).toMatch(/on deck\. Not possible now\. You cannot pay the fee of 1 coin\.$/);
});
