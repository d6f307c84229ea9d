import {
  type AnyGame,
  actionNamed,
  completions,
  type Move,
  type Param,
  type Question,
  type Seat,
  type Thought,
} from '../../engine/index.js';
import type { Words } from '../../text/words.js';
import { limits } from '../words/limits.js';

/** The most lines a Discord menu shows, and so the most results that are joined into one menu. */
export const menuSize = limits.menuLines;

/** The longest value that fits a button's custom id beside match, seat and key. */
const valueRoom = 66;

/** One line of a menu: a whole move, or one value of a question. */
export interface Entry {
  /** What choosing it sends: the move in notation without its seat, or the value. */
  value: string;
  label: string;
  detail: string;
  /** Its place on the picture. */
  anchor?: string;
  /** Further places that it touches. */
  touches?: string[];
  group?: string;
  /** What it begins can be carried out only after other steps. */
  later?: boolean;
}

/** A move as a menu sends it back: notation without the seat. */
export type PrintMove = (move: Move) => string;

/**
 * The complete moves that begin like the thoughts, as menu lines, when there are few enough to show at once; undefined:
 * too many, or a place must be chosen before the rest.
 */
export function joined(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  thoughts: Thought[],
  words: Words,
  print: PrintMove,
  prefix = false,
): Entry[] | undefined {
  const entries: Entry[] = [];
  for (const thought of thoughts) {
    const moves: Move[] = [];
    for (const move of completions(game, state, seat, thought)) {
      if (entries.length + moves.length === menuSize) return undefined;
      moves.push(move);
    }
    const places = alonePlaces(game, thought, moves);
    if (places > 1 && moves.length > places) return undefined;
    for (const move of moves) {
      const entry = wholeEntry(game, state, thought, move, words, print, prefix);
      if (entry.value.length > valueRoom) return undefined;
      entries.push(entry);
    }
  }
  return allOrNone(entries);
}

/** How many values of parameters that want to be asked alone the moves hold. */
function alonePlaces(game: AnyGame, thought: Thought, moves: Move[]): number {
  const alone = actionNamed(game, thought.action).params.find((param) => param.alone && !(param.name in thought.args));
  return alone ? new Set(moves.map((move) => String(move.args[alone.name]))).size : 0;
}

/** A whole move as a menu line: what it adds to the thought, its details, and its place. */
export function moveEntry(...move: Parameters<typeof wholeEntry>): Entry {
  const entry = wholeEntry(...move);
  return { ...entry, detail: withoutRepeats(entry.label, entry.detail) };
}

/** The same with details that its label says already. */
function wholeEntry(
  game: AnyGame,
  state: unknown,
  thought: Thought,
  move: Move,
  words: Words,
  print: PrintMove,
  prefix = false,
): Entry {
  const title = words.text(`${game.id}.action.${move.action}`);
  const labels: string[] = [];
  const details: string[] = [];
  let anchor: string | undefined;
  let touches: string[] | undefined;
  let group: string | undefined;
  let later = false;
  let single = false;
  let args = { ...thought.args };
  const { params } = actionNamed(game, move.action);
  const isLast = (param: Param<unknown>) =>
    !params.slice(params.indexOf(param) + 1).some(({ name }) => name in move.args);
  for (const param of params) {
    const value = move.args[param.name];
    if (value === undefined || param.name in thought.args) continue;
    if (Array.isArray(value)) {
      const list = collection(value, (item) => words.say(param.describe(state, move.seat, args, item).label), words);
      const own = `${game.id}.param.${move.action}.${param.name}.beside`;
      labels.push(words.has(own) ? words.text(own, { list }) : list);
    } else {
      const shown = param.describe(state, move.seat, args, String(value));
      single = true;
      labels.push(words.say(shown.label));
      const detail = isLast(param) ? (shown.outlook ?? shown.detail) : shown.detail;
      if (detail) details.push(words.say(detail));
      anchor ??= shown.anchor;
      // The last to tell knows most: a die alone touches the line of its own value, with a value that line.
      touches = shown.touches ?? touches;
      group ??= shown.group;
      later ||= shown.later === true;
    }
    args = { ...args, [param.name]: value };
  }
  const text = labels.filter(Boolean).join(' · ');
  return {
    value: print(move),
    label: text === '' ? title : prefix ? `${title}: ${text}` : text,
    // Goods or crew tell no more than their names; then the action says what becomes of them.
    detail:
      details.length === 0 && !single ? detailOf(game, state, move.seat, move.action, words) : details.join(' · '),
    ...(anchor !== undefined && { anchor }),
    ...(touches !== undefined && { touches }),
    ...(group !== undefined && { group }),
    ...(later && { later }),
  };
}

