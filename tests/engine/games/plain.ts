import type { Game } from '../../../src/engine/index.js';

/** A fixture game: no options, nothing hidden, nobody's points, nothing to check, but for what is its own. */
export function plainGame<S extends object, V = unknown>(
  own: Pick<Game<S, V>, 'id' | 'seats' | 'setup' | 'pending' | 'actions'> & Partial<Game<S, V>>,
): Game<S, V> {
  return {
    rules: `${own.id}-1`,
    options: [],
    components: {},
    fits: () => undefined,
    advance: () => {},
    view: (state) => state as unknown as V,
    scramble: (state) => structuredClone(state),
    score: () => ({ seats: [], winners: [] }),
    referee: () => [],
    ...own,
  };
}
