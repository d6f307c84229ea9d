import type { Action, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { dieMovePrice } from '../effects/abilities.js';
import { dieMoves } from '../effects/die-moves.js';
import { payCoins } from '../effects/goods.js';
import { anchor } from '../ids.js';
import { cleared, type State, setCell } from '../state.js';
import { buildingWords, cellsWords, coins, dieWords, tooFewCoins } from '../words.js';

function spaceWords(state: State, seat: Seat, id: string): Description {
  const { cells } = seatOf(state, seat);
  const die = cells[id]?.die;
  return {
    label: buildingWords(cells, id),
    detail: die
      ? message('santa-maria.detail.die', { die: dieWords(die) })
      : message('santa-maria.detail.effects', { effects: cellsWords(cells, [id]) }),
    anchor: anchor('cell', seat, id),
  };
}

/** Free action of Logistics: a die moves to a connected free building (SM-15.10). */
export const moveDie: Action<State, { from: string; to: string }> = {
  params: [
    one('from', { among: (state, seat) => Object.keys(dieMoves(state, seat)), describe: spaceWords }),
    one('to', { among: (state, seat, { from }) => dieMoves(state, seat)[from] ?? [], describe: spaceWords }),
  ],
  detail(state, seat) {
    const price = dieMovePrice(state, seat);
    return price === undefined ? undefined : message('santa-maria.detail.move-die', { price: coins(price) });
  },
  why(state, seat) {
    const price = dieMovePrice(state, seat);
    if (price === undefined) return message('santa-maria.why.no-logistics');
    if (Object.keys(dieMoves(state, seat)).length === 0) return message('santa-maria.why.no-die-to-move');
    const owned = seatOf(state, seat).coins;
    return owned < price ? tooFewCoins(price, owned) : undefined;
  },
  perform(state, seat, { from, to }, io) {
    const price = dieMovePrice(state, seat)!;
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    const source = owner.cells[from]!;
    const target = owner.cells[to]!;
    const die = source.die!;
    setCell(owner, from, cleared(source));
    setCell(owner, to, { ...target, die });
    io.say({
      id: 'santa-maria.told.move-die',
      args: {
        seat: { seat },
        price: coins(price),
        die: dieWords(die),
        from: { component: source.building ?? '' },
        to: { component: target.building ?? '' },
      },
      anchors: [anchor('cell', seat, from), anchor('cell', seat, to), anchor('goods', seat, 'coins')],
    });
  },
};
