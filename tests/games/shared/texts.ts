import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  type AnyGame,
  actionsOf,
  answer,
  createRng,
  isRange,
  type Message,
  type Param,
  type Pending,
  playout,
  question,
  type Rng,
  type Seat,
  start,
} from '../../../src/engine/index.js';
import { newlyCalled } from '../../../src/match/seals.js';
import { catalogue, type Locale, locales, onMissingText } from '../../../src/text/catalogue.js';
import { createWords } from '../../../src/text/words.js';
import { seedOf } from '../../seed.js';
import { tablesOf } from './tables.js';

export interface Texts {
  /** Ids that the code makes from other ids, by how they begin: `{ 'die.': ['white', 'blue'] }`. */
  families: Record<string, string[]>;
  /** Of all tables every so manieth is played. */
  tablesEvery: number;
}

/**
 * Tests that the game has every text it uses and no other, and that all it says in random matches becomes words.
 * @example checkTexts(santaMaria, { families: { 'die.': ['white', 'blue'] }, tablesEvery: 5 })
 */
export function checkTexts(game: AnyGame, { families, tablesEvery }: Texts): void {
  it.each(locales)('has all ids that are used, and no others: %s', (locale) => {
    const used = idsUsed(game, families);
    // A line of the scores may have a short form beside its name, and an answer its words beside those before it.
    const further = new RegExp(`^${game.id}\\.(?:score\\.[a-z-]+\\.short|param\\.[a-z-]+\\.[a-z-]+\\.beside)$`);
    const isFurther = (id: string): boolean => further.test(id) && used.has(id.replace(/\.[a-z]+$/, ''));
    const ids = idsIn(locale, game).filter((id) => !isFurther(id));
    expect(ids.sort()).toEqual([...used].sort());
  });

  it.each(locales)('descriptions of commands are short: %s', (locale) => {
    const texts = catalogue(locale);
    const long = idsIn(locale, game).filter((id) => id.endsWith('.about') && (texts.get(id)?.length ?? 0) > 90);
    expect(long).toEqual([]);
  });

  it.each(locales)('everything that is shown in random matches can be put into words: %s', (locale) => {
    const words = createWords({ locale, components: game.components, seatName: (seat) => `P${seat}` });
    const unreadable = new RegExp(`${game.id}\\.|\\b(?:undefined|NaN|Infinity)\\b`);
    const bad = new Set<string>();
    // Texts, and the forms of names that sentences ask for.
    const missing: string[] = [];
    onMissingText((id) => missing.push(id));
    // Random matches seldom come to a payment with a choice.
    const suggesting = new Set(collectionsOf(game).flatMap(({ name, closed }) => (closed ? [name] : [])));
    const say = (message: Message | undefined): void => {
      if (!message) return;
      const text = words.say(message);
      if (text === '' || unreadable.test(text)) bad.add(`${message.id}: ${text}`);
    };
    const rng = createRng({ seed: seedOf(11), block: 0 });
    let before: Pending[] = [];
    for (const { seats, options } of tablesOf(game).filter((_, at) => at % tablesEvery === 0)) {
      const { position, told } = start(game, seats, options, seedOf(seats));
      for (const { event } of told) say(event);
      playout(game, position, rng, 400, {
        before: (_move, { state }) => {
          before = game.pending(state);
          sayDecisions(game, state, rng, say, suggesting);
        },
        after: (step, move) => {
          for (const seat of newlyCalled(before, game.pending(step.position.state), move)) {
            const { prompt, summons } = game.pending(step.position.state).find((one) => one.seat === seat)!;
            say(summons);
            if (!summons && prompt.id !== `${game.id}.ask.turn`) bad.add(`called without a word: ${prompt.id}`);
          }
          for (const { event } of step.told) say(event);
          const line = words.line(step.told.map(({ event }) => event));
          if (/[\uE000-\uF8FF]|\s\s|; ?$/.test(line)) bad.add(line);
        },
      });
      for (const note of game.score(position.state).notes ?? []) say(note);
    }
    expect([...bad]).toEqual([]);
    expect(missing).toEqual([]);
    // What is suggested stands on a button that says what accepting it means.
    expect([...suggesting].filter((param) => !words.has(`${game.id}.accept.${param}`))).toEqual([]);
  });
}

