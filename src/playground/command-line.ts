/** What a client does with a slash command before it sends it. */
import type { APIApplicationCommand } from 'discord-api-types/v10';
import { ClientRefusal, type OptionValue } from './api.js';

const OptionType = {
  Subcommand: 1,
  Group: 2,
  String: 3,
  Integer: 4,
  Boolean: 5,
  User: 6,
  Channel: 7,
  Role: 8,
  Mentionable: 9,
  Number: 10,
};

/** An option in a form that is easy to read here, whatever its type. */
interface Option {
  type: number;
  name: string;
  name_localizations?: Record<string, string> | null;
  options?: Option[];
  required?: boolean;
  autocomplete?: boolean;
  choices?: { name: string; name_localizations?: Record<string, string> | null; value: string | number }[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
  channel_types?: number[];
}

export interface Sent {
  type: number;
  name: string;
  value?: string | number | boolean;
  focused?: boolean;
  options?: Sent[];
}

export interface Found {
  command: APIApplicationCommand;
  /** Names below the command's: none, a subcommand, or a group and a subcommand. Default names. */
  below: { type: number; name: string }[];
  options: Option[];
}

/**
 * The command a line such as `/match create` names, in default names or those of the language.
 * Throws ClientRefusal when there is none or it cannot be called bare.
 */
export function findCommand(commands: readonly APIApplicationCommand[], line: string, locale: string): Found {
  const words = line.replace(/^\//, '').trim().split(/\s+/);
  const command = named(commands.filter((one) => one.type === 1) as unknown as Option[], words[0]!, locale);
  if (!command) throw new ClientRefusal(`no command ${line}`);
  const below: Found['below'] = [];
  let options = command.options ?? [];
  for (const word of words.slice(1)) {
    const next = named(options.filter(isBranch), word, locale);
    if (!next) throw new ClientRefusal(`no command ${line}: ${word} is not known`);
    below.push({ type: next.type, name: next.name });
    options = next.options ?? [];
  }
  if (options.some(isBranch))
    throw new ClientRefusal(`${line} needs one of: ${options.map((one) => one.name).join(', ')}`);
  return { command: command as unknown as APIApplicationCommand, below, options };
}

/** Checks the given options as a client does, and puts them as they are sent, in the command's order. */
export function fillOptions(found: Found, given: Record<string, OptionValue>, locale: string): Sent[] {
  refuseUnknown(found, given, locale);
  return found.options.flatMap((option) => {
    const value = givenFor(option, given, locale);
    if (value === undefined) {
      if (option.required) throw new ClientRefusal(`option ${option.name} is required`);
      return [];
    }
    return [{ type: option.type, name: option.name, value: checked(option, value, locale) }];
  });
}

/** The same while a line is being typed: nothing is required, and the focused option holds the text so far. */
export function typedOptions(
  found: Found,
  given: Record<string, OptionValue>,
  focused: string,
  locale: string,
): Sent[] {
  refuseUnknown(found, given, locale);
  const target = named(found.options, focused, locale);
  if (!target?.autocomplete) throw new ClientRefusal(`option ${focused} has no autocomplete`);
  return found.options.flatMap((option) => {
    const value = givenFor(option, given, locale);
    if (option === target) return [{ type: option.type, name: option.name, value: String(value ?? ''), focused: true }];
    return value === undefined ? [] : [{ type: option.type, name: option.name, value: plain(value) }];
  });
}

/** Puts options under their subcommand and group. */
export function nest(found: Found, options: Sent[]): Sent[] {
  return found.below.reduceRight((inner, { type, name }) => [{ type, name, options: inner }], options);
}

function isBranch(option: { type: number }): boolean {
  return option.type === OptionType.Subcommand || option.type === OptionType.Group;
}

function named<T extends Option>(list: readonly T[], word: string, locale: string): T | undefined {
  return list.find((one) => one.name === word) ?? list.find((one) => one.name_localizations?.[locale] === word);
}

function refuseUnknown(found: Found, given: Record<string, OptionValue>, locale: string): void {
  for (const name of Object.keys(given)) {
    if (!named(found.options, name, locale)) throw new ClientRefusal(`${found.command.name} has no option ${name}`);
  }
}

function givenFor(option: Option, given: Record<string, OptionValue>, locale: string): OptionValue | undefined {
  return given[option.name] ?? given[option.name_localizations?.[locale] ?? option.name];
}

function plain(value: OptionValue): string | number | boolean {
  return typeof value === 'object' ? value.id : value;
}

function checked(option: Option, given: OptionValue, locale: string): string | number | boolean {
  const value = plain(given);
  const refuse = (why: string) => new ClientRefusal(`option ${option.name}: ${why}`);
  if (option.choices?.length) {
    const hit = option.choices.find(
      (one) => one.value === value || one.name === value || one.name_localizations?.[locale] === value,
    );
    if (!hit) throw refuse(`${value} is not among the choices`);
    return hit.value;
  }
  switch (option.type) {
    case OptionType.String:
      if (typeof value !== 'string') throw refuse('a text is needed');
      if ([...value].length < (option.min_length ?? 0)) throw refuse(`at least ${option.min_length} characters`);
      if ([...value].length > (option.max_length ?? 6000))
        throw refuse(`at most ${option.max_length ?? 6000} characters`);
      return value;
    case OptionType.Integer:
    case OptionType.Number:
      if (typeof value !== 'number' || !Number.isFinite(value)) throw refuse('a number is needed');
      if (option.type === OptionType.Integer && !Number.isSafeInteger(value)) throw refuse('a whole number is needed');
      if (value < (option.min_value ?? -Infinity)) throw refuse(`at least ${option.min_value}`);
      if (value > (option.max_value ?? Infinity)) throw refuse(`at most ${option.max_value}`);
      return value;
    case OptionType.Boolean:
      if (typeof value !== 'boolean') throw refuse('true or false is needed');
      return value;
    default:
      if (typeof value !== 'string' || !/^\d+$/.test(value)) throw refuse('an id is needed');
      return value;
  }
}
