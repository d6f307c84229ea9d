import { LabelBuilder, ModalBuilder, TextInputBuilder } from '@discordjs/builders';
import { type ModalMessageModalSubmitInteraction, TextInputStyle } from 'discord.js';
import { zonesIn, zonesMeant } from '../../days/zones.js';
import { type Result, refuse } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import type { Answerable } from '../client/answer.js';
import type { App } from '../client/app.js';
import { printPress } from '../client/custom-id.js';
import { localeOf } from '../words/locale.js';

const field = 'zone';
const longestTyped = 60;
/** So many zones are named where several are meant. */
const mostNamed = 5;

/** A form that asks for somebody's time zone. @example zoneForm(words) */
export function zoneForm(words: Words): ModalBuilder {
  const input = new TextInputBuilder()
    .setCustomId(field)
    .setStyle(TextInputStyle.Short)
    .setMinLength(1)
    .setMaxLength(longestTyped);
  const label = new LabelBuilder()
    .setLabel(words.text('me.zone-field'))
    .setDescription(words.text('me.zone-like'))
    .setTextInputComponent(input);
  return new ModalBuilder()
    .setCustomId(printPress({ on: 'me', do: 'zone' }))
    .setTitle(words.text('me.zone'))
    .addLabelComponents(label);
}

/** What was written into it. @example typedZone(interaction) // 'New York' */
export function typedZone({ fields }: ModalMessageModalSubmitInteraction<'cached'>): string {
  return fields.getTextInputValue(field);
}

/**
 * Keeps the time zone that the reader means: a city, a country, or hours from UTC.
 * Refused: time.no-such-zone, time.zones where it may be several.
 */
export async function setZone(interaction: Answerable, app: App, typed: string): Promise<Result<unknown>> {
  const meant = zonesMeant(await zonesIn(localeOf(interaction.locale)), typed);
  const [zone] = meant;
  if (!zone) return refuse('time.no-such-zone');
  if (meant.length > 1) {
    const named = meant.slice(0, mostNamed);
    return refuse('time.zones', {
      zones: named.map(({ name }) => name).join(', '),
      more: meant.length - named.length,
    });
  }
  const { habits } = await app.matches.calling(interaction.user.id);
  return app.matches.setHabits(interaction.user.id, { ...habits, zone: zone.value });
}
