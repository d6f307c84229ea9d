import { describe, expect, it } from 'vitest';
import { copyPosition, createRng, defaultOptions, playout, start } from '../../../src/engine/index.js';
import { supplyWoodLimit } from '../../../src/games/nusfjord/effects/modifiers.js';
import { createWords } from '../../../src/text/words.js';
import { seedOf } from '../../seed.js';
import { nusfjord, table } from './table.js';

const [en, ru] = (['en', 'ru'] as const).map((locale) => createWords({ locale, components: nusfjord.components }));

/** What is said beside an action that asks nothing. */
function said(t: ReturnType<typeof table>, action: string): [en?: string, ru?: string] {
  const detail = nusfjord.actions[action]!.detail!(t.state, t.active);
  return detail ? [en!.say(detail), ru!.say(detail)] : [];
}

describe('what an action without parameters brings', () => {
  it('is told in goods: wood of all forests, the whole reserve, gold for a share', () => {
    const t = table().give(0, 0, 0).store(2, 3, 0).forests({ ab1: 1, ab2: 1, cd1: 1 });
    expect(said(t, 'thin-out')).toEqual(['you get 3 wood', 'вы получите: 3 дерева']);
    expect(said(t, 'transfer')).toEqual(['you get 2 wood and 3 fish', 'вы получите: 2 дерева и 3 рыбы']);
    expect(said(t, 'issue')).toEqual([
      'you get 2 gold; one of your shares goes on sale',
      'вы получите: 2 золота; одна ваша акция поступит в продажу',
    ]);
    expect(said(t, 'gold')[0]).toBe('you get 1 gold');
    expect(said(t, 'pass')).toEqual([]);
  });

  it('stops at the limit of wood', () => {
    const t = table().forests({ ab1: 1, ab2: 1 });
    t.give(supplyWoodLimit(t.at(0))! - 1, 0, 0);
    expect(said(t, 'thin-out')).toEqual(['you get 1 wood', 'вы получите: 1 дерево']);
  });

  it('is told with its price, and shares are counted', () => {
    const t = table().give(0, 0, 9).newShares(1, 2);
    expect(said(t, 'buy-shares')).toEqual(['3 gold → 3 shares', '3 золота → 3 акции']);
  });

  it('counts what own buildings add', () => {
    const t = table().give(0, 0, 0).own('haulage-firm').store(0, 2, 0);
    expect(said(t, 'transfer')[0]).toBe('you get 2 wood and 2 fish');
    expect(said(table().own('holiday-resort'), 'pass')[0]).toBe(
      'only this turn is given up; you get 2 fish and 1 gold',
    );
  });

  it('is found out without a change to the match', () => {
    const { position } = start(nusfjord, 3, defaultOptions(nusfjord), seedOf(5));
    playout(nusfjord, position, createRng({ seed: seedOf(6), block: 0 }), 300, {
      before({ seat }, at) {
        const before = copyPosition(at);
        for (const { seat: asked, actions } of nusfjord.pending(at.state as never)) {
          if (asked !== seat) continue;
          for (const id of actions) {
            const action = nusfjord.actions[id]!;
            if (!action.why?.(at.state as never, seat)) action.detail?.(at.state as never, seat);
          }
        }
        expect(at).toStrictEqual(before);
      },
    });
  });
});
