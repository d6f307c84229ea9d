import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Result } from '../../engine/index.js';
import type { Wish } from '../../match/tables/api.js';
import { createWords } from '../../text/words.js';
import { type Answerable, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { settingsButton } from '../client/settings-button.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';

/** What the reader looks for in a server, with a button to end each. The interaction must have been deferred. */
export async function showLooking(interaction: Answerable, app: App, made?: Result<Wish[]>): Promise<void> {
  if (made && !made.ok) return say(interaction, app, made.refusal);
  const wishes = made?.value ?? (await app.matches.wishes(interaction.user.id, interaction.guildId));
  const words = createWords({ locale: localeOf(interaction.locale) });
  const lines = wishes.map(({ game, seats, everyHours }) =>
    words.text(seats === null ? 'looking.any' : 'looking.seats', {
      game: words.text(`game.${game}`),
      seats: seats ?? 0,
      hours: everyHours,
    }),
  );
  const buttons = wishes.slice(0, limits.buttonsInRow * (limits.rows - 1)).map(({ game }) =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'tables', do: 'stop', look: { game, page: 1 } }))
      .setLabel(words.text('looking.end', { game: words.text(`game.${game}`) }))
      .setStyle(ButtonStyle.Secondary),
  );
  const rows = Array.from({ length: Math.ceil(buttons.length / limits.buttonsInRow) }, (_, at) =>
    new ActionRowBuilder<ButtonBuilder>().addComponents(
      buttons.slice(at * limits.buttonsInRow, (at + 1) * limits.buttonsInRow),
    ),
  );
  rows.push(new ActionRowBuilder<ButtonBuilder>().addComponents(settingsButton(words)));
  const content = wishes.length > 0 ? [words.text('looking.list'), ...lines] : [words.text('looking.none')];
  await show(interaction, app, { content: content.join('\n'), components: rows });
}
