import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import { type ModalMessageModalSubmitInteraction, TextInputStyle } from 'discord.js';
import type { Days } from '../../days/calendar.js';
import type { Words } from '../../text/words.js';

/** As many characters as a day has. */
const dayLength = 10;

/**
 * A form that asks for a first and a last day.
 * @example daysForm(printPress({ on: 'remind', do: 'away' }), 'remind.form', words)
 */
export function daysForm(customId: string, title: string, words: Words): ModalBuilder {
  const field = (name: keyof Days): LabelBuilder =>
    new LabelBuilder()
      .setLabel(words.text(`pace.${name}`))
      .setDescription(words.text('pace.day-like'))
      .setTextInputComponent(
        new TextInputBuilder().setCustomId(name).setStyle(TextInputStyle.Short).setMinLength(1).setMaxLength(dayLength),
      );
  return new ModalBuilder()
    .setCustomId(customId)
    .setTitle(words.text(title))
    .addLabelComponents(field('from'), field('until'));
}

/**
 * What was written into it, which need not be days.
 * @example daysIn(interaction).from // '2026-12-24'
 */
export function daysIn({ fields }: ModalMessageModalSubmitInteraction<'cached'>): Days {
  const [from, until] = [fields.getTextInputValue('from').trim(), fields.getTextInputValue('until').trim()];
  return { from, until };
}
