import { data, hasSkill, type Need } from '../../src/games/islebound/data.js';
import type { SeatView } from '../../src/games/islebound/view.js';

/** The skills in their usual order. */
export const skills = Object.keys(data.skills) as Need[];

/** How many of a seat's crew on deck have each skill. @example onDeck(seat).work // 1 */
export function onDeck({ crew }: SeatView): Record<string, number> {
  const deck = crew.filter(({ place }) => place === 'deck');
  return Object.fromEntries(skills.map((skill) => [skill, deck.filter(({ type }) => hasSkill(type, skill)).length]));
}
