import {
  type Args,
  check,
  complete,
  legalStart,
  type Move,
  message,
  parseMove,
  question,
  type Refusal,
  type Thought,
} from '../../engine/index.js';
import type { Desk } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { cut } from '../words/cut.js';
import { noAnswer, outOfTurn, withValues } from '../words/possible.js';
import { meantAnswer, meantValue } from './suggest.js';

/** How much of what somebody typed is said back to them. */
const quoted = 40;

/** A legal move, the beginning of one (`missing`), or why it is neither. */
export type Typed = { thought: Thought; missing: boolean } | { refusal: Refusal };

/**
 * What a person typed into the options of an action: value ids, as autocomplete fills them in, or the words it shows.
 * Arguments with only one legal value may be left out.
 * @example typedMove(desk, words, 'use-die', [{ name: 'die', value: 'white 6' }])
 */
export function typedMove(desk: Desk, words: Words, action: string, options: { name: string; value: string }[]): Typed {
  const { game, seat, position } = desk;
  const closed = check(game, position.state, { seat, action, args: {} });
  if (closed && closed.id !== 'engine.missing') return { refusal: closed };
  const text = writtenOptions(desk, words, action, options);
  if (typeof text !== 'string') return { refusal: text };
  const parsed = parseMove(game, `${seat} ${text}`);
  return parsed.ok ? typed(desk, parsed.value) : { refusal: parsed.refusal };
}

/**
 * Options as notation without the seat; a refusal where one cannot stand in it.
 * @example writtenOptions(desk, words, 'use-die', [{ name: 'die', value: 'White 6' }]) // 'use-die die=white-6'
 */
export function writtenOptions(
  desk: Desk,
  words: Words,
  action: string,
  options: { name: string; value: string }[],
): string | Refusal {
  const { game, seat } = desk;
  const params = game.actions[action]?.params ?? [];
  let text = action;
  // In the order in which they are asked: what a word means depends on the options before it.
  for (const { name, value } of params.flatMap((param) => options.filter((one) => one.name === param.name))) {
    const id = meantValue(desk, words, text, name, value) ?? value.trim();
    const readable = /^\S+$/.test(id) && parseMove(game, `${seat} ${action} ${name}=${id}`).ok;
    if (!readable) return wrongBefore(desk, text) ?? unreadable(desk, text, name, value);
    text += ` ${name}=${id}`;
  }
  return text;
}

function unreadable(desk: Desk, text: string, param: string, value: string): Refusal {
  const refusal = message('engine.not-legal', { param, value: cut(value, quoted) });
  const before = parseMove(desk.game, `${desk.seat} ${text}`);
  return before.ok ? withValues(desk, before.value, refusal) : refusal;
}

/** The first thing wrong in the notation so far, but for what is still to come. */
function wrongBefore({ game, seat, position }: Desk, text: string): Refusal | undefined {
  const parsed = parseMove(game, `${seat} ${text}`);
  const wrong = parsed.ok ? check(game, position.state, complete(game, position.state, parsed.value)) : undefined;
  return wrong?.id === 'engine.missing' ? undefined : wrong;
}

/**
 * What a person typed as the answer to a question: a move without its seat, or the words of a suggestion; with `among`, of
 * one for those actions.
 * @example typedAnswer(desk, words, 'trade pay=wood')
 */
export function typedAnswer(desk: Desk, words: Words, text: string, among?: string[]): Typed {
  const { game, seat } = desk;
  const closed = outOfTurn(desk);
  if (closed) return { refusal: closed };
  const parsed = parseMove(game, `${seat} ${meantAnswer(desk, words, text, among) ?? text}`);
  if (parsed.ok) return typed(desk, parsed.value);
  return { refusal: noAnswer(desk, text, among) };
}

function typed(desk: Desk, given: Move): Typed {
  const { game, position } = desk;
  const move = complete(game, position.state, given);
  const refusal = check(game, position.state, move);
  if (!refusal) return { thought: { action: move.action, args: move.args, picked: [] }, missing: false };
  // Later arguments depend on the one that is missing, and are asked again.
  const args = legalStart(game, position.state, desk.seat, move.action, move.args) ?? {};
  const picked = begunCollection(desk, move, args);
  if (refusal.id !== 'engine.missing' && !picked) return { refusal: withValues(desk, move, refusal) };
  return { thought: { action: move.action, args, picked: picked ?? [] }, missing: true };
}

/** The items of the first argument that is not legal, where that is because more of them are needed. */
function begunCollection(
  { game, seat, position }: Desk,
  { action, args: given }: Move,
  args: Args,
): string[] | undefined {
  const open = question(game, position.state, seat, action, args);
  const items = open && given[open.param.name];
  if (!Array.isArray(items) || items.length === 0) return undefined;
  const { picked = [] } = question(game, position.state, seat, action, args, items) ?? {};
  return picked.length === items.length ? picked : undefined;
}
