import type { Io } from '../../../engine/game.js';
import { type Message, type MessageArg, message, type Seat } from '../../../engine/message.js';
import { buildingOf, effectOf, type Needs, sortOf } from '../data.js';
import { needsArg } from '../words.js';
import type { Settled } from './settle.js';
import { sourceKind } from './sources.js';

/** Naval tokens by kind, wherever they came from. @example tokensPaid({ 'fw-36': 1, trade: 1 }) // { trade: 2 } */
export function tokensPaid(tokens: Needs): Needs {
  const kinds: Record<string, number> = {};
  for (const [source, count] of Object.entries(tokens)) {
    const kind = source === 'trade' || source === 'exploration' ? source : effectOf(source, 'tokens')!.token;
    kinds[kind] = (kinds[kind] ?? 0) + count;
  }
  return kinds;
}

/** What was settled, by how it is said: made by oneself, spent, and each other source by itself. */
function grouped(all: readonly Settled[]): { made: Needs; spent: Needs; others: Settled[] } {
  const made: Record<string, number> = {};
  const spent: Record<string, number> = {};
  const add = (to: Record<string, number>, id: string, count: number): void => {
    to[id] = (to[id] ?? 0) + count;
  };
  const others: Settled[] = [];
  for (const one of all) {
    const { from } = sourceKind(one.by);
    if (from === 'field') add(made, one.need, 1);
    else if (sortOf(one.need) === 'resource') others.push(one);
    else if (from === 'tokens') for (const [id, count] of Object.entries(tokensPaid(one.tokens))) add(spent, id, count);
    else add(spent, one.need, one.count);
  }
  return { made, spent, others };
}

/** What a source other than an own workplace is said with. */
function otherArgs({ need, by, tokens }: Settled): Record<string, MessageArg> {
  const source = sourceKind(by);
  return {
    made: needsArg({ [need]: 1 }),
    ...((source.from === 'trade' || source.from === 'island') && { cost: { amounts: { ...tokensPaid(tokens) } } }),
    ...(source.from === 'trade' && { other: { seat: source.seat } }),
    ...(source.from === 'card' && { card: { component: source.card } }),
  };
}

const elsewhere = {
  trade: { told: 'anno-1800.told.buy', pay: 'anno-1800.pay.buy' },
  island: { told: 'anno-1800.told.island', pay: 'anno-1800.pay.island' },
  card: { told: 'anno-1800.told.card-resource', pay: 'anno-1800.pay.card' },
  pool: { told: 'anno-1800.told.from-pool', pay: 'anno-1800.pay.pool' },
};

function idsOf({ by }: Settled): { told: string; pay: string } {
  return elsewhere[sourceKind(by).from as keyof typeof elsewhere];
}

/** Tells what was settled: what a seat made itself in one sentence, each purchase in one of its own.
 * @example tellPaid(0, [settled], io) */
export function tellPaid(seat: Seat, all: readonly Settled[], io: Io): void {
  const { made, spent, others: bought } = grouped(all);
  const say = (id: string, args: Record<string, MessageArg>, list: readonly Settled[]): void =>
    io.say({
      id,
      args: { seat: { seat }, ...args },
      anchors: [...new Set(list.flatMap(({ anchors }) => anchors))],
    });
  const from = (place: string) => all.filter(({ by }) => sourceKind(by).from === place);
  if (Object.keys(made).length > 0) say('anno-1800.told.make', { made: needsArg(made) }, from('field'));
  for (const one of bought) say(idsOf(one).told, otherArgs(one), [one]);
  if (Object.keys(spent).length > 0) {
    const direct = all.filter(({ need }) => sortOf(need) !== 'resource');
    say('anno-1800.told.spend', { cost: needsArg(spent) }, direct);
  }
}

/** What a payment would do, in a few words; `workers` are the cubes that go to work. @example paidWords(settled, { artisan: 2 }) */
export function paidWords(all: readonly Settled[], workers: Needs): Message {
  const { made, spent, others: bought } = grouped(all);
  const parts = [
    ...(Object.keys(made).length > 0
      ? [message('anno-1800.pay.make', { made: needsArg(made), cubes: needsArg(workers) })]
      : []),
    ...bought.map((one) => message(idsOf(one).pay, otherArgs(one))),
    ...(Object.keys(spent).length > 0 ? [message('anno-1800.pay.spend', { cost: needsArg(spent) })] : []),
  ];
  return parts.reduce((first, then) => message('anno-1800.pay.both', { first, then }));
}

/** The name of a source, and what it takes for so many units, apart. @example sourceLine('goods', '1.h-b3', 'start-warehouse', { trade: 2 }) */
export function sourceLine(
  need: string,
  by: string,
  maker: string | undefined,
  tokens: Needs,
  count = 1,
): { label: Message; detail: Message } {
  const source = sourceKind(by);
  const cost = { amounts: { ...tokensPaid(tokens) } };
  const building = { component: maker ?? need };
  switch (source.from) {
    case 'field': {
      const worker = maker === undefined ? undefined : buildingOf(maker);
      const cubes = worker?.type === 'industry' ? { amounts: { [worker.worker]: count } } : need;
      return {
        label: message('anno-1800.from.field', { building }),
        detail: message('anno-1800.takes.field', { cubes, count }),
      };
    }
    case 'trade':
      return {
        label: message('anno-1800.from.trade', { building, seat: { seat: source.seat } }),
        detail: message('anno-1800.takes.trade', { cost, seat: { seat: source.seat } }),
      };
    case 'card':
      return {
        label: message('anno-1800.from.card', { card: { component: source.card } }),
        detail: message('anno-1800.detail.text', { text: { textOf: source.card } }),
      };
    case 'island':
    case 'tokens':
      return { label: message(`anno-1800.from.${source.from}`), detail: message('anno-1800.detail.costs', { cost }) };
    default:
      return { label: message(`anno-1800.from.${source.from}`), detail: message(`anno-1800.takes.${source.from}`) };
  }
}
