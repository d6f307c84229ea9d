import type { Forms, LocalText } from '../engine/game.js';
import type { Event, Message, MessageArg, Seat } from '../engine/message.js';
import { askedForms, catalogue, format, type Locale, tellMissingForm } from './catalogue.js';
import { lineOf } from './line.js';

/** What words are made with: a reader's language, the names in the box, and what to call the holder of a seat. */
export interface Voice {
  locale: Locale;
  /** The game's id (its messages may say less by leaving its prefix out) and its components' names. */
  components?: Record<string, { name: LocalText; text?: LocalText; forms?: Forms }>;
  /** What stands for goods behind their number, where that can be shown. */
  emojis?: Readonly<Record<string, string>>;
  /** Already made harmless for the surface the words are meant for. */
  seatName?(seat: Seat): string;
}

/** The form in which names and amounts stand by themselves. */
const plain = 'plain';

/** Amounts as a price: with what Russian says before it, and with another word where it is nothing. */
const price = 'for';
const paid = 'acc';

/** Made once: each takes longer than a sentence. */
const lists: Record<Locale, Intl.ListFormat> = {
  en: new Intl.ListFormat('en', { type: 'conjunction', style: 'long' }),
  ru: new Intl.ListFormat('ru', { type: 'conjunction', style: 'long' }),
};

/** Puts messages into words for one reader. */
export interface Words {
  locale: Locale;
  say(message: Message): string;
  /** What happened in a row, as one line; see `lineOf`. */
  line(events: Event[]): string;
  /** A text by its id. */
  text(id: string, args?: Record<string, MessageArg>): string;
  /** Is there such a text? */
  has(id: string): boolean;
  /** What the component is called, its id where it has no name. */
  name(component: string): string;
  seat(seat: Seat): string;
}

/**
 * An argument of a text may ask for a form of a name or an amount: `{building}[acc]` is the accusative of `building`, `{cost}[for]` a price. The
 * forms of names stand beside them in the data; texts that are filled into others, such as `goods.fish`, choose by the
 * argument `form`, and hand it on to their own arguments.
 * @example createWords({ locale: 'en', seatName: (seat) => names[seat] }).say(message('engine.over'))
 */
export function createWords(voice: Voice): Words {
  const { locale } = voice;
  const name = (component: string, form = plain): string => {
    const known = voice.components?.[component];
    if (!known) return component;
    const found = form === plain ? known.name[locale] : known.forms?.[locale]?.[form];
    if (found === undefined) tellMissingForm(component, form, locale);
    return found ?? known.name[locale];
  };
  const seat = (number: Seat): string => voice.seatName?.(number) ?? format(locale, 'common.seat', { n: number + 1 });
  const list = lists[locale];
  const amount = (good: string, n: number, form: string): string => {
    const emoji = voice.emojis?.[good];
    if (emoji !== undefined) return `${n} ${emoji}`;
    return catalogue(locale).has(`goods.${good}`)
      ? format(locale, `goods.${good}`, { n, form })
      : `${n} ${name(good, form)}`;
  };
  const word = (arg: MessageArg, form: string): string | number => {
    if (typeof arg !== 'object') return arg;
    if ('id' in arg) return inForm(arg.id, arg.args, form);
    if ('seat' in arg) return seat(arg.seat);
    if ('component' in arg) return name(arg.component, form);
    if ('textOf' in arg) return voice.components?.[arg.textOf]?.text?.[locale] ?? '';
    if ('list' in arg) return list.format(arg.list.map((item) => String(word(item, form))));
    const parts = Object.entries(arg.amounts).filter(([, n]) => n !== 0);
    if (form === price) {
      return parts.length === 0
        ? format(locale, 'common.free')
        : format(locale, 'common.for', { what: word(arg, paid) });
    }
    if (parts.length === 0) return format(locale, 'common.nothing');
    return list.format(parts.map(([good, n]) => amount(good, n, form)));
  };
  const inForm = (id: string, args: Record<string, MessageArg> = {}, form = ''): string => {
    const words: Record<string, string | number> = {};
    for (const key of Object.keys(args)) words[key] = word(args[key]!, form || plain);
    for (const { argument, of, form: other } of askedForms(locale, id)) {
      const arg = args[of];
      if (arg !== undefined) words[argument] = word(arg, other);
    }
    words.form = form;
    return format(locale, id, words);
  };
  const text = (id: string, args?: Record<string, MessageArg>): string => inForm(id, args);
  // A name may end with a full stop of its own.
  const say = (message: Message): string => inForm(message.id, message.args).replace(/\.\.$/, '.');
  const line = (events: Event[]): string => lineOf(events, { say, name, seat });
  return {
    locale,
    say,
    line,
    text,
    has: (id) => catalogue(locale).has(id),
    name: (component) => name(component),
    seat,
  };
}
