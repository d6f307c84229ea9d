import {
  ApplicationCommandOptionType,
  ApplicationCommandType,
  InteractionContextType,
  PermissionFlagsBits,
} from 'discord.js';
import { mostVacationDays } from '../src/days/vacation.js';
import { deferPrivately, say, tell } from '../src/discord/client/answer.js';
import type { Command } from '../src/discord/command.js';
import { setsUp, showServer } from '../src/discord/server/panel.js';
import { localeOf } from '../src/discord/words/locale.js';
import { described } from '../src/discord/words/texts.js';
import { createWords } from '../src/text/words.js';

/** `/server`: what holds in the matches of a server, for whoever manages it; with an option, only what that sets. */
export const server: Command = {
  data: {
    type: ApplicationCommandType.ChatInput,
    name: 'server',
    ...described('command.server'),
    contexts: [InteractionContextType.Guild],
    default_member_permissions: PermissionFlagsBits.ManageGuild.toString(),
    options: [
      {
        type: ApplicationCommandOptionType.Integer,
        name: 'vacation',
        ...described('command.server.vacation'),
        min_value: 0,
        max_value: mostVacationDays,
      },
    ],
  },
  async run(interaction, app) {
    if (!(await deferPrivately(interaction))) return;
    const asked = interaction.options.getInteger('vacation');
    // Who else may use the command is up to each server's owner; what it changes is not.
    if (asked === null || !setsUp(interaction)) return showServer(interaction, app);
    const guild = { id: interaction.guildId, locale: localeOf(interaction.guildLocale) };
    const set = await app.matches.allowVacation(guild, interaction.user.id, asked);
    if (!set.ok) return say(interaction, app, set.refusal);
    const words = createWords({ locale: localeOf(interaction.locale) });
    await tell(
      interaction,
      app,
      words.text('remind.allowed', { n: await app.matches.vacationDays(interaction.guildId) }),
    );
  },
};
