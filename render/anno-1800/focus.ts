import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/**
 * The table, one seat's islands and districts, its cards, and what can be looked at closely: the building market, what
 * can be bought from whom, the objectives with decks and supply.
 */
export type Kind = 'table' | 'area' | 'population' | 'market' | 'trade' | 'objectives';

/** The sorts of places each kind shows well. */
const shown = {
  market: ['stock'],
  population: ['card', 'played', 'expeditions'],
  objectives: ['objective', 'deck', 'supply', 'fireworks'],
  area: ['field', 'district', 'spent', 'tokens', 'gold', 'island', 'pool', 'hand', 'played'],
  table: ['gold', 'tokens', 'hand', 'expeditions', 'objective', 'stock', 'deck', 'supply', 'fireworks', 'pool'],
};

/** Which kind of picture shows a choice best. */
export function suitsAnno({ viewer }: AnnoView, focus: Focus): Kind {
  const kind = kindShowing(shown, focus) ?? 'table';
  // An area shows one seat; what others sell is seen beside each other.
  const others = focus.targets.some(
    ({ anchor = '' }) => /^field:/.test(anchor) && !anchor.startsWith(`field:${viewer}:`),
  );
  return kind === 'area' && others ? 'trade' : kind;
}
