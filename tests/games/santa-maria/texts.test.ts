import { describe, expect, it } from 'vitest';
import type { Message } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { createWords } from '../../../src/text/words.js';
import { checkTexts } from '../shared/texts.js';
import { emptyTable, newMatch } from './table.js';

describe('the texts', () => {
  checkTexts(santaMaria, {
    families: {
      'param.': Object.values(santaMaria.actions).flatMap(({ params }) => params.map(({ name }) => `${name}.choose`)),
      'score.': [
        'happiness',
        'wealth',
        'colonists',
        'scholars',
        'bishops-penalty',
        'harbor-sets',
        'shipments',
        ...Object.keys(data.bishops).map((id) => `bishop-${id}`),
      ],
      'note.': data.solo.achievements.map(({ id }) => id),
      'ability.': Object.values(data.scholars).map(({ ability }) => ability.hook),
      'bishop.': Object.values(data.bishops).map(({ scoring }) => scoring.kind),
      'effect.': ['ship', 'conquest', 'religion', 'place-road-tile'],
      'die.': ['white', 'blue'],
      'line.': ['row', 'column'],
      'headline.': ['setup', 'year', 'over'],
      'why.': ['white-limit', 'blue-limit'],
      'ask.': ['choose-board', 'choose-set', 'turn', 'end-turn', 'ship', 'religion', 'place-monk', 'place-road'],
      'told.decline-': ['trade', 'ship', 'move-tile', 'religion', 'religion-step', 'place-monk', 'place-road'],
    },
    tablesEvery: 5,
  });

  it('reads well', () => {
    const en = createWords({ locale: 'en', components: santaMaria.components, seatName: () => 'Anna' });
    const ru = createWords({ locale: 'ru', components: santaMaria.components, seatName: () => 'Анна' });
    const table = emptyTable().white(5).store({ coins: 2, wood: 1 });
    const { label, detail } = table.describe('use-die die=white-5', 'value', '3');
    expect([en.say(label), en.say(detail as Message)]).toEqual(['as 3', 'for 2 coins; column 3: 1 wood']);
    expect([ru.say(label), ru.say(detail as Message)]).toEqual(['как 3', 'цена: 2 монеты; столбец 3: 1 дерево']);
    table.do('use-die die=white-5 value=3');
    expect(table.told.map(en.say)).toEqual([
      'Anna takes the white 5, pays 2 coins to use it as 3 and activates column 3.',
      'Sawmill: Anna gains 1 wood.',
      'The white 3 stays on Sawmill (row 2, column 3).',
    ]);
    expect(table.told.map(ru.say)).toEqual([
      'Анна берёт кубик (белый 5), меняет на 3 (цена: 2 монеты) и активирует: столбец 3.',
      'Лесопилка: Анна получает 1 дерево.',
      'Кубик (белый 3) остаётся: Лесопилка (ряд 2, столбец 3).',
    ]);
    const set = newMatch(1).describe('choose-set', 'set', 'town-hall-coins');
    expect(en.say(set.label)).toMatch(/^Town hall of coins with /);
    expect(en.say(set.detail as Message)).toMatch(/^2 coins; /);
  });
});
