import { type Message, type MessageArg, message } from '../../engine/message.js';
import type { Amounts, Gain } from './data.js';

/** Goods of which there are some. @example amountsArg({ wood: 2, fish: 0 }) // 2 wood */
export function amountsArg(amounts: Readonly<Record<string, number | undefined>>): MessageArg {
  const some: Record<string, number> = {};
  for (const id in amounts) if (amounts[id]) some[id] = amounts[id];
  return { amounts: some };
}

/** What several gains give together, so many times. @example gainsArg([{ kind: 'renown', amount: 2 }], 2) // 4 renown */
export function gainsArg(gains: readonly Gain[], times = 1): MessageArg {
  const sum: Record<string, number> = {};
  for (const { kind, amount } of gains) sum[kind] = (sum[kind] ?? 0) + amount * times;
  return amountsArg(sum);
}

/** The name of something in the box. @example named('bridge') */
export function named(component: string): Message {
  return message('islebound.label.component', { component: { component } });
}

/** A price times so many. @example times({ wood: 1 }, 3) // { wood: 3 } */
export function times(amounts: Amounts, count: number): Record<string, number> {
  const product: Record<string, number> = {};
  for (const [id, amount] of Object.entries(amounts)) product[id] = amount * count;
  return product;
}
