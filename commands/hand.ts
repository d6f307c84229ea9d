import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import type { Command } from '../src/discord/command.js';
import { showPicture } from '../src/discord/show/picture.js';
import { matchOption } from '../src/discord/typing/match-option.js';
import { described } from '../src/discord/words/texts.js';
import { withMatch } from './match/subcommand.js';

/** `/hand`: the reader's own area with the cards in hand, for their eyes only, any time. */
export const hand: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'hand',
    ...described('command.hand'),
    contexts: [InteractionContextType.Guild],
    options: [matchOption.data],
  },
  complete: matchOption.complete,
  run: (interaction, app) =>
    withMatch(interaction, app, (match) => showPicture(interaction, app, match.id, { kind: 'area' }, false)),
};
