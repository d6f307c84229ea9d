import { format, type Locale } from '../../../../src/text/catalogue.js';

export const action = (locale: Locale, name: string): string => format(locale, `anno-1800.action.${name}`);
export const free = (locale: Locale, name: string, what: string): string => `${action(locale, name)}: ${what}`;
export const endOfTurn = (locale: Locale): string =>
  format(locale, 'panel.end', { action: action(locale, 'end-turn') });

/** How a field is called where something is placed. */
export function fieldLabel(locale: Locale, type: string, field: string): string {
  return format(locale, 'anno-1800.label.field', { type: format(locale, `anno-1800.field.${type}`), field });
}
