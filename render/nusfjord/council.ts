import type { CouncilView, SeatView } from '../../src/games/nusfjord/view.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { markOf, type Scene } from './scene.js';
import { elderName } from './words.js';

/** The elders of a council one below the other, each in one line. */
export function drawCouncilLines(scene: Scene, seat: SeatView, r: Rect): void {
  const h = Math.min(60, r.h / seat.councilPlaces);
  for (let i = 0; i < seat.councilPlaces; i++) {
    drawElder(scene, seat, seat.elders[i], { ...r, y: r.y + i * h, h: h - 6 });
  }
}

/** An elder of a council: name, fish and worker. */
export function drawElder(scene: Scene, seat: SeatView, elder: CouncilView | undefined, r: Rect): void {
  const { ink, places, names } = scene;
  drawSlot(ink, r, 10);
  if (!elder) return;
  const line = Math.min(r.h, 52);
  places.add(`council:${seat.seat}:${elder.id}`, { ...r, h: line }, 'sign');
  const y = r.y + line / 2;
  drawIcon(ink, 'elder', r.x + 6, y - 20, 40);
  let right = r.x + r.w - 8;
  if (elder.worker) {
    drawToken(ink, markOf(scene, elder.worker), names[seat.seat]!, right - 22, y, 44);
    right -= 52;
  }
  for (let i = 0; i < elder.fishPlaces; i++) {
    right -= 36;
    if (i < elder.fish) drawIcon(ink, 'fish', right, y - 17, 34);
  }
  const style = { largest: sizes.secondary, lines: 2, middle: true, weight: 'bold', color: colors.ink } as const;
  drawParagraph(ink, elderName(scene, elder.id), { x: r.x + 54, y: r.y, w: right - r.x - 60, h: line }, style);
}
