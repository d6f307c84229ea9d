import type { Achievement } from '../../../engine/achievement.js';
import type { SeatScore } from '../../../engine/game.js';
import { type Message, message, type Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { areas } from '../board/connections.js';
import { colonistPoints, harborSets, ownBishops } from '../board/tallies.js';
import { data, type Achievement as Listed } from '../data.js';
import { position } from '../ids.js';
import type { State } from '../state.js';
import { requirement } from './bishops.js';

type Condition = Listed['condition'];

const conditions: {
  [K in Condition['kind']]: (state: State, total: number, condition: Extract<Condition, { kind: K }>) => boolean;
} = {
  colonists: (state, _total, { atLeast }) => colonistPoints(state, 0) >= atLeast,
  'harbor-sets': (state, _total, { atLeast }) => harborSets(state, 0) >= atLeast,
  'bishop-requirements': (state, _total, { atLeast }) =>
    ownBishops(state, 0).reduce((sum, id) => sum + requirement(state, 0, id), 0) >= atLeast,
  total: (_state, total, { atLeast }) => total >= atLeast,
  'terrain-chain': (state, _total, { terrains }) => terrains.some((terrain) => crosses(state, terrain)),
};

/** Verdict and achievements of a lone player (SM-20.3 to SM-20.5).
 * @example soloResult(state, { seat: 0, total: 104, … }).winners // [0] */
export function soloResult(state: State, { total }: SeatScore): { winners: Seat[]; notes: Message[] } {
  const won = total >= data.solo.winAt;
  const verdict = message(won ? 'santa-maria.solo.won' : 'santa-maria.solo.lost', { total, goal: data.solo.winAt });
  return {
    winners: won ? [0] : [],
    notes: [verdict, ...achievements([state], total).map(({ id }) => message(`santa-maria.note.${id}`))],
  };
}

/** The achievements of a lone player; with others there are none (SM-20.5).
 * @example achievements([state], 124) // [{ id: 'democracy' }] */
export function achievements([state]: State[], total: number): Achievement[] {
  if (state?.seats.length !== 1) return [];
  const earned = data.solo.achievements.filter(({ condition }) => holds(state, total, condition));
  return earned.map(({ id }) => ({ id }));
}

function holds<K extends Condition['kind']>(
  state: State,
  total: number,
  condition: Extract<Condition, { kind: K }>,
): boolean {
  return conditions[condition.kind as K](state, total, condition);
}

/** Does one area of the terrain reach from edge to opposite edge? */
function crosses(state: State, terrain: string): boolean {
  const { rows, columns } = data.constants.grid;
  return areas(seatOf(state, 0).cells, (cell) => cell.terrain === terrain).some((area) => {
    const spaces = [...area].map(position);
    const has = (axis: 0 | 1, index: number): boolean => spaces.some((space) => space[axis] === index);
    return (has(0, 1) && has(0, rows)) || (has(1, 1) && has(1, columns));
  });
}
