import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { docks } from '../board/docks.js';
import { payCoins } from '../effects/goods.js';
import { tileMovePrice } from '../effects/shipping.js';
import { asked, type State, seatOf } from '../state.js';
import { coins } from '../words.js';

function targets(state: State, seat: Seat): string[] {
  const { dock } = asked(state, seat, 'move-tile');
  return docks.filter((other) => other !== dock);
}

function whyNot(state: State, seat: Seat, dock: string): Refusal | undefined {
  const price = tileMovePrice(state, seat, asked(state, seat, 'move-tile').dock, dock);
  const owned = seatOf(state, seat).coins;
  if (owned >= price) return undefined;
  return message('santa-maria.why.coins', { price: coins(price), coins: owned });
}

/** Follow-up of Astronomy: the tile just shipped moves to another dock of the harbour (SM-15.1). */
export const moveTile: Action<State, { dock: string }> = {
  answer: true,
  params: [
    {
      name: 'dock',
      next: (state, seat) => ({
        values: targets(state, seat).filter((dock) => !whyNot(state, seat, dock)),
        done: false,
      }),
      describe: (state, seat, _args, value) => ({
        label: { id: 'santa-maria.label.component', args: { component: { component: value } } },
        detail: {
          id: 'santa-maria.detail.price',
          args: { price: coins(tileMovePrice(state, seat, asked(state, seat, 'move-tile').dock, value)) },
        },
        anchor: `harbor:${seat}:${value}`,
      }),
      refused: (state, seat) =>
        targets(state, seat).flatMap((value) => {
          const why = whyNot(state, seat, value);
          return why ? [{ value, why }] : [];
        }),
    },
  ],
  why(state, seat) {
    const reasons = targets(state, seat).map((dock) => whyNot(state, seat, dock));
    return reasons.includes(undefined) ? undefined : reasons[0];
  },
  perform(state, seat, { dock }, io) {
    const { dock: from } = asked(state, seat, 'move-tile');
    const price = tileMovePrice(state, seat, from, dock);
    pop(state.tasks, seat);
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    const tiles = owner.harbor[from] ?? [];
    const moved = [...(owner.harbor[dock] ?? []), tiles.at(-1) as string];
    owner.harbor = { ...owner.harbor, [from]: tiles.slice(0, -1), [dock]: moved };
    io.say({
      id: 'santa-maria.told.move-tile',
      args: { seat: { seat }, price: coins(price), from: { component: from }, to: { component: dock } },
      anchors: [`harbor:${seat}:${from}`, `harbor:${seat}:${dock}`],
    });
  },
};