/**
 * The code of a game, all its files as one text.
 * @example codeOf(nusfjord).match(/op: z\.literal/g)
 */
export function codeOf({ id }: AnyGame): string {
  const folder = join(import.meta.dirname, '../../../src/games', id);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(join(folder, file), 'utf8')).join('\n');
}

/** All but the rules to read, which tests/discord/rules.test.ts checks. */
function idsIn(locale: Locale, { id: game }: AnyGame): string[] {
  return [...catalogue(locale).keys()].filter((id) => id.startsWith(`${game}.`) && !id.startsWith(`${game}.topic.`));
}

/** Ids written out in the code, and those made from ids of the game and of the data. */
function idsUsed(game: AnyGame, families: Texts['families']): Set<string> {
  const written = [...codeOf(game).matchAll(new RegExp(`'(${game.id}\\.[a-z.-]+)'`, 'g'))].map(([, id]) => id!);
  const hasWord = (param: string) => catalogue('en').has(`${game.id}.accept.${param}`);
  const made = [
    ...game.options.flatMap(({ id, values, carried }) =>
      ['', ...(carried ? [] : ['.about']), ...values.map((value) => `.${value}`)].map((end) => `option.${id}${end}`),
    ),
    ...Object.entries(game.actions).flatMap(([id, { params }]) => [
      `action.${id}`,
      `action.${id}.about`,
      ...params.flatMap(({ name }) => [`param.${id}.${name}`, `param.${name}.about`]),
    ]),
    ...collectionsOf(game).flatMap(({ name }) => (hasWord(name) ? [`accept.${name}`] : [])),
    ...Object.entries(families).flatMap(([stem, ids]) => ids.map((id) => `${stem}${id}`)),
  ];
  return new Set([...written, ...made.map((id) => `${game.id}.${id}`)]);
}

/** The parameters of several values, for which something may be suggested. */
function collectionsOf({ actions }: AnyGame): Param<unknown>[] {
  const params = Object.values(actions).flatMap((action) => action.params);
  return params.filter(({ take }) => take !== undefined && take !== 'one' && take !== 'number');
}

/** Says what every seat that has to decide is asked, with every answer there is. */
function sayDecisions(
  game: AnyGame,
  state: unknown,
  rng: Rng,
  say: (message: Message | undefined) => void,
  suggesting: Set<string>,
): void {
  for (const { seat, prompt, lines = [] } of game.pending(state)) {
    for (const line of [prompt, ...lines]) say(line);
    for (const { group, play } of game.hand?.(state, seat) ?? []) {
      say(group);
      say(play.when === 'now' ? undefined : play.when === 'after' ? play.steps : play.missing);
    }
    if (game.headline) say(game.headline(state));
    const alone = game.alone?.(state);
    for (const line of alone ? [alone.goal, alone.standing] : []) say(line);
    for (const { action, why } of actionsOf(game, state, seat)) {
      say(why);
      say(game.actions[action]?.detail?.(state, seat));
      if (!why) sayAnswers(game, state, seat, action, rng, say, suggesting);
    }
  }
}

/** Says all answers to the first question of an action, then to the next after one of them, to the end. */
function sayAnswers(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  action: string,
  rng: Rng,
  say: (message: Message | undefined) => void,
  suggesting: Set<string>,
): void {
  for (let [args, picked] = [{}, [] as string[]]; ; ) {
    const open = question(game, state, seat, action, args, picked);
    if (!open) return;
    const { values, done, suggest } = open.next;
    if (suggest) suggesting.add(open.param.name);
    const all = isRange(values) ? [String(values.min)] : values;
    for (const value of all) {
      const { label, detail } = open.param.describe(state, seat, args, value);
      say(label);
      say(detail);
    }
    for (const { why } of open.param.refused?.(state, seat, args) ?? []) say(why);
    const value = isRange(values) ? values.min : all.length > 0 ? rng.pick(all) : undefined;
    ({ args, picked } = answer(open, args, done && open.take !== 'one' ? undefined : value));
  }
}
