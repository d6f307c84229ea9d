import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showMe } from '../src/discord/me/panel.js';
import { described } from '../src/discord/words/texts.js';

/** `/me`: the reader's own settings, with the ways to change them. */
export const me: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'me',
    ...described('command.me'),
    contexts: [InteractionContextType.Guild],
  },
  async run(interaction, app) {
    if (await deferPrivately(interaction)) await showMe(interaction, app);
  },
};
