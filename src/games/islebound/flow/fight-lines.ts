import { type Message, message } from '../../../engine/message.js';
import { data, record } from '../data.js';
import type { TaskOf } from '../state.js';

/**
 * What an attack that falls short rests on: what a die gives on each kind of card in it.
 * @example fightLines(task) // Pirate: a die of 1 to 6 gives 0, 0, 1, 1, 2, and 2.
 */
export function fightLines(task: TaskOf<'fight'>): Message[] {
  const { pirates, serpents, ichor } = task.group;
  const kinds = Object.entries({ pirates, serpents, 'ichor-serpent': ichor }).filter(([, count]) => count > 0);
  return kinds.map(([kind]) => {
    const { attackByDie } = record(data.fighters, kind);
    const args = { fighter: { component: kind }, sides: attackByDie.length, values: { list: attackByDie } };
    return message('islebound.beside.die', args);
  });
}
