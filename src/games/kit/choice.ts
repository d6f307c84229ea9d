import type { Args, Description, Param, Range } from '../../engine/game.js';
import type { Refusal, Seat } from '../../engine/message.js';
import { type Bounds, bagItems, bagOf, bagsWithin, fullest, nextInto } from './goods.js';

/** What every kind of choice may say besides what is chosen among. */
type Common<S, A extends Args> = Pick<Param<S, A>, 'secret' | 'alone' | 'closed' | 'when' | 'promptArgs' | 'leadsOn'>;

/** Only where there are several answers is it asked: what the one is, `chosen` says. */
interface Unasked {
  open?: true;
}

/** A parameter that knows more about its answers than the engine asks for. */
export interface Choice<S, A extends Args, V> extends Param<S, A> {
  /** What was chosen; the only answer where it was not asked. The state must be as it was before the move. */
  chosen(state: S, seat: Seat, args: A): V;
}

/** One of several values, of which some may be impossible now. */
export interface OneOf<S, A extends Args> extends Choice<S, A, string> {
  /** Why none of them is possible: the first one's reason; undefined: at least one is. */
  why(state: S, seat: Seat): Refusal | undefined;
}

/** Does any legal value of an action's first argument lead on? @example someLeadsOn(card, state, 0) // false */
export function someLeadsOn<S, A extends Args>({ next, leadsOn }: Param<S, A>, state: S, seat: Seat): boolean {
  const { values } = next(state, seat, {} as A, []);
  const leads = leadsOn?.(state, seat, {} as A);
  return !leads || (values as string[]).some(leads);
}

/** Why something is not legal; a function where wording it takes work that only a reader of it is worth. */
export type Reason = Refusal | (() => Refusal);

function worded(reason: Reason): Refusal {
  return typeof reason === 'function' ? reason() : reason;
}

/** The value of an argument that was asked for. */
function given<V>(args: Args, name: string): V | undefined {
  return args[name] as V | undefined;
}

/**
 * One value. `among` lists all that a person might look for, in the order of the menu; those with a `whyNot` are not
 * legal and say why, once for all that are `alike`, or by a `judge` of them all. `none` is said where there is nothing
 * to choose from at all. `A` names the arguments of the action.
 * @example one<State, { dock: string }>('dock', { among: () => docks, whyNot: dockRefusal, describe: dockWords })
 */
export function one<S, A extends Args>(
  name: keyof A & string,
  choice: Common<S, A> &
    Unasked & {
      among(state: S, seat: Seat, args: A): readonly string[];
      whyNot?(state: S, seat: Seat, value: string, args: A): Reason | undefined;
      /** Instead of `whyNot`: makes it for all values at once, where much of the work is the same. */
      judge?(state: S, seat: Seat, args: A): (value: string) => Reason | undefined;
      alike?(value: string): string;
      describe(state: S, seat: Seat, value: string, args: A): Description;
      none?(state: S, seat: Seat): Refusal;
    },
): OneOf<S, A> {
  const { among, whyNot, judge, alike, describe, none, open, ...rest } = choice;
  const judges = whyNot !== undefined || judge !== undefined;
  const judged = (state: S, seat: Seat, args: A): ((value: string) => Reason | undefined) => {
    if (judge) return judge(state, seat, args);
    if (!alike) return (value) => whyNot?.(state, seat, value, args);
    return once(alike, (value) => whyNot?.(state, seat, value, args));
  };
  const legal = (state: S, seat: Seat, args: A): string[] => {
    const values = among(state, seat, args);
    if (!judges) return [...values];
    const whyNotOf = judged(state, seat, args);
    return values.filter((value) => !whyNotOf(value));
  };
  return {
    ...rest,
    ...(open && { when: (state, seat, args) => legal(state, seat, args).length > 1 }),
    ...(judges && {
      refused(state, seat, args) {
        const whyNotOf = judged(state, seat, args);
        return among(state, seat, args).flatMap((value) => {
          const why = whyNotOf(value);
          return why ? [{ value, why: worded(why) }] : [];
        });
      },
    }),
    name,
    next: (state, seat, args) => ({ values: legal(state, seat, args) }),
    describe: (state, seat, args, value) => describe(state, seat, value, args),
    chosen: (state, seat, args) => given<string>(args, name) ?? only(legal(state, seat, args), name),
    why(state, seat) {
      let first: Reason | undefined;
      const whyNotOf = judged(state, seat, {} as A);
      for (const value of among(state, seat, {} as A)) {
        const why = whyNotOf(value);
        if (!why) return undefined;
        first ??= why;
      }
      if (!first && !none) throw new Error(`there is no ${name} to choose from`);
      return first ? worded(first) : none?.(state, seat);
    },
  };
}

