import { type AnyGame, type Args, actionNamed, type Question, type Seat } from '../engine/index.js';

/** Does a key lead on at once, as the game says? */
export type Leads = (key: string) => boolean;

/** Of actions. @example leadingActions(game, state, 0)('expand') // false */
export function leadingActions(game: AnyGame, state: unknown, seat: Seat): Leads {
  return (id) => actionNamed(game, id).leadsOn?.(state, seat) ?? true;
}

/** Of answers to a question. @example leadingAnswers(asked, state, 0, {})('brewery') // true */
export function leadingAnswers({ param }: Question, state: unknown, seat: Seat, args: Args): Leads {
  if (!param.leadsOn) return always;
  let leads: Leads | undefined;
  return (key) => {
    leads ??= param.leadsOn!(state, seat, args);
    return leads(key);
  };
}

const always: Leads = () => true;
