import type { LocalText } from '../engine/game.js';
import type { Message, MessageArg, Seat } from '../engine/message.js';
import { catalogue, format, type Locale } from './catalogue.js';

/** What words are made with: a reader's language, the names in the box, and what to call the holder of a seat. */
export interface Voice {
  locale: Locale;
  /** The game's id (its messages may say less by leaving its prefix out) and its components' names. */
  components?: Record<string, { name: LocalText; text?: LocalText }>;
  /** Already made harmless for the surface the words are meant for. */
  seatName?(seat: Seat): string;
}

/** Puts messages into words for one reader. */
export interface Words {
  locale: Locale;
  say(message: Message): string;
  /** A text by its id. */
  text(id: string, args?: Record<string, MessageArg>): string;
  /** Is there such a text? */
  has(id: string): boolean;
  /** What the component is called, its id where it has no name. */
  name(component: string): string;
  seat(seat: Seat): string;
}

/**
 * @example createWords({ locale: 'en', seatName: (seat) => names[seat] }).say(message('engine.over'))
 */
export function createWords(voice: Voice): Words {
  const { locale } = voice;
  const name = (component: string): string => voice.components?.[component]?.name[locale] ?? component;
  const seat = (number: Seat): string => voice.seatName?.(number) ?? format(locale, 'common.seat', { n: number + 1 });
  const list = new Intl.ListFormat(locale, { type: 'conjunction', style: 'long' });
  const amount = (good: string, n: number): string =>
    catalogue(locale).has(`goods.${good}`) ? format(locale, `goods.${good}`, { n }) : `${n} ${name(good)}`;
  const word = (arg: MessageArg): string | number => {
    if (typeof arg !== 'object') return arg;
    if ('id' in arg) return say(arg);
    if ('seat' in arg) return seat(arg.seat);
    if ('component' in arg) return name(arg.component);
    if ('textOf' in arg) return voice.components?.[arg.textOf]?.text?.[locale] ?? '';
    if ('list' in arg) return list.format(arg.list.map((item) => String(word(item))));
    const parts = Object.entries(arg.amounts).filter(([, n]) => n !== 0);
    if (parts.length === 0) return format(locale, 'common.nothing');
    return list.format(parts.map(([good, n]) => amount(good, n)));
  };
  const text = (id: string, args: Record<string, MessageArg> = {}): string =>
    format(locale, id, Object.fromEntries(Object.entries(args).map(([key, arg]) => [key, word(arg)])));
  const say = (message: Message): string => text(message.id, message.args);
  return { locale, say, text, has: (id) => catalogue(locale).has(id), name, seat };
}
