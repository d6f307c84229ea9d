import { format } from '../../../src/text/catalogue.js';
import { expectations } from './cooper-island/expectations.js';
import { type Heard, hearCooper } from './cooper-island/heard.js';
import { action } from './cooper-island/labels.js';
import { turns } from './cooper-island/turns.js';
import type { Expected, Mind } from './robot.js';

const nothing: Expected = { open: [], closed: [], says: [] };

/** How Cooper Island is played by ear: what a panel offers in bold can be done. */
export const cooperByEar: Mind<Heard> = {
  hear: hearCooper,
  questions: (locale) => ({
    islet: `**${action(locale, 'islet')}**:`,
    tile: `**${action(locale, 'place')}**:`,
    turn: format(locale, 'cooper-island.ask.turn'),
  }),
  plans: (heard, locale, asked) => turns[asked]!(heard, locale),
  expects: (heard, locale, asked) => ({ ...nothing, ...expectations[asked]?.(heard, locale) }),
};
