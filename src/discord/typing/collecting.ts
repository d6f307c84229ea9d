import { legalNext, type Question, type Seat, type Thought, tidy, valuesLike } from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { collection } from '../panel/entries.js';

/** Where a set, sequence or bag is being typed: the question, with what was picked before anything was typed, and who is asked. */
export interface Collecting {
  state: unknown;
  seat: Seat;
  args: Thought['args'];
  open: Question;
  words: Words;
}

/** A collection as a suggestion. */
export interface Collected {
  picked: string[];
  /** In words that `readCollection` understands, so that typing may go on after them. */
  name: string;
}

/** Up to so many whole collections are shown as they are; of more only the next item is asked. */
const fewWholes = 25;

/** Several of one value, and how they may be written. */
interface Run {
  values: string[];
  next: Question['next'];
  /** In lower case. */
  spellings: string[];
}

/**
 * What may stand in the field given what is typed: whole collections where few begin like that, else each with one more
 * item. Everything up to the last comma after a legal item counts as picked; the rest is looked for anywhere in an item.
 * Those that begin with it come first, then those that need no more items.
 * @example collectionsLike({ state, seat, args, open, words }, 'wood, st') // [{ picked: ['stone', 'wood'], name: 'wood, stone' }]
 */
export function collectionsLike(at: Collecting, typed: string): Collected[] {
  const { open, rest } = readItems(at, typed, false);
  const sought = rest.trim();
  const wholes = fewOf(valuesLike(at.state, at.seat, at.args, open));
  if (wholes) {
    return wholes
      .map((picked): Collected & { rank: number } => {
        // The items still to come, without those that are typed.
        const more = added(open.picked, picked);
        const texts = [nameOf(at, more), ...more.map((value) => labelOf(at, value)), ...more].map((text) =>
          text.toLowerCase(),
        );
        return { picked, name: newName(at, picked), rank: rankOf(texts, sought) };
      })
      .filter(({ rank }) => rank < 2)
      .sort((a, b) => a.rank - b.rank);
  }
  const offers: (Collected & { rank: number; more: boolean; count: number })[] = [];
  const offer = (picked: string[], done: boolean, rank: number, count: number): void => {
    const name = newName(at, picked);
    offers.push({ picked, name: done ? name : `${name}, …`, rank, more: !done, count });
  };
  if (sought === '' && open.next.done) offer(tidy(open.take, open.picked), true, 0, 0);
  if (sought === '' && open.next.suggest) offer(tidy(open.take, open.next.suggest), true, 0, 0);
  for (const { values, next, spellings } of runsOf(at, open)) {
    const rank = rankOf(spellings, sought);
    if (rank < 2) offer(tidy(open.take, [...open.picked, ...values]), next.done === true, rank, values.length);
  }
  return offers.sort((a, b) => a.rank - b.rank || Number(a.more) - Number(b.more) || a.count - b.count);
}

/**
 * The items somebody typed, in ids or in the words of a suggestion; undefined: something else stands among them. There
 * may be too few of them.
 * @example readCollection({ state, seat, args, open, words }, 'Wood, 2 stone') // ['stone', 'stone', 'wood']
 */
export function readCollection(at: Collecting, typed: string): string[] | undefined {
  const text = typed.trim().toLowerCase();
  const { open, rest } = readItems(at, typed, true);
  if (rest.trim() === '' && text !== '') return tidy(open.take, open.picked);
  const nothing = at.open.next.done && (text === '-' || text === at.words.text('common.nothing').toLowerCase());
  return nothing ? tidy(open.take, open.picked) : undefined;
}

/** Takes legal items off the beginning of a text, each with its comma; `toEnd`: the last needs none. */
function readItems(at: Collecting, typed: string, toEnd: boolean): { open: Question; rest: string } {
  let { open } = at;
  let rest = unmarked(typed.toLowerCase());
  while (rest.trim() !== '') {
    let best: { run: Run; length: number } | undefined;
    for (const run of runsOf(at, open)) {
      for (const spelling of run.spellings) {
        // A label may hold commas itself: the longest that fits is meant.
        if (spelling.length <= (best?.length ?? 0) || !rest.startsWith(spelling)) continue;
        const after = rest.slice(spelling.length);
        if (/^\s*,/.test(after) || (toEnd && after.trim() === '')) best = { run, length: spelling.length };
      }
    }
    if (!best) break;
    open = { ...open, picked: [...open.picked, ...best.run.values], next: best.run.next };
    rest = unmarked(rest.slice(best.length).replace(/^\s*,?/, ''));
  }
  return { open, rest };
}

/** Without the dots that say that more is to come. */
function unmarked(text: string): string {
  return text.replace(/^[\s…]+/, '');
}

/** What may be picked next: each value, and of a bag as many of it at once as are legal. */
function runsOf(at: Collecting, open: Question): Run[] {
  const runs: Run[] = [];
  for (const value of open.next.values as string[]) {
    const label = labelOf(at, value);
    const values: string[] = [];
    let { next } = open;
    while ((next.values as string[]).includes(value)) {
      values.push(value);
      next = legalNext(open.param, at.state, at.seat, at.args, [...open.picked, ...values]);
      const count = values.length;
      const name = nameOf(at, values);
      const spellings = count === 1 ? [name, label, value] : [name, `${value}*${count}`, `${count} ${label}`];
      runs.push({ values: [...values], next, spellings: spellings.map((text) => text.toLowerCase()) });
      if (open.take !== 'bag') break;
    }
  }
  return runs;
}

/** Item after item in the words of the panel: a sequence in its order, of others equal ones together. */
function nameOf(at: Collecting, picked: string[]): string {
  const runs: string[][] = [];
  for (const value of picked) {
    const last = runs.at(-1);
    if (at.open.take === 'bag' && last?.[0] === value) last.push(value);
    else runs.push([value]);
  }
  if (runs.length === 0) return at.words.text('common.nothing');
  return runs.map((values) => collection(values, (value) => labelOf(at, value), at.words)).join(', ');
}

/** Names what is typed, not what was picked before anything was. */
function newName(at: Collecting, picked: string[]): string {
  return nameOf(at, added(at.open.picked, picked));
}

function labelOf({ state, seat, args, open, words }: Collecting, value: string): string {
  return words.say(open.param.describe(state, seat, args, value).label);
}

/** 0: one of the texts begins with what is sought; 1: one holds it; 2: none does. */
function rankOf(texts: string[], sought: string): 0 | 1 | 2 {
  if (texts.some((text) => text.startsWith(sought))) return 0;
  return texts.some((text) => text.includes(sought)) ? 1 : 2;
}

/** What the second holds beyond the first, each as often. */
function added(before: string[], after: string[]): string[] {
  const left = [...after];
  for (const value of before) left.splice(left.indexOf(value), 1);
  return left;
}

/** All of them; undefined: more than can be shown. */
function fewOf(values: Iterable<unknown>): string[][] | undefined {
  const few: string[][] = [];
  for (const value of values) {
    if (few.length === fewWholes) return undefined;
    few.push(value as string[]);
  }
  return few;
}
