import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  actionsOf,
  answer,
  createRng,
  isRange,
  type Message,
  playout,
  question,
  start,
} from '../../../src/engine/index.js';
import { data } from '../../../src/games/santa-maria/data.js';
import { santaMaria } from '../../../src/games/santa-maria/index.js';
import type { State } from '../../../src/games/santa-maria/state.js';
import { catalogue, type Locale, locales } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { allTables, seedNumber } from './play.js';
import { emptyTable, newMatch } from './table.js';

const prefix = 'santa-maria.';
/** All but the rules to read, which tests/discord/rules.test.ts checks. */
const known = (locale: Locale) =>
  [...catalogue(locale).keys()].filter((id) => id.startsWith(prefix) && !id.startsWith(`${prefix}topic.`));

/** Ids written out in the code, and those made from ids of the game and of the data. */
function usedIds(): Set<string> {
  const folder = join(import.meta.dirname, '../../../src/games/santa-maria');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const written = files.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/'(santa-maria\.[a-z.-]+)'/g)].map(
      (match) => match[1] as string,
    ),
  );
  const family = (stem: string, ids: string[]) => ids.map((id) => `${prefix}${stem}${id}`);
  const actions = Object.entries(santaMaria.actions);
  return new Set([
    ...written,
    ...santaMaria.options.flatMap(({ id, values }) => [`${prefix}option.${id}`, ...family(`option.${id}.`, values)]),
    ...actions.flatMap(([id, { params }]) => [
      `${prefix}action.${id}`,
      `${prefix}action.${id}.about`,
      ...params.flatMap(({ name }) => [
        `${prefix}param.${id}.${name}`,
        `${prefix}param.${name}.about`,
        `${prefix}param.${name}.choose`,
      ]),
    ]),
    ...family('score.', [
      'happiness',
      'wealth',
      'colonists',
      'scholars',
      'bishops-penalty',
      'harbor-sets',
      'shipments',
      ...Object.keys(data.bishops).map((id) => `bishop-${id}`),
    ]),
    ...family(
      'note.',
      data.solo.achievements.map(({ id }) => id),
    ),
    ...family(
      'ability.',
      Object.values(data.scholars).map(({ ability }) => ability.hook),
    ),
    ...family(
      'bishop.',
      Object.values(data.bishops).map(({ scoring }) => scoring.kind),
    ),
    ...family('effect.', ['ship', 'conquest', 'religion', 'place-road-tile']),
    ...family('die.', ['white', 'blue']),
    ...family('line.', ['row', 'column']),
    ...family('headline.', ['setup', 'year', 'over']),
    ...family('why.', ['white-limit', 'blue-limit']),
    ...family('ask.', [
      'choose-board',
      'choose-set',
      'turn',
      'end-turn',
      'ship',
      'religion',
      'place-monk',
      'place-road',
    ]),
    ...family('told.decline-', ['trade', 'ship', 'move-tile', 'religion', 'religion-step', 'place-monk', 'place-road']),
  ]);
}

describe('the texts', () => {
  it.each(locales)('has all ids that are used, and no others: %s', (locale) => {
    expect(known(locale).sort()).toEqual([...usedIds()].sort());
  });

  it.each(locales)('descriptions of commands are short: %s', (locale) => {
    const long = known(locale).filter((id) => id.endsWith('.about') && (catalogue(locale).get(id)?.length ?? 0) > 90);
    expect(long).toEqual([]);
  });

  it.each(locales)('everything that is shown in random matches can be put into words: %s', (locale) => {
    const words = createWords({ locale, components: santaMaria.components, seatName: (seat) => `P${seat}` });
    const bad = new Set<string>();
    const say = (message: Message | undefined): void => {
      if (!message) return;
      const text = words.say(message);
      if (text === '' || /santa-maria\.|\b(?:undefined|NaN|Infinity)\b/.test(text)) bad.add(`${message.id}: ${text}`);
    };
    const rng = createRng({ seed: seedNumber(11), block: 0 });
    const sayAll = (state: State): void => {
      for (const { seat, prompt } of santaMaria.pending(state)) {
        say(prompt);
        if (santaMaria.headline) say(santaMaria.headline(state));
        for (const { action, why } of actionsOf(santaMaria, state, seat)) {
          say(why);
          if (why) continue;
          for (let [args, picked] = [{}, [] as string[]]; ; ) {
            const open = question(santaMaria, state, seat, action, args, picked);
            if (!open) break;
            const { values, done } = open.next;
            const all = isRange(values) ? [String(values.min)] : values;
            for (const value of all) {
              const { label, detail } = open.param.describe(state, seat, args, value);
              say(label);
              say(detail);
            }
            for (const { why: reason } of open.param.refused?.(state, seat, args) ?? []) say(reason);
            const value = isRange(values) ? values.min : all.length > 0 ? rng.pick(all) : undefined;
            ({ args, picked } = answer(open, args, done && open.take !== 'one' ? undefined : value));
          }
        }
      }
    };
    for (const { seats, options } of allTables().filter((_, at) => at % 5 === 0)) {
      const { position, told } = start<State>(santaMaria, seats, options, seedNumber(seats));
      for (const { event } of told) say(event);
      playout(santaMaria, position, rng, 400, {
        before: (_move, { state }) => sayAll(state),
        after: (step) => {
          for (const { event } of step.told) say(event);
        },
      });
      for (const note of santaMaria.score(position.state).notes ?? []) say(note);
    }
    expect([...bad]).toEqual([]);
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
