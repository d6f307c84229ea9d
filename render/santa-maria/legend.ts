import { colors } from '../kit/theme.js';
import { type LegendEntry, markEntries, seatEntries } from '../legend.js';
import { placeGlyphs, terrainGlyphs } from './signs.js';

const tile = (icon: string): LegendEntry => ({ id: icon, sign: { icon } });

export const santaMariaLegend: readonly LegendEntry[] = [
  ...seatEntries,
  { id: 'die-white', sign: { die: 'white', value: 4 } },
  { id: 'die-blue', sign: { die: 'blue', value: 3 } },
  { id: 'white-used', sign: { die: 'white' }, beside: '2/3' },
  { id: 'line', sign: { letter: '3', ground: colors.whiteDie } },
  ...['coins', 'wood', 'grain', 'sugar', 'gem', 'gold', 'happiness', 'ship', 'religion', 'conquest'].map(tile),
  { id: 'coin-price', sign: { icon: 'coins' }, beside: '−1' },
  { id: 'shipments', sign: { letter: '×2', ground: colors.slot } },
  { id: 'track', sign: { letter: '4', ground: colors.slot } },
  { id: 'next-monk', sign: { icon: 'religion' }, beside: '→ 3' },
  { id: 'trade', sign: { glyph: 'play-button' } },
  { id: 'colonist', sign: { glyph: 'meeple' } },
  ...['monk', 'passed', 'hidden', 'total', 'road'].map(tile),
  { id: 'blue-die', sign: { die: 'blue' } },
  ...Object.entries(terrainGlyphs).map(([id, glyph]) => ({ id, sign: { glyph } })),
  { id: 'supply', sign: { chip: 'dice-six-faces-five' } },
  { id: 'boards', sign: { chip: 'treasure-map' } },
  { id: 'tree', sign: { glyph: 'palm-tree', color: '#1c5c33' } },
  ...Object.entries(placeGlyphs).map(([id, chip]) => ({ id, sign: { chip } })),
  ...markEntries,
];
