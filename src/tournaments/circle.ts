import { activeOf } from './meetings.js';
import type { Bye, Entrant, Field, Pairing } from './types.js';

/** How many rounds it takes until each has met each, two at a table. @example circleRounds(5) // 5 */
export function circleRounds(entrants: number): number {
  return entrants - 1 + (entrants % 2);
}

/**
 * A round of the circle method: one stays, the others move on by one place a round, and those opposite each other meet. Whoever
 * would meet somebody who is gone has a walkover.
 * @example circleRound(field) // the round after those played
 */
export function circleRound(field: Field): Pairing {
  const active = new Set(activeOf(field));
  const rounds = circleRounds(field.entrants);
  const turned = (place: number): Entrant => (place + field.rounds.length) % rounds;
  const opposite: [Entrant, Entrant][] = [[rounds, turned(0)]];
  for (let at = 1; 2 * at <= rounds; at += 1) opposite.push([turned(at), turned(rounds - at)]);
  const tables: Entrant[][] = [];
  const byes: Bye[] = [];
  for (const pair of opposite) {
    const [one, other] = pair.filter((entrant) => active.has(entrant));
    if (one === undefined) continue;
    if (other !== undefined) tables.push([one, other]);
    else byes.push({ entrant: one, why: pair.some((entrant) => entrant >= field.entrants) ? 'free' : 'walkover' });
  }
  return { tables, byes };
}
