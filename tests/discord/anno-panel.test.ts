import { describe, expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel } from '../../src/discord/panel/types.js';
import { limits } from '../../src/discord/words/limits.js';
import { blank, settle } from '../../src/engine/index.js';
import { anno1800 } from '../../src/games/anno-1800/index.js';
import type { Desk } from '../../src/match/api.js';
import type { Locale } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { type Table, table } from '../games/anno-1800/table.js';

/** What the seat to move reads, in its action begun or before it. */
function panel({ state }: Table, locale: Locale, begun?: string, named = (seat: number) => `P${seat}`): PanelModel {
  const [pending] = anno1800.pending(state);
  const { seat } = pending!;
  const words = createWords({ locale, components: anno1800.components, seatName: named });
  const thought = begun && settle(anno1800, state, seat, blank(begun));
  const desk = { game: anno1800, seat, position: { state }, pending, thought, draft: [], fallen: [], committed: 0 };
  const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });
  return panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, {});
}

const labels = ({ buttons }: PanelModel): string[] => buttons.flat().map(({ label }) => label);
const menu = ({ menus }: PanelModel, value: string) => menus.find((one) => one.value === value)?.entries;

/** A cigar factory to be paid: planks by a farmer, tobacco from the New World. */
const cigars = (): Table =>
  table(3)
    .islands({ new: ['new-world-01'] })
    .tokens('exploration', 3)
    .do('expand token=cigar-factory');

describe('an open bill', () => {
  it.each([
    [
      'en',
      [
        'Still to pay: planks and tobacco',
        '• planks ← Sawmill (farmers): 1 farmer goes to work',
        '• tobacco ← your New World: costs 1 trade token',
        'Uses up of what is ready: 1 farmer of 4 and 1 trade token of 2',
        '**Give up**: all is as before the payment',
      ],
      ['✓ Pay: put 1 farmer to work, spend 1 trade token', 'Give up'],
      'Pay one part in another way…',
      ['planks · Sawmill (farmers) of P1', 'costs 1 trade token; P1 gains 1 gold'],
    ],
    [
      'ru',
      [
        'Осталось оплатить: доски и табак',
        '• доски ← Лесопилка (фермеры): 1 фермер выйдет на работу',
        '• табак ← ваш остров Нового Света: стоит 1 жетон торговли',
        'Из готового будет использовано: 1 фермер из 4 и 1 жетон торговли из 2',
        '**Отказаться**: всё станет как до оплаты',
      ],
      ['✓ Оплатить: занять 1 фермера, потратить 1 жетон торговли', 'Отказаться'],
      'Оплатить одну часть иначе…',
      ['доски · Лесопилка (фермеры) у игрока P1', 'стоит 1 жетон торговли; P1 получит 1 золото'],
    ],
  ] as const)('AN-9.9 is a table, a button that says how it is paid, and a menu for each part: %s', (...expected) => {
    const [locale, lines, buttons, placeholder, part] = expected;
    const shown = panel(cigars(), locale);
    expect(shown.lines).toEqual(lines);
    expect(labels(shown)).toEqual(buttons);
    expect(shown.menus.map((one) => one.value)).toEqual(['settle', 'free']);
    expect(shown.menus[0]!.placeholder).toBe(placeholder);
    expect(menu(shown, 'settle')!.map(({ label, detail }) => [label, detail])).toContainEqual(part);
    // Fixed: the press that accepts is a button, whatever there is to change.
    expect(shown.buttons[0]!.map(({ do: press, value, style }) => [press, value, style])).toEqual([
      ['act', 'accept', 'primary'],
      ['act', 'give-up', 'secondary'],
    ]);
  });

  it('has no menu where the proposal is the only way', () => {
    const t = table().hand(['fw-36']).tokens('exploration', 2).do('play card=fw-36');
    const shown = panel(t, 'en');
    expect([labels(shown), menu(shown, 'settle')]).toEqual([
      ['✓ Pay: spend 2 exploration tokens', 'Give up'],
      undefined,
    ]);
    expect(shown.lines).toContain('• 2 exploration tokens ← your ships');
  });

  it.each([
    ['en', 'Nothing settles this now: beer', 'Can be paid after free steps: end the shift of 1 worker for 2 gold'],
    [
      'ru',
      'Сейчас это взять неоткуда: пиво',
      'Можно оплатить после свободных шагов: завершить смену за 2 золота: 1 рабочий',
    ],
  ] as const)(
    'AN-9.8 says which steps would pay it, and can still be paid in part or given up: %s',
    (locale, ...said) => {
      const t = table().hand(['fw-02']).built({ 'h-c2': 'brewery' }).cubes({ artisan: 1 }, { worker: 1 }).gold(2);
      t.do('play card=fw-02');
      const shown = panel(t, locale);
      expect(shown.lines).toEqual(expect.arrayContaining([...said]));
      expect(shown.buttons.flat().map(({ value }) => value)).toEqual(['give-up']);
      expect(menu(shown, 'settle')!.map(({ value }) => value)).toEqual([
        'settle need=bricks by=h-b2',
        'settle need=bricks by=1.h-b2',
      ]);
      // Once the step is taken, one press pays it.
      expect(labels(panel(t.do('shift-end cubes=spent.worker'), 'en'))[0]).toBe(
        '✓ Pay: put 1 worker and 1 artisan to work',
      );
    },
  );

  it.each(['en', 'ru'] as const)('says below the question what has no room on the button: %s', (locale) => {
    const t = table(2)
      .objectives('beryl-omara')
      .islands({ new: ['new-world-01'] })
      .laid(['aei-28', 'aei-29', 'fw-36']);
    t.cubes({ artisan: 1 }).tokens('trade', 0).tokens('exploration', 2).do('expand token=cigar-factory');
    t.state.turn.bill = { ...t.state.turn.bill!, needs: { coal: 1, tobacco: 2, gold: 1 } };
    t.gold(3);
    const shown = panel(t, locale);
    const [accept] = labels(shown);
    expect(accept!.length).toBeLessThanOrEqual(limits.buttonLabel);
    expect(accept).toBe(locale === 'en' ? 'Pay as suggested' : 'Оплатить как предложено');
    const [whole] = shown.lines.filter((line) => line.startsWith(`**${accept}**: `));
    expect(whole).toBe(
      locale === 'en'
        ? '**Pay as suggested**: make coal with 1 artisan; bring tobacco from the New World for 2 exploration tokens; activate Artisan/engineer/investor 28 for tobacco; spend 1 gold'
        : '**Оплатить как предложено**: произвести уголь (1 ремесленник); привезти табак из Нового Света за 2 жетона исследования; активировать карточку Ремесленник/инженер/инвестор 28: табак; потратить 1 золото',
    );
  });
});

