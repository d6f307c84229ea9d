import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { gap, openPage } from '../kit/page.js';
import { drawPanel, drawSlot, fillRounded } from '../kit/panel.js';
import type { Drawing } from '../kit/scene.js';
import { drawText } from '../kit/text.js';
import { colors } from '../kit/theme.js';
import { seatShown } from '../kit/view.js';
import type { Focus } from '../request.js';
import { drawSide } from './area-side.js';
import { drawCard } from './card.js';
import { drawFleet } from './fleet.js';
import { drawForests, harbourIn, noteSpaces } from './harbour.js';
import { detailFlag, type Scene } from './scene.js';
import { drawTop } from './top.js';

const boardWidth = 1020;
const fleetHeight = 128;

/** The kind `area`: a seat's harbour in detail, with what its buildings do, ships, shares, elders and all of its stock. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: detailFlag,
  draw: (scene, request) => drawArea(scene, seatShown(request), request.focus),
};

function drawArea(scene: Scene, seat: SeatView, focus?: Focus): void {
  const { header, body } = openPage(scene.ink);
  drawTop(scene, header);
  const board = { ...body, w: boardWidth, h: body.h - fleetHeight - gap };
  drawBoard(scene, seat, board);
  drawFleet(scene, seat, { ...board, y: board.y + board.h + gap, h: fleetHeight });
  drawSide(scene, seat, { ...body, x: body.x + boardWidth + gap, w: body.w - boardWidth - gap }, focus);
}

function drawBoard(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink } = scene;
  drawPanel(ink, r);
  const harbour = harbourIn(inset(r, 14), 10);
  noteSpaces(scene, seat, harbour);
  for (const [id, rect] of Object.entries(harbour.cells)) {
    const building = seat.buildings[id];
    if (building) drawCard(scene, building, rect, { cost: false, used: seat.used.includes(building) });
    else drawEmpty(scene, id, rect);
  }
  for (const [id, rect] of Object.entries(harbour.doubles)) drawForests(scene, seat.forests[id] ?? 0, rect);
  drawReserve(scene, seat, harbour.reserve);
}

/** The name of the space stands where a choice names it. */
function drawEmpty({ ink }: Scene, id: string, r: Rect): void {
  drawSlot(ink, r);
  const style = { size: 28, color: colors.muted } as const;
  drawText(ink, id, r.x + 14, r.y + 26, style);
}

function drawReserve(scene: Scene, seat: SeatView, r: Rect): void {
  const { ink, places, say } = scene;
  places.add(`reserve:${seat.seat}`, r);
  fillRounded(ink, r, 12, colors.paperDeep);
  const { fish, wood, gold } = seat.reserve;
  const style = { size: 28, color: colors.muted, align: 'center', maxWidth: r.w - 16 } as const;
  drawText(ink, say('nusfjord.reserve'), r.x + r.w / 2, r.y + 32, style);
  const shown = Object.entries({ fish, wood, gold }).filter(([good, n]) => n > 0 || good === 'fish');
  const h = Math.min(92, (r.h - 60) / shown.length);
  const top = r.y + 54 + (r.h - 60 - h * shown.length) / 2;
  for (const [i, [good, n]] of shown.entries()) {
    const y = top + (i + 0.5) * h;
    const width = drawAmount(ink, good, n, r.x + r.w / 2 - 56, y, Math.min(58, h - 10), 52);
    if (good !== 'fish' || seat.reserveFishLimit === null) continue;
    drawText(ink, `/${seat.reserveFishLimit}`, r.x + r.w / 2 - 54 + width, y + 6, { size: 30, color: colors.muted });
  }
}
