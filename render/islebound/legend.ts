import { colors } from '../kit/theme.js';
import { type LegendEntry, markEntries, seatEntries } from '../legend.js';
import { skills } from './crew.js';
import { bannerColors, bannerSigns } from './signs.js';

const tile = (icon: string): LegendEntry => ({ id: icon, sign: { icon } });
const goods = ['coins', 'wood', 'fish', 'books', 'pirates', 'serpents', 'ichor-serpent'];
const seat = [
  'points',
  'renown',
  'token',
  'building',
  'city',
  'speed',
  'hold',
  'crew',
  'rest',
  'wounded',
  'hand',
  'first',
];

export const isleboundLegend: readonly LegendEntry[] = [
  ...seatEntries,
  ...goods.map(tile),
  ...seat.map(tile),
  ...skills.map(tile),
  ...(['red', 'blue'] as const).map((id) => ({ id, sign: { glyph: bannerSigns[id], color: bannerColors[id] } })),
  { id: 'fee', sign: { icon: 'coins' }, beside: '1' },
  tile('influence'),
  { id: 'nobody', sign: { letter: '', ground: colors.muted } },
  { id: 'event', sign: { glyph: 'tied-scroll' }, beside: '3' },
  tile('reputation'),
  { id: 'treasure', sign: { icon: 'treasure' }, beside: '5' },
  { id: 'gives', sign: { glyph: 'play-button' } },
  { id: 'price', sign: { icon: 'coins' }, beside: '7' },
  { id: 'books-needed', sign: { icon: 'books' }, beside: '2' },
  tile('metropolis'),
  { id: 'die', sign: { die: 'white', value: 5 } },
  { id: 'trade', sign: { glyph: 'body-swapping' } },
  { id: 'alike', sign: { letter: '×2', ground: colors.slot } },
  tile('ship'),
  tile('total'),
  ...markEntries,
  { id: 'ornament', sign: { glyph: 'shooner-sailboat' } },
];
