import { setImmediate as immediate } from 'node:timers/promises';
import type { AnyGame, Component } from '../../engine/index.js';
import { catalogue, locales } from '../../text/catalogue.js';
import { createWords, type Words } from '../../text/words.js';
import { capital } from '../words/capital.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { markdownName } from '../words/names.js';
import { createLookUp, type Findable, type LookUp } from './look-up.js';
import type { Suggestion } from './suggest.js';

/** Longer lists of names tell nobody anything. */
const mostNames = 10;
/** So many other finds are named beside the best. */
const mostFound = 5;

/** What the rules can be asked about: a topic, or something in the box. */
interface Entry extends Findable {
  topic?: string;
  component?: string;
}

/**
 * Suggestions for what is being typed: topics, and components with what they do; those that look the same only once.
 * @example suggestRules(santaMaria, words, 'botan')[0]?.value // 'botany'
 */
export function suggestRules(game: AnyGame, words: Words, typed: string): Suggestion[] {
  const found = new Map<string, string>();
  for (const { title, text, topic, value } of indexOf(game, words).lookUp(typed)) {
    const name = topic || !text ? title : `${title} · ${text}`;
    if (!found.has(name)) found.set(name, value);
  }
  return [...found].slice(0, limits.suggestions).map(([name, value]) => ({ name: cut(name, limits.line), value }));
}

/**
 * What the rules say about something, found by a suggestion's value, by a name or by any word of it; a sentence that
 * says what to type where nothing fits, and which `others` can be asked about. `about`: what it is about, by its suggestion's value. At most 1800 characters: a
 * test keeps all texts short enough.
 * @example rulesAbout(santaMaria, words, 'botany').text
 */
export function rulesAbout(
  game: AnyGame,
  words: Words,
  typed: string,
  others: AnyGame[] = [],
): { text: string; about?: string } {
  const { entries, lookUp } = indexOf(game, words);
  const meant = entries.find(({ value }) => value === typed.trim());
  const [best, ...further] = meant ? [meant] : lookUp(typed);
  if (!best) return { text: nothingFits(game, words, entries, typed, others) };
  const found = [...new Set(further.map(({ title }) => title))]
    .filter((title) => title !== best.title)
    .slice(0, mostFound);
  const text = [...linesOf(game, words, best), ...listed(words, 'rules.also', found)].join('\n');
  return { text, about: best.value };
}

/**
 * What the rules say about exactly this, by its value; undefined: there is no such thing (any more).
 * @example rulesOn(santaMaria, words, 'topic.monks')
 */
export function rulesOn(game: AnyGame, words: Words, about: string): string | undefined {
  const entry = indexOf(game, words).entries.find(({ value }) => value === about);
  return entry && linesOf(game, words, entry).join('\n');
}

function linesOf(game: AnyGame, words: Words, { title, topic, component }: Entry): string[] {
  return [`### ${title}`, ...(topic ? aboutTopic(game, words, topic) : aboutComponent(game, words, component ?? ''))];
}

/**
 * The same of the first of the `others` that knows what was typed, below a line that says so; undefined: none does.
 * @example rulesElsewhere(santaMaria, [nusfjord], createWords({ locale: 'en' }), 'elders')?.game.id // 'nusfjord'
 */
export function rulesElsewhere(
  game: AnyGame,
  others: AnyGame[],
  { locale, text }: Words,
  typed: string,
): { text: string; about: string; game: AnyGame } | undefined {
  for (const other of others) {
    const found = rulesAbout(other, createWords({ locale, components: other.components }), typed);
    if (found.about === undefined) continue;
    const [asked, known] = [game, other].map(({ id }) => text(`game.${id}`));
    const head = text('rules.elsewhere', { game: asked!, other: known!, text: quoted(typed) });
    return { text: `${head}\n${found.text}`, about: found.about, game: other };
  }
  return undefined;
}

function quoted(typed: string): string {
  return markdownName(cut(typed, limits.line));
}

function nothingFits(game: AnyGame, words: Words, entries: Entry[], typed: string, others: AnyGame[]): string {
  const list = { list: entries.slice(0, 3).map(({ title }) => `**${title}**`) };
  const games = { list: others.map(({ id }) => words.text(`game.${id}`)) };
  return [
    words.text('rules.none', { game: words.text(`game.${game.id}`), text: quoted(typed), list }),
    ...(others.length > 0 ? [words.text('rules.others', { games })] : []),
  ].join(' ');
}

function aboutTopic(game: AnyGame, words: Words, topic: string): string[] {
  const members = Object.values(game.components).filter(({ topics }) => topics?.[0] === topic);
  const names = namesOf(words, members).filter((name) => name !== titleOf(game, words, topic));
  return [
    words.text(textId(game, topic)),
    ...listed(words, 'rules.members', names.length <= mostNames ? names : []),
    ...listed(
      words,
      'rules.see',
      seeAlso(game, topic).map((other) => titleOf(game, words, other)),
    ),
  ];
}

