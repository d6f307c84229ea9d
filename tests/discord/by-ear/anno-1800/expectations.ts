import { format, type Locale } from '../../../../src/text/catalogue.js';
import type { Expected } from '../robot.js';
import { type Heard, kinds } from './heard.js';
import { action, endOfTurn, free } from './labels.js';
import { buildable, navalOf, playable } from './sense.js';

type Expect = (heard: Heard, locale: Locale) => Partial<Expected>;

/** Whose shift could be ended with the gold that there is? */
export function affordable({ own, kinds: told }: Heard): (typeof kinds)[number][] {
  return kinds.filter((kind) => own.working[kind] + own.spent[kind] > 0 && told[kind].shift <= own.gold);
}

/** Free steps that by the words can be taken, and those that cannot. */
const beside: Expect = (heard, locale) => {
  const shift = [`${action(locale, 'shift-end')}…`];
  const ends = affordable(heard).length > 0;
  const laid = heard.own.played.map(({ name, open }) => ({ open, label: free(locale, 'activate', name) }));
  return {
    open: ends ? shift : [],
    closed: [...(ends ? [] : shift), ...laid.filter(({ open }) => !open).map(({ label }) => label)],
  };
};

/** What a listener expects of each question that is put. */
export const expectations: Record<string, Expect> = {
  turn(heard, locale) {
    const count = (id: string, n: number): string =>
      `${n > 0 ? `**${action(locale, id)}**` : ''}: ${format(locale, 'anno-1800.detail.payable', { count: n })}`;
    const { own } = heard;
    const next = own.nextOld ?? Number.POSITIVE_INFINITY;
    const exploring = navalOf(own, 'exploration') >= next ? 'open' : 'closed';
    const { open = [], closed = [] } = beside(heard, locale);
    const ways = { open, closed };
    ways[exploring] = [...ways[exploring], action(locale, 'old-world')];
    return {
      open: [...ways.open, action(locale, 'festival')],
      closed: [...ways.closed, ...heard.tokens.filter(({ left }) => left === 0).map(({ name }) => name)],
      says: [count('expand', buildable(heard).length), count('play', playable(heard).length)],
    };
  },
  acted(heard, locale) {
    const { open = [], closed = [] } = beside(heard, locale);
    return { open: [...open, endOfTurn(locale)], closed: [...closed, action(locale, 'festival')] };
  },
};
