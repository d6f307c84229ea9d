import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { cellsOf } from '../../src/games/nusfjord/data.js';
import type { CellId, NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel, drawSlot, fillRounded } from '../kit/panel.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { seatShown } from '../kit/view.js';
import type { Focus } from '../request.js';
import { councilPanel, sharesPanel, stockPanel } from './area-panels.js';
import { fleetPanel } from './fleet.js';
import { handPanel } from './hand-panel.js';
import { drawBuiltInArea, drawForests, harbourIn, noteSpaces } from './harbour.js';
import { detailFlag, type Scene } from './scene.js';
import { shipsOnOffer } from './supply.js';
import { drawTop } from './top.js';

const rowHeight = 150;

/** The kind `area`: a seat's stock, its harbour with what stands there, ships, shares, elders and hand. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: detailFlag,
  ...column<NusfjordView>(closeFormat, {
    top: drawTop,
    panels: (scene, request) => panels(scene, seatShown(request), request.focus),
  }),
};

function panels(scene: Scene, seat: SeatView, focus?: Focus): Section[] {
  const ships = focus?.targets.some(({ anchor }) => anchor?.startsWith('ship:'));
  const hand = seat.hand ?? [];
  const rest = ships
    ? [shipsOnOffer(scene)]
    : [
        sharesPanel(scene, seat),
        councilPanel(scene, seat),
        ...(hand.length > 0 ? [handPanel(scene, hand, panelWidth(closeFormat))] : []),
      ];
  return [stockPanel(scene, seat), boardPanel(scene, seat), fleetPanel(scene, seat), ...rest];
}

function boardPanel(scene: Scene, seat: SeatView): Section {
  return { height: 3 * rowHeight + 44, draw: (r) => drawBoard(scene, seat, r) };
}

function drawBoard(scene: Scene, seat: SeatView, r: Rect): void {
  drawPanel(scene.ink, r);
  const harbour = harbourIn(inset(r, 12), 8);
  noteSpaces(scene, seat, harbour);
  for (const [id, rect] of Object.entries(harbour.cells)) {
    const building = seat.buildings[id];
    if (building) drawBuiltInArea(scene, building, rect, seat.used.includes(building));
    else drawEmpty(scene, id, rect);
  }
  for (const [id, rect] of Object.entries(harbour.doubles)) {
    if (!seat.forests[id]) continue;
    drawForests(scene, seat.forests[id], rect);
    // Forests cover two spaces; each is named where it is named when it is empty.
    for (const cell of cellsOf(id)) drawSpaceName(scene.ink, cell, harbour.cells[cell]!, colors.ink);
  }
  drawReserve(scene, seat, harbour.reserve);
}

/** The name of the space stands where a choice names it. */
function drawEmpty({ ink }: Scene, id: string, r: Rect): void {
  drawSlot(ink, r);
  drawSpaceName(ink, id, r, colors.muted);
}

function drawSpaceName(ink: Ink, id: CellId, r: Rect, color: string): void {
  drawFigure(ink, { text: id, means: 'space' }, r.x + 12, r.y + 24, { size: sizes.detail, color });
}

function drawReserve(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places, say } = scene;
  places.add(`reserve:${seat.seat}`, r);
  fillRounded(ink, r, 12, colors.paperDeep);
  const { fish, wood, gold } = seat.reserve;
  const style = { size: sizes.detail, color: colors.muted, align: 'center', maxWidth: r.w - 16 } as const;
  drawText(ink, say('nusfjord.reserve'), r.x + r.w / 2, r.y + 24, style);
  const shown = Object.entries({ fish, wood, gold }).filter(([good, n]) => n > 0 || good === 'fish');
  const h = Math.min(80, (r.h - 46) / shown.length);
  const top = r.y + 42 + (r.h - 46 - h * shown.length) / 2;
  for (const [i, [good, n]] of shown.entries()) {
    const y = top + (i + 0.5) * h;
    const size = Math.min(54, h - 4);
    const width = drawAmount(ink, good, n, r.x + 24, y, size, Math.max(sizes.secondary, size - 8));
    if (good !== 'fish' || seat.reserveFishLimit === null) continue;
    drawFigure(ink, { text: `/${seat.reserveFishLimit}`, means: 'reserve' }, r.x + 26 + width, y + 5, {
      size: sizes.detail,
      color: colors.muted,
    });
  }
}
