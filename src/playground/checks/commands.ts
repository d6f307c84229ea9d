import { Locale } from 'discord-api-types/v10';
import { characters, collect, type Finding, type Path, type Report } from './findings.js';

type Texts = Record<string, string> | null | undefined;

/** An application command or one of its options before it has been checked. */
export interface LooseCommand {
  type?: number | null;
  name?: string;
  description?: string | null;
  name_localizations?: Texts;
  description_localizations?: Texts;
  options?: LooseCommand[] | null;
  choices?: { name?: string; name_localizations?: Texts; value?: unknown }[] | null;
  required?: boolean | null;
  autocomplete?: boolean | null;
  min_value?: number | null;
  max_value?: number | null;
  min_length?: number | null;
  max_length?: number | null;
}

const locales = new Set<string>(Object.values(Locale));
const namePattern = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const maxByType: Record<number, number> = { 1: 100, 2: 15, 3: 15, 4: 1 };
const maxSize = 8000;
const maxChoices = 25;
const maxText = 100;
const subcommandType = 1;
const groupType = 2;

/**
 * The rules for a list of commands of one scope that the schema does not tell. Paths begin with the command's index.
 *
 * @example checkCommands([{ name: 'Match', description: 'x' }])[0].path // [0, 'name']
 */
export function checkCommands(commands: readonly LooseCommand[]): Finding[] {
  return collect((found) => {
    for (const [type, most] of Object.entries(maxByType)) {
      const count = commands.filter((one) => (one.type ?? 1) === Number(type)).length;
      if (count > most) {
        const why = `Maximum number of application commands of type ${type} reached (${most}).`;
        found([], 'APPLICATION_COMMAND_TOO_MANY', why);
      }
    }
    checkUnique(commands, [], found, (one) => String(one.type ?? 1));
    for (const [at, command] of commands.entries()) checkCommand(command, [at], found);
  });
}

function checkCommand(command: LooseCommand, path: Path, found: Report): void {
  const chatInput = (command.type ?? 1) === 1;
  checkLocales(command, path, found);
  if (!chatInput) {
    if (command.description || command.options?.length) {
      found(path, 'APPLICATION_COMMAND_INVALID', 'A context menu command has neither description nor options.');
    }
    return;
  }
  if (!command.description) found([...path, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required');
  checkName(command, path, found);
  checkOptions(command.options ?? [], [...path, 'options'], found, 0);
  const size = commandSize(command);
  if (size > maxSize) {
    const why = `Command exceeds maximum size (${size} of ${maxSize}).`;
    found(path, 'APPLICATION_COMMAND_TOO_LARGE', why);
  }
}

function checkOptions(options: LooseCommand[], path: Path, found: Report, depth: number): void {
  const subs = options.filter((one) => one.type === subcommandType || one.type === groupType).length;
  if (subs > 0 && subs < options.length) {
    const why = 'Sub-command and sub-command group option types are mutually exclusive to all other types';
    found(path, 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', why);
  }
  checkUnique(options, path, found, () => '');
  let optional = false;
  for (const [at, option] of options.entries()) {
    const here = [...path, at];
    checkName(option, here, found);
    checkLocales(option, here, found);
    if (option.required && optional) {
      const why = 'Required options must be placed before non-required options';
      found(here, 'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID', why);
    }
    optional ||= !option.required;
    if ((option.type === groupType && depth > 0) || (option.type === subcommandType && depth > 1)) {
      found([...here, 'type'], 'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID', 'Subcommands cannot be nested deeper.');
    }
    checkBounds(option, here, found);
    checkFixedChoices(option, here, found);
    if (option.options) checkOptions(option.options, [...here, 'options'], found, option.type === groupType ? 1 : 2);
  }
}

function checkName(one: LooseCommand, path: Path, found: Report): void {
  const check = (name: string, place: Path) => {
    if (!namePattern.test(name) || name !== name.toLowerCase()) {
      found(place, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
    }
  };
  check(one.name ?? '', [...path, 'name']);
  for (const [locale, name] of Object.entries(one.name_localizations ?? {})) {
    check(name, [...path, 'name_localizations', locale]);
  }
}

function checkLocales(
  one: { name_localizations?: Texts; description_localizations?: Texts },
  path: Path,
  found: Report,
) {
  for (const key of ['name_localizations', 'description_localizations'] as const) {
    for (const locale of Object.keys(one[key] ?? {})) {
      if (!locales.has(locale)) found([...path, key, locale], 'ENUM_TYPE_COERCE', `Value "${locale}" is no locale.`);
    }
  }
}

/** Names must differ within a list in every language, also against the default names. */
function checkUnique(list: readonly LooseCommand[], path: Path, found: Report, scope: (one: LooseCommand) => string) {
  const taken = new Map<string, number>();
  for (const [at, one] of list.entries()) {
    const names = new Set([one.name, ...Object.values(one.name_localizations ?? {})]);
    for (const name of names) {
      const key = `${scope(one)} ${name}`;
      if (taken.has(key))
        found([...path, at, 'name'], 'APPLICATION_COMMANDS_DUPLICATE_NAME', `"${name}" is used twice.`);
      taken.set(key, at);
    }
  }
}

function checkBounds(option: LooseCommand, path: Path, found: Report): void {
  for (const kind of ['value', 'length'] as const) {
    const least = option[`min_${kind}`];
    const most = option[`max_${kind}`];
    if (least != null && most != null && least > most) {
      found([...path, `min_${kind}`], 'BASE_TYPE_BAD_INTEGER', `min_${kind} cannot exceed max_${kind}`);
    }
  }
}

function checkFixedChoices(option: LooseCommand, path: Path, found: Report): void {
  const choices = option.choices ?? [];
  if (choices.length > 0 && option.autocomplete) {
    const why = 'Choices and autocomplete exclude each other';
    found([...path, 'autocomplete'], 'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES', why);
  }
  if (choices.length > maxChoices) {
    found([...path, 'choices'], 'BASE_TYPE_BAD_LENGTH', `Must be ${maxChoices} or fewer in length.`);
  }
  const values = new Set<unknown>();
  for (const [at, choice] of choices.entries()) {
    const here = [...path, 'choices', at];
    checkLocales(choice, here, found);
    if (values.has(choice.value)) {
      found([...here, 'value'], 'APPLICATION_COMMAND_CHOICES_DUPLICATE', 'This value is used twice.');
    }
    values.add(choice.value);
    if (typeof choice.value === 'string' && characters(choice.value) > maxText) {
      found([...here, 'value'], 'BASE_TYPE_BAD_LENGTH', `Must be ${maxText} or fewer in length.`);
    }
  }
}

/**
 * Characters a command counts with against its limit of 8000: names, descriptions and choice values, of each text the
 * longest language.
 *
 * @example commandSize({ name: 'match', description: 'Start', description_localizations: { ru: 'Начать' } }) // 11
 */
export function commandSize(one: LooseCommand): number {
  const longest = (text: string | null | undefined, others: Texts) =>
    Math.max(characters(text ?? ''), ...Object.values(others ?? {}).map(characters));
  const choices = (one.choices ?? []).reduce(
    (sum, choice) => sum + longest(choice.name, choice.name_localizations) + characters(String(choice.value)),
    0,
  );
  const inner = (one.options ?? []).reduce((sum, option) => sum + commandSize(option), 0);
  const own = longest(one.name, one.name_localizations) + longest(one.description, one.description_localizations);
  return own + choices + inner;
}
