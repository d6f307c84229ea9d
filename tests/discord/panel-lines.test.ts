import { describe, expect, it } from 'vitest';
import { panelModel } from '../../src/discord/panel/model.js';
import type { PanelModel, Turned } from '../../src/discord/panel/types.js';
import { literal } from '../../src/discord/words/names.js';
import { type AnyGame, actionsOf, blank, settle, start, type Thought } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { actionSpaces } from '../../src/games/nusfjord/board/spaces.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import { santaMaria } from '../../src/games/santa-maria/index.js';
import type { Desk } from '../../src/match/api.js';
import type { Locale } from '../../src/text/catalogue.js';
import { createWords } from '../../src/text/words.js';
import { table as nusfjordTable } from '../games/nusfjord/table.js';
import { emptyTable } from '../games/santa-maria/table.js';
import { seedOf } from '../seed.js';

/** The panel of the seat to move, in whatever it has begun. */
function panel(game: AnyGame, state: unknown, locale: Locale, begun?: Thought, turned: Turned = {}): PanelModel {
  const [pending] = game.pending(state);
  const { seat } = pending!;
  const words = createWords({ locale, components: game.components, seatName: (one) => `P${one}` });
  const thought = begun && settle(game, state, seat, begun);
  const desk = { game, seat, position: { state }, pending, thought, draft: [], fallen: [], committed: 0 };
  const preview = () => ({ ok: false as const, refusal: { id: 'match.stale' } });
  return panelModel(desk as unknown as Desk, { ...words, plain: words }, { preview }, turned);
}

describe('what is settled by itself', () => {
  it.each([
    ['en', 'Fish Stand is the only choice now: 1 wood; 0★ Immediately gain 3 fish.'],
    ['ru', 'Другого выбора сейчас нет: Рыбный прилавок — 1 дерево; 0★ Сразу получите 3 рыбы.'],
  ] as const)('is told with what it costs and does, in %s', (locale, line) => {
    const t = nusfjordTable(2).offerOnly('fish-stand', 'manor').give(2, 0, 0).hand(0).hand(1);
    const { lines } = panel(nusfjord, t.state, locale, blank('build'));
    expect(lines.filter((one) => one.startsWith(line))).toHaveLength(1);
    expect(lines.join('\n')).not.toMatch(/Chosen so far|Уже выбрано/);
  });

  it('is not told of what its player chose', () => {
    const t = nusfjordTable(2).offerOnly('fish-stand', 'manor').give(9, 9, 9).hand(0).hand(1);
    const { lines } = panel(nusfjord, t.state, 'en', { ...blank('build'), args: { building: 'fish-stand' } });
    expect(lines).toContain('Chosen so far: Fish Stand');
    expect(lines.join('\n')).not.toContain('only choice');
  });
});

describe('alike reasons', () => {
  it('stand in one line with the values that they hold for', () => {
    const t = nusfjordTable(2).offerOnly('fish-stand', 'manor').give(2, 0, 0).hand(0).hand(1);
    const { lines } = panel(nusfjord, t.state, 'en', blank('build'), { why: true });
    const refused = lines.filter((line) => line.includes('Not possible now'));
    expect(new Set(refused.map((line) => line.split('. ').slice(1).join('. '))).size).toBe(refused.length);
    const s = emptyTable().store({ wood: 0, grain: 0 });
    const dear = panel(santaMaria, s.state, 'en').lines.filter((line) => line.includes('Not possible now'));
    expect(dear.length).toBeGreaterThan(0);
  });

  it.each([
    ['en', /^-# Not possible now: .+, .+, .+\. Fully occupied this round\.$/],
    ['ru', /^-# Сейчас нельзя: .+, .+, .+\. Полностью занято до конца раунда\.$/],
  ] as const)('stand in one line with the actions that they hold for, in %s', (locale, line) => {
    const t = nusfjordTable(2);
    for (const { id, capacity } of actionSpaces(t.state)) {
      for (let at = 0; at < capacity; at += 1) t.occupy(t.active === 0 ? 1 : 0, id);
    }
    const all = panel(nusfjord, t.state, locale).lines.join('\n').split('\n');
    expect(all.filter((one) => line.test(one))).toHaveLength(1);
  });
});

describe.each(Object.values(games).map((game) => [game.id, game] as const))('%s', (id, game) => {
  it.each(['en', 'ru'] as const)('says of every space to pass or act what it does, or of none, in %s', (locale) => {
    const { position } = start(
      game,
      2,
      Object.fromEntries(game.options.map((one) => [one.id, one.default])),
      seedOf(7),
    );
    const { seat } = game.pending(position.state)[0]!;
    for (const { action, why } of actionsOf(game, position.state, seat)) {
      if (why) continue;
      const { buttons, menus, lines } = panel(game, position.state, locale, blank(action));
      const picks = buttons.flat().filter((one) => one.do === 'pick' || one.do === 'move');
      const told = picks.filter(({ label }) => lines.some((line) => line.startsWith(`**${literal(label)}**: `)));
      expect([id, action, [0, picks.length].includes(told.length)]).toEqual([id, action, true]);
      for (const { entries } of menus) {
        const said = entries.filter(({ detail }) => detail !== '').length;
        expect([id, action, said === 0 || said === entries.length]).toEqual([id, action, true]);
      }
    }
  });
});

it('says at the pass of Santa Maria what each of its five spaces does', () => {
  for (const [locale, religion] of [
    ['en', '**2\\. Religion**: Take a religion action.'],
    ['ru', '**2\\. Религия**: Выполните действие религии.'],
  ] as const) {
    const { state } = emptyTable();
    const { lines } = panel(santaMaria, state, locale, blank('pass'));
    expect(lines).toContain(religion);
    expect(lines.filter((line) => /^\*\*\d\\\. /.test(line))).toHaveLength(5);
  }
});
