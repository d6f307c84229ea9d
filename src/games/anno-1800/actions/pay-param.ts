import type { Args } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import type { Choice } from '../../kit/choice.js';
import { bagItems, bagOf } from '../../kit/goods.js';
import { seatOf } from '../../kit/seats.js';
import { data, type Needs, type Token } from '../data.js';
import { nextToken, severalWays, type Till, tillFor, usualPayment } from '../effects/payments.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';

/**
 * Where the naval tokens of a payment come from: ships, cards, and what stands in for trade tokens (AN-6.2, AN-21.5).
 * Asked only where there are several ways.
 * @example payParam<Answers>((state, seat, args) => ({ token: 'trade', count: 2 }))
 */
export function payParam<A extends Args & { pay?: string[] }>(
  owed: (state: State, seat: Seat, args: A) => { token: Token; count: number } | undefined,
): Choice<State, A, Needs | undefined> {
  const till = (state: State, seat: Seat, args: A): Till | undefined => {
    const price = owed(state, seat, args);
    return price && tillFor(state, seatOf(state, seat), price.token, price.count);
  };
  return {
    name: 'pay',
    take: 'bag',
    closed: true,
    when(state, seat, args) {
      const from = till(state, seat, args);
      return from !== undefined && severalWays(from);
    },
    next(state, seat, args, picked) {
      const from = till(state, seat, args);
      // Nothing is owed for what cannot be chosen.
      if (!from) return { values: [], done: true };
      return { ...nextToken(from, bagOf(picked)), suggest: bagItems(usualPayment(from)) };
    },
    describe(state, seat, args, source) {
      const most = till(state, seat, args)?.sources.find(({ id }) => id === source)?.most ?? 0;
      const detail = message('anno-1800.detail.there', { count: most });
      return Object.hasOwn(data.cards, source)
        ? {
            label: message('anno-1800.label.from-card', { card: { component: source } }),
            detail,
            anchor: anchor('played', seat, source),
          }
        : {
            label: message('anno-1800.label.from-ship', { token: { amounts: { [source]: 1 } } }),
            detail,
            anchor: anchor('tokens', seat, source),
          };
    },
    chosen: (_state, _seat, args) => (args.pay ? bagOf(args.pay) : undefined),
  };
}
