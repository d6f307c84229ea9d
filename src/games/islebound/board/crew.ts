import { data, hasSkill, type Need, record } from '../data.js';
import type { Crew, SeatState } from '../state.js';

/** Types of crew on deck that can meet a need, with how many there are, those with fewer skills first (IB-6.1).
 * @example fitting(owner, 'work') // { worker: 1, trader: 1 } */
export function fitting({ crew }: SeatState, need: Need): Record<string, number> {
  const found: Record<string, number> = {};
  const able = crew.filter(({ type, place }) => place === 'deck' && hasSkill(type, need));
  for (const { type } of able.sort((a, b) => skillsOf(a.type) - skillsOf(b.type))) found[type] = (found[type] ?? 0) + 1;
  return found;
}

/** How many skills a type of crew has. @example skillsOf('bosun') // 2 */
export function skillsOf(type: string): number {
  return record(data.crew, type).skills.length;
}

/** How many crew on deck can meet a need. @example ready(owner, 'any') // 3 */
export function ready({ crew }: SeatState, need: Need): number {
  let count = 0;
  for (const { type, place } of crew) if (place === 'deck' && hasSkill(type, need)) count += 1;
  return count;
}

/** How many face-up crew anywhere have a skill. @example faceUp(owner, 'work') // 2 */
export function faceUp({ crew }: SeatState, need: Need): number {
  return crew.filter(({ type, place }) => place !== 'wounded' && hasSkill(type, need)).length;
}

/** Moves crew from deck, one for each type named; a type that is not on deck is a bug and throws.
 * @example moveBelow(owner, ['worker'], 'wounded') */
export function moveBelow(owner: SeatState, types: readonly string[], place: Crew['place']): void {
  const crew = owner.crew.slice();
  for (const type of types) {
    const index = crew.findIndex((one) => one.type === type && one.place === 'deck');
    if (index < 0) throw new Error(`no ${type} is on deck`);
    crew[index] = { type, place };
  }
  owner.crew = crew;
}

/** Everybody face up comes on deck, the wounded turn face up or, healed, come too (IB-6.3).
 * @example restCrew(owner, false) */
export function restCrew(owner: SeatState, heal: boolean): void {
  owner.crew = owner.crew.map(({ type, place }) => ({ type, place: place === 'wounded' && !heal ? 'below' : 'deck' }));
}
