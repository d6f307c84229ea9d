import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Locale } from '../../text/catalogue.js';
import { createWords } from '../../text/words.js';
import { printPress } from './custom-id.js';
import type { ShareKey } from './share-key.js';

/** The button that shows to everybody in the channel what a private answer shows; its word is in the reader's language.
 * @example shareButton({ what: 'text', match: match.id }, 'en') */
export function shareButton(key: ShareKey, locale: Locale): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'share', key }))
    .setLabel(createWords({ locale }).text('share.button'))
    .setStyle(ButtonStyle.Secondary);
}
