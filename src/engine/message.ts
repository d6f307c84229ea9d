/**
 * Words are never made inside a game or the engine: they hand out ids with arguments, and each surface puts them into
 * the reader's language.
 */

/** An index into the match's seats, counted from 0 in turn order. */
export type Seat = number;

/** Who looks at a match: the holder of a seat, or anybody else. */
export type Viewer = Seat | 'public';

/** A sentence to be: a stable kebab-case id such as `santa-maria.coins-short`, and what is filled into it. */
export interface Message {
  id: string;
  args?: Record<string, MessageArg>;
}

/**
 * What a sentence can be filled with. A `component` is the id of something in the box (its name comes from data/),
 * `textOf` asks for what it does; `amounts` are goods by component id, such as `{ wood: 2, coins: 1 }`.
 */
export type MessageArg =
  | string
  | number
  | { seat: Seat }
  | { component: string }
  | { textOf: string }
  | { amounts: Record<string, number> }
  | { list: MessageArg[] }
  | Message;

/** Something that happened, told to the readers who may know it. `anchors` are the places of the picture it changed. */
export interface Event extends Message {
  anchors?: string[];
  /** What the round (or year) did by itself, rather than whoever moved last. */
  round?: true;
  /** Several that follow each other may be told as their sum where only amounts, numbers and `source` differ; the last number counts. */
  sums?: true;
  /** Several that follow each other, a seat each, may be told as a list: its text, and that of an item. */
  each?: { id: string; item: string };
  /** Said only where nothing follows it that the same seat did: what follows says it too. */
  heading?: true;
}

/** An event and its audience: everybody, or one seat. */
export interface Told {
  event: Event;
  only?: Seat;
}

/** Why something is not possible now. */
export type Refusal = Message;

/** The answer of every border: a value, or a sentence that says why not. Exceptions are bugs. */
export type Result<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };

/**
 * The answer that holds a value.
 * @example done(3) // { ok: true, value: 3 }
 */
export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

/**
 * The answer that says why not.
 * @example refuse('engine.not-your-turn', { seats: { list: [{ seat: 1 }] } })
 */
export function refuse(id: string, args?: Record<string, MessageArg>): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: message(id, args) };
}

/**
 * A sentence to be, without an empty `args`.
 * @example message('santa-maria.pick-die') // { id: 'santa-maria.pick-die' }
 */
export function message(id: string, args?: Record<string, MessageArg>): Message {
  return args ? { id, args } : { id };
}
