import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { cardOf, data, type Effect, effectOf, type Kind, type Needs } from '../data.js';
import type { State } from '../state.js';
import { gainable } from './gain.js';
import { canPay } from './payments.js';
import { looseCards } from './saved.js';

/** Face-up cards of a seat. @example openCards(state, 0) // ['fw-36'] */
export function openCards(state: State, seat: Seat): string[] {
  return seatOf(state, seat).played.flatMap(({ id, open }) => (open ? [id] : []));
}

/** Why a face-up card cannot be activated now (AN-13). @example whyNotActivate(state, 0, 'fw-10') */
export function whyNotActivate(state: State, seat: Seat, card: string): Refusal | undefined {
  for (const effect of cardOf(card).effects) {
    const why = whyNotEffect(state, seat, effect, card);
    if (why) return why;
  }
  return undefined;
}

function whyNotEffect(state: State, seat: Seat, effect: Effect, card: string): Refusal | undefined {
  switch (effect.effect) {
    case 'cubes':
      return gainable(state, seat, effect.cube) ? undefined : message('anno-1800.why.no-gain');
    case 'expeditions':
      return state.expeditions.length > 0 ? undefined : message('anno-1800.why.no-expedition');
    case 'resource':
      return message('anno-1800.why.only-for-need');
    case 'discard':
      if (effect.sameTurn && !state.turn.played.includes(card)) return message('anno-1800.why.not-this-turn');
      return looseCards(state, seat).length > 0 ? undefined : message('anno-1800.why.no-card');
    default:
      return undefined;
  }
}

/** The effect by which cards are put away; undefined: it has none. @example discardOf('aei-14')?.most // 2 */
export function discardOf(card: string) {
  return Object.hasOwn(data.cards, card)
    ? effectOf(card, 'discard')
    : data.objectives[card]?.use?.effects.find((one) => one.effect === 'discard');
}

/** Objective cards in play that are used as a free step. @example usableObjectives(state) // ['aarhant'] */
export function usableObjectives(state: State): string[] {
  return state.objectives.filter((id) => data.objectives[id]!.use);
}

/** Why the effect of an objective card cannot be used now (AN-21.2 to AN-21.4, AN-21.7). @example whyNotUse(state, 0, 'aarhant') */
export function whyNotUse(state: State, seat: Seat, id: string): Refusal | undefined {
  if (state.turn.used.includes(id)) return message('anno-1800.why.used');
  const { cost } = data.objectives[id]!.use!;
  if (!paysNow(state, seat, cost)) return message('anno-1800.why.cost', { cost: { amounts: { ...cost } } });
  if (discardOf(id) && looseCards(state, seat).length === 0) return message('anno-1800.why.no-card');
  return undefined;
}

/** Can a small bill be settled at once from what is ready (AN-9.13)? */
function paysNow(state: State, seat: Seat, cost: Needs): boolean {
  const owner = seatOf(state, seat);
  return Object.entries(cost).every(([need, count]) => {
    if (need === 'gold') return owner.gold >= count;
    if (need === 'trade' || need === 'exploration') return canPay(state, owner, need, count);
    return owner.ready[need as Kind] >= count;
  });
}
