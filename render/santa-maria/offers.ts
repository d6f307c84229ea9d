import { data, record } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { columns, type Rect } from '../kit/geometry.js';
import { drawSign } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { colonyGrid, drawColony } from './colony.js';
import { shortName } from './monks.js';
import type { Scene } from './scene.js';
import { placeGlyphs } from './signs.js';
import { drawTile } from './tiles.js';

/** What colonies are set up from, while they are. */
export function offersNow(scene: Scene): Section[] {
  const { view } = scene;
  return [
    ...(view.townHallSets.length > 0 ? [townHallSection(scene)] : []),
    ...(view.boardsLeft.length > 0 ? [boardsSection(scene)] : []),
  ];
}

/** Sets beside each other, and how high each is. */
const perRow = 3;
const setHeight = 118;
const between = 8;

/** Advanced set-up: the town halls still to be taken, each with its scholar. */
function townHallSection(scene: Scene): Section {
  return {
    height: captioned(scene, 2 * setHeight + between),
    draw: (r) => drawSets(scene, openSection(scene, r, { glyph: 'capitol' }, scene.say('santa-maria.town-halls'))),
  };
}

function drawSets(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const spots = columns(r, perRow, between);
  for (const [i, { tile, scholar }] of view.townHallSets.entries()) {
    const y = r.y + Math.floor(i / perRow) * (setHeight + between);
    const spot = { ...spots[i % perRow]!, y, h: setHeight };
    places.add(`set:${tile}`, spot);
    drawSlot(ink, spot);
    drawTile(ink, tile, spot.x + 12, spot.y + 8, 68);
    drawSign(ink, placeGlyphs[scholar]!, spot.x + spot.w - 68, spot.y + 12, 56);
    const style = { size: sizes.secondary, color: colors.ink, align: 'center', maxWidth: spot.w - 10 } as const;
    drawLine(ink, shortName(scene, scholar), spot.x + spot.w / 2, spot.y + 96, style);
  }
}

/** Basic set-up with chosen boards: the boards still to be taken. */
function boardsSection(scene: Scene): Section {
  return {
    height: captioned(scene, scene.close ? 176 : 206),
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
