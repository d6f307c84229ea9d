import { describe, expect, it } from 'vitest';
import { rulesAbout } from '../../../src/discord/typing/rules.js';
import { createRng, defaultOptions, playout, start } from '../../../src/engine/index.js';
import { counterIds } from '../../../src/games/nusfjord/data/vocabulary.js';
import { data } from '../../../src/games/nusfjord/data.js';
import { idleAlone } from '../../../src/games/nusfjord/effects/alone.js';
import { countersOfOthers, countOf, pointsOf } from '../../../src/games/nusfjord/effects/counters.js';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { createWords } from '../../../src/text/words.js';
import { seedOf } from '../../seed.js';
import { table } from './table.js';

const english = createWords({ locale: 'en', components: nusfjord.components });
const russian = createWords({ locale: 'ru', components: nusfjord.components });

/** What stands beside a building that may be built. */
function detailOf(seats: number, id: string, words = english): string {
  const t = table(seats, { deck: data.buildings[id]!.deck }).give(12, 12, 12).offer(id);
  const [param] = nusfjord.actions.build!.params;
  return words.say(param!.describe(t.state, t.active, {}, id).detail!);
}

describe('NF-14.3 cards about other players, where one plays alone', () => {
  it('are these three of 132, as their effects say', () => {
    const idle = Object.keys(data.buildings).map((id) => [id, idleAlone(id)] as const);
    expect(idle).toHaveLength(132);
    expect(Object.fromEntries(idle.filter(([, how]) => how !== 'none'))).toEqual({
      'holding-company': 'all',
      'customs-area': 'all',
      chancellery: 'some',
    });
  });

  it('count what is 0 all through solo matches, and nothing else is', () => {
    const most = new Map(counterIds.map((id) => [id, 0]));
    const chancellery = data.buildings.chancellery!;
    const formula = 'score' in chancellery.effect ? chancellery.effect.score : { base: Number.NaN };
    let points = 0;
    const decks = Object.keys(data.decks).flatMap((deck) => [1, 2, 3, 4, 5, 6].map((seed) => ({ deck, seed })));
    for (const { deck, seed } of decks) {
      const { position } = start<State>(nusfjord, 1, { ...defaultOptions(nusfjord), deck }, seedOf(seed));
      playout(nusfjord, position, createRng({ seed: seedOf(seed), block: 0 }), 20_000, {
        after({ position: { state } }) {
          for (const id of counterIds) most.set(id, Math.max(most.get(id)!, countOf(state, 0, id)));
          points = Math.max(points, pointsOf(state, 0, formula));
        },
      });
    }
    expect([...most].filter(([, count]) => count === 0).map(([id]) => id)).toEqual(countersOfOthers);
    // There are five shares, all of one colour.
    expect(points).toBe(5);
  });

  it('bring nothing: fish for foreign shares, gold of the customs, points of the chancellery for foreign shares', () => {
    const t = table(1, { deck: 'codfish' }).give(12, 12, 12);
    t.build('customs-area');
    expect(t.goods()[2]).toBe(12 - (data.buildings['customs-area']!.cost.gold ?? 0));
    const fish = (...cards: string[]): number => {
      const other = table(1, { deck: 'codfish' })
        .own(...cards)
        .shares(0, 4)
        .give(0, 0, 0);
      other.passRound();
      return other.goods()[1];
    };
    expect(fish('holding-company')).toBe(fish());
    expect(fish()).toBeGreaterThan(0);
    const points = (shares: number) =>
      table(1, { deck: 'mackerel' }).shares(0, shares).own('chancellery').score().formulas;
    expect([points(0), points(1), points(5)]).toEqual([0, 1, 5]);
  });

  it('say so where they are chosen, and only there', () => {
    expect(detailOf(1, 'customs-area')).toMatch(/Does nothing when you play alone\.$/);
    expect(detailOf(2, 'customs-area')).not.toMatch(/alone/);
    expect(detailOf(1, 'chancellery')).toMatch(
      /When you play alone, the part about shares of other players does nothing\.$/,
    );
    expect(detailOf(1, 'chancellery', russian)).toMatch(/В одиночной игре часть про чужие акции ничего не даёт\.$/);
    expect(detailOf(1, 'club')).not.toMatch(/alone/);
  });

  it('say so in the rules, whoever asks', () => {
    expect(rulesAbout(nusfjord, english, 'holding-company').text).toContain('Does nothing when you play alone.');
    expect(rulesAbout(nusfjord, russian, 'holding-company').text).toContain('В одиночной игре ничего не даёт.');
    expect(rulesAbout(nusfjord, english, 'club').text).not.toContain('alone');
  });
});
