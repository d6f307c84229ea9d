import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawFrame } from '../kit/flags.js';
import type { Rect } from '../kit/geometry.js';
import { cellId, cellRect, cellsOf, type Grid, parseCell } from '../kit/grid.js';
import { closeFormat, column } from '../kit/page.js';
import { drawPanel, fillRounded, strokeRounded } from '../kit/panel.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { colors } from '../kit/theme.js';
import { seatShown } from '../kit/view.js';
import type { Focus } from '../request.js';
import { abilitiesPanel, dicePanel, harbourPanel, progressPanel, storagePanel } from './area-panels.js';
import { colonyGrid, drawColony } from './colony.js';
import { layingOf } from './focus.js';
import { drawGhost, ghostCells } from './ghost.js';
import { layingPanel } from './laying-panel.js';
import { shipmentsOnOffer, tilesOnOffer } from './offer-panels.js';
import type { Scene } from './scene.js';
import { drawTop } from './top.js';

const label = 48;
/** Room for the numbers of the lines, and at their far ends for flags where a line is chosen. */
const near = 66;
const far = { flagged: 62, plain: 16 };
/** As many spaces as a line has, of 106 each. */
const gridSize = 636;

/** The kind `area`: one seat's colony in detail, with its lines and everything needed to choose. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 52,
  ...column<SantaMariaView>(closeFormat, {
    top: drawTop,
    panels: (scene, request) => panels(scene, seatShown(request), request.focus),
  }),
};

/** Those of a choice stand above the colony, the others below it. */
function panels(scene: Scene, seat: SeatView, focus?: Focus): Section[] {
  const laying = focus && layingOf(scene.view, focus);
  const kinds = new Set(focus?.targets.map(({ anchor }) => anchor?.split(':')[0]));
  const storage = storagePanel(scene, seat);
  const colony = colonyPanel(scene, seat, focus);
  if (kinds.has('tile')) return [storage, tilesOnOffer(scene), colony];
  if (kinds.has('dock')) return [storage, shipmentsOnOffer(scene), harbourPanel(scene, seat), colony];
  const dice = dicePanel(scene, seat, kinds.has('die'));
  if (laying) return [storage, layingPanel(scene, seat, laying, focus), colony, dice];
  const progress = progressPanel(scene, seat);
  return [storage, dice, colony, progress, harbourPanel(scene, seat), abilitiesPanel(scene, seat)];
}

function colonyPanel(scene: Scene, seat: SeatView, focus?: Focus): Section {
  const kinds = focus?.targets.map(({ anchor }) => anchor?.split(':')[0]) ?? [];
  const flagged = kinds.some((kind) => kind === 'row' || kind === 'column');
  return {
    height: near + gridSize + (flagged ? far.flagged : far.plain),
    draw: (r) => drawSheet(scene, seat, r, focus),
  };
}

function drawSheet(scene: Scene, seat: SeatView, r: Rect, focus?: Focus): void {
  const { ink, places, view } = scene;
  drawPanel(ink, r);
  const grid = colonyGrid(r.x + (r.w - gridSize) / 2, r.y + near, gridSize);
  const laying = focus && layingOf(view, focus);
  const ghost = laying && focus.param !== 'rotation' ? ghostCells(laying) : undefined;
  drawLines(scene, grid);
  drawColony(ink, seat.cells, grid);
  if (ghost) drawGhost(ink, ghost, grid);
  else if (laying?.cell) drawFrame(ink, { rect: placeOf(grid, laying.cell), spot: 'center' });
  for (const { id, row, col, rect } of cellsOf(grid)) {
    const filled = seat.cells[cellId(row, col)] || ghost?.[id];
    places.add(`cell:${seat.seat}:${id}`, rect, filled ? 'corner' : 'center');
  }
}

function placeOf(grid: Grid, cell: string): Rect {
  const { row, col } = parseCell(cell)!;
  return cellRect(grid, row, col);
}

/** The numbers of the lines, looking like the dice that activate them; flags for lines go to their far ends. */
function drawLines({ ink, places }: Scene, grid: Grid): void {
  const length = grid.cell * grid.size;
  for (let n = 1; n <= grid.size; n++) {
    const at = (n - 0.5) * grid.cell - label / 2;
    drawLine({ x: grid.x + at, y: grid.y - label - 11, w: label, h: label }, colors.whiteDie, colors.ink, n);
    drawLine({ x: grid.x - label - 11, y: grid.y + at, w: label, h: label }, colors.blueDie, colors.white, n);
    places.add(`column:${n}`, { x: grid.x + at, y: grid.y + length + 9, w: label, h: label }, 'bare');
    places.add(`row:${n}`, { x: grid.x + length + 9, y: grid.y + at, w: label, h: label }, 'bare');
  }
  function drawLine(r: Rect, ground: string, color: string, n: number): void {
    fillRounded(ink, r, 10, ground);
    strokeRounded(ink, r, 10, colors.ink, 3);
    drawFigure(ink, { text: n, means: 'line' }, r.x + r.w / 2, r.y + r.h / 2, {
      size: 36,
      weight: 'bold',
      color,
      align: 'center',
    });
  }
}
