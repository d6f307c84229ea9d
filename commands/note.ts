import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showNote } from '../src/discord/show/note.js';
import { matchOption } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { handMeant } from './asked-game.js';
import { withMatch } from './match/subcommand.js';

/** `/note`: what the reader has noted on a match, which nobody else ever sees, with buttons to write it. */
export const note: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'note',
    ...described('command.note'),
    contexts: [InteractionContextType.Guild],
    options: [matchOption.data],
  },
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, (match) => showNote(interaction, app, match.id), { meant: handMeant }),
};
