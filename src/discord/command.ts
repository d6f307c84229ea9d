import type {
  AutocompleteInteraction,
  ChatInputCommandInteraction,
  RESTPostAPIChatInputApplicationCommandsJSONBody,
} from 'discord.js';
import type { Harbour } from './harbour.js';

/** A slash command: what Discord shows of it, and what it does. */
export interface Command {
  data: RESTPostAPIChatInputApplicationCommandsJSONBody;
  run(interaction: ChatInputCommandInteraction<'cached'>, harbour: Harbour): Promise<void>;
  /** Answers from memory: it cannot be deferred. */
  complete?(interaction: AutocompleteInteraction<'cached'>, harbour: Harbour): Promise<void>;
}
