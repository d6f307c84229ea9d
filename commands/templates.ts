import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showTemplates } from '../src/discord/tables/templates.js';
import { described } from '../src/discord/words/texts.js';

/** `/templates`: what the reader can open a match with once more, their own and the server's, to use, rename or delete. */
export const templates: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'templates',
    ...described('command.templates'),
    contexts: [InteractionContextType.Guild],
  },
  async run(interaction, app) {
    if (await deferPrivately(interaction)) await showTemplates(interaction, app);
  },
};
