import { data, record } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawSign } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { openSection, type Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { colonyGrid, drawColony } from './colony.js';
import { shortName } from './monks.js';
import type { Scene } from './scene.js';
import { placeGlyphs } from './signs.js';
import { drawTile } from './tiles.js';

/** Advanced set-up: the town halls still to be taken, each with its scholar. */
export function townHallSection(scene: Scene): Section {
  return {
    height: 142,
    draw: (r) => drawSets(scene, openSection(scene, r, { glyph: 'capitol' }, scene.say('santa-maria.town-halls'))),
  };
}

function drawSets(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const spots = columns(r, Object.keys(data.townHallTiles).length, 8);
  for (const [i, { tile, scholar }] of view.townHallSets.entries()) {
    const spot = spots[i]!;
    places.add(`set:${tile}`, spot);
    drawSlot(ink, spot);
    drawTile(ink, tile, spot.x + 12, spot.y + 12, 52);
    drawSign(ink, placeGlyphs[scholar]!, spot.x + spot.w - 52, spot.y + 16, 44);
    const style = { size: sizes.detail, color: colors.ink, align: 'center', maxWidth: spot.w - 10 } as const;
    drawText(ink, shortName(scene, scholar), spot.x + spot.w / 2, spot.y + 94, style);
  }
}

/** Basic set-up with chosen boards: the boards still to be taken. */
export function boardsSection(scene: Scene): Section {
  return {
    height: 206,
    draw: (r) => drawBoards(scene, openSection(scene, r, { glyph: 'treasure-map' }, scene.say('santa-maria.boards'))),
  };
}

function drawBoards({ ink, view, places }: Scene, r: Rect): void {
  const spots = columns(r, 4, 12);
  for (const [i, id] of view.boardsLeft.entries()) {
    const spot = spots[i]!;
    const side = Math.min(spot.w, spot.h);
    const grid = colonyGrid(spot.x + (spot.w - side) / 2, spot.y + (spot.h - side) / 2, side);
    drawColony(ink, record(data.boards, id).printed as Record<string, CellView>, grid);
    places.add(`board:${id}`, { x: grid.x - 4, y: grid.y - 4, w: side + 4, h: side + 4 });
  }
}
