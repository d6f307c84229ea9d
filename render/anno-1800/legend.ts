import { data } from '../../src/games/anno-1800/data.js';
import { icons } from '../kit/icon-table.js';
import { type LegendEntry, markEntries, seatEntries } from '../legend.js';
import { signOf } from './signs.js';

const tile = (id: string): LegendEntry => ({ id, sign: { icon: signOf(id) } });
const figure = (id: string, icon: string, beside: string): LegendEntry => ({
  id,
  sign: { icon: signOf(icon) },
  beside,
});

export const annoLegend: readonly LegendEntry[] = [
  ...seatEntries,
  ...Object.keys(data.population).map(tile),
  ...['trade', 'exploration', 'gold', 'points', 'hand', 'played', 'building', 'old-world', 'new-world'].map(tile),
  ...['expedition', 'artifact', 'first', 'rest'].map(tile),
  { id: 'workplace', sign: { glyph: icons[signOf('worker')]!.glyph, color: icons[signOf('worker')]!.ground } },
  { id: 'land', sign: { glyph: 'grass' } },
  { id: 'coast', sign: { glyph: 'spiral-shell' } },
  { id: 'sea', sign: { glyph: 'waves' } },
  figure('shipyard', 'shipyard', '1'),
  figure('ship-trade', 'ship-trade', '2'),
  figure('ship-exploration', 'ship-exploration', '2'),
  figure('stock', 'building', '×2'),
  figure('need', 'exploration', '2'),
  tile('free'),
  figure('price', 'trade', '2'),
  ...Object.keys(data.decks).map((deck) => tile(`deck-${deck}`)),
  figure('number', 'deck-farmer-worker', '07'),
  { id: 'gives', sign: { glyph: 'play-button' } },
  figure('gain', 'gold', '4'),
  figure('upgrades', 'farmer', '3'),
  tile('action'),
  figure('discard', 'hand', '−2'),
  figure('laid', 'trade', '3'),
  { id: 'activated', sign: { glyph: 'check-mark' } },
  tile('most'),
  tile('influence'),
  tile('fireworks'),
  tile('total'),
  ...Object.keys(data.resources).map(tile),
  ...markEntries,
];
