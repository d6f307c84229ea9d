import {
  type Arg,
  actionsOf,
  blank,
  complete,
  completions,
  isRange,
  legalStart,
  type Move,
  parseMove,
  printMove,
  type Question,
  question,
  settle,
  type Thought,
} from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type Entry, moveEntry, valueEntries } from '../panel/entries.js';
import { cut } from '../words/cut.js';
import { limits } from '../words/limits.js';
import { type Collecting, collectionsLike, readCollection } from './collecting.js';

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

/** How many whole moves are looked through for suggestions: autocomplete must be quick. */
const enough = 300;

/**
 * Suggestions for `answer`: the whole moves that answer the question now asked; where they are many, their beginnings. With
 * `among`, the moves of those actions, free ones too.
 * @example suggestAnswers(desk, words, 'wood')
 */
export function suggestAnswers(desk: Desk, words: Words, typed: string, among?: string[]): Suggestion[] {
  const { few, many } = answers(desk, words, among);
  return shown([...ranked(few, typed), ...many.flatMap((one) => beginnings(one, typed))]);
}

/** The move, or its beginning, somebody means who typed a suggestion's words rather than choosing it; undefined: none of them.
 * @example meantAnswer(desk, words, '1 wood') // 'trade pay=wood' */
export function meantAnswer(desk: Desk, words: Words, typed: string, among?: string[]): string | undefined {
  const { few, many } = answers(desk, words, among);
  const choices = [...few, ...many.filter((one) => !one.at).flatMap((one) => beginnings(one, ''))];
  const known = meant(choices, typed);
  if (known !== undefined) return known;
  const read = many.flatMap((one) => {
    const picked = one.at && readCollection(one.at, withoutTitle(one, typed));
    return picked ? [one.print(picked)] : [];
  });
  return read.length === 1 ? read[0] : undefined;
}

/** An action with more moves than can be looked through: the question it asks next. */
interface Many {
  /** What stands before the words of each suggestion: the action, where there are several. */
  title: string;
  /** A collection is asked for; undefined: one value of `choices`. */
  at?: Collecting;
  choices: Choice[];
  /** The beginning of the move with this answer, in notation without the seat. */
  print(value: Arg): string;
}

function answers(desk: Desk, words: Words, among?: string[]): { few: Choice[]; many: Many[] } {
  const { game, seat, position } = desk;
  const open = actionsOf(game, position.state, seat).filter(({ action, why, free }) =>
    among ? !why && among.includes(action) : !why && !free,
  );
  const begun = open.map(({ action }) => blank(action));
  // A half-made move is what the panel asks about.
  const asked = among ? undefined : desk.thought;
  const prefix = among !== undefined || (!asked && begun.length > 1);
  const few: Choice[] = [];
  const many: Many[] = [];
  for (const thought of asked ? [asked] : begun) {
    const moves = [...firstOf(completions(game, position.state, seat, thought), enough + 1)];
    if (moves.length > enough) many.push(manyOf(desk, words, thought, prefix));
    else
      for (const move of moves)
        few.push(choiceOf(moveEntry(game, position.state, thought, move, words, withoutSeat(desk), prefix)));
  }
  return { few, many };
}

function manyOf(desk: Desk, words: Words, thought: Thought, prefix: boolean): Many {
  const { game, seat, position } = desk;
  const { state } = position;
  const { action, args, picked } = settle(game, state, seat, thought);
  const open = question(game, state, seat, action, args, picked);
  if (!open) throw new Error(`${action} has many moves, but asks nothing`);
  const title = prefix ? `${words.text(`${game.id}.action.${action}`)}: ` : '';
  const print = (value: Arg): string =>
    withoutSeat(desk)({ seat, action, args: { ...args, [open.param.name]: value } });
  if (collects(open)) return { title, at: { state, seat, args, open, words }, choices: [], print };
  const choices = valueEntries(state, seat, args, open, words).map((entry) => {
    const value = print(isRange(open.next.values) ? Number(entry.value) : entry.value);
    return choiceOf({ ...entry, label: title + entry.label, value });
  });
  return { title, choices, print };
}

/** Suggestions for the question of an action with many moves, the best first. */
function beginnings(one: Many, typed: string): Choice[] {
  const { at, choices, title, print } = one;
  if (!at) return ranked(choices, typed);
  return collectionsLike(at, withoutTitle(one, typed)).map(({ picked, name }) =>
    written(print(picked), title + name, title),
  );
}

