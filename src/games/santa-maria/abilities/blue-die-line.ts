import type { Seat } from '../../../engine/message.js';
import type { Die, Line, State } from '../state.js';
import { abilities } from './index.js';

/** The lines a die may activate: white dice columns, blue dice rows, with Philosophy also columns (SM-7.4, SM-15.4).
 * @example linesOfDie(state, 0, { color: 'blue', value: 5 }) // [{ kind: 'row', index: 5 }] */
export function linesOfDie(state: State, seat: Seat, die: Die): Line[] {
  if (die.color === 'white') return [{ kind: 'column', index: die.value }];
  const lines: Line[] = [{ kind: 'row', index: die.value }];
  if (abilities(state, seat, 'blue-die-line').length > 0) lines.push({ kind: 'column', index: die.value });
  return lines;
}
