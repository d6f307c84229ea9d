import { type Args, check, complete, parseMove, question, type Refusal, type Thought } from '../engine/index.js';
import type { Desk } from '../match/api.js';

/**
 * What a person typed, in notation without the seat: a legal move, the beginning of one (`missing`), or why it is
 * neither. Arguments with only one legal value may be left out.
 * @example typedMove(desk, 'expand tile=double-01')
 */
export function typedMove(desk: Desk, text: string): { thought: Thought; missing: boolean } | { refusal: Refusal } {
  const { game, seat, position } = desk;
  const parsed = parseMove(game, `${seat} ${text}`);
  if (!parsed.ok) return { refusal: parsed.refusal };
  const move = complete(game, position.state, parsed.value);
  const refusal = check(game, position.state, move);
  if (!refusal) return { thought: { action: move.action, args: move.args, picked: [] }, missing: false };
  if (refusal.id !== 'engine.missing') return { refusal };
  return { thought: { action: move.action, args: leading(desk, move.action, move.args), picked: [] }, missing: true };
}

/** The arguments up to the first that is still open; later ones depend on it and are asked again. */
export function leading(desk: Desk, action: string, given: Args): Args {
  const { game, seat, position } = desk;
  let args: Args = {};
  for (;;) {
    const name = question(game, position.state, seat, action, args)?.param.name;
    const value = name === undefined ? undefined : given[name];
    if (name === undefined || value === undefined) return args;
    args = { ...args, [name]: value };
  }
}
