/**
 * What the composer knows of slash commands, without the browser: the list to choose from, reading a typed line, and
 * turning typed values into option values.
 */
import {
  type APIApplicationCommand,
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType as OptionType,
} from 'discord-api-types/v10';

/** One thing that can be sent: a command, or one subcommand of it. */
export interface CommandEntry {
  /** The command's own id, for `</name:id>` mentions. */
  id: string;
  /** Registered names joined by spaces: `match create`. */
  path: string;
  /** The same in the reader's language. */
  label: string;
  description: string;
  options: CommandOption[];
}

/** An option as the reader sees it. */
export interface CommandOption {
  name: string;
  label: string;
  description: string;
  type: number;
  required: boolean;
  autocomplete: boolean;
  /** Fixed values; empty when the value is free. */
  choices: Suggestion[];
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
}

/** A value offered for an option. */
export interface Suggestion {
  name: string;
  value: string | number;
}

/** A person or channel that an option may name. */
export interface Nameable {
  id: string;
  name: string;
}

/** The names a value may refer to. */
export interface Names {
  users: Nameable[];
  channels: Nameable[];
  roles: Nameable[];
}

/** A value of an option, or the sentence that says what is wrong with what was typed. */
export type ReadValue = { ok: true; value: string | number | boolean } | { ok: false; problem: string };

/**
 * Lists everything that can be typed after `/`, subcommands one by one, in the words of `locale`.
 *
 * @example flattenCommands([match], 'ru').map((entry) => entry.path) // ['match create', 'match join']
 */
export function flattenCommands(commands: readonly APIApplicationCommand[], locale: string): CommandEntry[] {
  const chatInput = commands.filter((command) => command.type === undefined || command.type === 1);
  return chatInput.flatMap((command) => flatten(command as Node, command.id, [], [], locale));
}

/** What commands, groups and subcommands have in common. */
interface Node {
  name: string;
  name_localizations?: Record<string, string | null> | null;
  description: string;
  description_localizations?: Record<string, string | null> | null;
  options?: (Node & { type: number })[];
}

function flatten(node: Node, id: string, path: string[], labels: string[], locale: string): CommandEntry[] {
  const names = [...path, node.name];
  const label = [...labels, localized(node.name, node.name_localizations, locale)];
  const children = (node.options ?? []).filter((option) => option.type <= OptionType.SubcommandGroup);
  if (children.length > 0) return children.flatMap((child) => flatten(child, id, names, label, locale));
  return [
    {
      id,
      path: names.join(' '),
      label: label.join(' '),
      description: localized(node.description, node.description_localizations, locale),
      options: (node.options ?? []).map((option) =>
        readOption(option as unknown as APIApplicationCommandBasicOption, locale),
      ),
    },
  ];
}

function readOption(option: APIApplicationCommandBasicOption, locale: string): CommandOption {
  const choices = 'choices' in option && option.choices ? option.choices : [];
  return {
    name: option.name,
    label: localized(option.name, option.name_localizations, locale),
    description: localized(option.description, option.description_localizations, locale),
    type: option.type,
    required: option.required ?? false,
    autocomplete: 'autocomplete' in option && option.autocomplete === true,
    choices: choices.map((choice) => ({
      name: localized(choice.name, choice.name_localizations, locale),
      value: choice.value,
    })),
    ...('min_value' in option ? { min: option.min_value } : {}),
    ...('max_value' in option ? { max: option.max_value } : {}),
    ...('min_length' in option ? { minLength: option.min_length } : {}),
    ...('max_length' in option ? { maxLength: option.max_length } : {}),
  };
}

function localized(text: string, map: Record<string, string | null> | null | undefined, locale: string): string {
  return map?.[locale] ?? text;
}

/**
 * Commands that fit what was typed so far (with or without the slash), best first: those that begin with it, then
 * those whose words begin with its words in order, then those that only contain it, in name or description.
 *
 * @example matchCommands(entries, '/ma cr') // [the entry of /match create]
 */
