import { type Met, meetings } from './meetings.js';
import { outcomesOf, tablePoints, winPoints } from './points.js';
import type { Entrant, Field, Pause } from './types.js';

/** One more meeting outweighs all that points can differ by. */
const meetingWeight = 1e6;

/** The library draws by a product of this and the round, which must not become inexact. */
const draws = 9973;

/**
 * Swiss pairs: those who have met as seldom as can be, and of like points. Where somebody is left over it is the first of those who
 * may be with whom the fewest others meet again.
 * @param left who may be left over, first of all the one to be; empty: nobody has to be
 * @example const { pairs, bye } = await swissPairs(field, people, lowestFirst, pause)
 */
export async function swissPairs(
  field: Field,
  people: Entrant[],
  left: Entrant[],
  pause: Pause,
): Promise<{ pairs: Entrant[][]; bye?: Entrant }> {
  const pair = await pairer(field);
  const met = meetings(field.rounds);
  if (left.length === 0) return { pairs: pair(people) };
  let best: { pairs: Entrant[][]; bye: Entrant; again: number } | undefined;
  for (const bye of left) {
    const pairs = pair(people.filter((one) => one !== bye));
    const again = metAgain(pairs, met);
    if (!best || again < best.again) best = { pairs, bye, again };
    if (best.again === 0) break;
    await pause();
  }
  return { pairs: best!.pairs, bye: best!.bye };
}

function metAgain(pairs: Entrant[][], met: Met): number {
  return pairs.reduce((sum, [one, other]) => sum + met(one!, other!), 0);
}

/** The library with what has been played so far. It is loaded when it is first needed: most of what runs never needs it. */
async function pairer({ rules, entrants, rounds }: Field): Promise<(people: Entrant[]) => Entrant[][]> {
  const { default: swiss } = await import('swiss-pairing');
  const seedMultiplier = 1 + (Number.parseInt(rules.seed.slice(0, 8), 16) % draws);
  const { getMatchups } = swiss({ rematchWeight: meetingWeight, standingPower: 2, seedMultiplier });
  const matches = rounds.flatMap(({ tables, byes }, at) => [
    ...byes.map(({ entrant }) => ({
      round: at + 1,
      home: { id: String(entrant), points: halves(winPoints) },
      away: { id: null, points: 0 },
    })),
    ...tables.map((table) => {
      const [one, other] = tablePoints((outcomesOf(table) ?? []).map(({ place }) => place));
      return {
        round: at + 1,
        home: { id: String(table.entrants[0]), points: halves(one ?? 0) },
        away: { id: String(table.entrants[1]), points: halves(other ?? 0) },
      };
    }),
  ]);
  return (people) => {
    const participants = Array.from({ length: entrants }, (_one, entrant) => {
      return { id: String(entrant), seed: entrant, droppedOut: !people.includes(entrant) };
    });
    const matchups = getMatchups(rounds.length + 1, participants, matches);
    return matchups.map(({ home, away }) => [Number(home), Number(away)]);
  };
}

/** Whole numbers, by which the library reckons exactly. */
function halves(points: number): number {
  return (2 * points) / winPoints;
}
