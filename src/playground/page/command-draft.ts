/** A slash command being filled in: its name, one field per option in use, and a field that adds further options. */
import {
  type CommandEntry,
  type CommandOption,
  fixedSuggestions,
  type Names,
  readValue,
  type Suggestion,
} from './command-line.js';
import { el, newId } from './dom.js';
import type { OptionValues } from './protocol.js';
import type { Strings } from './strings.js';
import type { Suggestions } from './suggestions.js';

export interface CommandDraft {
  entry: CommandEntry;
  /** The values to send; undefined when one is missing or wrong, which is then said and focused. */
  read(): OptionValues | undefined;
  /** The command as one line of text. */
  line(): string;
}

export interface DraftSettings {
  entry: CommandEntry;
  /** Texts to begin with, by option name. */
  values: Map<string, string>;
  host: HTMLElement;
  suggestions: Suggestions;
  strings: Strings;
  names(): Names;
  cancel(): void;
  complain(text: string): void;
  autocomplete(options: OptionValues, focused: string): Promise<Suggestion[]>;
}

/** Pause in typing, in milliseconds, after which the bot is asked for values. */
const pauseMs = 120;

/** An input for which something is suggested. */
const combobox = {
  type: 'text',
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  'aria-autocomplete': 'list',
  'aria-controls': 'suggestions-list',
  'aria-expanded': 'false',
} as const;

interface Field {
  option: CommandOption;
  root: HTMLElement;
  input: HTMLInputElement;
  /** The offered value that the text stands for, until the text is changed. */
  picked: Suggestion | undefined;
}

/** Fills `host` with the fields and puts the focus where the next value is due. */
export function commandDraft(settings: DraftSettings): CommandDraft {
  return new Draft(settings);
}