export function matchCommands(entries: readonly CommandEntry[], typed: string): CommandEntry[] {
  const wanted = typed.replace(/^\//, '').trim().toLocaleLowerCase();
  const ranked = entries.map((entry) => ({ entry, rank: rank(entry, wanted) }));
  return ranked
    .filter(({ rank }) => rank < 3)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rank(entry: CommandEntry, wanted: string): number {
  const names = [entry.path, entry.label.toLocaleLowerCase()];
  if (names.some((name) => name.startsWith(wanted))) return 0;
  const words = wanted.split(/\s+/);
  if (names.some((name) => wordsBegin(name.split(' '), words))) return 1;
  const contains = [...names, entry.description.toLocaleLowerCase()].some((text) => text.includes(wanted));
  return contains ? 2 : 3;
}

function wordsBegin(name: string[], words: string[]): boolean {
  let at = 0;
  for (const part of name) if (at < words.length && part.startsWith(words[at]!)) at += 1;
  return at === words.length;
}

/** A line that names a command: the command, the texts typed for its options, and what could not be placed. */
export interface ParsedLine {
  entry: CommandEntry;
  values: Map<string, string>;
  rest: string;
}

/**
 * Reads a whole typed or pasted line. A value runs up to the next `option:` of the same command, so it may hold
 * spaces and colons. Undefined when the line does not begin with a command.
 *
 * @example parseCommandLine('/match create game:Santa Maria seats:3', entries)?.values
 * // Map { 'game' => 'Santa Maria', 'seats' => '3' }
 */
export function parseCommandLine(line: string, entries: readonly CommandEntry[]): ParsedLine | undefined {
  const text = line.trim();
  if (!text.startsWith('/')) return undefined;
  const fits = entries
    .flatMap((entry) => [entry.path, entry.label].map((name) => ({ entry, name })))
    .filter(({ name }) => text === `/${name}` || text.startsWith(`/${name} `))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (!fits) return undefined;
  const tail = text.slice(fits.name.length + 1);
  const values = new Map<string, string>();
  const marks = optionMarks(tail, fits.entry.options);
  for (const [index, { option, end }] of marks.entries()) {
    values.set(option.name, tail.slice(end, marks[index + 1]?.start ?? tail.length).trim());
  }
  return { entry: fits.entry, values, rest: tail.slice(0, marks[0]?.start ?? tail.length).trim() };
}

/** Where each `name:` of an option stands; the second naming of an option is part of a value. */
function optionMarks(tail: string, options: CommandOption[]) {
  const marks: { option: CommandOption; start: number; end: number }[] = [];
  for (const match of tail.matchAll(/\s([^\s:]{1,32}):/g)) {
    const option = options.find(({ name, label }) => name === match[1] || label === match[1]);
    if (!option || marks.some((mark) => mark.option === option)) continue;
    marks.push({ option, start: match.index, end: match.index + match[0].length });
  }
  return marks;
}

/** Values to offer for an option before the bot is asked: its choices, yes and no, people, channels, roles. */
export function fixedSuggestions(option: CommandOption, names: Names, typed: string): Suggestion[] {
  return offered(option, names)
    .filter(({ name }) => bareName(name).toLocaleLowerCase().includes(bareName(typed).toLocaleLowerCase()))
    .slice(0, 25);
}

/** A name without its sign; the role @everyone has the sign in its name. */
function bareName(name: string): string {
  return name.replace(/^[@#]+/, '');
}

function same(a: string, b: string): boolean {
  return bareName(a).toLocaleLowerCase() === bareName(b).toLocaleLowerCase();
}

function offered(option: CommandOption, names: Names): Suggestion[] {
  if (option.choices.length > 0) return option.choices;
  const people = names.users.map(({ id, name }) => ({ name: `@${name}`, value: id }));
  const roles = names.roles.map(({ id, name }) => ({ name: `@${bareName(name)}`, value: id }));
  switch (option.type) {
    case OptionType.Boolean:
      return ['True', 'False'].map((name) => ({ name, value: name.toLowerCase() }));
    case OptionType.User:
      return people;
    case OptionType.Role:
      return roles;
    case OptionType.Mentionable:
      return [...people, ...roles];
    case OptionType.Channel:
      return names.channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
    default:
      return [];
  }
}

/**
 * Turns what was typed into the value Discord would send.
 *
 * @example readValue({ type: OptionType.Integer, name: 'seats', min: 1, max: 4, ... }, '3', names) // { ok: true, value: 3 }
 */
export function readValue(option: CommandOption, text: string, names: Names): ReadValue {
  const typed = text.trim();
  if (option.choices.length > 0 || isReference(option.type)) return readNamed(option, typed, names);
  if (option.type === OptionType.Integer || option.type === OptionType.Number) return readNumber(option, typed);
  if (typed.length < (option.minLength ?? 0))
    return problem(`${option.label}: at least ${option.minLength} characters`);
  if (typed.length > (option.maxLength ?? 6000)) {
    return problem(`${option.label}: at most ${option.maxLength ?? 6000} characters`);
  }
  return { ok: true, value: typed };
}

function isReference(type: number): boolean {
  return type >= OptionType.Boolean && type <= OptionType.Mentionable;
}

function readNamed(option: CommandOption, typed: string, names: Names): ReadValue {
  const all = offered(option, names);
  const found = all.find(({ value }) => String(value) === typed) ?? all.find(({ name }) => same(name, typed));
  if (!found) return problem(`${option.label}: choose one of the values offered`);
  return { ok: true, value: option.type === OptionType.Boolean ? found.value === 'true' : found.value };
}

function readNumber(option: CommandOption, typed: string): ReadValue {
  const value = Number(typed.replace(',', '.'));
  const whole = option.type === OptionType.Integer;
  if (typed === '' || !Number.isFinite(value) || (whole && !Number.isInteger(value))) {
    return problem(`${option.label}: ${whole ? 'a whole number' : 'a number'}`);
  }
  if (option.min !== undefined && value < option.min) return problem(`${option.label}: at least ${option.min}`);
  if (option.max !== undefined && value > option.max) return problem(`${option.label}: at most ${option.max}`);
  return { ok: true, value };
}

function problem(text: string): ReadValue {
  return { ok: false, problem: text };
}
