import { allLines, lineCells } from '../geometry.js';
import { seatOf } from '../state.js';
import type { Score } from './score.js';

/** Points for each line that holds all of the terrains (SM-16.6). */
export const diverseLines: Score<'diverse-lines'> = (state, seat, { terrains, pointsPer, max }) => {
  const { cells } = seatOf(state, seat);
  const lines = allLines.filter((line) => {
    const found = lineCells(line).map((cell) => cells[cell]?.terrain);
    return terrains.every((terrain) => found.includes(terrain));
  });
  return Math.min(max, pointsPer * lines.length);
};
