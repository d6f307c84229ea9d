import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { App } from './client/app.js';
import type { Suggestion } from './typing/suggest.js';

/** A slash command: what Discord shows of it, and what it does. */
export interface Command {
  data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction<'cached'>, app: App): Promise<void>;
  /** What is offered for the option being typed. It cannot be deferred: what comes late is left out. */
  complete?(interaction: AutocompleteInteraction<'cached'>, app: App): Promise<Suggestion[]>;
}
