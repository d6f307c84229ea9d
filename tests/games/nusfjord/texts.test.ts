import { describe, expect, it } from 'vitest';
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import { createWords } from '../../../src/text/words.js';
import { checkTexts, codeOf } from '../shared/texts.js';
import { table } from './table.js';

const ops = [...codeOf(nusfjord).matchAll(/op: z\.literal\('(\w+)'\)/g)].map(([, op]) => op!);
const scoreLines = nusfjord.score(table().state).seats[0]!.lines.map(({ id }) => id);

describe('the texts', () => {
  checkTexts(nusfjord, {
    families: {
      'op.': ops,
      'score.': [...scoreLines, 'game-1', 'game-2', 'game-3'],
      'note.solo-': ['fair', 'good', 'great'],
      'achievement.': ['campaign'],
      'label.fish-': ['table', 'none'],
      'headline.': ['fishing', 'work', 'final', 'over'],
      'timing.': ['immediately', 'once', 'whenever', 'anytime', 'special', 'points'],
      'call.': ['feed-elders', 'feed-shares', 'activate', 'choose-trigger', 'final'],
      'ask.': ['turn', 'end-turn', 'final', 'choose-trigger', 'feed-elders', 'feed-shares'],
    },
    tablesEvery: 4,
  });

  it('reads well', () => {
    const en = createWords({ locale: 'en', components: nusfjord.components, seatName: () => 'Anna' });
    const ru = createWords({ locale: 'ru', components: nusfjord.components, seatName: () => 'Анна' });
    const t = table().give(1, 0, 0).offerOnly('fish-stand');
    const [building, cell] = nusfjord.actions.build!.params;
    const shown = building!.describe(t.state, 0, {}, 'fish-stand');
    expect([en.say(shown.label), en.say(shown.detail!)]).toEqual([
      'Fish Stand',
      '1 wood; 0★ Immediately gain 3 fish. Then you may sell 2 fish for 1 gold, up to 3 times.',
    ]);
    expect(ru.say(shown.detail!)).toBe(
      '1 дерево; 0★ Сразу получите 3 рыбы. Затем можете до 3 раз обменять 2 рыбы на 1 золото.',
    );
    const holders = nusfjord.actions['feed-shares']!.params[0]!;
    t.at(1).shares[0] = 2;
    expect([en, ru].map((words) => words.say(holders.describe(t.state, 0, {}, '1').detail!))).toEqual([
      '2 shares',
      '2 акции',
    ]);
    expect(en.say(cell!.describe(t.state, 0, {}, 'b1').label)).toBe('space b1');
    t.do('build building=fish-stand cell=b1');
    expect(t.told.map(({ event }) => en.say(event))).toEqual([
      'Anna sends a worker: Build a Building.',
      'Anna builds Fish Stand on b1 for 1 wood.',
      'Fish Stand: Anna gains 3 fish.',
    ]);
    expect(t.told.map(({ event }) => ru.say(event))).toEqual([
      'Анна отправляет работника: Построить здание.',
      'Анна строит Рыбный прилавок на b1 за 1 дерево.',
      'Рыбный прилавок: Анна получает 3 рыбы.',
    ]);
    expect([en.say(t.pending()!.prompt), ru.say(t.pending()!.prompt)]).toEqual([
      'Fish Stand: 2 fish → 1 gold?',
      'Рыбный прилавок: 2 рыбы → 1 золото?',
    ]);
  });
});
