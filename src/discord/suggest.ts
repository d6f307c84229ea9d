import {
  actionsOf,
  complete,
  completions,
  isRange,
  legalStart,
  type Move,
  parseMove,
  printMove,
  question,
  type Thought,
} from '../engine/index.js';
import type { Desk } from '../match/api.js';
import type { Words } from '../text/words.js';
import { cut } from './cut.js';
import { collection, type Entry, moveEntry, valueEntries } from './panel/entries.js';

/** As Discord takes it. */
export interface Suggestion {
  name: string;
  value: string;
}

interface Choice {
  /** What is shown: the label, with its details. */
  name: string;
  label: string;
  value: string;
}

/** Discord shows this many suggestions. */
const most = 25;
/** How many whole moves are looked through for suggestions: autocomplete must be quick. */
const enough = 300;

/** Suggestions for `answer`: the whole moves that answer the question now asked.
 * @example suggestAnswers(desk, words, 'wood') */
export function suggestAnswers(desk: Desk, words: Words, typed: string): Suggestion[] {
  return ranked(answers(desk, words), typed);
}

/** The whole move somebody means who typed a suggestion's words rather than choosing it; undefined: none of them.
 * @example meantAnswer(desk, words, '1 wood') // 'trade pay=wood' */
export function meantAnswer(desk: Desk, words: Words, typed: string): string | undefined {
  return meant(answers(desk, words), typed);
}

function answers(desk: Desk, words: Words): Choice[] {
  const { game, seat, position } = desk;
  const open = actionsOf(game, position.state, seat).filter((choice) => !choice.why && !choice.free);
  const begun = open.map(({ action }): Thought => ({ action, args: {}, picked: [] }));
  const prefix = !desk.thought && begun.length > 1;
  const choices: Choice[] = [];
  // A half-made move is what the panel asks about.
  for (const thought of desk.thought ? [desk.thought] : begun) {
    for (const move of firstOf(completions(game, position.state, seat, thought), enough)) {
      const entry = moveEntry(game, position.state, thought, move, words, withoutSeat(desk), prefix);
      choices.push(choiceOf(entry));
    }
  }
  return choices;
}

/** Suggestions for one option of an action, given the others typed so far; none while an earlier one is missing.
 * @example suggestValues(desk, words, 'expand tile=double-01', 'cell', 'r1') */
export function suggestValues(desk: Desk, words: Words, given: string, param: string, typed: string): Suggestion[] {
  return ranked(values(desk, words, given, param), typed);
}

/** The value somebody means who typed a suggestion's words rather than choosing it; undefined: none of them.
 * @example meantValue(desk, words, 'use-die', 'die', 'White 6') // 'white-6' */
export function meantValue(desk: Desk, words: Words, given: string, param: string, typed: string): string | undefined {
  return meant(values(desk, words, given, param), typed);
}

function values(desk: Desk, words: Words, given: string, param: string): Choice[] {
  const { game, seat, position } = desk;
  const parsed = parseMove(game, `${seat} ${given}`);
  if (!parsed.ok) return [];
  const { action } = parsed.value;
  const able = actionsOf(game, position.state, seat).some((choice) => choice.action === action && !choice.why);
  if (!able) return [];
  const { [param]: _, ...before } = complete(game, position.state, parsed.value).args;
  const args = legalStart(game, position.state, seat, action, before) ?? {};
  const open = question(game, position.state, seat, action, args);
  if (!open || open.param.name !== param) return [];
  if (open.take === 'one' || isRange(open.next.values)) {
    return valueEntries(position.state, seat, args, open, words).map(choiceOf);
  }
  const label = (value: string): string => words.say(open.param.describe(position.state, seat, args, value).label);
  const seen = new Map<string, string>();
  for (const move of firstOf(completions(game, position.state, seat, { action, args, picked: [] }), enough)) {
    const picked = move.args[param];
    const written = new RegExp(` ${param}=(\\S+)`).exec(printMove(game, move))?.[1];
    if (Array.isArray(picked) && written) seen.set(written, collection(picked, label, words));
  }
  return [...seen].map(([value, name]) => ({ name, label: name, value }));
}

function choiceOf({ label, detail, value }: Entry): Choice {
  return { name: detail ? `${label} (${detail})` : label, label, value };
}

function meant(choices: Choice[], typed: string): string | undefined {
  const sought = typed.trim().toLowerCase();
  // What stands in brackets, a price or a detail, may be left out.
  const named = choices.filter(({ name, label }) =>
    [name, label].some((text) => text.toLowerCase() === sought || text.toLowerCase().startsWith(`${sought} (`)),
  );
  return choices.find(({ value }) => value === sought)?.value ?? (named.length === 1 ? named[0]?.value : undefined);
}

/** Those that fit what was typed, beginnings first. */
function ranked(choices: Choice[], typed: string): Suggestion[] {
  const sought = typed.trim().toLowerCase();
  const rank = ({ name, value }: Choice): number => {
    const text = name.toLowerCase();
    if (text.startsWith(sought) || value.startsWith(sought)) return 0;
    return text.includes(sought) || value.includes(sought) ? 1 : 2;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((item) => item.rank < 2 && item.choice.value.length <= 100)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, most)
    .map(({ choice }) => ({ name: cut(choice.name, 100), value: choice.value }));
}

function* firstOf<T>(items: Iterable<T>, limit: number): Generator<T> {
  let count = 0;
  for (const item of items) {
    if (count === limit) return;
    count += 1;
    yield item;
  }
}

function withoutSeat(desk: Desk): (move: Move) => string {
  return (move) => printMove(desk.game, move).replace(/^\d+ /, '');
}
