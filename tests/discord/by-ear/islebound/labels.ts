import { format, type Locale } from '../../../../src/text/catalogue.js';
import { Stumble } from '../robot.js';
import type { City, Heard } from './heard.js';

/** Where the own ship lies, as it was told. */
export function here({ cities, own }: Heard): City {
  const city = cities.find(({ name }) => name === own.at);
  if (!city) throw new Stumble(`${own.at} is not among the cities`);
  return city;
}

export const action = (locale: Locale, name: string): string => format(locale, `islebound.action.${name}`);
export const free = (locale: Locale, name: string, what: string): string => `${action(locale, name)}: ${what}`;
export const endOfTurn = (locale: Locale): string =>
  format(locale, 'panel.end', { action: action(locale, 'end-turn') });

export function goodsLabel(locale: Locale, good: string, n: number): string {
  return n === 0 ? format(locale, 'common.nothing') : format(locale, `goods.${good}`, { n, form: 'plain' });
}

/** How an exchange is called that is done so often: where it can be done once only, that is not asked. */
export function timesLabel(locale: Locale, times: number, most: number): string {
  return most === 1 ? action(locale, 'exchange') : format(locale, 'islebound.label.times', { times });
}

/** What a city lets choose between: the last words of what it does. */
export function choicesOf({ does }: City): string[] {
  const [, one, other] = /(\d+ \S+) (?:or|или) (\d+ \S+)\.$/.exec(does) ?? [];
  if (one === undefined || other === undefined) throw new Stumble(`“${does}” names no choice`);
  return [one, other];
}
