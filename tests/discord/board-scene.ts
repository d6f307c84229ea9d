import { poolKey } from '../../src/ratings/index.js';
import { hidePerson, savePerson, saveStandings } from '../../src/store/index.js';
import type { Town } from './town.js';

/** A Wednesday; its week is the 2965th. */
export const wednesday = Date.UTC(2026, 9, 28);
const week = 2965;

/** A name with all that could break a message, as long as Discord lets one be. */
export const hostile = '**@everyone** [x](https://b) \u202e`';

/**
 * So many people who are rated in these pools, the strongest first: 1990, 1980 and so on. Of those without an id the ids are `90` and so on;
 * those without a name are called `P1` and so on.
 */
export async function rated(
  town: Town,
  count: number,
  {
    pools = [{}],
    ids = {},
    names = {},
  }: {
    pools?: Parameters<typeof poolKey>[0][];
    ids?: Record<number, string>;
    names?: Record<number, string | null>;
  } = {},
): Promise<string[]> {
  const people = Array.from({ length: count }, (_, index) => ids[index] ?? `${90 + index}`);
  await town.database.transaction(async (tx) => {
    const standings = pools.flatMap((pool) =>
      people.map((person, index) => ({
        pool: poolKey(pool),
        person,
        standing: {
          mu: 25,
          sigma: [2, 7, 8][index % 3]!,
          strength: 1990 - 10 * index,
          results: 5,
          changedAt: wednesday,
          // The third is new since Monday, the second was the last.
          week: index === 1 || index === 2 ? week : 1,
          before: index === 1 ? 900 : null,
        },
      })),
    );
    await saveStandings(tx, standings);
    for (const [index, id] of people.entries()) {
      const name = names[index] === undefined ? `P${index + 1}` : names[index];
      if (name !== null) await savePerson(tx, { id, name }, wednesday);
    }
  });
  return people;
}

/** Makes somebody stronger, or weaker, in the pool of everybody. */
export async function strengthen(town: Town, userId: string, strength: number): Promise<void> {
  await town.database.db.updateTable('ratings').set({ strength }).where('userId', '=', userId).execute();
}

/** Has somebody appear nowhere. */
export async function hide(town: Town, userId: string): Promise<void> {
  await town.database.transaction((tx) => hidePerson(tx, userId, wednesday));
}
