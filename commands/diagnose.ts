import { ApplicationCommandType, InteractionContextType, OAuth2Scopes, PermissionFlagsBits } from 'discord.js';
import { deferPrivately, tell } from '../src/discord/answer.js';
import type { Command } from '../src/discord/command.js';
import { diagnosis } from '../src/discord/diagnosis.js';
import { localeOf } from '../src/discord/locale.js';
import { invitePermissions } from '../src/discord/permissions.js';
import { described } from '../src/discord/texts.js';
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
  async run(interaction, harbour) {
    if (!(await deferPrivately(interaction))) return;
    const words = createWords({ locale: localeOf(interaction.locale) });
    const invite = interaction.client.generateInvite({
      scopes: [OAuth2Scopes.Bot, OAuth2Scopes.ApplicationsCommands],
      permissions: invitePermissions,
    });
    await tell(interaction, harbour, await diagnosis(interaction, harbour, words, invite));
  },
};
