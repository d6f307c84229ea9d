import { type Message, type MessageArg, message } from '../../engine/message.js';

/** Goods of which there are some. @example amountsArg({ wood: 2, coins: 0 }) // 2 wood */
export function amountsArg(amounts: Readonly<Record<string, number | undefined>>): MessageArg {
  const some: Record<string, number> = {};
  for (const id in amounts) if (amounts[id]) some[id] = amounts[id];
  return { amounts: some };
}

/** The name of something in the box. @example named('boat-coin') */
export function named(component: string): Message {
  return message('cooper-island.label.component', { component: { component } });
}
