import { createRng } from '../engine/rng.js';
import { circleRound } from './circle.js';
import { eliminationRound } from './elimination.js';
import { grouped } from './groups.js';
import { activeOf, byesOf, meetings } from './meetings.js';
import { swissPairs } from './pairs.js';
import { pointsOf } from './points.js';
import { splitOf } from './sizes.js';
import { standingsOf } from './standings.js';
import type { Entrant, Field, Pairing, Pause } from './types.js';

/**
 * Who sits together in the round after those there are; undefined: there is none. The same field has the same round. An elimination
 * asks that all tables are over; the others take one that goes on as giving nobody anything yet.
 * @param pause is awaited between the steps of long work
 * @example const round = await nextRound(field, breathe)
 */
export async function nextRound(field: Field, pause: Pause): Promise<Pairing | undefined> {
  const { rules, rounds } = field;
  if (rules.format === 'elimination') return eliminationRound(field);
  const active = activeOf(field);
  if (rounds.length >= rules.rounds || active.length < 2) return undefined;
  const pairs = Math.max(...rules.sizes) === 2;
  if (rules.format === 'round-robin') return pairs ? circleRound(field) : mixedRound(field, active, pause);
  return pairs ? swissRound(field, active, pause) : mixedRound(field, active, pause);
}

async function swissRound(field: Field, active: Entrant[], pause: Pause): Promise<Pairing> {
  const left = active.length % 2 === 0 ? [] : mayHaveBye(field);
  const { pairs, bye } = await swissPairs(field, active, left, pause);
  return { tables: pairs, byes: bye === undefined ? [] : [{ entrant: bye, why: 'free' }] };
}

async function mixedRound(field: Field, active: Entrant[], pause: Pause): Promise<Pairing | undefined> {
  const { rules, rounds } = field;
  const split = splitOf(rules, active.length);
  if (!split) return undefined;
  const byes = byesFor(field, split.byes);
  const points = pointsOf(field);
  const swiss = rules.format === 'swiss';
  // In the first round nobody is ahead: it is drawn.
  const order = rounds.length === 0 ? drawn(field, active) : standingsOf(field).map(({ entrant }) => entrant);
  const people = order.filter((entrant) => active.includes(entrant) && !byes.includes(entrant));
  const met = meetings(rounds);
  const level = swiss ? (entrant: Entrant) => points[entrant]! : undefined;
  const tables = await grouped(
    { people, sizes: split.sizes, met, seed: seedOf(field), ...(level && { level }) },
    pause,
  );
  return { tables, byes: byes.map((entrant) => ({ entrant, why: 'free' })) };
}

/** Those with the fewest byes, the lowest first. */
function mayHaveBye(field: Field): Entrant[] {
  const lowest = standingsOf(field)
    .map(({ entrant }) => entrant)
    .filter((entrant) => !field.gone.has(entrant))
    .reverse();
  const fewest = Math.min(...lowest.map((entrant) => byesOf(field.rounds, entrant)));
  return lowest.filter((entrant) => byesOf(field.rounds, entrant) === fewest);
}

/** So many of the lowest, nobody twice before all had one. */
function byesFor(field: Field, count: number): Entrant[] {
  const lowest = standingsOf(field)
    .filter(({ gone }) => !gone)
    .map(({ entrant }) => entrant)
    .reverse();
  return lowest
    .map((entrant, at) => ({ entrant, at, had: byesOf(field.rounds, entrant) }))
    .sort((a, b) => a.had - b.had || a.at - b.at)
    .slice(0, count)
    .map(({ entrant }) => entrant);
}

function drawn(field: Field, people: Entrant[]): Entrant[] {
  return createRng({ seed: seedOf(field), block: 0 }).shuffle(people);
}

/** A generator's seed of its own for each round. */
function seedOf({ rules, rounds }: Field): string {
  return `${rules.seed}:${rounds.length}`;
}
