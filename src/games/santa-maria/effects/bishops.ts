import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { areas, connectedBuildings, roadsFrom, townHall } from '../board/connections.js';
import { tilesAtDocks } from '../board/docks.js';
import { allCells, allLines, lineCells } from '../board/geometry.js';
import { data, record, type Scoring } from '../data.js';
import { cellId, position } from '../ids.js';
import type { Cells, State } from '../state.js';

/** Points of one requirement for a seat, the penalty aside. */
type Score<K extends Scoring['kind']> = (state: State, seat: Seat, scoring: Extract<Scoring, { kind: K }>) => number;

const scores: { [K in Scoring['kind']]: Score<K> } = {
  /** By the side of the largest filled square (SM-16.1). */
  'largest-filled-square': (state, seat, { points }) => {
    const { cells } = seatOf(state, seat);
    const reached = points.filter(({ side }) => allCells.some((corner) => isFilled(cells, corner, side)));
    return Math.max(0, ...reached.map((step) => step.points));
  },
  /** For each tile at the fullest own dock (SM-16.2). */
  'best-dock-tiles': (state, seat, { pointsPer, max }) =>
    Math.min(max, pointsPer * Math.max(...tilesAtDocks(state, seat))),
  /** For each city connected to the town hall (SM-16.3). */
  'cities-connected-to-town-hall': (state, seat, { terrain, pointsPer, max }) => {
    const { cells } = seatOf(state, seat);
    const hall = townHall(cells);
    if (!hall) return 0;
    const cities = connectedBuildings(cells, hall).filter((cell) => cells[cell]?.terrain === terrain);
    return Math.min(max, pointsPer * cities.length);
  },
  /** For each colonist on roads that begin at the town hall (SM-16.4, SM-17.3). */
  'colonists-connected-to-town-hall': (state, seat, { pointsPer, max }) => {
    const { cells } = seatOf(state, seat);
    const hall = townHall(cells);
    if (!hall) return 0;
    const colonists = [...roadsFrom(cells, hall)].reduce((sum, cell) => sum + (cells[cell]?.colonists ?? 0), 0);
    return Math.min(max, pointsPer * colonists);
  },
  /** For each space of the largest area of one of the terrains (SM-16.5). */
  'largest-terrain-area': (state, seat, { terrains, pointsPer, max }) => {
    const { cells } = seatOf(state, seat);
    const sizes = terrains.flatMap((terrain) =>
      areas(cells, (cell) => cell.terrain === terrain).map((one) => one.size),
    );
    return Math.min(max, pointsPer * Math.max(0, ...sizes));
  },
  /** For each line that holds all of the terrains (SM-16.6). */
  'diverse-lines': (state, seat, { terrains, pointsPer, max }) => {
    const { cells } = seatOf(state, seat);
    const lines = allLines.filter((line) => {
      const found = lineCells(line).map((cell) => cells[cell]?.terrain);
      return terrains.every((terrain) => found.includes(terrain));
    });
    return Math.min(max, pointsPer * lines.length);
  },
};

function isFilled(cells: Cells, corner: string, side: number): boolean {
  const [row, column] = position(corner);
  for (let down = 0; down < side; down += 1) {
    for (let right = 0; right < side; right += 1) if (!cells[cellId(row + down, column + right)]) return false;
  }
  return true;
}

/** What the requirement of a bishop is worth to a seat with a monk there (SM-16), without the penalty.
 * @example requirement(state, 0, 'square') // 7 */
export function requirement(state: State, seat: Seat, bishop: string): number {
  return scoreOf(state, seat, record(data.bishops, bishop).scoring);
}

function scoreOf<K extends Scoring['kind']>(state: State, seat: Seat, scoring: Extract<Scoring, { kind: K }>): number {
  return (scores[scoring.kind as K] as Score<K>)(state, seat, scoring);
}
