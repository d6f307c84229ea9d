import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/**
 * The table, one seat's harbour, all buildings on offer, and what can be looked at closely: the elders that can be invited,
 * the action board, the buildings on offer, and what those of a seat do.
 */
export type Kind = 'table' | 'area' | 'offer' | 'elders' | 'spaces' | 'offer-a' | 'offer-b' | 'offer-c' | 'built';

const harbour = ['cell', 'double', 'reserve', 'goods', 'council', 'fleet', 'ship', 'hand', 'points'];

/** The sorts of places each kind shows well. */
const shown = {
  offer: ['card'],
  elders: ['elder'],
  spaces: ['space', 'new-shares'],
  area: harbour,
  table: [...harbour, 'card', 'elder', 'space', 'plate', 'shares', 'new-shares'],
};

/** Which kind of picture shows a choice best. */
export function suitsNusfjord(_view: NusfjordView, focus: Focus): Kind {
  // Where a worker may go is seen on the action board.
  if (focus.action === '' && focus.targets.length === 0) return 'table';
  return kindShowing(shown, focus) ?? 'area';
}
