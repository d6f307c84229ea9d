import {
  actionsOf,
  check,
  isRange,
  legalStart,
  type MessageArg,
  type Move,
  message,
  question,
  type Refusal,
} from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import { cut } from './cut.js';

/** How much of what somebody typed is said back to them. */
const quoted = 40;
/** So many actions or values are named; whoever wants to see more of them looks at the panel. */
const mostNamed = 12;

/**
 * That the seat of a desk has nothing to decide: the match is over, or whose turn it is. Undefined: it has.
 * @example const closed = outOfTurn(desk)
 */
export function outOfTurn({ game, seat, position, pending }: Desk): Refusal | undefined {
  return pending ? undefined : check(game, position.state, { seat, action: '', args: {} });
}

/**
 * That no action is called what somebody typed, and which there are now, as they are typed and as they are called.
 * @example noSuchAction(desk, 'hello')
 */
export function noSuchAction(desk: Desk, typed: string): Refusal {
  return message('discord.no-action', { word: cut(typed, quoted), list: possibleNow(desk) });
}

/**
 * That what somebody typed answers nothing, and what an answer begins with; with `among`, of those actions.
 * @example noAnswer(desk, 'hello')
 */
export function noAnswer(desk: Desk, typed: string, among?: string[]): Refusal {
  return message('discord.no-answer', { text: cut(typed, quoted), list: possibleNow(desk, among) });
}

function possibleNow({ game, seat, position }: Desk, among?: string[]): MessageArg {
  const open = actionsOf(game, position.state, seat).filter(({ why }) => !why);
  const possible = among ? open.filter(({ action }) => among.includes(action)) : open;
  const named = possible.slice(0, mostNamed).map(({ action }): MessageArg => {
    return message('discord.action-word', { typed: action, name: { id: `${game.id}.action.${action}` } });
  });
  return { list: [...named, ...moreThan(named, possible.length)] };
}

/**
 * A refusal of one argument of a typed move, with what may be typed there.
 * @example withValues(desk, { action: 'islet', args: { islet: 'x' } }, refusal)
 */
export function withValues(
  { game, seat, position: { state } }: Desk,
  { action, args }: Omit<Move, 'seat'>,
  refusal: Refusal,
): Refusal {
  const { param } = refusal.args ?? {};
  if (!['engine.not-legal', 'engine.missing'].includes(refusal.id) || typeof param !== 'string') return refusal;
  const open = question(game, state, seat, action, legalStart(game, state, seat, action, args) ?? {});
  if (open?.param.name !== param) return refusal;
  const { values } = open.next;
  if (isRange(values)) return message('discord.possible-range', { refusal, param, min: values.min, max: values.max });
  const named = values.slice(0, mostNamed).map((value) => `\`${value}\``);
  if (named.length === 0) return refusal;
  return message('discord.possible', { refusal, param, list: { list: [...named, ...moreThan(named, values.length)] } });
}

function moreThan(named: unknown[], all: number): MessageArg[] {
  return all > named.length ? [message('discord.more-actions', { n: all - named.length })] : [];
}
