import { isDeepStrictEqual } from 'node:util';
import {
  type AnyGame,
  apply,
  awaited,
  check,
  type Event,
  forkPosition,
  type Message,
  type Move,
  message,
  type Position,
  readOptions,
  type Seat,
  start,
} from '../engine/index.js';
import type { Lesson } from './lesson.js';
import { scriptMove } from './script-move.js';

/** A step of a lesson, and how it goes where all before it went as its script says. */
interface Planned {
  id: string;
  moves: Move[];
  anchors: string[];
  /** Indices of the steps without which its text would be false. */
  after: number[];
  /** What its moves tell of its seat: what its text speaks of. */
  told: Message[];
}

/** A lesson, read and rehearsed. */
export interface Plan {
  game: AnyGame;
  seat: Seat;
  steps: Planned[];
  /** Actions that harm where they are not meant. */
  harms: string[];
}

const plans = new WeakMap<Lesson, Plan>();

/**
 * The plan of a lesson; a script that does not play by the game's rules is a mistake in the data and throws.
 * @example planOf(game, lesson).steps[0]?.id // 'die'
 */
export function planOf(game: AnyGame, lesson: Lesson): Plan {
  const known = plans.get(lesson);
  if (known?.game === game) return known;
  const { seat, harms = [] } = lesson;
  const plan = { game, seat, steps: rehearsed(game, lesson), harms };
  plans.set(lesson, plan);
  return plan;
}

function rehearsed(game: AnyGame, lesson: Lesson): Planned[] {
  const { seat } = lesson;
  const options = readOptions(game, lesson.options);
  if (!options.ok) throw new Error(`${game.id}: the lesson's options are not the game's`);
  const { position } = start(game, lesson.seats, options.value, lesson.seed);
  for (const line of lesson.before) apply(game, position, scriptMove(game, line));
  const replies = lesson.replies.map((line) => scriptMove(game, line)).values();
  return lesson.steps.map(({ id, moves: lines, anchors = [], after = [] }) => {
    const moves = lines.map((line) => scriptMove(game, `${seat} ${line}`));
    for (; !awaited(game.pending(position.state)).some((one) => one.seat === seat); ) {
      const reply = replies.next();
      if (reply.done || check(game, position.state, reply.value)) throw new Error(`${game.id}: no reply before ${id}`);
      apply(game, position, reply.value);
    }
    const told = enacted(game, position, moves);
    if (!told) throw new Error(`${game.id}: the lesson's step ${id} is not legal`);
    for (const move of moves) apply(game, position, move);
    const indices = after.map((name) => lesson.steps.findIndex((step) => step.id === name));
    return { id, moves, anchors, after: indices, told };
  });
}

/**
 * Would a step go here as it was rehearsed, from its first move to its last? Only then is true what its text says.
 * @example fits(plan, 2, position)
 */
export function fits({ game, steps }: Plan, at: number, position: Position): boolean {
  const { moves, told } = steps[at]!;
  const tells = enacted(game, position, moves);
  return tells !== undefined && isDeepStrictEqual(tells, told);
}

/** What moves tell of their own seat, played on a copy; undefined: one of them is not legal. */
function enacted(game: AnyGame, from: Position, moves: Move[]): Message[] | undefined {
  const position = forkPosition(game, from);
  const events: Message[] = [];
  for (const move of moves) {
    if (check(game, position.state, move)) return undefined;
    const { told } = apply(game, position, move);
    for (const { event } of told)
      if (!event.round && isOf(event, move.seat)) events.push(message(event.id, event.args));
  }
  return events;
}

function isOf({ args }: Event, seat: Seat): boolean {
  return isDeepStrictEqual(args?.seat, { seat });
}
