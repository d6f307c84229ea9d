import { type Message, message } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { ready } from '../board/crew.js';
import { data, record } from '../data.js';
import { gapOf } from '../effects/attack.js';
import type { State, TaskOf } from '../state.js';

/**
 * What an attack that falls short rests on: what a die gives on each kind of card, and what becomes of crew chosen for
 * the gap, whose names alone stand in the choices.
 * @example fightLines(state, task) // Pirate: a die of 1 to 6 gives 0, 0, 1, 1, 2, and 2.
 */
export function fightLines(state: State, task: TaskOf<'fight'>): Message[] {
  const { pirates, serpents, ichor } = task.group;
  const kinds = Object.entries({ pirates, serpents, 'ichor-serpent': ichor }).filter(([, count]) => count > 0);
  const tables = kinds.map(([kind]) => {
    const { attackByDie } = record(data.fighters, kind);
    const args = { fighter: { component: kind }, sides: attackByDie.length, values: { list: attackByDie } };
    return message('islebound.beside.die', args);
  });
  const canWound = ready(seatOf(state, state.active), 'any') >= gapOf(state, task);
  return [...tables, ...(canWound ? [message('islebound.beside.wound', { city: { component: task.city } })] : [])];
}
