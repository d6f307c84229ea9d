import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { allCells } from '../board/geometry.js';
import { data, record } from '../data.js';
import type { CellId } from '../ids.js';
import { anchor } from '../ids.js';
import { type Cells, cleared, type State, setCell } from '../state.js';
import { coins } from '../words.js';

/**
 * Coins that a scholar saves from the end of the year: the largest piles of the seat return to it (SM-15.5). Called
 * for each scholar of a seat that passes, and for one gained later in that turn.
 * @example returnCoins(state, 0, 'mathematics', io)
 */
export function returnCoins(state: State, seat: Seat, scholar: string, io: Io): void {
  const { ability } = record(data.scholars, scholar);
  if (ability.hook !== 'pass-start') return;
  const owner = seatOf(state, seat);
  for (const pile of largestPiles(owner.cells).slice(0, ability.piles)) {
    const cell = owner.cells[pile];
    const amount = cell?.coins ?? 0;
    if (cell) setCell(owner, pile, cleared(cell));
    owner.coins += amount;
    io.say({
      id: 'santa-maria.told.coins-return',
      args: { seat: { seat }, goods: coins(amount) },
      anchors: [anchor('cell', seat, pile), anchor('goods', seat, 'coins')],
    });
  }
}

function largestPiles(cells: Cells): CellId[] {
  const size = (cell: CellId): number => cells[cell]?.coins ?? 0;
  return allCells.filter((cell) => size(cell) > 0).sort((a, b) => size(b) - size(a));
}