class Draft implements CommandDraft {
  readonly #settings: DraftSettings;
  readonly entry: CommandEntry;
  readonly #fields: Field[] = [];
  readonly #more: HTMLInputElement;
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: DraftSettings) {
    this.#settings = settings;
    const { entry, values, host, strings } = settings;
    this.entry = entry;
    const remove = el(
      'button',
      {
        type: 'button',
        class: 'command-name',
        'aria-label': `/${entry.label}: ${strings.remove}`,
        onclick: settings.cancel,
      },
      `/${entry.label}`,
      el('span', { 'aria-hidden': 'true' }, ' ×'),
    );
    this.#more = this.#moreInput();
    host.replaceChildren(remove, this.#more);
    for (const option of entry.options) {
      const text = values.get(option.name);
      if (option.required || text !== undefined) this.#add(option, text ?? '');
    }
    this.#more.placeholder = `+ ${strings.addOption}`;
    this.#focusNext();
  }

  read(): OptionValues | undefined {
    const result: OptionValues = {};
    for (const field of this.#fields) {
      const text = field.input.value.trim();
      field.input.removeAttribute('aria-invalid');
      if (text === '' && !field.option.required) continue;
      const missing = { ok: false, problem: `${this.#settings.strings.missing} ${field.option.label}` } as const;
      const value = text === '' ? missing : this.#value(field);
      if (!value.ok) {
        field.input.setAttribute('aria-invalid', 'true');
        this.#settings.complain(value.problem);
        field.input.focus();
        return undefined;
      }
      result[field.option.name] = value.value;
    }
    return result;
  }

  line(): string {
    const used = this.#fields.filter(({ input }) => input.value.trim() !== '');
    return [`/${this.entry.label}`, ...used.map(({ option, input }) => `${option.label}: ${input.value.trim()}`)].join(
      ' ',
    );
  }

  #value(field: Field) {
    if (field.picked && field.option.autocomplete) return { ok: true, value: field.picked.value } as const;
    const text = field.picked ? String(field.picked.value) : field.input.value;
    return readValue(field.option, text, this.#settings.names());
  }

  #moreInput(): HTMLInputElement {
    const { suggestions, strings } = this.#settings;
    const input = el('input', {
      class: 'more-options',
      ...combobox,
      'aria-label': strings.addOption,
    });
    input.addEventListener('focus', () => this.#suggestOptions());
    input.addEventListener('input', () => this.#suggestOptions());
    input.addEventListener('keydown', (event) => {
      if (suggestions.handleKey(event)) return;
      if (event.key === 'Backspace' && input.value === '') this.#back(event, this.#fields.length - 1);
      else if (event.key === 'Escape') this.#settings.cancel();
    });
    return input;
  }

  /** Options not in use yet; typing `name:` takes one. */
  #suggestOptions(): void {
    const { suggestions, strings } = this.#settings;
    const typed = this.#more.value.trim().toLocaleLowerCase();
    const free = this.entry.options.filter((option) => !this.#fields.some((field) => field.option === option));
    this.#more.placeholder = free.length > 0 ? `+ ${strings.addOption}` : strings.noOptions;
    const named = free.find(({ name, label }) => typed === `${name}:` || typed === `${label}:`);
    if (named) {
      this.#take(named);
      return;
    }
    const fitting = free.filter(({ name, label }) => name.includes(typed) || label.toLocaleLowerCase().includes(typed));
    const rows = fitting.map((option) => ({
      label: option.label,
      detail: option.description,
      onPick: () => this.#take(option),
    }));
    suggestions.show(this.#more, '', rows, typed !== '');
  }

  #take(option: CommandOption): void {
    this.#more.value = '';
    this.#add(option, '').input.focus();
  }

  #add(option: CommandOption, text: string): Field {
    const { strings, suggestions } = this.#settings;
    const id = newId('field');
    const input = el('input', {
      id,
      ...combobox,
      'aria-required': String(option.required),
      'aria-description': option.description,
    });
    input.value = text;
    const field: Field = { option, input, picked: undefined, root: el('span', { class: 'field-chip' }) };
    field.root.append(el('label', { for: id }, option.label), input);
    if (!option.required) {
      const remove = () => this.#remove(field);
      field.root.append(
        el(
          'button',
          { type: 'button', class: 'chip-remove', 'aria-label': `${strings.remove}: ${option.label}`, onclick: remove },
          '×',
        ),
      );
    }
    fitWidth(input);
    input.addEventListener('input', () => {
      field.picked = undefined;
      fitWidth(input);
      input.removeAttribute('aria-invalid');
      this.#settings.complain('');
      this.#suggest(field);
    });
    input.addEventListener('focus', () => this.#suggest(field));
    input.addEventListener('keydown', (event) => {
      if (suggestions.handleKey(event)) return;
      if (event.key === 'Backspace' && input.value === '') this.#back(event, this.#fields.indexOf(field) - 1, field);
      else if (event.key === 'Escape') this.#settings.cancel();
    });
    this.#fields.push(field);
    this.#more.before(field.root);
    return field;
  }

  #remove(field: Field): void {
    this.#fields.splice(this.#fields.indexOf(field), 1);
    field.root.remove();
    this.#more.focus();
  }

  /** Backspace in an empty field removes it where it may be left out, and goes one field back; at last it cancels. */
  #back(event: KeyboardEvent, to: number, from?: Field): void {
    event.preventDefault();
    if (from && !from.option.required) this.#remove(from);
    const before = this.#fields[to];
    if (before) before.input.focus();
    else if (this.#fields.every(({ input }) => input.value === '')) this.#settings.cancel();
  }

  #suggest(field: Field): void {
    const { option, input } = field;
    clearTimeout(this.#timer);
    this.#asked += 1;
    // A value that was picked is no filter: all others stay on offer.
    const typed = field.picked ? '' : input.value;
    if (!option.autocomplete) {
      this.#offer(field, fixedSuggestions(option, this.#settings.names(), typed));
      return;
    }
    this.#offer(field, []);
    const turn = this.#asked;
    this.#timer = setTimeout(() => void this.#ask(field, turn), pauseMs);
  }

  async #ask(field: Field, turn: number): Promise<void> {
    try {
      const found = await this.#settings.autocomplete(this.#sofar(field), field.option.name);
      if (turn === this.#asked && document.activeElement === field.input) this.#offer(field, found);
    } catch {
      // The bot did not answer in time: the field stays usable without suggestions, as in Discord.
    }
  }

  /** All values that can be read, and the text being typed. */
  #sofar(focused: Field): OptionValues {
    const values: OptionValues = {};
    for (const field of this.#fields) {
      const value = field === focused ? undefined : this.#value(field);
      if (value?.ok && field.input.value.trim() !== '') values[field.option.name] = value.value;
    }
    values[focused.option.name] = focused.input.value;
    return values;
  }

  #offer(field: Field, found: Suggestion[]): void {
    const { option, input } = field;
    const title = `${option.label} - ${option.description}${option.required ? ` (${this.#settings.strings.required})` : ''}`;
    const rows = found.map((suggestion) => ({ label: suggestion.name, onPick: () => this.#pick(field, suggestion) }));
    this.#settings.suggestions.show(input, title, rows, field.picked === undefined);
  }

  #pick(field: Field, suggestion: Suggestion): void {
    field.picked = suggestion;
    field.input.value = suggestion.name;
    fitWidth(field.input);
    this.#focusNext();
  }

  #focusNext(): void {
    const next = this.#fields.find(({ input, option }) => option.required && input.value === '');
    (next?.input ?? this.#more).focus();
  }
}

/** As wide as its text, within reason. */
function fitWidth(input: HTMLInputElement): void {
  input.style.setProperty('width', `${Math.min(28, Math.max(6, input.value.length + 2))}ch`);
}
