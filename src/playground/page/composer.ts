/** The line at the bottom: plain text, or a slash command whose options are fields. */
import { type CommandDraft, commandDraft } from './command-draft.js';
import { type CommandEntry, flattenCommands, matchCommands, type Names, parseCommandLine } from './command-line.js';
import type { Send } from './connection.js';
import type { Context } from './context.js';
import { byId } from './dom.js';
import type { Calls, OptionValues } from './protocol.js';
import type { State } from './state.js';
import { Suggestions } from './suggestions.js';

/** Commands listed at once; typing narrows them down. */
const maxListed = 30;

export class Composer {
  readonly #state: State;
  readonly #context: () => Context;
  readonly #send: Send<Calls>;
  readonly #onSlash: (entry: CommandEntry, options: OptionValues, line: string) => Promise<void>;
  readonly #form = byId<HTMLFormElement>('composer');
  readonly #line = byId<HTMLInputElement>('line');
  readonly #fields = byId('command-fields');
  readonly #problem = byId('composer-problem');
  readonly #suggestions = new Suggestions();
  #entries: CommandEntry[] = [];
  #draft: CommandDraft | undefined;

  constructor(
    state: State,
    context: () => Context,
    send: Send<Calls>,
    onSlash: (entry: CommandEntry, options: OptionValues, line: string) => Promise<void>,
  ) {
    this.#state = state;
    this.#context = context;
    this.#send = send;
    this.#onSlash = onSlash;
    this.#line.addEventListener('input', () => this.#typed());
    this.#line.addEventListener('focus', () => this.#typed());
    this.#line.addEventListener('keydown', (event) => this.#suggestions.handleKey(event));
    this.#form.addEventListener('submit', (event) => {
      event.preventDefault();
      void this.#submit();
    });
    this.#form.addEventListener('focusout', (event) => {
      if (!this.#form.contains(event.relatedTarget as Node | null)) this.#suggestions.hide();
    });
    byId('slash').addEventListener('click', () => {
      this.cancel();
      this.#line.value = '/';
      this.#line.focus();
      this.#typed();
    });
    document.addEventListener('keydown', (event) => this.#focusOnSlash(event));
  }

  /** Loads the commands of the channel on screen, in the person's language. */
  async loadCommands(): Promise<void> {
    const { personaId, channelId } = this.#state;
    if (!channelId) return;
    const commands = await this.#send('commands', { personaId, channelId });
    if (channelId !== this.#state.channelId || personaId !== this.#state.personaId) return;
    this.#entries = flattenCommands(commands, this.#context().locale);
    this.#line.placeholder = this.#context().strings.message;
    if (document.activeElement === this.#line) this.#typed();
  }

  /** Starts a command by its registered path, or lists those that begin with it. */
  begin(path: string): void {
    const entry = this.#entries.find((one) => one.path === path);
    if (entry) {
      this.#open(entry, new Map());
      return;
    }
    this.cancel();
    this.#line.value = `/${path}`;
    this.#line.focus();
    this.#typed();
  }

  /** Leaves the command that is being filled in. */
  cancel(): void {
    this.#draft = undefined;
    this.#fields.replaceChildren();
    this.#fields.hidden = true;
    this.#line.hidden = false;
    this.#line.value = '';
    this.#complain('');
    this.#suggestions.hide();
  }

  #open(entry: CommandEntry, values: Map<string, string>): void {
    this.#line.hidden = true;
    this.#line.value = '';
    this.#fields.hidden = false;
    this.#complain('');
    this.#draft = commandDraft({
      entry,
      values,
      host: this.#fields,
      suggestions: this.#suggestions,
      strings: this.#context().strings,
      names: () => this.#names(),
      cancel: () => {
        this.cancel();
        this.#line.focus();
      },
      complain: (text) => this.#complain(text),
      autocomplete: (options, focused) => {
        const { personaId, channelId } = this.#state;
        return this.#send('autocomplete', { personaId, channelId, path: entry.path, options, focused });
      },
    });
  }

  #typed(): void {
    const text = this.#line.value;
    this.#complain('');
    if (!text.startsWith('/')) {
      this.#suggestions.hide();
      return;
    }
    // A whole command followed by a space, typed or pasted, becomes fields at once.
    const parsed = /\s/.test(text) ? parseCommandLine(text, this.#entries) : undefined;
    if (parsed && (text.endsWith(' ') || parsed.values.size > 0) && parsed.rest === '') {
      this.#open(parsed.entry, parsed.values);
      return;
    }
    const rows = matchCommands(this.#entries, text).slice(0, maxListed);
    this.#suggestions.show(
      this.#line,
      rows.length > 0 ? '' : this.#context().strings.noCommand,
      rows.map((entry) => ({
        label: `/${entry.label}`,
        detail: entry.description,
        hint: entry.options.map(({ label, required }) => (required ? label : `${label}?`)).join(' '),
        onPick: () => this.#open(entry, new Map()),
      })),
      true,
    );
  }

  async #submit(): Promise<void> {
    try {
      if (this.#draft) await this.#sendCommand(this.#draft);
      else await this.#sendLine(this.#line.value.trim());
    } catch (error) {
      this.#complain(error instanceof Error ? error.message : String(error));
    }
  }

  async #sendLine(text: string): Promise<void> {
    if (text === '') return;
    const parsed = parseCommandLine(text, this.#entries);
    if (parsed) this.#open(parsed.entry, parsed.values);
    else if (text.startsWith('/')) this.#complain(this.#context().strings.noCommand);
    else {
      const { personaId, channelId } = this.#state;
      await this.#send('say', { personaId, channelId, content: text });
      this.#line.value = '';
    }
  }

  async #sendCommand(draft: CommandDraft): Promise<void> {
    const options = draft.read();
    if (!options) return;
    await this.#onSlash(draft.entry, options, draft.line());
    this.cancel();
    this.#line.focus();
  }

  #complain(text: string): void {
    this.#problem.textContent = text;
    this.#problem.hidden = text === '';
  }

  #names(): Names {
    const { users, channels, roles } = this.#state.world;
    return { users, roles, channels: channels.filter(({ kind }) => kind !== 'direct') };
  }

  /** As in other chats, `/` anywhere goes to the command line. */
  #focusOnSlash(event: KeyboardEvent): void {
    const target = event.target as HTMLElement;
    const typing = target.closest('input, textarea, dialog, [role=listbox]') !== null;
    if (event.key !== '/' || typing || event.ctrlKey || event.metaKey || this.#draft) return;
    event.preventDefault();
    this.#line.value = '/';
    this.#line.focus();
    this.#typed();
  }
}
