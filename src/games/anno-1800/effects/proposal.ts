import { type Message, type MessageArg, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { fieldOf, industryOn } from '../board/fields.js';
import { tokensOf } from '../board/tokens.js';
import { data, type Kind, kinds, type Needs, sortOf, tokenKinds } from '../data.js';
import { added, copyState, type SeatState, type State } from '../state.js';
import { needsArg } from '../words.js';
import { openedBill } from './bill.js';
import { planFor } from './plan.js';
import { makerOf, type Settled, settle } from './settle.js';
import { sourceKind } from './sources.js';
import { sourceLine, tokensPaid } from './tell-paid.js';

/** The suggested payment of the open bill, step by step, with what each comes to. */
export interface Proposal {
  settled: Settled[];
  /** Cubes that go to work, by kind. */
  workers: Needs;
}

/** Settles the open bill as it is suggested (AN-9.15), and says how; undefined: nothing is suggested, nothing changed.
 * @example settleAll(state, 0)?.length // 3 */
export function settleAll(state: State, seat: Seat): Settled[] | undefined {
  const plan = planFor(state, seat, openedBill(state).needs);
  return plan?.steps.map(({ need, by }) => settle(state, seat, need, by));
}

/** What the suggestion would do; the state stays as it is. @example proposalFor(state, 0)?.workers // { farmer: 2 } */
export function proposalFor(state: State, seat: Seat): Proposal | undefined {
  const settled = settleAll(copyState(state), seat);
  if (!settled) return undefined;
  const at: Record<string, number> = {};
  for (const { by } of settled) {
    const source = sourceKind(by);
    if (source.from !== 'field') continue;
    const { worker } = industryOn(fieldOf(seatOf(state, seat), source.field))!;
    at[worker] = (at[worker] ?? 0) + 1;
  }
  const workers = Object.fromEntries(kinds.flatMap((kind) => (at[kind] ? [[kind, at[kind]]] : [])));
  return { settled, workers };
}

/** What it spends: cubes, naval tokens of both kinds, gold. */
function spentBy({ settled }: Proposal): Needs {
  const spent: Record<string, number> = {};
  const add = (id: string, count: number): void => {
    spent[id] = (spent[id] ?? 0) + count;
  };
  for (const { need, count, tokens } of settled) {
    if (sortOf(need) === 'cube' || need === 'gold') add(need, count);
    for (const [token, paid] of Object.entries(tokensPaid(tokens))) add(token, paid);
  }
  const order = [...kinds, ...tokenKinds, 'gold'];
  return Object.fromEntries(order.flatMap((id) => (spent[id] ? [[id, spent[id]]] : [])));
}

/** The suggestion as a button says it: who works, and what is spent. @example proposalWords(proposal) // ✓ Pay: put 2 farmers to work, spend 1 gold */
export function proposalWords(proposal: Proposal): Message {
  const { workers, settled } = proposal;
  const spent = spentBy(proposal);
  const parts: Message[] = [];
  if (Object.keys(workers).length > 0) parts.push(message('anno-1800.pay.work', { cubes: { amounts: workers } }));
  if (Object.keys(spent).length > 0) parts.push(message('anno-1800.pay.spend', { cost: { amounts: spent } }));
  for (const { by, need } of settled) {
    const source = sourceKind(by);
    const made = needsArg({ [need]: 1 });
    if (source.from === 'card') parts.push(message('anno-1800.pay.card', { card: { component: source.card }, made }));
    if (source.from === 'pool') parts.push(message('anno-1800.pay.pool', { made }));
  }
  const all =
    parts.length > 0 ? parts.reduce((first, then) => message('anno-1800.pay.and', { first, then })) : undefined;
  return all ? message('anno-1800.pay.accept', { how: all }) : message('anno-1800.pay.nothing');
}

/** One line of the table: all that one source gives for a need. */
type Row = Pick<Settled, 'need' | 'by' | 'count' | 'tokens'>;

/** The suggestion as a table: what settles each need, and last what is used up of what there is.
 * @example proposalLines(state, 0, proposal) */
export function proposalLines(state: State, seat: Seat, proposal: Proposal): Message[] {
  const rows: Row[] = [];
  for (const { need, by, count, tokens } of proposal.settled) {
    const row = rows.find((one) => one.need === need && one.by === by);
    if (!row) rows.push({ need, by, count, tokens });
    else {
      row.count += count;
      for (const [source, paid] of Object.entries(tokens)) row.tokens = added(row.tokens, source, paid);
    }
  }
  const lines = rows.map((row) => rowWords(state, seat, row));
  const used = usedOf(seatOf(state, seat), proposal.workers, spentBy(proposal));
  return used.length > 0 ? [...lines, message('anno-1800.line.uses', { used: { list: used } })] : lines;
}

function rowWords(state: State, seat: Seat, { need, by, count, tokens }: Row): Message {
  const what = needsArg({ [need]: count });
  if (sortOf(need) === 'token') {
    const from = Object.keys(tokens).map(
      (source): MessageArg =>
        Object.hasOwn(data.cards, source) ? { component: source } : message('anno-1800.from.ships'),
    );
    return message('anno-1800.line.from', { need: what, by: { list: from } });
  }
  const { label, detail } = sourceLine(need, by, makerOf(state, seat, by), tokens, count);
  return message('anno-1800.line.pay', { need: what, by: label, takes: detail });
}

/** How much is used of what is ready, such as 2 farmers of 4. */
function usedOf(owner: SeatState, workers: Needs, spent: Needs): MessageArg[] {
  const there = (id: string): number => {
    if (id === 'gold') return owner.gold;
    return sortOf(id) === 'cube' ? owner.ready[id as Kind] : tokensOf(owner, id as 'trade');
  };
  return [...kinds, ...tokenKinds, 'gold'].flatMap((id): MessageArg[] => {
    const count = (workers[id] ?? 0) + (spent[id] ?? 0);
    return count > 0 ? [message('anno-1800.label.of', { used: { amounts: { [id]: count } }, all: there(id) })] : [];
  });
}
