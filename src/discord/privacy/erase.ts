import { ActionRowBuilder, ButtonBuilder } from '@discordjs/builders';
import { type ButtonInteraction, ButtonStyle } from 'discord.js';
import { createWords } from '../../text/words.js';
import { type Answerable, say, show } from '../client/answer.js';
import type { App } from '../client/app.js';
import { noMatch, type Press, printPress } from '../client/custom-id.js';
import { callDiscord } from '../client/outgoing.js';
import { localeOf } from '../words/locale.js';

/** Says what becomes of the reader's data, and asks whether they want it. The interaction must have been deferred. */
export async function askErase(interaction: Answerable, app: App): Promise<void> {
  const words = createWords({ locale: localeOf(interaction.locale) });
  const held = (await app.matches.matchesOf(interaction.user.id)).length;
  const button = (press: 'yes' | 'no', style: ButtonStyle): ButtonBuilder =>
    new ButtonBuilder()
      .setCustomId(printPress({ on: 'erase', match: noMatch, do: press }))
      .setLabel(words.text(`privacy.erase-${press}`))
      .setStyle(style);
  const row = new ActionRowBuilder<ButtonBuilder>().addComponents(
    button('yes', ButtonStyle.Danger),
    button('no', ButtonStyle.Secondary),
  );
  await show(interaction, app, { content: words.text('privacy.erase-ask', { n: held }), components: [row] });
}

/** The answer to that question. */
export async function pressErase(
  interaction: ButtonInteraction<'cached'>,
  app: App,
  press: Extract<Press, { on: 'erase' }>,
): Promise<void> {
  if (!(await callDiscord(() => interaction.deferUpdate())).ok) return;
  const words = createWords({ locale: localeOf(interaction.locale) });
  if (press.do === 'no') return show(interaction, app, { content: words.text('privacy.kept'), components: [] });
  const erased = await app.matches.erase(interaction.user.id);
  if (!erased.ok) return say(interaction, app, erased.refusal);
  const { left, clean } = erased.value;
  const lines = [words.text('privacy.erased', { n: left }), ...(clean ? [] : [words.text('privacy.erased-soon')])];
  await show(interaction, app, { content: lines.join(' '), components: [] });
}
