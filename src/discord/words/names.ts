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

/**
 * Text that is read in a message as it is written: no mark-up, no mention, no link, wherever in a line it stands.
 * @example literal('# @here *x*') // '\\# @\u200bhere \\*x\\*'
 */
export function literal(text: string): string {
  return text
    .replace(/[\\*_~`|<>[\]]/g, '\\$&')
    .replace(/^(-?#{1,3}|[-+])(?=\s|$)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')
    .replace(/@/g, '@\u200b')
    .replace(/:\/\//g, ':\u200b//');
}

/** A name that is safe inside a code block of a message, which has no mark-up but its own end.
 * @example codeName('`Bo`') // 'ˋBoˋ' */
export function codeName(name: string): string {
  return plainName(name).replaceAll('`', 'ˋ');
}

/** A name that is safe inside a message.
 * @example markdownName('*Bo* @everyone') */
export function markdownName(name: string): string {
  return literal(plainName(name));
}
