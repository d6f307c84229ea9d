import { question, settle } from './asking.js';
import { check, legalStart } from './check.js';
import { actionsOf, allows, answer, blank, pendingFor, type Thought } from './choices.js';
import type { AnyGame, Move } from './game.js';
import { done, message, type Refusal, type Result, refuse, type Seat } from './message.js';
import { parseMove } from './notation.js';

/** What somebody says to a half-made move: a value, that enough is picked, that the suggestion is right, or that it is to be played as it is. */
export type Reply = { value: string } | 'stop' | 'accept' | 'carry';

/**
 * What somebody does about their decision: thinks of an action, of one with the answer to its first question, plays a
 * whole move in notation without the seat, or replies to what is asked.
 */
export type Input = { act: string } | { begin: string; value: string } | { move: string } | { reply: Reply };

/** Where a half-made move leads: to the move it is when nothing is left to choose, else to the thought to go on with. */
export type Lead = { move: Omit<Move, 'seat'> } | { thought: Thought };

/**
 * The thought with everything settled that has only one answer, or the move it is then. `action` must be possible now.
 * @example leadOf(game, state, 0, blank('pass')) // { move: { action: 'pass', args: {} } }
 */
function leadOf(game: AnyGame, state: unknown, seat: Seat, begun: Thought): Lead {
  const thought = settle(game, state, seat, begun);
  const { action, args, picked } = thought;
  return question(game, state, seat, action, args, picked) ? { thought } : { move: { action, args } };
}

/**
 * Where a reply to the question of a half-made move leads; undefined: it is no answer to it.
 * @example reply(game, state, 0, blank('expand'), { value: 'double-01' })
 */
function reply(game: AnyGame, state: unknown, seat: Seat, begun: Thought, said: Reply): Lead | undefined {
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

/**
 * Where an input leads from what is half made. Refused: why the action is not possible, or match.stale: it answers
 * nothing that is asked.
 * @example leadTo(game, state, 0, undefined, { act: 'pass' })
 */
export function leadTo(
  game: AnyGame,
  state: unknown,
  seat: Seat,
  thought: Thought | undefined,
  input: Input,
): Result<Lead> {
  if ('move' in input) {
    const move = parseMove(game, `${seat} ${input.move}`);
    return move.ok ? done({ move: move.value }) : refuse('match.stale');
  }
  const begun =
    'act' in input
      ? blank(input.act)
      : 'begin' in input
        ? blank(input.begin)
        : (thought ?? onlyThought(game, state, seat));
  const choice = begun && actionsOf(game, state, seat).find(({ action }) => action === begun.action);
  if (!begun || !choice) return refuse('match.stale');
  if (choice.why) return { ok: false, refusal: choice.why };
  if ('act' in input) return done(leadOf(game, state, seat, begun));
  if ('begin' in input) {
    // Its first question was shown as it is, were there but one answer to it.
    const open = question(game, state, seat, begun.action, {});
    if (!open || !allows(open.next, input.value)) return refuse('match.stale');
    return done(leadOf(game, state, seat, { ...begun, ...answer(open, {}, input.value) }));
  }
  const lead = reply(game, state, seat, begun, input.reply);
  return lead ? done(lead) : refuse('match.stale');
}

/** A decision with only one usual action is opened on its first question. */
function onlyThought(game: AnyGame, state: unknown, seat: Seat): Thought | undefined {
  const pending = pendingFor(game, state, seat);
  const usual = pending?.actions.filter((action) => action !== pending.end) ?? [];
  return usual.length === 1 ? blank(usual[0]!) : undefined;
}

/**
 * Why a move cannot be half made like this; undefined: it can be completed. Refusals are those of `check`.
 * @example refuseThought(game, state, 0, blank('expand'))
 */
export function refuseThought(game: AnyGame, state: unknown, seat: Seat, thought: Thought): Refusal | undefined {
  const { action, args, picked } = thought;
  const refusal = check(game, state, { seat, action, args });
  // `check` looks at arguments in their order: if all it misses is a later one, those before are legal.
  if (refusal && refusal.id !== 'engine.missing') return refusal;
  const begun = legalStart(game, state, seat, action, args) ?? {};
  const early = Object.keys(args).find((name) => !Object.hasOwn(begun, name));
  if (early !== undefined) {
    return message('engine.unknown-param', { action: { id: `${game.id}.action.${action}` }, param: early });
  }
  let open = question(game, state, seat, action, args);
  for (const value of picked) {
    if (!open || open.take === 'one' || open.take === 'number' || !allows(open.next, value)) {
      return message('engine.not-legal', { param: open?.param.name ?? action, value });
    }
    open = question(game, state, seat, action, args, answer(open, args, value).picked);
  }
  return undefined;
}
