import type { Description } from '../../../engine/game.js';
import { type Message, type MessageArg, message, type Refusal, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { removeToken, whyNotRemove } from '../board/placing.js';
import { buildingOf, type Kind, kinds, type Needs, populationOf } from '../data.js';
import { copyState, type State } from '../state.js';
import { needsArg } from '../words.js';
import { openedBill } from './bill.js';
import { expanding, shipsOf } from './choosable.js';
import { extraFor } from './extra.js';
import { type Plan, planFor } from './plan.js';
import { reachable } from './reachable.js';
import { type Bought, boughtBy } from './sources.js';
import type { Extra } from './weigh.js';

/** Whether something can be paid: at once, after free steps, or not in this turn as far as is seen. */
export type Outlook =
  | { when: 'now'; plan: Plan }
  | { when: 'after'; extra: Extra; remove?: string }
  | { when: 'not'; why: Refusal };

/**
 * How a seat stands with a price (AN-9.8). `ships`: it is asked in an Expand action whose removal is unused, which builds
 * ships of these strengths; then a removal counts among the steps.
 * @example outlookFor(state, 0, { beer: 1 }).when // 'after'
 */
export function outlookFor(state: State, seat: Seat, needs: Needs, ships?: readonly number[]): Outlook {
  const turn: Bought = boughtBy(state, seat);
  const plan = planFor(state, seat, needs, turn);
  if (plan) return { when: 'now', plan };
  const why = reachable(state, seat, ships !== undefined)(needs);
  if (why) return { when: 'not', why };
  const extra = extraFor(state, seat, needs, turn);
  if (extra) return { when: 'after', extra };
  if (ships) {
    for (const { id, token, printed } of seatOf(state, seat).fields) {
      if (token === undefined || printed === undefined) continue;
      // Only workplaces for something that is needed could help.
      const below = buildingOf(printed);
      if (below.type !== 'industry' || needs[below.resource] === undefined) continue;
      if (whyNotRemove(seatOf(state, seat), id, ships)) continue;
      const without = copyState(state);
      removeToken(without, seatOf(without, seat), id);
      const then = extraFor(without, seat, needs, turn);
      if (then) return { when: 'after', extra: then, remove: token };
    }
  }
  return { when: 'not', why: message('anno-1800.why.too-dear') };
}

/** The same of the open bill, with the removal that an Expand action may still have. @example billOutlook(state, 0).when */
export function billOutlook(state: State, seat: Seat): Outlook {
  const removal = expanding(state)?.removed === false;
  return outlookFor(state, seat, openedBill(state).needs, removal ? shipsOf(state) : undefined);
}

/** How many of several prices can be paid at once, in a few words. @example payableNow(state, 0, costs) // 3 can be paid now */
export function payableNow(state: State, seat: Seat, costs: readonly Needs[]): Message {
  const turn = boughtBy(state, seat);
  const count = costs.filter((needs) => planFor(state, seat, needs, turn)).length;
  return message('anno-1800.detail.payable', { count });
}

/** Steps in words, one after the other. @example stepsArg({ when: 'after', extra }) // end the shift of 1 worker (2 gold) */
export function stepsArg({ extra, remove }: { extra: Extra; remove?: string }): MessageArg {
  const list: Message[] = [];
  if (remove !== undefined) list.push(message('anno-1800.step.remove', { building: { component: remove } }));
  for (const id of extra.objectives) list.push(message('anno-1800.step.objective', { card: { component: id } }));
  for (const id of extra.cards) list.push(message('anno-1800.step.activate', { card: { component: id } }));
  for (const kind of kinds) {
    const count = extra.upgrades[kind];
    if (count) list.push(message('anno-1800.step.credit', { cubes: { amounts: { [kind]: count } } }));
  }
  const ends: Record<string, number> = {};
  for (const kind of kinds) if (extra.ends[kind]) ends[kind] = extra.ends[kind];
  if (Object.keys(ends).length > 0) {
    const gold = Object.entries(ends).reduce((sum, [kind, n]) => sum + n * populationOf(kind as Kind).shiftEnd, 0);
    list.push(message('anno-1800.step.shift-end', { cubes: { amounts: ends }, cost: { amounts: { gold } } }));
  }
  return { list };
}

/** What a choice costs and whether that can be paid, in a few words. @example outlookWords(cost, outlook) */
export function outlookWords(cost: MessageArg, outlook: Outlook): Message {
  if (outlook.when === 'now') return message('anno-1800.outlook.now', { cost });
  if (outlook.when === 'after') return message('anno-1800.outlook.after', { cost, steps: stepsArg(outlook) });
  return message('anno-1800.outlook.not', { cost, why: outlook.why });
}

/** The same as what is said of a choice; what cannot be paid at once stands below what can.
 * @example priced(cost, outlook).later // true */
export function priced(cost: MessageArg, outlook: Outlook): Pick<Description, 'detail' | 'later'> {
  return { detail: outlookWords(cost, outlook), ...(outlook.when !== 'now' && { later: true }) };
}

/** What an action costs and whether that can be paid; where it is refused, that says why. @example priceOfAction(state, 0, cost, why) */
export function priceOfAction(state: State, seat: Seat, needs: Needs, refused: Refusal | undefined): Message {
  const cost = needsArg(needs);
  return refused ? message('anno-1800.detail.costs', { cost }) : outlookWords(cost, outlookFor(state, seat, needs));
}
