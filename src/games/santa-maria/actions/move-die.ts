import type { Action, Description } from '../../../engine/game.js';
import { message, type Seat } from '../../../engine/message.js';
import { dieMovePrice } from '../effects/abilities.js';
import { dieMoves } from '../effects/die-moves.js';
import { payCoins } from '../effects/goods.js';
import { type Cell, cleared, type Die, type State, seatOf, setCell } from '../state.js';
import { cellAnchor, cellWords, coins, dieWords } from '../words.js';

function spaceWords(state: State, seat: Seat, value: string): Description {
  const cell = seatOf(state, seat).cells[value];
  return {
    label: {
      id: 'santa-maria.label.building',
      args: { building: { component: cell?.building ?? '' }, cell: cellWords(value) },
    },
    detail: cell?.die && { id: 'santa-maria.detail.die', args: { die: dieWords(cell.die) } },
    anchor: cellAnchor(seat, value),
  };
}

/** Free action of Logistics: a die moves to a connected free building (SM-15.10). */
export const moveDie: Action<State, { from: string; to: string }> = {
  params: [
    {
      name: 'from',
      next: (state, seat) => ({ values: Object.keys(dieMoves(state, seat)), done: false }),
      describe: (state, seat, _args, value) => spaceWords(state, seat, value),
    },
    {
      name: 'to',
      next: (state, seat, args) => ({ values: dieMoves(state, seat)[String(args.from)] ?? [], done: false }),
      describe: (state, seat, _args, value) => spaceWords(state, seat, value),
    },
  ],
  why(state, seat) {
    const price = dieMovePrice(state, seat);
    if (price === undefined) return message('santa-maria.why.no-logistics');
    if (Object.keys(dieMoves(state, seat)).length === 0) return message('santa-maria.why.no-die-to-move');
    const owned = seatOf(state, seat).coins;
    if (owned < price) return message('santa-maria.why.coins', { price: coins(price), coins: owned });
    return undefined;
  },
  perform(state, seat, { from, to }, io) {
    const price = dieMovePrice(state, seat) as number;
    payCoins(state, seat, price);
    const owner = seatOf(state, seat);
    const source = owner.cells[from] as Cell;
    const target = owner.cells[to] as Cell;
    const die = source.die as Die;
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
      anchors: [cellAnchor(seat, from), cellAnchor(seat, to)],
    });
  },
};