/**
 * What taking an action now would do, where the game says so and its name does not; empty: nothing is said.
 * @example detailOf(game, state, 0, 'thin-out', words) // '3 wood'
 */
export function detailOf(game: AnyGame, state: unknown, seat: Seat, action: string, words: Words): string {
  const detail = actionNamed(game, action).detail?.(state, seat);
  return detail ? withoutRepeats(words.text(`${game.id}.action.${action}`), words.say(detail)) : '';
}

/**
 * What an action does and costs, to stand after its name: what the game says of it now, else what it is described as;
 * empty: it has no words.
 * @example lineOf(game, state, 0, 'pass', words) // 'no more turns this year; …'
 */
export function lineOf(game: AnyGame, state: unknown, seat: Seat, action: string, words: Words): string {
  const about = aboutOf(game, action, words);
  const inside = about.charAt(0).toLocaleLowerCase(words.locale) + about.slice(1);
  return detailOf(game, state, seat, action, words) || inside;
}

/** What an action is described as; empty: it has no words. @example aboutOf(game, 'pass', words) */
export function aboutOf({ id }: AnyGame, action: string, words: Words): string {
  const about = `${id}.action.${action}.about`;
  return words.has(about) ? words.text(about) : '';
}

/**
 * The only answer there is, which the engine leaves to its player for the sake of what may be done beside it: going on.
 * What that leads to stands beside.
 * @example goingOn({ value: 'ship dock=east', label: 'East', detail: '2 wood' }, words).label // 'Go on'
 */
export function goingOn<E extends { label: string; detail: string }>(entry: E, words: Words): E {
  const detail = [entry.label, entry.detail].filter(Boolean).join(' · ');
  return { ...entry, label: words.text('panel.go-on'), detail };
}

/** The values of one question as menu lines. */
export function valueEntries(state: unknown, seat: Seat, args: Thought['args'], open: Question, words: Words): Entry[] {
  const { values } = open.next;
  const all = Array.isArray(values)
    ? values
    : Array.from({ length: values.max - values.min + 1 }, (_, index) => String(values.min + index));
  const entries = all.map((value) => {
    const shown = open.param.describe(state, seat, args, value);
    const label = words.say(shown.label);
    const detail = shown.outlook ?? shown.detail;
    return {
      value,
      label,
      detail: detail ? words.say(detail) : '',
      ...(shown.anchor !== undefined && { anchor: shown.anchor }),
      ...(shown.touches !== undefined && { touches: shown.touches }),
      ...(shown.group !== undefined && { group: shown.group }),
      ...(shown.later && { later: true }),
    };
  });
  return allOrNone(entries);
}

/**
 * Where some lines say more than their label, one that does not would look forgotten: repeats go where all repeat. What
 * leads on now stands above what does so only after other steps.
 */
function allOrNone(entries: Entry[]): Entry[] {
  const said = entries.map((entry) => ({ ...entry, detail: withoutRepeats(entry.label, entry.detail) }));
  const lines = said.every(({ detail }) => detail === '') ? said : entries;
  return lines.sort((one, two) => Number(one.later ?? false) - Number(two.later ?? false));
}

/** A detail that says the same as the label says nothing. */
function withoutRepeats(label: string, detail: string): string {
  return label.toLowerCase().endsWith(detail.toLowerCase()) ? '' : detail;
}

/**
 * The words of an empty menu: what is to be chosen, where the game has a text `<game>.param.<name>.choose` for it.
 * @example placeholder(game, words, 'tile') // 'Choose a tile…'
 */
export function placeholder(game: AnyGame, words: Words, param: string | undefined): string {
  const own = `${game.id}.param.${param}.choose`;
  return words.text(words.has(own) ? own : 'panel.choose');
}

/** A set, sequence or bag in words: goods with their plurals, other things by name, repeated ones counted.
 * @example collection(['wood', 'wood'], label, words) // '2 wood' */
export function collection(values: string[], label: (value: string) => string, words: Words): string {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  if (counts.size === 0) return words.text('common.nothing');
  if ([...counts.keys()].every((value) => words.has(`goods.${value}`))) {
    return words.text('panel.list', { list: { amounts: Object.fromEntries(counts) } });
  }
  return [...counts].map(([value, n]) => (n === 1 ? label(value) : `${label(value)} ×${n}`)).join(', ');
}
