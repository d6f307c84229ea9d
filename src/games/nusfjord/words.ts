import { type Message, type MessageArg, message } from '../../engine/message.js';
import { type Amounts, cellsOf, goods, type Op, type OpOf } from './data.js';
import type { CellId, DoubleId } from './ids.js';

/** Goods of which there are some, in their usual order. @example amountsArg({ wood: 2, fish: 0 }) // 2 wood */
export function amountsArg(amounts: Amounts): MessageArg {
  const some: Record<string, number> = {};
  for (const good of goods) if (amounts[good]) some[good] = amounts[good];
  return { amounts: some };
}

/** The name of something in the box. @example named('fish-stand') */
export function named(component: string): Message {
  return message('nusfjord.label.component', { component: { component } });
}

/** @example cellWords('b1') // space b1 */
export function cellWords(cell: CellId): Message {
  return message('nusfjord.label.cell', { cell });
}

/** @example doubleWords('cd1') // spaces c1 and d1 */
export function doubleWords(double: DoubleId): Message {
  return message('nusfjord.label.double', { cells: { list: [...cellsOf(double)] } });
}

/** @example exchangeWords(op) // 3 fish → 1 gold */
export function exchangeWords({ give, get }: OpOf<'exchange'>): Message {
  return message('nusfjord.op.exchange', { give: amountsArg(give), get: amountsArg(get) });
}

/** What an op does, in a few words. @example opWords({ op: 'gain', wood: 1 }) // gain 1 wood */
export function opWords(op: Op): Message {
  switch (op.op) {
    case 'gain':
      return message('nusfjord.op.gain', { goods: amountsArg(op) });
    case 'exchange':
      return exchangeWords(op);
    default:
      return message(`nusfjord.op.${op.op}`);
  }
}
