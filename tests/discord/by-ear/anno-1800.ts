import { format } from '../../../src/text/catalogue.js';
import { expectations } from './anno-1800/expectations.js';
import { type Heard, hearAnno } from './anno-1800/heard.js';
import { turns } from './anno-1800/turns.js';
import type { Expected, Mind } from './robot.js';

const nothing: Expected = { open: [], closed: [], says: [] };

/** How Anno 1800 is played by ear. */
export const annoByEar: Mind<Heard> = {
  hear: hearAnno,
  questions: (locale) =>
    Object.fromEntries(Object.keys(turns).map((question) => [question, format(locale, `anno-1800.ask.${question}`)])),
  plans: (heard, locale, asked) => turns[asked]!(heard, locale),
  expects: (heard, locale, asked) => ({ ...nothing, ...expectations[asked]?.(heard, locale) }),
};
