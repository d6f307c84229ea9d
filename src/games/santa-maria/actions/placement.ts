import type { Args, Param } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { fittingCells, fittingRotations, footprint } from '../board/geometry.js';
import { tileOf } from '../data.js';
import { position } from '../ids.js';
import { type State, seatOf } from '../state.js';
import { cellAnchor, cellWords, partWords } from '../words.js';

/** The rotation of a checked move: the one chosen, or the only one that fits (SM-5.2).
 * @example chosenRotation(state, 0, 'double-01', 'r1c1', args.rotation) */
export function chosenRotation(state: State, seat: Seat, tile: string, cell: string, chosen?: string): string {
  const [only] = fittingRotations(seatOf(state, seat).cells, tileOf(tile).shape, cell);
  return chosen ?? (only as string);
}

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
 * Where a tile goes: the space of its cell a, then the rotation where several fit (SM-5.4). `tileParam` is the name of
 * the parameter that chose the tile.
 * @example params: [tile, ...placementParams('tile')]
 */
export function placementParams(tileParam: string): Param<State>[] {
  const rotationsAt = (state: State, seat: Seat, args: Args): string[] =>
    fittingRotations(seatOf(state, seat).cells, tileOf(String(args[tileParam])).shape, String(args.cell));
  return [
    {
      name: 'cell',
      alone: true,
      next: (state, seat, args) => ({
        values: fittingCells(seatOf(state, seat).cells, tileOf(String(args[tileParam])).shape),
        done: false,
      }),
      promptArgs: (_state, _seat, args) => ({ part: partWords(tileOf(String(args[tileParam])).cells.a) }),
      describe: (_state, seat, _args, value) => ({ label: cellWords(value), anchor: cellAnchor(seat, value) }),
    },
    {
      name: 'rotation',
      alone: true,
      when: (state, seat, args) => rotationsAt(state, seat, args).length > 1,
      next: (state, seat, args) => ({ values: rotationsAt(state, seat, args), done: false }),
      describe: (_state, _seat, args, value) => ({
        label: turnWords(String(args[tileParam]), String(args.cell), value),
        anchor: `turn:${value}`,
      }),
    },
  ];
}
