import type { LocalizationMap } from 'discord.js';
import { format } from '../../text/catalogue.js';

/**
 * A command text in Discord's terms: English by default and under its own keys too (else en-US readers may be shown
 * en-GB), Russian beside it.
 * @example described('command.match') // { description: 'Host a match', description_localizations: { … } }
 */
export function described(id: string): { description: string; description_localizations: LocalizationMap } {
  const en = format('en', id);
  return { description: en, description_localizations: { 'en-US': en, 'en-GB': en, ru: format('ru', id) } };
}

/** A choice's name in both languages. */
export function named(id: string): { name: string; name_localizations: LocalizationMap } {
  const en = format('en', id);
  return { name: en, name_localizations: { 'en-US': en, 'en-GB': en, ru: format('ru', id) } };
}
