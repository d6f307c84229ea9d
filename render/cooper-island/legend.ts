import { data } from '../../src/games/cooper-island/data.js';
import { colors } from '../kit/theme.js';
import { type LegendEntry, markEntries, seatEntries } from '../legend.js';
import { letterOf } from './words.js';

const tile = (id: string): LegendEntry => ({ id, sign: { icon: id } });
const figure = (id: string, icon: string, beside: string): LegendEntry => ({ id, sign: { icon }, beside });

export const cooperIslandLegend: readonly LegendEntry[] = [
  ...seatEntries,
  ...['points', 'coins', 'wood', 'stone', 'food', 'gold', 'cloth', 'any-cube', 'warehouse'].map(tile),
  { id: 'slot', sign: { letter: ' ', ground: colors.slot }, beside: '3' },
  tile('market'),
  tile('owed'),
  ...Object.keys(data.terrains).map(tile),
  figure('level', 'mountain', '3'),
  figure('space', 'meadow', 'c2'),
  figure('water', 'islet', 'r3'),
  { id: 'double-tile', sign: { hexes: data.doubleTiles['double-1']!.sides.a }, beside: '2' },
  ...['draw', 'place'].map(tile),
  figure('single-tile', 'meadow', '28'),
  figure('cartographer', 'cartographer', '3'),
  figure('regular', 'regular', '2+2'),
  figure('special', 'special', '0+2'),
  ...['hire', 'worker'].map(tile),
  figure('milestone', 'milestone', '2'),
  tile('feeding'),
  figure('helm', 'helm', '+2'),
  figure('cost', 'wood', '3'),
  figure('less', 'coins', '−2'),
  figure('gain', 'coins', '2'),
  { id: 'gives', sign: { glyph: 'play-button' } },
  ...['cooper', 'finished', 'toll'].map(tile),
  ...Object.keys(data.sectors).map((id) => ({ id, sign: { letter: letterOf(id), ground: colors.paperDeep } })),
  tile('boat'),
  ...Object.keys(data.boats).map(tile),
  tile('islet'),
  ...Object.keys(data.islets).map(tile),
  tile('flipped'),
  tile('structure'),
  ...Object.keys(data.structures).map(tile),
  ...['one-mast', 'two-mast', 'bay', 'harbour', 'anchor'].map(tile),
  figure('steps', 'one-mast', '12'),
  figure('stack', 'regular', '×2'),
  ...['ruins', 'statue', 'lid', 'crate', 'logbook', 'cargo', 'harbour-master', 'royal'].map(tile),
  ...['bronze', 'silver', 'gold-medal'].map(tile),
  figure('stage', 'silver', '≤4'),
  ...['high-spaces', 'uncharted', 'largest-area', 'deck-small', 'deck-large', 'total'].map(tile),
  ...markEntries,
];
