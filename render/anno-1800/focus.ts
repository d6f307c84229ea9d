import type { AnnoView } from '../../src/games/anno-1800/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';
import { type Group, inGroup } from './groups.js';

/**
 * The table, one seat's islands and districts, its hand, what it has laid out, what it can buy from whom; and what can
 * be looked at closely: the building market in three parts, the objectives with decks and supply.
 */
export type Kind =
  | 'table'
  | 'area'
  | 'hand'
  | 'played'
  | 'trade'
  | 'market-workers'
  | 'market-artisans'
  | 'market-ships'
  | 'objectives';

/** The sorts of places each kind shows well. */
const shown = {
  hand: ['card'],
  played: ['played', 'expeditions'],
  area: ['field', 'supply', 'district', 'spent', 'tokens', 'gold', 'island', 'pool', 'expeditions'],
  objectives: ['objective', 'deck', 'fireworks'],
  table: [
    'gold',
    'tokens',
    'played',
    'hand',
    'expeditions',
    'objective',
    'stock',
    'deck',
    'supply',
    'fireworks',
    'pool',
  ],
};

const markets: [Group, Kind][] = [
  ['workers', 'market-workers'],
  ['artisans', 'market-artisans'],
  ['ships', 'market-ships'],
];

/** Which kind of picture shows a choice best. */
export function suitsAnno({ viewer }: AnnoView, focus: Focus): Kind {
  const anchors = focus.targets.flatMap(({ anchor }) => (anchor === undefined ? [] : [anchor]));
  const tokens = anchors.filter((anchor) => anchor.startsWith('stock:')).map((anchor) => anchor.slice('stock:'.length));
  const market = markets.find(([group]) => tokens.length > 0 && tokens.every((token) => inGroup(group, token)));
  if (market && tokens.length === anchors.length) return market[1];
  // An area shows one seat; what others sell stands beside what one makes oneself.
  const others = anchors.some((anchor) => anchor.startsWith('field:') && !anchor.startsWith(`field:${viewer}:`));
  return others ? 'trade' : (kindShowing(shown, focus) ?? 'table');
}
