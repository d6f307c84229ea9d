import type { Locale } from '../../../../src/text/catalogue.js';
import type { Expected } from '../robot.js';
import type { Heard } from './heard.js';
import { action, sector } from './labels.js';

type Expect = (heard: Heard, locale: Locale) => Partial<Expected>;

/** What a listener expects of each question that is put. */
export const expectations: Record<string, Expect> = {
  // The panel offers them, so they must be told as open.
  islet: ({ own }, locale) => ({
    open: own.isletsLeft,
    closed: [...own.islets.map(({ name }) => name), ...(own.open?.islet ? [] : [action(locale, 'islet')])],
  }),
  tile: ({ own }, locale) => ({ closed: own.open?.tile === false ? [action(locale, 'place')] : [] }),
  turn({ own, sectors }, locale) {
    const [closed, open] = [true, false].map((there) =>
      Object.keys(sectors).filter((letter) => sectors[letter]!.includes(own.name) === there),
    );
    const chart = [action(locale, 'chart')];
    // New land by a cartographer action takes 2 steps.
    const charts = own.charts && own.steps > 1 && own.reach.length > 0;
    const labels = (letters: string[]) => letters.map((letter) => sector(locale, letter));
    return {
      open: [...labels(open!), ...(charts ? chart : [])],
      closed: [...labels(closed!), ...(own.charts && own.steps > 1 ? [] : chart)],
    };
  },
};