/** What `work` says of a value, asked once for each kind of values. */
function once<V>(kindOf: (value: string) => string, work: (value: string) => V): (value: string) => V {
  const known = new Map<string, V>();
  return (value) => {
    const kind = kindOf(value);
    if (!known.has(kind)) known.set(kind, work(value));
    return known.get(kind) as V;
  };
}

/** The only value there is; several would have been asked for, and none is a dead end. */
function only(values: string[], name: string): string {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) throw new Error(`${name} is not the only one of ${values}`);
  return value;
}

/**
 * A number out of a range, both ends included.
 * @example amount<State, { plates: number }>('plates', { among: plateRange, describe: (_s, _seat, n) => plateWords(n) })
 */
export function amount<S, A extends Args>(
  name: keyof A & string,
  choice: Common<S, A> &
    Unasked & {
      among(state: S, seat: Seat, args: A): Range;
      describe(state: S, seat: Seat, value: number, args: A): Description;
    },
): Choice<S, A, number> {
  const { among, describe, open, ...rest } = choice;
  return {
    ...rest,
    ...(open && {
      when(state, seat, args) {
        const { min, max } = among(state, seat, args);
        return max > min;
      },
    }),
    name,
    take: 'number',
    next: (state, seat, args) => ({ values: among(state, seat, args) }),
    describe: (state, seat, args, value) => describe(state, seat, Number(value), args),
    chosen: (state, seat, args) => given<number>(args, name) ?? among(state, seat, args).min,
  };
}

/**
 * Several values: a set, a sequence, or a bag, in which a value may be as often as `among` lists it. `count` says how
 * many of them; there must be so many.
 * @example several<State, { elders: string[] }>('elders', { take: 'set', among: elderIds, count: fed, describe })
 */
export function several<S, A extends Args>(
  name: keyof A & string,
  choice: Common<S, A> & {
    take: 'set' | 'sequence' | 'bag';
    among(state: S, seat: Seat, args: A): readonly string[];
    count(state: S, seat: Seat, args: A): Range;
    describe(state: S, seat: Seat, value: string, args: A): Description;
  },
): Param<S, A> {
  const { among, count, describe, ...rest } = choice;
  return {
    ...rest,
    name,
    next(state, seat, args, picked) {
      const { min, max } = count(state, seat, args);
      const done = picked.length >= min;
      if (picked.length >= max) return { values: [], done };
      const left = [...among(state, seat, args)];
      for (const value of picked) left.splice(left.indexOf(value), 1);
      return { values: [...new Set(left)], done };
    },
    describe: (state, seat, args, value) => describe(state, seat, value, args),
  };
}

/**
 * Goods within bounds, such as a payment: asked only where there are several such bags, closed to free actions, and
 * proposed with as much as possible of the first goods.
 * @example bag<State, { pay: string[] }>('pay', { within: paymentsOf, describe: goodWords })
 */
export function bag<S, A extends Args>(
  name: keyof A & string,
  choice: {
    within(state: S, seat: Seat, args: A): Bounds;
    describe(state: S, seat: Seat, value: string, args: A): Description;
  },
): Choice<S, A, Record<string, number>> {
  const { within, describe } = choice;
  return {
    name,
    take: 'bag',
    closed: true,
    when: (state, seat, args) => bagsWithin(within(state, seat, args)) === 'several',
    next(state, seat, args, picked) {
      const bounds = within(state, seat, args);
      return { ...nextInto(bounds, picked), suggest: bagItems(fullest(bounds)) };
    },
    describe: (state, seat, args, value) => describe(state, seat, value, args),
    chosen(state, seat, args) {
      const picked = given<string[]>(args, name);
      return picked ? bagOf(picked) : fullest(within(state, seat, args));
    },
  };
}
