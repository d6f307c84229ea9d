import { colors } from '../kit/theme.js';
import { type LegendEntry, markEntries, seatEntries } from '../legend.js';
import { actionSigns, copySign, letterColors, shipSigns } from './signs.js';

const tile = (icon: string): LegendEntry => ({ id: icon, sign: { icon } });

export const nusfjordLegend: readonly LegendEntry[] = [
  ...seatEntries,
  ...['wood', 'fish', 'gold', 'worker', 'catch', 'ship', 'reserve', 'share', 'elder', 'points', 'hand'].map(tile),
  ...['first', 'passed', 'total'].map(tile),
  { id: 'forest', sign: { glyph: 'pine-tree', color: '#1c5c33' } },
  { id: 'building', sign: { glyph: 'house' } },
  { id: 'plate', sign: { letter: '3', ground: colors.white, round: true } },
  { id: 'room', sign: { letter: '', ground: colors.paper, round: true } },
  { id: 'space', sign: { letter: 'a1', ground: colors.slot } },
  { id: 'price', sign: { icon: 'gold' }, beside: '2' },
  { id: 'catch-track', sign: { letter: '5', ground: colors.slot } },
  { id: 'discount', sign: { icon: 'gold' }, beside: '−1' },
  { id: 'left', sign: { letter: '×2', ground: colors.slot } },
  { id: 'below', sign: { letter: '+1', ground: colors.slot } },
  { id: 'star', sign: { letter: '*', ground: colors.slot } },
  ...Object.entries(letterColors).map(([letter, ground]) => ({
    id: `letter-${letter.toLowerCase()}`,
    sign: { letter, ground },
  })),
  ...Object.entries(shipSigns).map(([id, chip]) => ({ id, sign: { chip } })),
  ...Object.entries(actionSigns).map(([id, chip]) => ({ id, sign: { chip } })),
  { id: 'copy', sign: { chip: copySign } },
  ...markEntries,
];
