import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/** The table, one seat's harbour, all buildings on offer, and the elders that can be invited. */
export type Kind = 'table' | 'area' | 'offer' | 'elders';

const harbour = ['cell', 'double', 'reserve', 'goods', 'council', 'fleet', 'ship', 'hand', 'points'];

/** The sorts of places each kind shows well. */
const shown: Record<Kind, string[]> = {
  offer: ['card'],
  elders: ['elder'],
  area: harbour,
  table: [...harbour, 'card', 'elder', 'space', 'plate', 'shares', 'new-shares'],
};

/** Which kind of picture shows a choice best. */
export function suitsNusfjord(_view: NusfjordView, focus: Focus): Kind {
  // Where a worker may go is seen on the action board.
  if (focus.action === '' && focus.targets.length === 0) return 'table';
  return kindShowing(shown, focus) ?? 'area';
}