function aboutComponent(game: AnyGame, words: Words, id: string): string[] {
  const component = game.components[id];
  if (!component) return [];
  const { text, facts, note, parts = [], topics = [] } = component;
  const [nearest] = topics;
  const contents = parts.flatMap((part) => {
    const { name, text: does } = game.components[part] ?? {};
    return name && does ? [words.text('rules.part', { name: name[words.locale], text: does[words.locale] })] : [];
  });
  const own = [
    ...(facts ? [words.text('rules.facts', { facts })] : []),
    ...(text ? [text[words.locale]] : []),
    ...(note ? [words.say(note)] : []),
    ...contents,
    ...places(game, words, id),
  ];
  const general = own.length === 0 && nearest ? [words.text(textId(game, nearest))] : [];
  return [
    ...own,
    ...general,
    ...listed(
      words,
      'rules.see',
      topics.map((topic) => titleOf(game, words, topic)),
    ),
  ];
}

/** On which other components it is found. */
function places(game: AnyGame, words: Words, id: string): string[] {
  const holders = Object.values(game.components).filter(({ parts }) => parts?.includes(id));
  const names = namesOf(words, holders);
  const left = names.length - mostNames;
  if (left <= 0) return listed(words, 'rules.on', names, '; ');
  return [words.text('rules.on-more', { list: names.slice(0, mostNames).join('; '), n: left })];
}

/** What they are called, each name once. */
function namesOf(words: Words, components: Component[]): string[] {
  return [...new Set(components.map(({ name }) => capital(name[words.locale])))];
}

function listed(words: Words, id: string, names: string[], between = ' · '): string[] {
  return names.length > 0 ? [words.text(id, { list: names.join(between) })] : [];
}

/** All that can be looked up in a game's rules, in one language. */
interface Index {
  entries: Entry[];
  lookUp: LookUp<Entry>;
}

/** Made once each: suggestions are asked for with every key that is pressed. */
const indexes = new WeakMap<AnyGame, Map<string, Index>>();

/**
 * Makes all of them, before anybody waits for one: it takes some ten milliseconds each, between which others are let in.
 * @example await indexRules(Object.values(matches.games), ending.signal)
 */
export async function indexRules(games: AnyGame[], ended: AbortSignal): Promise<void> {
  for (const game of games) {
    for (const locale of locales) {
      await immediate();
      if (ended.aborted) return;
      indexOf(game, createWords({ locale, components: game.components }));
    }
  }
}

function indexOf(game: AnyGame, words: Words): Index {
  const known = indexes.get(game) ?? new Map<string, Index>();
  indexes.set(game, known);
  const found = known.get(words.locale);
  if (found) return found;
  const entries = entriesOf(game, words);
  const index = { entries, lookUp: createLookUp(entries) };
  known.set(words.locale, index);
  return index;
}

/** Topics in the order of the catalogue, then components. */
function entriesOf(game: AnyGame, words: Words): Entry[] {
  const topics = topicsOf(game).map((topic) => topicEntry(game, words, topic));
  return [...topics, ...Object.entries(game.components).flatMap(([id, one]) => componentEntry(words, id, one))];
}

function topicEntry(game: AnyGame, words: Words, topic: string): Entry {
  const aliases = locales.map((locale) => catalogue(locale).get(titleId(game, topic)) ?? '');
  const title = titleOf(game, words, topic);
  return {
    value: `topic.${topic}`,
    title,
    first: true,
    aliases: [...aliases, topic],
    text: words.text(textId(game, topic)),
    topic,
  };
}

/** Nothing for a component of which there is nothing to tell. */
function componentEntry(words: Words, id: string, component: Component): Entry[] {
  const { name, text, facts, parts, topics } = component;
  if (!text && !facts && !parts && !topics) return [];
  const title = capital(name[words.locale]);
  const told = [...(facts ? [words.say(facts)] : []), ...(text ? [text[words.locale]] : [])].join('. ');
  return [
    {
      value: id,
      title,
      first: false,
      aliases: [...locales.map((locale) => name[locale]), id],
      text: told,
      component: id,
    },
  ];
}

/**
 * The topics of a game's rules, in their order: those ids `<game>.topic.<topic>` of the catalogue that hold a title.
 * @example topicsOf(santaMaria)[0] // 'first-turn'
 */
export function topicsOf(game: AnyGame): string[] {
  const stem = `${game.id}.topic.`;
  const ids = [...catalogue('en').keys()].filter((id) => id.startsWith(stem)).map((id) => id.slice(stem.length));
  return ids.filter((id) => !id.includes('.'));
}

/** The topics named beside one, written in the catalogue one after another.
 * @example seeAlso(santaMaria, 'religion') // ['monks', 'blue-dice', 'storage'] */
export function seeAlso(game: AnyGame, topic: string): string[] {
  return (catalogue('en').get(`${titleId(game, topic)}.see`) ?? '').split(' ').filter(Boolean);
}

function titleOf(game: AnyGame, words: Words, topic: string): string {
  return words.text(titleId(game, topic));
}

function titleId(game: AnyGame, topic: string): string {
  return `${game.id}.topic.${topic}`;
}

function textId(game: AnyGame, topic: string): string {
  return `${titleId(game, topic)}.text`;
}
