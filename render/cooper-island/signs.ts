import {
  type CounterId,
  type Deck,
  data,
  type Effect,
  type Good,
  type Reduction,
  resources,
  type Trigger,
} from '../../src/games/cooper-island/data.js';
import type { Piece } from '../kit/pieces.js';

/** What stands before it is done or paid for what stands behind it. */
export const gives: Piece = { glyph: 'play-button' };

/** What milestones and royal orders count. */
export const countedSigns: Record<CounterId, string> = {
  boats: 'boat',
  structures: 'structure',
  statues: 'statue',
  lids: 'lid',
  'high-spaces': 'high-spaces',
  uncharted: 'uncharted',
  'largest-area': 'largest-area',
};

/** A sign, with its number where there are several. @example counted('coins', 2) */
function counted(icon: string, n: number, means = 'gain'): Piece[] {
  return [...(n > 1 ? [{ text: n, means }] : []), { icon }];
}

/** Pieces of which one is meant, or all. */
function joined(parts: Piece[][], by: '/' | '+'): Piece[] {
  return parts.flatMap((part, i): Piece[] => (i > 0 ? [{ text: by }, ...part] : part));
}

/** More kinds of cubes than this are said by one sign: nothing that takes one of them asks for those left out. */
const mostCubes = 3;

/** Any of these goods. */
function anyOf(goods: readonly Good[]): Piece[] {
  const cubes = resources.filter((cube) => goods.includes(cube));
  const icons = cubes.length > mostCubes ? [...goods.filter((good) => good === 'coins'), 'any-cube'] : goods;
  return joined(
    icons.map((icon) => [{ icon }]),
    '/',
  );
}

function effectPieces(effect: Effect): Piece[] {
  switch (effect.op) {
    case 'draw':
    case 'place':
      return counted(effect.op, effect.n);
    case 'steps':
      return counted('cartographer', effect.n);
    case 'helm':
      return counted('helm', effect.n);
    case 'take': {
      const goods = [...(effect.n > 1 ? [{ text: effect.n, means: 'gain' }] : []), ...anyOf(effect.of)];
      return effect.to === 'market' ? [...goods, gives, { icon: 'market' }] : goods;
    }
    case 'coins-per-structure':
      return [{ icon: 'structure' }, gives, ...counted('coins', effect.n), gives, { icon: 'market' }];
    case 'use-islet':
      return counted('islet', effect.n);
    case 'use-boat':
      return counted('boat', effect.n);
    case 'feed':
      return [{ icon: 'feeding' }, ...(effect.bonus > 0 ? [gives, ...helmPieces(effect.bonus)] : [])];
    case 'flip':
      return [{ icon: 'boat' }, { icon: 'flipped' }];
    case 'move':
      return [{ icon: 'structure' }, { text: '/' }, { icon: 'statue' }];
    case 'lid':
      return [{ icon: 'lid' }, gives, ...helmPieces(effect.points)];
    case 'ruins':
    case 'statue':
    case 'boat':
    case 'structure':
    case 'cargo':
    case 'cooper':
      return [{ icon: effect.op }];
  }
}

/** What is brought by something whose parts are all done, each in one of its ways. @example partsPieces(data.crates['crate-draw']!.parts) */
export function partsPieces(parts: readonly Effect[][]): Piece[] {
  return joined(
    parts.map((ways) => joined(ways.map(effectPieces), '/')),
    '+',
  );
}

/** So much less of these goods. @example reductionPieces({ amount: 2, of: ['coins', 'wood'] }) */
function reductionPieces({ amount, of }: Reduction): Piece[] {
  return [{ text: `−${amount}`, means: 'less' }, ...anyOf(of)];
}

/** What something costs, and the points it brings. @example costPieces(data.docks['dock-2']!.cost) */
export function costPieces(cost: Readonly<Partial<Record<Good, number>>>): Piece[] {
  return Object.entries(cost).flatMap(([icon, n]): Piece[] => [{ text: n, means: 'cost' }, { icon }]);
}

/** Helm points to gain; nothing where there are none. @example helmPieces(2) */
export function helmPieces(points: number): Piece[] {
  return points > 0 ? [{ text: `+${points}`, means: 'helm' }, { icon: 'helm' }] : [];
}

/** The bonus of the square spot of a sector; or what is done there instead of the usual. */
export function specialPieces(sector: string): Piece[] {
  const { parts, discount, bonus } = data.sectors[sector]!.special;
  return [...(parts ? partsPieces(parts) : []), ...(discount ? reductionPieces(discount) : []), ...partsPieces(bonus)];
}

/** So many pieces stand beside each other in a narrow slot. */
const narrow = 3;

/** Pieces for a slot that is narrow: in two rows where they are many, broken behind a stroke or a plus. */
export function inRows(pieces: Piece[]): Piece[][] {
  if (pieces.length <= narrow) return [pieces];
  const breaks = pieces.flatMap((piece, at) => ('text' in piece && !('means' in piece) ? [at + 1] : []));
  const at = breaks.find((one) => one * 2 >= pieces.length);
  return at === undefined ? [pieces] : [pieces.slice(0, at), pieces.slice(at)];
}

/** What sets off a small building card. */
const triggerSigns: Record<Trigger, string> = {
  boat: 'boat',
  structure: 'structure',
  statue: 'statue',
  ruins: 'ruins',
  cargo: 'cargo',
  logbook: 'logbook',
  feed: 'feeding',
};

/** What a building card does, as far as signs say it. */
export function cardPieces(deck: Deck, id: string): Piece[] {
  if (deck === 'large') return partsPieces(data.cards.large[id]!.parts);
  const { trigger, discount, treat, slots } = data.cards.small[id]!;
  if (trigger) return [{ icon: triggerSigns[trigger.on] }, gives, ...partsPieces(trigger.parts)];
  if (discount) return reductionPieces(discount);
  if (treat) return [{ text: `−${treat.food}`, means: 'less' }, { icon: 'food' }, gives, ...helmPieces(treat.points)];
  if (slots) return [{ text: `+${slots.n}`, means: 'gain' }, { icon: 'warehouse' }, ...anyOf(slots.of)];
  return [];
}
