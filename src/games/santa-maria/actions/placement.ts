import type { Args, Param } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { tileOf } from '../data.js';
import { fittingCells, fittingRotations } from '../geometry.js';
import { type State, seatOf } from '../state.js';
import { cellAnchor, cellWords } from '../words.js';

/** The rotation of a checked move: the one chosen, or the only one that fits (SM-5.2).
 * @example chosenRotation(state, 0, 'double-01', 'r1c1', args.rotation) */
export function chosenRotation(state: State, seat: Seat, tile: string, cell: string, chosen?: string): string {
  const [only] = fittingRotations(seatOf(state, seat).cells, tileOf(tile), cell);
  return chosen ?? (only as string);
}

/**
 * Where a tile goes: the space of its cell a, then the rotation where several fit (SM-5.4). `tileParam` is the name of
 * the parameter that chose the tile.
 * @example params: [tile, ...placementParams('tile')]
 */
export function placementParams(tileParam: string): Param<State>[] {
  const rotationsAt = (state: State, seat: Seat, args: Args): string[] =>
    fittingRotations(seatOf(state, seat).cells, tileOf(String(args[tileParam])), String(args.cell));
  return [
    {
      name: 'cell',
      alone: true,
      next: (state, seat, args) => ({
        values: fittingCells(seatOf(state, seat).cells, tileOf(String(args[tileParam]))),
        done: false,
      }),
      describe: (_state, seat, _args, value) => ({ label: cellWords(value), anchor: cellAnchor(seat, value) }),
    },
    {
      name: 'rotation',
      when: (state, seat, args) => rotationsAt(state, seat, args).length > 1,
      next: (state, seat, args) => ({ values: rotationsAt(state, seat, args), done: false }),
      describe: (_state, seat, args, value) => ({
        label: { id: 'santa-maria.label.rotation', args: { degrees: Number(value) } },
        anchor: cellAnchor(seat, String(args.cell)),
      }),
    },
  ];
}
