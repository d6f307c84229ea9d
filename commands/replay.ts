import {
  type APIApplicationCommandBasicOption,
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
} from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showReplay } from '../src/discord/show/replay.js';
import { matchOption } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { withMatch } from './match/subcommand.js';

const turnOption = {
  type: ApplicationCommandOptionType.Integer,
  name: 'turn',
  ...described('command.replay.turn'),
  min_value: 0,
  max_value: 9999,
} satisfies APIApplicationCommandBasicOption;

/** `/replay`: a match turn by turn, each with the table as it was after it. */
export const replay: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'replay',
    ...described('command.replay'),
    contexts: [InteractionContextType.Guild],
    options: [turnOption, matchOption.data],
  },
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, (match) =>
      showReplay(interaction, app, match.id, interaction.options.getInteger(turnOption.name) ?? undefined),
    ),
};
