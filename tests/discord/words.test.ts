import { afterEach, describe, expect, it } from 'vitest';
import { valueEntries } from '../../src/discord/panel/entries.js';
import { scoreLines } from '../../src/discord/words/result.js';
import {
  type AnyGame,
  type Args,
  actionsOf,
  answer,
  apply,
  createRng,
  isRange,
  type Move,
  type Options,
  type Position,
  paramPrompt,
  question,
  type Rng,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { SeenMessage } from '../../src/playground/api.js';
import { createWords, type Words } from '../../src/text/words.js';
import { playTurn } from '../../tools/robot.js';
import { fixedBytes } from '../match/harness.js';
import { boardPosts, openTown, startMatch, type Town } from './town.js';

const game = games['santa-maria']!;
/** `santa-maria.told.pass`, `double-01`, `white-6`, `r1c4`: never for a reader's eyes. Nor what formatting leaves behind. */
const raw = /[a-z]+(-[a-z]+)*\.[a-z][a-z-]+|\b[a-z]+(-[a-z]+)*-\d+\b|\br\d+c\d+\b|[{}]|undefined|NaN|\[object/;
/** One letter alone may be printed on a component. */
const latin = /[A-Za-z]{2}/;

/** What of these texts a reader should not see. */
function wrong(texts: Iterable<string>, locale: string): string[] {
  return [...new Set(texts)].filter((text) => raw.test(text) || text === '' || (locale === 'ru' && latin.test(text)));
}

const people = ['Анна', 'Борис', 'Вера', 'Глеб'];
const wordsIn = (locale: 'en' | 'ru'): Words =>
  createWords({ locale, components: game.components, seatName: (seat) => people[seat]! });

/** Plays a random match and says everything there is to say about every position on the way. */
function* everythingSaid(words: Words, seats: number, options: Options, seed: string): Generator<string> {
  const rng = createRng({ seed, block: 0 });
  const { position, told } = start(game, seats, options, seed);
  for (const { event } of told) yield words.say(event);
  while (game.pending(position.state).length > 0) {
    yield words.say(game.headline!(position.state));
    for (const { prompt, seat } of game.pending(position.state)) {
      yield words.say(prompt);
      for (const { action, why } of actionsOf(game, position.state, seat)) {
        yield words.text(`${game.id}.action.${action}`);
        yield words.text(`${game.id}.action.${action}.about`);
        if (why) yield words.say(why);
      }
    }
    const move = yield* randomMove(game, words, position, rng);
    for (const { event } of apply(game, position, move).told) yield words.say(event);
  }
  const sheet = game.score(position.state);
  yield* scoreLines(game.id, sheet, { words, code: words });
}

function* randomMove(of: AnyGame, words: Words, { state }: Position, rng: Rng): Generator<string, Move> {
  const { seat } = of.pending(state)[0]!;
  const { action } = rng.pick(actionsOf(of, state, seat).filter(({ why }) => !why));
  let args: Args = {};
  let picked: string[] = [];
  for (;;) {
    const open = question(of, state, seat, action, args, picked);
    if (!open) return { seat, action, args };
    yield words.say(paramPrompt(of, state, seat, { action, args }, open.param));
    yield words.text(`${of.id}.param.${open.param.name}.about`);
    for (const { label, detail } of valueEntries(state, seat, args, open, words)) {
      yield label;
      if (detail) yield detail;
    }
    for (const { why } of open.param.refused?.(state, seat, args) ?? []) yield words.say(why);
    const { values, done } = open.next;
    const collects = open.take !== 'one' && open.take !== 'number';
    const stop = collects && done && (isRange(values) || values.length === 0 || rng.int(2) === 0);
    const value = isRange(values) ? values.min + rng.int(values.max - values.min + 1) : rng.pick(stop ? [''] : values);
    ({ args, picked } = answer(open, args, stop ? undefined : value));
  }
}

describe.each(['en', 'ru'] as const)('everything that is said in %s', (locale) => {
  const defaults = Object.fromEntries(game.options.map(({ id, default: value }) => [id, value]));
  it.each<[number, Options]>([
    [1, {}],
    [1, { 'advanced-setup': 'true' }],
    [2, { 'advanced-setup': 'true', 'open-scores': 'true' }],
    [3, { boards: 'choose', 'common-blue-dice': 'true' }],
    [4, { 'common-blue-dice': 'true', 'advanced-setup': 'true' }],
  ])('by %i seats with %j is words', (seats, options) => {
    const words = wordsIn(locale);
    const all: string[] = [];
    for (const seed of ['01', '02']) {
      all.push(...everythingSaid(words, seats, { ...defaults, ...options }, seed.repeat(16)));
    }
    expect(wrong(all, locale)).toEqual([]);
    expect(new Set(all).size).toBeGreaterThan(200);
  });

  it('about options and components is words', () => {
    const words = wordsIn(locale);
    const options = game.options.flatMap(({ id, values }) => [
      words.text(`${game.id}.option.${id}`),
      ...values.map((value) => words.text(`${game.id}.option.${id}.${value}`)),
    ]);
    const things = Object.values(game.components).flatMap(({ name, text }) => [
      name[locale],
      ...(text ? [text[locale]] : []),
    ]);
    expect(wrong([...options, ...things], locale)).toEqual([]);
  });
});

let town: Town | undefined;
afterEach(async () => {
  await town?.close();
  town = undefined;
});

/** All a reader can see of a message; what is the same in every language is left out. */
function* shown(message: SeenMessage): Generator<string> {
  const common = /<@\d+>|SHA-256|\b[0-9a-f]{32,64}\b|`\/[a-z ]+`/g;
  const texts = [
    message.text,
    ...message.buttons.map(({ label }) => label ?? ''),
    ...message.selects.flatMap(({ placeholder, options }) => [
      placeholder ?? '',
      ...options.flatMap(({ label, description }) => [label, description ?? '-']),
    ]),
    ...message.files.map(({ description }) => description ?? '-'),
  ];
  for (const text of texts.filter(Boolean)) yield text.replace(common, '').trim() || '-';
}

it('a whole match in Russian shows no word of another language', async () => {
  town = await openTown({ locale: 'ru', randomBytes: fixedBytes('ru') });
  const { twin } = town;
  const all = new Set<string>();
  for (const event of ['messageCreated', 'messageUpdated'] as const) {
    twin.events.on(event, ({ message }) => {
      for (const text of shown(message)) all.add(text);
    });
  }
  const players = people.slice(0, 3).map((name) => town!.person(name, 'ru'));
  const [anna] = players as [(typeof players)[0]];
  let post = await startMatch(town, 'quay', players);
  const rng = createRng({ seed: '0d'.repeat(16), block: 0 });
  for (let turn = 0; ; turn += 1) {
    const person = players.find(({ id }) => post.content.startsWith(`<@${id}>`));
    if (!person) break;
    await playTurn(person, post, rng);
    post = await twin.until(() => boardPosts(anna, 'quay')[turn + 1]);
  }
  await anna.press(post, post.buttons[0]!.customId!).reply;
  expect(wrong(all, 'ru')).toEqual([]);
  expect(twin.refusedBySchema).toBe(0);
}, 120_000);
