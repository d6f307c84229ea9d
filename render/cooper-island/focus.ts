import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/**
 * The table; one seat's peninsula, mat and building cards; and what can be looked at closely: the ring of the sea, the
 * sectors of the action board, the cargo ships with the royal orders.
 */
export type Kind = 'table' | 'area' | 'mat' | 'buildings' | 'sea' | 'sectors' | 'orders';

/** The sorts of places each kind shows well. */
const shown: Record<Kind, string[]> = {
  sectors: ['spot', 'cooper'],
  sea: ['ship'],
  area: ['space', 'water', 'side', 'terrain', 'stored', 'marketed', 'warehouse', 'market'],
  mat: [
    'dock',
    'boat',
    'slot',
    'crate',
    'lids',
    'mat',
    'milestone',
    'stored',
    'marketed',
    'warehouse',
    'market',
    'tiles',
    'cartographer',
    'worker',
    'pool',
    'workers',
    'logbooks',
  ],
  buildings: ['card', 'crate'],
  orders: ['cargo', 'royal'],
  table: [
    'ship',
    'stored',
    'marketed',
    'warehouse',
    'market',
    'tiles',
    'cartographer',
    'worker',
    'workers',
    'water',
    'spot',
  ],
};

/** Which kind of picture shows a choice best. */
export function suitsCooperIsland(_view: CooperIslandView, focus: Focus): Kind {
  return kindShowing(shown, focus) ?? 'table';
}
