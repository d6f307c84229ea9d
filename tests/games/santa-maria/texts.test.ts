import { describe, expect, it } from 'vitest';
import { message, paramPrompt } from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import { effectWords, spacesWords } from '../../../src/games/santa-maria/words.js';
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
      'achievement.': data.solo.achievements.map(({ id }) => id),
      'ability.': Object.values(data.scholars).map(({ ability }) => ability.hook),
      'bishop.': Object.values(data.bishops).map(({ scoring }) => scoring.kind),
      'effect.': ['ship', 'conquest', 'religion', 'place-road-tile'],
      'call.': ['choose-board', 'choose-set'],
      'die.': ['white', 'blue'],
      'line.': ['row', 'column'],
      'side.': ['above', 'right', 'below', 'left'],
      'headline.': ['setup', 'year', 'over'],
      'why.': ['white-limit', 'blue-limit'],
      'ask.': [
        'choose-board',
        'choose-set',
        'turn',
        'end-turn',
        'ship',
        'place-monk',
        'place-road',
        'religion',
        'conquest',
        'use',
      ],
      'told.decline-': [
        ...['trade', 'ship', 'move-tile', 'religion-step', 'place-monk', 'place-road'],
        ...['religion', 'conquest', 'use'],
      ],
    },
    tablesEvery: 5,
  });

  it('reads well', () => {
    const en = createWords({ locale: 'en', components: santaMaria.components, seatName: () => 'Anna' });
    const ru = createWords({ locale: 'ru', components: santaMaria.components, seatName: () => 'Анна' });
    const table = emptyTable().white(5).store({ coins: 2, wood: 1 });
    const { label, detail } = table.describe('use-die die=white-5', 'value', '3');
    expect([en.say(label), en.say(detail!)]).toEqual(['as 3 (2 coins)', 'column 3: 1 wood']);
    expect([ru.say(label), ru.say(detail!)]).toEqual(['как 3 (за 2 монеты)', 'столбец 3: 1 дерево']);
    table.do('use-die die=white-5 value=3');
    // Where the die was, and what it cost, is marked as well as what it brings.
    expect(table.events[0]!.anchors).toEqual(['gap:white', 'goods:0:coins']);
    expect(table.events.map(en.say)).toEqual([
      'Anna takes the white 5, pays 2 coins to use it as 3 and activates column 3.',
      'Sawmill: Anna gains 1 wood.',
      'The die stays on Sawmill (row 2, column 3).',
    ]);
    expect(table.events.map(ru.say)).toEqual([
      'Анна берёт белый кубик (5), меняет на 3 за 2 монеты и активирует столбец 3.',
      'Лесопилка: Анна получает 1 дерево.',
      'Кубик встаёт на Лесопилку (ряд 2, столбец 3).',
    ]);
    // What comes twice is one sum, where it comes first.
    const line = [...data.buildings['grain-1']!.effects, ...data.buildings['gem-1']!.effects];
    const twice = message('santa-maria.detail.effects', { effects: effectWords([...line, ...line]) });
    expect(en.say(twice)).toBe('2 grain and 2 gems');
    const own = emptyTable().monks(0, 'philosophy').blue(5).do('use-die die=blue-5 value=5 line=row');
    expect(own.events[0]!.anchors).toEqual(['own-gap:0']);
    const payment = { list: { amounts: { wood: 2, gem: 1 } } };
    expect([en, ru].map((words) => words.text('santa-maria.accept.pay', payment))).toEqual([
      'Pay 2 wood and 1 gem',
      'Заплатить: 2 дерева и 1 самоцвет',
    ]);
    const both = emptyTable().monks(0, 'philosophy').blue(5);
    const { outlook } = both.describe('use-die die=blue-5', 'value', '5');
    expect(en.say(outlook!)).toBe('row 5: religion and 1 wood or column 5: 1 grain, a conquistador, and 1 wood');
    const set = newMatch(1).describe('choose-set', 'set', 'town-hall-coins');
    expect(en.say(set.label)).toMatch(/^Town hall of coins with /);
    expect(en.say(set.detail!)).toMatch(/^2 coins; /);
  });

  it('say where the parts of a tile go', () => {
    const en = createWords({ locale: 'en', components: santaMaria.components });
    const ru = createWords({ locale: 'ru', components: santaMaria.components });
    const table = newMatch(2);
    const cell = santaMaria.actions.expand!.params.find(({ name }) => name === 'cell')!;
    const asked = paramPrompt(santaMaria, table.state, 0, { action: 'expand', args: { tile: 'double-06' } }, cell);
    expect([en.say(asked), ru.say(asked)]).toEqual(['Where does the Chapel go?', 'Где будет «Часовня»?']);
    const double = 'expand tile=double-06 cell=r2c4';
    const sides = ['0', '90', '180', '270'].map((value) => table.describe(double, 'rotation', value).label);
    expect(sides.map(en.say)).toEqual(['road to the right', 'road below', 'road to the left', 'road above']);
    expect(sides.map(ru.say)).toEqual(['дорога справа', 'дорога снизу', 'дорога слева', 'дорога сверху']);
    const arms = table.describe('expand tile=triple-10 cell=r2c4', 'rotation', '90').label;
    expect([en.say(arms), ru.say(arms)]).toEqual(['road below, mountain to the left', 'дорога снизу, гора слева']);
    const where = [['r2c4', 'r2c5'], ['r3c2', 'r4c2', 'r3c3'], ['r1c1']].map(spacesWords);
    expect(where.map(en.say)).toEqual(['row 2, columns 4 and 5', 'rows 3 and 4, columns 2 and 3', 'row 1, column 1']);
    expect(where.map(ru.say)).toEqual(['ряд 2, столбцы 4 и 5', 'ряды 3 и 4, столбцы 2 и 3', 'ряд 1, столбец 1']);
  });
});