/** What was typed after the action's title, of which the beginning may do; all of it where it is not there. */
function withoutTitle({ title }: Many, typed: string): string {
  const text = typed.trimStart();
  const named = title.toLowerCase();
  if (text.toLowerCase().startsWith(named)) return text.slice(named.length);
  return text !== '' && named.startsWith(text.toLowerCase()) ? '' : text;
}

/** Suggestions for one option of an action, given the others typed so far; none while an earlier one is missing.
 * @example suggestValues(desk, words, 'expand tile=double-01', 'cell', 'r1') */
export function suggestValues(desk: Desk, words: Words, given: string, param: string, typed: string): Suggestion[] {
  const asked = askedFor(desk, words, given, param);
  if (!asked) return [];
  const { at, move } = asked;
  if (!collects(at.open)) return shown(ranked(single(at), typed));
  return shown(
    collectionsLike(at, typed).map(({ picked, name }) => written(printedArg(desk, move, param, picked), name)),
  );
}

/** The value somebody means who typed a suggestion's words rather than choosing it; undefined: none of them.
 * @example meantValue(desk, words, 'use-die', 'die', 'White 6') // 'white-6' */
export function meantValue(desk: Desk, words: Words, given: string, param: string, typed: string): string | undefined {
  const asked = askedFor(desk, words, given, param);
  if (!asked) return undefined;
  const { at, move } = asked;
  if (!collects(at.open)) return meant(single(at), typed);
  const picked = readCollection(at, typed);
  return picked && printedArg(desk, move, param, picked);
}

/** The question of that option of the action, if it is the one to be answered next. */
function askedFor(desk: Desk, words: Words, given: string, param: string): { at: Collecting; move: Move } | undefined {
  const { game, seat, position } = desk;
  const { state } = position;
  const parsed = parseMove(game, `${seat} ${given}`);
  if (!parsed.ok) return undefined;
  const { action } = parsed.value;
  const able = actionsOf(game, state, seat).some((choice) => choice.action === action && !choice.why);
  if (!able) return undefined;
  const { [param]: _, ...before } = complete(game, state, parsed.value).args;
  const args = legalStart(game, state, seat, action, before) ?? {};
  const open = question(game, state, seat, action, args);
  if (!open || open.param.name !== param) return undefined;
  return { at: { state, seat, args, open, words }, move: { seat, action, args } };
}

function collects({ take, next }: Question): boolean {
  return take !== 'one' && !isRange(next.values);
}

function single({ state, seat, args, open, words }: Collecting): Choice[] {
  return valueEntries(state, seat, args, open, words).map(choiceOf);
}

/** A collection as it stands in notation. */
function printedArg({ game }: Desk, { seat, action }: Move, param: string, picked: string[]): string {
  const line = printMove(game, { seat, action, args: { [param]: picked } });
  return line.slice(line.indexOf('=') + 1);
}

/** A name too long to be shown would lose what was added last: the notation then stands for it. */
function written(value: string, name: string, title = ''): Choice {
  const fits = name.length <= limits.line;
  const text = fits ? name : title + value.slice(value.lastIndexOf('=') + 1);
  return { name: text.length <= limits.line ? text : value, label: name, value };
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
function ranked(choices: Choice[], typed: string): Choice[] {
  const sought = typed.trim().toLowerCase();
  const rank = ({ name, value }: Choice): number => {
    const text = name.toLowerCase();
    if (text.startsWith(sought) || value.startsWith(sought)) return 0;
    return text.includes(sought) || value.includes(sought) ? 1 : 2;
  };
  return choices
    .map((choice) => ({ choice, rank: rank(choice) }))
    .filter((item) => item.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .map(({ choice }) => choice);
}

/** As Discord takes them: it refuses a longer value, and the same one twice. */
function shown(choices: Choice[]): Suggestion[] {
  const unique = new Map<string, Choice>();
  for (const choice of choices)
    if (choice.value.length <= limits.line && !unique.has(choice.value)) unique.set(choice.value, choice);
  return [...unique.values()]
    .slice(0, limits.suggestions)
    .map(({ name, value }) => ({ name: cut(name, limits.line), value }));
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
