import {
  type AnyGame,
  type Args,
  answer,
  type Move,
  openQuestion,
  type Pending,
  type Question,
  tidy,
} from '../engine/index.js';
import { actionsToTry, answerKeys, answerOf } from './choices.js';
import { type Leads, leadingActions, leadingAnswers } from './leading.js';

/** The key of taking what is proposed (a payment), instead of answering value by value. */
export const proposal = '!';

/** Chooses one of several keys: an action where nothing is asked yet, else an answer. Undefined: none. */
export type Choose = (keys: string[], leads: Leads, asked?: Question) => string | undefined;

/**
 * A move of a seat, choice by choice; what leaves no choice is not asked. Undefined: there is none, or none was chosen.
 * @example walk(game, state, decision, (keys) => luck.pick(keys))
 */
export function walk(game: AnyGame, state: unknown, decision: Pending, choose: Choose): Move | undefined {
  const { seat } = decision;
  const of: Choose = (keys, leads, asked) => (keys.length > 1 ? choose(keys, leads, asked) : keys[0]);
  const action = of(actionsToTry(game, state, decision), leadingActions(game, state, seat));
  if (action === undefined) return undefined;
  let args: Args = {};
  let picked: string[] = [];
  for (;;) {
    const asked = openQuestion(game, state, seat, action, args, picked);
    if (!asked) return { seat, action, args };
    const { suggest } = asked.next;
    const keys = suggest ? [proposal, ...answerKeys(asked)] : answerKeys(asked);
    const key = of(keys, leadingAnswers(asked, state, seat, args), asked);
    if (key === undefined) return undefined;
    if (key === proposal && suggest) [args, picked] = [{ ...args, [asked.param.name]: tidy(asked.take, suggest) }, []];
    else ({ args, picked } = answer(asked, args, answerOf(asked, key)));
  }
}
