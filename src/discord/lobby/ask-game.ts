import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import { createWords } from '../../text/words.js';
import { type Answerable, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

/** What was asked for as well, and is on none of the buttons. */
export interface Besides {
  /** There are people to invite. */
  invites: boolean;
  /** It was said whether it counts for ratings. */
  ranked: boolean;
}

/** Asks which game a match is to be of, with a button for each, and says where the rest is chosen. */
export async function askGame(interaction: Answerable, app: App, { invites, ranked }: Besides): Promise<void> {
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
  const lines = [words.text('template.which-game')];
  if (invites) lines.push(words.text('template.invite-later', { invite: inServer.text('invite.open') }));
  if (ranked) lines.push(words.text('template.ranked-later', { options: inServer.text('lobby.options') }));
  await show(interaction, app, { content: lines.join('\n'), components: rows });
}
