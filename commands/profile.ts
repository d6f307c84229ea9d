import { ApplicationCommandOptionType, ApplicationCommandType, InteractionContextType } from 'discord.js';
import { deferPrivately } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { showProfile } from '../src/discord/profile/show.js';
import { described } from '../src/discord/words/texts.js';

/** `/profile`: how the reader plays, or somebody else; for the reader alone. */
export const profile: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'profile',
    ...described('command.profile'),
    contexts: [InteractionContextType.Guild],
    options: [{ type: ApplicationCommandOptionType.User, name: 'person', ...described('command.profile.person') }],
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const { id } = interaction.options.getUser('person') ?? interaction.user;
    await showProfile(interaction, app, { person: id, view: 'all', page: 1 });
  },
};
