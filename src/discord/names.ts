import { escapeMarkdown } from 'discord.js';

/**
 * A name on one line, without characters that take no room or turn the direction of writing: they could make it
 * swallow the text around it. `?` where nothing is left.
 * @example plainName('\u202eBo') // 'Bo'
 */
export function plainName(name: string): string {
  const plain = name
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  return plain || '?';
}

/** A name that is safe inside a message: no mark-up, no mention, no link.
 * @example markdownName('*Bo* @everyone') */
export function markdownName(name: string): string {
  return escapeMarkdown(plainName(name), { heading: true, bulletedList: true, numberedList: true, maskedLink: true })
    .replace(/[<>[\]]/g, (sign) => `\\${sign}`)
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//');
}
