import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { createWords } from '../../text/words.js';
import { type Answerable, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

/** Asks which game a match is to be of, with a button for each; `invites`: there are people to invite, who are on none of them. */
export async function askGame(interaction: Answerable, app: App, invites: boolean): Promise<void> {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const inServer = createWords({ locale: localeOf(interaction.guildLocale) });
  const buttons = Object.keys(app.matches.games)
    .slice(0, limits.buttonsInRow * limits.rows)
    .map((game) =>
      new ButtonBuilder()
        .setCustomId(printPress({ on: 'create', game }))
        .setLabel(words.text(`game.${game}`))
        .setStyle(ButtonStyle.Primary),
    );
  const rows = Array.from({ length: Math.ceil(buttons.length / limits.buttonsInRow) }, (_, at) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      buttons.slice(at * limits.buttonsInRow, (at + 1) * limits.buttonsInRow),
    ),
  );
  const later = words.text('template.invite-later', { invite: inServer.text('invite.open') });
  const lines = [words.text('template.which-game'), ...(invites ? [later] : [])];
  await show(interaction, app, { content: lines.join('\n'), components: rows });
}
