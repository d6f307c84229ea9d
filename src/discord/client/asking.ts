import type { Interaction } from 'discord.js';
import { logAbout } from '../../operation/log.js';
import type { InteractionKind, InteractionOutcome } from '../../operation/metrics.js';
import type { App } from './app.js';
import { noMatch, parsePress } from './custom-id.js';

/** An interaction that is being answered. */
interface Asking {
  /** What answers it works with: its log names the interaction, and what comes of it is noted. */
  app: App;
  /** It is over. */
  end(): void;
}

/** From the least on: what was noted first gives way to what is worse. */
const outcomes: InteractionOutcome[] = ['answered', 'refused', 'stale', 'failed'];

/**
 * Begins to answer an interaction.
 * @example const { app, end } = beginAsking(interaction, app)
 */
export function beginAsking(interaction: Interaction, app: App): Asking {
  const kind = kindOf(interaction);
  if (!kind) return { app, end: () => undefined };
  const ended = app.metrics.interaction(interaction.id, kind);
  const log = logAbout(app.log, { interaction: interaction.id, kind, ...aboutOf(interaction) });
  let outcome: InteractionOutcome = 'answered';
  const note = (next: InteractionOutcome): void => {
    if (outcomes.indexOf(next) > outcomes.indexOf(outcome)) outcome = next;
  };
  return { app: { ...app, log, note }, end: () => ended(isTaken(interaction) ? outcome : 'lost') };
}

function kindOf(interaction: Interaction): InteractionKind | undefined {
  if (interaction.isAutocomplete()) return 'autocomplete';
  if (interaction.isChatInputCommand()) return 'command';
  if (interaction.isButton()) return 'button';
  if (interaction.isAnySelectMenu()) return 'menu';
  return interaction.isModalSubmit() ? 'form' : undefined;
}

/** Where it was done and on what, without anything that people have written. */
function aboutOf(interaction: Interaction): object {
  const guild = interaction.guildId !== null && { guild: interaction.guildId };
  if (interaction.isChatInputCommand() || interaction.isAutocomplete()) {
    const { commandName, options } = interaction;
    const parts = [commandName, options.getSubcommandGroup(false), options.getSubcommand(false)];
    return { ...guild, command: parts.filter((part) => part !== null).join(' ') };
  }
  if (!('customId' in interaction)) return { ...guild };
  const press = parsePress(interaction.customId);
  const match = press && 'match' in press && press.match !== noMatch && { match: press.match };
  return { ...guild, ...(press && { on: press.on }), ...match };
}

/** Did Discord take an answer, or that one is to come? */
function isTaken(interaction: Interaction): boolean {
  if (interaction.isAutocomplete()) return interaction.responded;
  return interaction.isRepliable() && (interaction.deferred || interaction.replied);
}
