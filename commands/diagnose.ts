import { ApplicationCommandType, InteractionContextType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import { deferPrivately, tell } from '../src/discord/client/answer.js';
import { diagnosis } from '../src/discord/client/diagnosis.js';
import { invitePermissions } from '../src/discord/client/permissions.js';
import type { Command } from '../src/discord/command.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import { createWords } from '../src/text/words.js';

/** `/diagnose`: for those who look after a server: what the bot may do in this channel, and a correct invite link. */
export const diagnose: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'diagnose',
    ...described('command.diagnose'),
    contexts: [InteractionContextType.Guild],
    default_member_permissions: String(PermissionFlagsBits.ManageGuild),
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const words = createWords({ locale: localeOf(interaction.locale) });
    const invite = interaction.client.generateInvite({
      scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
      permissions: invitePermissions,
    });
    await tell(interaction, app, await diagnosis(interaction, app, words, invite));
  },
};
