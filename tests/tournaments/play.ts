import { createRng } from '../../src/engine/index.js';
import { type Field, nextRound, type Outcome, type Rules, usualRounds } from '../../src/tournaments/index.js';

export const noPause = async () => {};

/** What a test leaves out is usual. */
export function rulesOf(some: Partial<Rules>, people = 8): Rules {
  const seats = some.seats ?? 2;
  const sizes = some.sizes ?? Array.from({ length: seats - 1 }, (_one, at) => at + 2);
  const base = { format: 'swiss' as const, seats, sizes, through: 1, seed: '5eed'.repeat(8), ...some };
  return { rounds: usualRounds(base, people), ...base };
}

export function fieldOf(entrants: number, rules: Rules): Field {
  return { rules, entrants, gone: new Set(), rounds: [] };
}

/** Outcomes of a table of so many, drawn; ties among them. */
export function drawnOutcomes(rng: ReturnType<typeof createRng>, size: number): Outcome[] {
  const points = Array.from({ length: size }, () => rng.int(6));
  return points.map((own) => ({ points: own, place: 1 + points.filter((other) => other > own).length }));
}

/** Plays a whole tournament with results that are drawn; now and then somebody drops out, or a table has no result. */
export async function playedOut(people: number, rules: Rules, luck: string, dropOuts = false): Promise<Field> {
  const rng = createRng({ seed: luck, block: 0 });
  const gone = new Set<number>();
  const field: Field = { ...fieldOf(people, rules), gone };
  for (;;) {
    const pairing = await nextRound(field, noPause);
    if (!pairing) return field;
    const tables = pairing.tables.map((entrants) => {
      const outcomes = rng.int(20) === 0 ? ('void' as const) : drawnOutcomes(rng, entrants.length);
      return { entrants, outcomes };
    });
    field.rounds.push({ tables, byes: pairing.byes });
    if (dropOuts && rng.int(2) === 0) gone.add(rng.int(people));
  }
}
