import { question, settle } from './asking.js';
import { allows, answer, type Thought } from './choices.js';
import type { AnyGame, Move } from './game.js';
import type { Seat } from './message.js';

/** What somebody says to a half-made move: a value, that enough is picked, that the suggestion is right, or that it is to be played as it is. */
export type Reply = { value: string } | 'stop' | 'accept' | 'carry';

/** Where a half-made move leads: to the move it is when nothing is left to choose, else to the thought to go on with. */
export type Lead = { move: Omit<Move, 'seat'> } | { thought: Thought };

/**
 * The thought with everything settled that has only one answer, or the move it is then. `action` must be possible now.
 * @example leadOf(game, state, 0, { action: 'pass', args: {}, picked: [] }) // { move: { action: 'pass', args: {} } }
 */
export function leadOf(game: AnyGame, state: unknown, seat: Seat, begun: Thought): Lead {
  const thought = settle(game, state, seat, begun);
  const { action, args, picked } = thought;
  return question(game, state, seat, action, args, picked) ? { thought } : { move: { action, args } };
}

/**
 * Where a reply to the question of a half-made move leads; undefined: it is no answer to it.
 * @example reply(game, state, 0, { action: 'expand', args: {}, picked: [] }, { value: 'double-01' })
 */
export function reply(game: AnyGame, state: unknown, seat: Seat, begun: Thought, said: Reply): Lead | undefined {
  const thought = settle(game, state, seat, begun);
  const open = question(game, state, seat, thought.action, thought.args, thought.picked);
  if (!open || said === 'carry') return open ? undefined : { move: { action: thought.action, args: thought.args } };
  const lead = (after: Pick<Thought, 'args' | 'picked'>): Lead =>
    leadOf(game, state, seat, { action: thought.action, ...after });
  if (said === 'accept') {
    const { suggest } = open.next;
    return suggest && lead(answer({ ...open, picked: suggest }, thought.args, undefined));
  }
  const collects = open.take !== 'one' && open.take !== 'number';
  if (said === 'stop') return collects && open.next.done ? lead(answer(open, thought.args, undefined)) : undefined;
  const value = open.take === 'number' ? Number(said.value) : said.value;
  return allows(open.next, value) ? lead(answer(open, thought.args, value)) : undefined;
}
