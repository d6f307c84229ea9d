import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type Formatters, IntlMessageFormat } from 'intl-messageformat';
import { inProject } from '../project.js';

/** The languages the product speaks. */
export const locales = ['en', 'ru'] as const;
export type Locale = (typeof locales)[number];

const folder = pathToFileURL(inProject('data/locales/'));
const loaded = new Map<Locale, Map<string, string>>();
const parsed = { en: new Map<string, Parsed>(), ru: new Map<string, Parsed>() } satisfies Record<Locale, unknown>;

/** An argument and the form in which it is wanted. */
const formed = /\{([a-zA-Z]+)\}\[([a-z]+)\]/g;

/** Stands for a text that is missing. */
const unsaid = 'common.unsaid';
let missed = new Set<string>();
let tellMissing: (id: string, locale: Locale) => void = () => {};

/** A hyphen before a number, where none is part of a word or another number. */
const hyphenForMinus = /(?<![\p{L}\p{N}-])-(?=\d)/gu;

/** Every text of a language by its id, from all files of data/locales/<locale>; an id in two files is an error. */
export function catalogue(locale: Locale): ReadonlyMap<string, string> {
  const known = loaded.get(locale);
  if (known) return known;
  const texts = new Map<string, string>();
  const home = new URL(`${locale}/`, folder);
  for (const file of readdirSync(home).sort()) {
    if (!file.endsWith('.json')) continue;
    for (const [id, text] of Object.entries(read(new URL(file, home), `${locale}/${file}`))) {
      if (texts.has(id)) throw new CatalogueError(`data/locales/${locale}/${file}: ${id} stands in another file too`);
      texts.set(id, text);
    }
  }
  loaded.set(locale, texts);
  return texts;
}

/** A file of texts is broken or missing. The message is a sentence for whoever keeps the files. */
class CatalogueError extends Error {
  override name = 'CatalogueError';
}

function read(file: URL, name: string): Record<string, string> {
  let entries: unknown;
  try {
    entries = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new CatalogueError(`data/locales/${name} cannot be read: ${(error as Error).message}`);
  }
  const texts = typeof entries === 'object' && entries !== null && !Array.isArray(entries) ? entries : { '': entries };
  const wrong = Object.entries(texts).find(([id, text]) => id === '' || typeof text !== 'string');
  if (wrong) throw new CatalogueError(`data/locales/${name} must hold texts by their ids; “${wrong[0]}” is none`);
  return texts as Record<string, string>;
}

/**
 * Reads the texts of all languages, so that what is broken is told at the start and not in the middle of a match.
 * @throws a CatalogueError that names the file
 * @example checkCatalogues()
 */
export function checkCatalogues(): void {
  const files = locales.map((locale) => {
    const home = new URL(`${locale}/`, folder);
    const names = existsSync(home) ? readdirSync(home).filter((file) => file.endsWith('.json')) : [];
    return { locale, names, texts: names.length > 0 ? catalogue(locale) : new Map<string, string>() };
  });
  for (const { names, texts } of files) {
    for (const other of files) {
      const missing = names.find((name) => !other.names.includes(name));
      if (missing) throw new CatalogueError(`data/locales/${other.locale}/${missing} is missing`);
      const id = [...texts.keys()].find((one) => !other.texts.has(one));
      if (id) throw new CatalogueError(`data/locales/${other.locale} has no text for “${id}”`);
    }
  }
  if (files.every(({ names }) => names.length === 0)) throw new CatalogueError('data/locales holds no texts');
}

/**
 * A text with its arguments filled in. Where there is none, as for an event that an older version stored, a sentence
 * says so: an id means nothing to its reader.
 * Numbers below zero get a minus, not a hyphen.
 * @example format('ru', 'goods.coins', { n: 2 }) // '2 монеты'
 */
