import { describe, expect, it } from 'vitest';
import { firstView, type HandView, handOrders } from '../../src/discord/client/hand-view.js';
import { handMessage } from '../../src/discord/show/hand-message.js';
import { handPage } from '../../src/discord/show/hand-page.js';
import { limits } from '../../src/discord/words/limits.js';
import type { HandCard } from '../../src/engine/index.js';
import { data } from '../../src/games/anno-1800/data.js';
import { anno1800 } from '../../src/games/anno-1800/index.js';
import { createWords } from '../../src/text/words.js';
import { table } from '../games/anno-1800/table.js';

/** The largest hand that random matches came to, and as many expedition cards as a seat may take. */
const size = 38;

function hold(locale: 'en' | 'ru') {
  const t = table(2).built({ 'h-c2': 'brewery', 'h-c3': 'soap-factory' }).tokens('exploration', 4).gold(3);
  t.cubes({ farmer: 1, worker: 1, artisan: 1 }, { worker: 2, farmer: 2 });
  // Soap and beer take two workers; one is ready, and the shift of another can be ended.
  const every = ['fw-45', ...Object.keys(data.cards).filter((id, at) => id !== 'fw-45' && at % 8 < 3)];
  t.hand(every.slice(0, size));
  t.own.expeditions = t.state.expeditions.slice(0, 6);
  t.state.expeditions = t.state.expeditions.slice(6);
  const cards = anno1800.hand!(t.state, 0);
  const words = createWords({ locale, components: anno1800.components, seatName: (seat) => `P${seat}` });
  return { held: { game: anno1800, cards, words }, cards, words };
}

/** The cards on all pages, in order. */
function names({ held, words, cards }: ReturnType<typeof hold>, view: HandView): string[] {
  const known = new Map(cards.map(({ component }) => [words.name(component), component]));
  const { pages } = handPage(held, view);
  return Array.from({ length: pages }, (_, page) => handPage(held, { ...view, page }).text)
    .flatMap((text) => [...text.matchAll(/^\*\*(.+?)\*\*/gm)])
    .map(([, name]) => known.get(name!.replaceAll('\\', ''))!);
}

const ids = (cards: HandCard[]): string[] => cards.map(({ component }) => component);

describe.each(['en', 'ru'] as const)('AN-26.8 a hand of 38 cards and 6 expedition cards: %s', (locale) => {
  const all = hold(locale);
  const { held, cards } = all;

  it('shows each card once in every order, page by page within the limits', () => {
    expect(cards).toHaveLength(size + 6);
    for (const order of handOrders) {
      expect([order, names(all, { ...firstView, order }).sort()]).toEqual([order, ids(cards).sort()]);
      for (let page = 0; page < handPage(held, firstView).pages; page += 1) {
        const { content = '', components = [] } = handMessage('abcdef', held, { ...firstView, order, page });
        expect(content!.length).toBeLessThanOrEqual(limits.content);
        expect(components.length).toBeLessThanOrEqual(limits.rows);
      }
    }
    const points = names(all, { ...firstView, order: 'points' }).map(
      (id) => cards.find(({ component }) => component === id)!.points ?? -1,
    );
    expect(points).toEqual([...points].sort((a, b) => b - a));
  });

  it('is narrowed to what can be played now, after which steps, or by deck', () => {
    for (const chance of ['now', 'after', 'not'] as const) {
      const fits = cards.filter(({ play }) => play.when === chance);
      expect([chance, fits.length > 0]).toEqual([chance, true]);
      expect(names(all, { ...firstView, chance }).sort()).toEqual(ids(fits).sort());
    }
    const groups = new Set(cards.map(({ group }) => group.id));
    expect([...groups]).toEqual([
      'anno-1800.back.farmer-worker',
      'anno-1800.back.artisan-engineer-investor',
      'anno-1800.back.new-world',
      'anno-1800.back.expedition',
    ]);
    const after = handPage(held, { ...firstView, chance: 'after' }).text;
    const not = handPage(held, { ...firstView, chance: 'not' }).text;
    expect(after).toMatch(
      locale === 'en'
        ? /⏳ after: end the shift of 1 worker for 2 gold/
        : /⏳ сначала: завершить смену за 2 золота: 1 рабочий/,
    );
    expect(not).toMatch(locale === 'en' ? /not yet: Nobody makes this: / : /пока нельзя: Этого никто не производит: /);
  });
});
