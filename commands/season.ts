import { ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showSeasons } from '../src/discord/seasons/panel.js';
import { described } from '../src/discord/words/texts.js';

/** `/season`: the seasons of a server; whoever manages it opens and closes them there. For the reader alone. */
export const season: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'season',
    ...described('command.season'),
    contexts: [InteractionContextType.Guild],
  },
  async run(interaction, app) {
    if (await deferPrivately(interaction)) await showSeasons(interaction, app);
  },
};