describe('a choice that must be paid', () => {
  it('AN-9.8 lists what can be paid now first, then what needs steps, and says which', () => {
    const t = table().hand(['fw-02', 'fw-36']).built({ 'h-c2': 'brewery' }).tokens('exploration', 2);
    t.cubes({ artisan: 1 }, { worker: 1 }).gold(2);
    const { lines } = panel(t, 'en', 'play');
    const told = lines.filter((line) => line.startsWith('**'));
    expect(told.map((line) => [line.slice(2, 4), line.split(' · ').at(-1)])).toEqual([
      ['1\\', 'can be paid now'],
      ['2\\', 'first end the shift of 1 worker for 2 gold'],
    ]);
    expect(told[0]).toContain('Farmer/worker 36');
    // So do the construction tokens: what is too dear stands last.
    const { lead } = panel(t, 'en');
    const whens = lead!.entries.map(({ detail }) => detail.split(' · ').at(-1));
    expect(whens.indexOf('not now: You cannot pay that in this turn.')).toBe(whens.lastIndexOf('can be paid now') + 1);
  });

  it('AN-8.2 says at the end of a shift what a cube costs', () => {
    const t = table().cubes({ farmer: 1 }, { worker: 1 }).gold(2);
    const [entry] = menu(panel(t, 'en'), 'free')!.filter(({ value }) => value.startsWith('shift-end'));
    expect(entry!.detail).toBe('gold each: Farmer 1, Worker 2, Artisan 3, Engineer 4, and Investor 5; you have 2 gold');
  });
});
