import { ButtonBuilder } from '@discordjs/builders';
import { ButtonStyle } from 'discord.js';
import type { Words } from '../../text/words.js';
import { printPress } from './custom-id.js';

/** Leads from one of the reader's own settings to all of them. @example settingsButton(words) */
export function settingsButton(words: Words): ButtonBuilder {
  return new ButtonBuilder()
    .setCustomId(printPress({ on: 'me', do: 'home' }))
    .setLabel(words.text('me.back'))
    .setStyle(ButtonStyle.Secondary);
}
