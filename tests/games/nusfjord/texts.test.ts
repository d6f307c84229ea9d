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
import { nusfjord } from '../../../src/games/nusfjord/index.js';
import type { State } from '../../../src/games/nusfjord/state.js';
import { catalogue, type Locale, locales } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { allTables } from './play.js';
import { seedOf, table } from './table.js';

const prefix = 'nusfjord.';
/** All but the rules to read, which tests/discord/rules.test.ts checks. */
const known = (locale: Locale) =>
  [...catalogue(locale).keys()].filter((id) => id.startsWith(prefix) && !id.startsWith(`${prefix}topic.`));

/** Ids written out in the code, and those made from ids of the game and of the data. */
function usedIds(): Set<string> {
  const folder = join(import.meta.dirname, '../../../src/games/nusfjord');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const text = files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
  const written = [...text.matchAll(/'(nusfjord\.[a-z.-]+)'/g)].map((match) => match[1] as string);
  const ops = [...text.matchAll(/op: z\.literal\('(\w+)'\)/g)].map((match) => match[1] as string);
  const family = (stem: string, ids: string[]) => ids.map((id) => `${prefix}${stem}${id}`);
  return new Set([
    ...written,
    ...nusfjord.options.flatMap(({ id, values }) => [`${prefix}option.${id}`, ...family(`option.${id}.`, values)]),
    ...Object.entries(nusfjord.actions).flatMap(([id, { params }]) => [
      `${prefix}action.${id}`,
      `${prefix}action.${id}.about`,
      ...params.flatMap(({ name }) => [`${prefix}param.${id}.${name}`, `${prefix}param.${name}.about`]),
    ]),
    ...family('op.', ops),
    ...family(
      'score.',
      nusfjord.score(table().state).seats[0]!.lines.map(({ id }) => id),
    ),
    ...family('score.', ['game-1', 'game-2', 'game-3']),
    ...family('note.solo-', ['fair', 'good', 'great']),
    ...family('label.fish-', ['table', 'none']),
    ...family('headline.', ['fishing', 'work', 'final', 'over']),
    ...family('ask.', ['turn', 'end-turn', 'final', 'choose-trigger', 'feed-elders', 'feed-shares']),
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
    const words = createWords({ locale, components: nusfjord.components, seatName: (seat) => `P${seat}` });
    const bad = new Set<string>();
    const say = (message: Message | undefined): void => {
      if (!message) return;
      const text = words.say(message);
      if (text === '' || /nusfjord\.|\b(?:undefined|NaN|Infinity)\b/.test(text)) bad.add(`${message.id}: ${text}`);
    };
    const rng = createRng({ seed: seedOf(11), block: 0 });
    const sayAll = (state: State): void => {
      for (const { seat, prompt } of nusfjord.pending(state)) {
        say(prompt);
        if (nusfjord.headline) say(nusfjord.headline(state));
        for (const { action, why } of actionsOf(nusfjord, state, seat)) {
          say(why);
          if (why) continue;
          for (let [args, picked] = [{}, [] as string[]]; ; ) {
            const open = question(nusfjord, state, seat, action, args, picked);
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
    for (const { seats, options } of allTables().filter((_, at) => at % 4 === 0)) {
      const { position, told } = start<State>(nusfjord, seats, options, seedOf(seats));
      for (const { event } of told) say(event);
      playout(nusfjord, position, rng, 400, {
        before: (_move, { state }) => sayAll(state),
        after: (step) => {
          for (const { event } of step.told) say(event);
        },
      });
      for (const note of nusfjord.score(position.state).notes ?? []) say(note);
    }
    expect([...bad]).toEqual([]);
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
    expect(en.say(cell!.describe(t.state, 0, {}, 'b1').label)).toBe('space b1');
    t.play('build', { building: 'fish-stand', cell: 'b1' });
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
