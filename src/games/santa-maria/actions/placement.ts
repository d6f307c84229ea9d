import type { Args } from '../../../engine/game.js';
import { type Message, message } from '../../../engine/message.js';
import { type OneOf, one } from '../../kit/choice.js';
import { seatOf } from '../../kit/seats.js';
import { fittingCells, fittingRotations, footprint } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { anchor, position } from '../ids.js';
import type { State } from '../state.js';
import { cellWords, partWords } from '../words.js';

/** Where the other cells of a tile come to lie around its cell a: named by terrain where that tells them apart.
 * @example turnWords('triple-01', 'r2c2', '0') // road to the right, mountain below */
function turnWords(id: string, anchor: string, rotation: string): Message {
  const tile = tileOf(id);
  const { a: _, ...others } = footprint(tile.shape, anchor, rotation) ?? {};
  const arms = Object.entries(others).flatMap(([key, space]) => {
    const cell = tile.cells[key as 'a' | 'b' | 'c'];
    return cell ? [{ cell, side: sideOf(anchor, space) }] : [];
  });
  const distinct = new Set(arms.map(({ cell }) => cell.terrain)).size === arms.length;
  return arms
    .map(({ cell, side }) => {
      const part = distinct ? { component: cell.terrain } : partWords(cell);
      return message(`santa-maria.side.${side}`, { part });
    })
    .reduce((first, second) => message('santa-maria.both', { first, second }));
}

function sideOf(from: string, to: string): 'above' | 'right' | 'below' | 'left' {
  const [row, column] = position(from);
  const [otherRow, otherColumn] = position(to);
  if (otherRow !== row) return otherRow < row ? 'above' : 'below';
  return otherColumn < column ? 'left' : 'right';
}

/**
 * Where a tile goes: the space of its cell a, then the rotation where several fit (SM-5.2, SM-5.4). `tileIn` reads the
 * tile from the arguments chosen before.
 * @example params: [tile, ...placementParams<Answers>(({ tile }) => tile)]
 */
export function placementParams<A extends Args & { cell: string; rotation?: string }>(
  tileIn: (args: A) => string,
): [cell: OneOf<State, A>, rotation: OneOf<State, A>] {
  return [
    one<State, A>('cell', {
      alone: true,
      among: (state, seat, args) => fittingCells(seatOf(state, seat).cells, tileOf(tileIn(args)).shape),
      promptArgs: (_state, _seat, args) => ({ part: partWords(tileOf(tileIn(args)).cells.a) }),
      describe: (state, seat, cell, args) => {
        const [rotation, ...others] = fittingRotations(seatOf(state, seat).cells, tileOf(tileIn(args)).shape, cell);
        const only = rotation !== undefined && others.length === 0;
        return { label: cellWords(cell), anchor: anchor('cell', seat, cell), ...(only && { settles: { rotation } }) };
      },
    }),
    one<State, A>('rotation', {
      alone: true,
      open: true,
      among: (state, seat, args) => fittingRotations(seatOf(state, seat).cells, tileOf(tileIn(args)).shape, args.cell),
      describe: (_state, _seat, rotation, args) => ({
        label: turnWords(tileIn(args), args.cell, rotation),
        anchor: anchor('turn', rotation),
      }),
    }),
  ];
}
