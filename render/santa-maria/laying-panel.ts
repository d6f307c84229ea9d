import { data } from '../../src/games/santa-maria/data.js';
import type { SeatView } from '../../src/games/santa-maria/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { type Grid, parseCell } from '../kit/grid.js';
import { drawPanel, fillRounded } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import type { Focus } from '../request.js';
import { drawColony } from './colony.js';
import { type Laying, tileSpan } from './focus.js';
import { drawGhost } from './ghost.js';
import type { Scene } from './scene.js';
import { drawTile, tileCells } from './tiles.js';

/** The tile in hand; while its rotation is chosen, the colony with the tile turned each way. */
export function layingPanel(scene: Scene, seat: SeatView, laying: Laying, focus: Focus): Section {
  return {
    height: 200,
    draw(r) {
      drawPanel(scene.ink, r);
      if (focus.param === 'rotation' && laying.cell)
        drawTurns(scene, seat, laying.tile, laying.cell, focus, inset(r, 16));
      else drawInHand(scene, laying.tile, inset(r, 16));
    },
  };
}

function drawInHand({ ink }: Scene, tile: string, r: Rect): void {
  const span = tileSpan(tile);
  const cell = Math.min(r.w / 2, r.h / 2, 170);
  drawTile(ink, tile, r.x + (r.w - span.w * cell) / 2, r.y + (r.h - span.h * cell) / 2, cell);
}

/** Spaces of the colony that are shown around the tile, in each direction. */
const shown = 4;

/** The colony around the tile, once for each rotation on offer, under the anchors `turn:<degrees>`. */
function drawTurns(scene: Scene, seat: SeatView, tile: string, cell: string, focus: Focus, r: Rect): void {
  const { ink, places } = scene;
  const gap = 20;
  const most = 4;
  const side = Math.floor(Math.min((r.w - gap * (most - 1)) / most, r.h));
  const left = r.x + (r.w - most * side - gap * (most - 1)) / 2;
  for (const [i, { anchor = '', value }] of focus.targets.entries()) {
    const window = { x: Math.round(left + i * (side + gap)), y: r.y, w: side, h: side };
    const grid = windowGrid(window, cell);
    const ghost = tileCells(tile, cell, value);
    ink.save();
    ink.beginPath();
    ink.roundRect(window.x, window.y, window.w, window.h, 12);
    ink.clip();
    drawColony(ink, seat.cells, grid);
    ink.globalAlpha = 0.45;
    fillRounded(ink, window, 0, colors.paper);
    ink.globalAlpha = 1;
    if (ghost) drawGhost(ink, ghost, grid);
    ink.restore();
    places.add(anchor, window);
  }
}

/** A grid moved so that the window shows the neighbourhood of a space. */
function windowGrid(window: Rect, cell: string): Grid {
  const { row, col } = parseCell(cell)!;
  const { columns: size } = data.constants.grid;
  const first = (at: number) => Math.max(1, Math.min(at - 1, size - shown + 1));
  const edge = Math.ceil(window.w / shown);
  return { x: window.x - (first(col) - 1) * edge, y: window.y - (first(row) - 1) * edge, cell: edge, size };
}
