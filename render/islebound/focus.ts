import type { IsleboundView } from '../../src/games/islebound/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/**
 * The table, one seat's area, what its buildings do, and what can be looked at closely: the buildings on offer, the
 * events and all else on the renown board, and the cities by the colour of their banners.
 */
export type Kind = 'table' | 'area' | 'capital' | 'cards' | 'events' | 'cities-red' | 'cities-blue';

/** The sorts of places each kind shows well. */
const shown = {
  cards: ['card'],
  events: ['recruit', 'reputation'],
  area: ['crew', 'deckhand', 'goods', 'renown', 'capital', 'hand'],
  table: ['city', 'ship', 'event', 'influence', 'goods', 'crew', 'treasure', 'tokens', 'recruit', 'reputation'],
};

/** Which kind of picture shows a choice best. */
export function suitsIslebound({ viewer }: IsleboundView, focus: Focus): Kind {
  const kind = kindShowing(shown, focus) ?? 'table';
  // An area shows the goods of one seat; those of somebody else are seen on the table.
  const others = focus.targets.some(
    ({ anchor = '' }) => /^goods:/.test(anchor) && !anchor.startsWith(`goods:${viewer}:`),
  );
  return kind === 'area' && others ? 'table' : kind;
}
