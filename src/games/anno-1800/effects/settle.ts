import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { putToWork, spendCubes } from '../board/cubes.js';
import { fieldOf, standing } from '../board/fields.js';
import { payTokens } from '../board/tokens.js';
import { data, type Kind, type Needs, sortOf, type Token } from '../data.js';
import { anchor } from '../ids.js';
import { added, type State } from '../state.js';
import { openedBill } from './bill.js';
import { tillFor, usualPayment } from './payments.js';
import { sourceKind, tokensFor } from './sources.js';

/** What settling a need came to, for telling it. */
export interface Settled {
  need: string;
  count: number;
  by: string;
  /** Naval tokens paid, by where they came from. */
  tokens: Needs;
  anchors: string[];
}

/** The tokens that a source asks for: its kind and how many; undefined: none. @example owedBy(state, 'planks', '1.h-a1') */
export function owedBy(state: State, need: string, by: string): { token: Token; count: number } | undefined {
  if (sortOf(need) === 'token') return { token: need as Token, count: openedBill(state).needs[need]! };
  const count = tokensFor(state, by);
  return count > 0 ? { token: 'trade', count } : undefined;
}

/**
 * Settles a need of the open bill by a source (AN-9.2): one unit of a resource, else all that is needed of it. Tokens that
 * are not named are paid in the usual way.
 * @example settle(state, 0, 'planks', 'h-a1')
 */
export function settle(state: State, seat: Seat, need: string, by: string, pay?: Needs): Settled {
  const owner = seatOf(state, seat);
  const bill = openedBill(state);
  const source = sourceKind(by);
  const resource = sortOf(need) === 'resource';
  const count = resource ? 1 : bill.needs[need]!;
  const owed = owedBy(state, need, by);
  const tokens = owed ? (pay ?? usualPayment(tillFor(state, owner, owed.token, owed.count))) : {};
  payTokens(owner, tokens);
  state.turn.bill = {
    purpose: bill.purpose,
    needs: added(bill.needs, need, -count),
    made: resource ? added(bill.made, need, 1) : bill.made,
  };
  const anchors = tokenAnchors(seat, tokens);
  switch (source.from) {
    case 'field':
      putToWork(owner, source.field);
      anchors.push(anchor('field', seat, source.field));
      break;
    case 'trade':
      seatOf(state, source.seat).gold += data.constants.trade.gold;
      state.turn.bought = [...state.turn.bought, need];
      anchors.push(anchor('gold', source.seat), anchor('field', source.seat, source.field));
      break;
    case 'card':
      owner.played = owner.played.map((card) => (card.id === source.card ? { ...card, open: false } : card));
      anchors.push(anchor('played', seat, source.card));
      break;
    case 'pool':
      state.turn.pool = added(state.turn.pool, need, -1);
      break;
    case 'ready':
      spendCubes(owner, need as Kind, count);
      anchors.push(anchor('spent', seat, need));
      break;
    case 'gold':
      owner.gold -= count;
      anchors.push(anchor('gold', seat));
      break;
    default:
      break;
  }
  return { need, count, by, tokens, anchors };
}

function tokenAnchors(seat: Seat, tokens: Needs): string[] {
  return Object.keys(tokens).map((source) =>
    Object.hasOwn(data.cards, source) ? anchor('played', seat, source) : anchor('tokens', seat, source),
  );
}

/** What makes a resource at a source: the industry, or the card. @example makerOf(state, 0, '1.h-b3') // 'start-warehouse' */
export function makerOf(state: State, seat: Seat, by: string): string | undefined {
  const source = sourceKind(by);
  if (source.from === 'card') return source.card;
  if (source.from === 'field') return standing(fieldOf(seatOf(state, seat), source.field));
  if (source.from === 'trade') return standing(fieldOf(seatOf(state, source.seat), source.field));
  return undefined;
}
