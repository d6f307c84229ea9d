import { format, type Locale } from '../../../src/text/catalogue.js';
import { answers } from './islebound/answers.js';
import { expectations } from './islebound/expectations.js';
import { type Heard, hearIslebound } from './islebound/heard.js';
import { turns } from './islebound/turns.js';
import type { Expected, Mind, Plan } from './robot.js';

const questions = [
  'turn',
  'act',
  'acted',
  'free-visit',
  'fight',
  'exchange',
  'hire',
  'build',
  'reputation',
  'choose',
  'may-place',
  'place',
];

/** What a question says whatever it is about: the longest part of its words that is always the same. */
function sameWords(locale: Locale, question: string): string {
  const gap = '…';
  const args = { city: gap, source: gap, dice: gap, total: gap, needed: gap, gap };
  const parts = format(locale, `islebound.ask.${question}`, args).split(gap);
  return parts.reduce((longest, part) => (part.length > longest.length ? part : longest));
}

const nothing: Expected = { open: [], closed: [], says: [] };

/** How Islebound is played by ear. */
export const isleboundByEar: Mind<Heard> = {
  hear: hearIslebound,
  questions: (locale) => Object.fromEntries(questions.map((question) => [question, sameWords(locale, question)])),
  plans(heard, locale, asked): Plan<Heard>[] {
    return (turns[asked] ?? answers[asked]!)(heard, locale);
  },
  expects: (heard, locale, asked) => ({ ...nothing, ...expectations[asked]?.(heard, locale) }),
};
