import type { Action } from '../../../engine/game.js';
import { message, type Refusal, type Seat } from '../../../engine/message.js';
import { pop } from '../../../engine/tasks.js';
import { one } from '../../kit/choice.js';
import { asked, seatOf } from '../../kit/seats.js';
import { docks } from '../board/docks.js';
import { payCoins } from '../effects/goods.js';
import { tileMovePrice } from '../effects/shipping.js';
import { anchor } from '../ids.js';
import type { State } from '../state.js';
import { coins, named, tooFewCoins } from '../words.js';

function otherDocks(state: State, seat: Seat): string[] {
  const { dock } = asked(state, seat, 'move-tile');
  return docks.filter((other) => other !== dock);
}

function whyNot(state: State, seat: Seat, dock: string): Refusal | undefined {
  const price = tileMovePrice(state, seat, asked(state, seat, 'move-tile').dock, dock);
  const owned = seatOf(state, seat).coins;
  return owned >= price ? undefined : tooFewCoins(price, owned);
}

const dock = one<State, { dock: string }>('dock', {
  among: otherDocks,
  whyNot,
  describe: (state, seat, dock) => ({
    label: named(dock),
    detail: message('santa-maria.detail.price', {
      price: coins(tileMovePrice(state, seat, asked(state, seat, 'move-tile').dock, dock)),
    }),
    anchor: anchor('harbor', seat, dock),
  }),
});

/** Follow-up of Astronomy: the tile just shipped moves to another dock of the harbour (SM-15.1). */
export const moveTile: Action<State, { dock: string }> = {
  answer: true,
  params: [dock],
  why: dock.why,
  perform(state, seat, { dock }, io) {
    const { dock: from } = asked(state, seat, 'move-tile');
    const price = tileMovePrice(state, seat, from, dock);
    pop(state.tasks, seat);
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    const tiles = owner.harbor[from] ?? [];
    const moved = [...(owner.harbor[dock] ?? []), tiles.at(-1)!];
    owner.harbor = { ...owner.harbor, [from]: tiles.slice(0, -1), [dock]: moved };
    io.say({
      id: 'santa-maria.told.move-tile',
      args: { seat: { seat }, price: coins(price), from: { component: from }, to: { component: dock } },
      anchors: [anchor('harbor', seat, from), anchor('harbor', seat, dock), anchor('goods', seat, 'coins')],
    });
  },
};
