import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { drawFrame } from '../kit/flags.js';
import { type Rect, rows } from '../kit/geometry.js';
import { cellId, cellRect, cellsOf, type Grid, parseCell } from '../kit/grid.js';
import { gap, openPage } from '../kit/page.js';
import { drawPanel, fillRounded, strokeRounded } from '../kit/panel.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
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

const label = 50;
/** Room for the numbers of the lines, and for flags at their far ends. */
const near = 74;
const far = 60;

/** The kind `area`: one seat's colony in detail, with its lines and everything needed to choose. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 56,
  draw: (scene, request) => drawArea(scene, seatShown(request), request.focus),
};

function drawArea(scene: Scene, seat: SeatView, focus?: Focus): void {
  const { ink } = scene;
  const { header, body } = openPage(ink);
  drawTop(scene, header);
  const { h } = body;
  const sheet = { ...body, w: h };
  drawPanel(ink, sheet);
  const grid = colonyGrid(sheet.x + near, sheet.y + near, h - near - far);
  const laying = focus && layingOf(scene.view, focus);
  const ghost = laying && focus.param !== 'rotation' ? ghostCells(laying) : undefined;
  drawLines(scene, grid);
  drawColony(ink, seat.cells, grid);
  if (ghost) drawGhost(ink, ghost, grid);
  else if (laying?.cell) drawFrame(ink, { rect: placeOf(grid, laying.cell), spot: 'center' });
  for (const { id, row, col, rect } of cellsOf(grid)) {
    const filled = seat.cells[cellId(row, col)] || ghost?.[id];
    scene.places.add(`cell:${seat.seat}:${id}`, rect, filled ? 'corner' : 'center');
  }
  drawSide(scene, seat, { ...body, x: sheet.x + sheet.w + gap, w: body.w - sheet.w - gap }, focus);
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
    drawLine({ x: grid.x + at, y: grid.y - label - 13, w: label, h: label }, colors.whiteDie, colors.ink, n);
    drawLine({ x: grid.x - label - 13, y: grid.y + at, w: label, h: label }, colors.blueDie, colors.white, n);
    places.add(`column:${n}`, { x: grid.x + at, y: grid.y + length + 8, w: label, h: label }, 'bare');
    places.add(`row:${n}`, { x: grid.x + length + 8, y: grid.y + at, w: label, h: label }, 'bare');
  }
  function drawLine(r: Rect, ground: string, color: string, n: number): void {
    fillRounded(ink, r, 10, ground);
    strokeRounded(ink, r, 10, colors.ink, 3);
    drawText(ink, String(n), r.x + r.w / 2, r.y + r.h / 2, { size: 36, weight: 'bold', color, align: 'center' });
  }
}

function drawSide(scene: Scene, seat: SeatView, r: Rect, focus?: Focus): void {
  const laying = focus && layingOf(scene.view, focus);
  const kinds = new Set(focus?.targets.map(({ anchor }) => anchor?.split(':')[0]));
  const panels = [storagePanel(scene, seat), ...choicePanels()];
  const fixed = panels.reduce((sum, { height }) => sum + height, 0) + gap * (panels.length - 1);
  const last = panels[panels.length - 1]!;
  const heights = panels.map((panel) => (panel === last ? panel.height + r.h - fixed : panel.height));
  for (const [i, spot] of rows(r, heights).entries()) {
    panels[i]!.draw(spot);
  }

  function choicePanels(): Section[] {
    if (kinds.has('tile')) return [tilesOnOffer(scene)];
    if (kinds.has('dock')) return [harbourPanel(scene, seat), shipmentsOnOffer(scene)];
    const dice = dicePanel(scene, seat, kinds.has('die'));
    if (laying) return [dice, layingPanel(scene, seat, laying, focus)];
    return [dice, harbourPanel(scene, seat), progressPanel(scene, seat), abilitiesPanel(scene, seat)];
  }
}