export function format(locale: Locale, id: string, args: Record<string, string | number> = {}): string {
  const known = parsedText(locale, id);
  if (!known) return id === unsaid ? '' : unsaidFor(locale, id);
  const given: Record<string, string | number | undefined> = { form: '', ...args };
  // Whoever has no forms to give is content with the name as it stands.
  for (const { argument, of } of known.asked) if (of in args && !(argument in args)) given[argument] = args[of];
  const filled = known.alone ?? String(known.text.format(given));
  const negative = Object.values(args).some((arg) => typeof arg === 'number' && arg < 0);
  return negative ? filled.replace(hyphenForMinus, '−') : filled;
}

/** Of every text the same: the library looks for its own by writing down what was asked for, with each number. */
const numbers = { en: new Intl.NumberFormat('en'), ru: new Intl.NumberFormat('ru') };
const plurals = { en: new Intl.PluralRules('en'), ru: new Intl.PluralRules('ru') };
const ordinals = {
  en: new Intl.PluralRules('en', { type: 'ordinal' }),
  ru: new Intl.PluralRules('ru', { type: 'ordinal' }),
};
const formatters: Formatters = {
  getNumberFormat: (locale, options) => (options ? new Intl.NumberFormat(locale, options) : numbers[locale as Locale]),
  getPluralRules: (locale, options) => (options?.type === 'ordinal' ? ordinals : plurals)[locale as Locale],
  getDateTimeFormat: (locale, options) => new Intl.DateTimeFormat(locale, options),
};

/** A text as it was parsed, once. */
interface Parsed {
  text: IntlMessageFormat;
  asked: AskedForm[];
  /** What it says where nothing is to be filled in. */
  alone?: string;
}

function parsedText(locale: Locale, id: string): Parsed | undefined {
  const known = parsed[locale].get(id);
  if (known) return known;
  const source = catalogue(locale).get(id);
  if (source === undefined) return undefined;
  const inForms = source.replace(formed, '{$1_$2}');
  const text = new IntlMessageFormat(inForms, locale, undefined, { ignoreTag: true, formatters });
  const nodes = text.getAst();
  const [first, ...more] = nodes;
  const alone = first?.type === 0 && more.length === 0 ? first.value : undefined;
  const made: Parsed = { text, asked: formsIn(nodes), ...(alone !== undefined && { alone }) };
  parsed[locale].set(id, made);
  return made;
}

/** An argument of a parsed text that asks for a form of what it is filled with. */
export interface AskedForm {
  argument: string;
  of: string;
  form: string;
}

const none: AskedForm[] = [];

/**
 * Which forms a text asks for: `{cost}[acc]` wants the accusative of `cost`.
 * @example askedForms('ru', 'nusfjord.told.build') // [{ argument: 'cost_acc', of: 'cost', form: 'acc' }, …]
 */
export function askedForms(locale: Locale, id: string): AskedForm[] {
  return parsedText(locale, id)?.asked ?? none;
}

type Node = ReturnType<IntlMessageFormat['getAst']>[number];

function formsIn(nodes: Node[]): AskedForm[] {
  return [...new Set(argumentsIn(nodes))].flatMap((argument) => {
    const [of = '', form] = argument.split('_');
    return form === undefined ? [] : [{ argument, of, form }];
  });
}

function argumentsIn(nodes: Node[]): string[] {
  return nodes.flatMap((node) => {
    if ('options' in node) return Object.values(node.options).flatMap(({ value }) => argumentsIn(value));
    return 'value' in node && node.type !== 0 ? [node.value] : [];
  });
}

/** Tells, once, that a name lacks a form that a sentence asks for. */
export function tellMissingForm(component: string, form: string, locale: Locale): void {
  const id = `${component} (${form})`;
  if (missed.has(id)) return;
  missed.add(id);
  tellMissing(id, locale);
}

function unsaidFor(locale: Locale, id: string): string {
  if (!missed.has(id)) {
    missed.add(id);
    tellMissing(id, locale);
  }
  return format(locale, unsaid);
}

/**
 * Whom to tell, once for each id, that a text is missing and its reader was told only that there are no words for it.
 * @example onMissingText((text) => log.error({ text }, 'a text is missing'))
 */
export function onMissingText(tell: (id: string, locale: Locale) => void): void {
  missed = new Set();
  tellMissing = tell;
}
