import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { gap, openPage, splitTable } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { drawSections } from '../kit/section.js';
import type { Focus } from '../request.js';
import { actionSection } from './action-board.js';
import { eldersSection } from './elders.js';
import { offersSection } from './offers.js';
import type { Scene } from './scene.js';
import { drawSeatPanel } from './seat-panel.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

const seatsWidth = 596;

/** The kind `table`: every seat at the left, what all share at the right. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: 42,
  draw: (scene, { focus }) => drawTable(scene, focus),
};

function drawTable(scene: Scene, focus?: Focus): void {
  const { ink, view } = scene;
  const { header, body } = openPage(ink);
  drawTop(scene, header);
  const { seats, room } = splitTable(body, view.seats.length, seatsWidth);
  for (const [i, seat] of view.seats.entries()) {
    drawSeatPanel(scene, seat, seats[i]!);
  }
  const plates = focus?.targets.some(({ anchor }) => anchor?.startsWith('plate:')) ?? false;
  const fixed = [actionSection(scene), supplySection(scene, plates), eldersSection(scene)];
  const left = room.h - fixed.reduce((sum, { height }) => sum + height + gap, 0);
  drawSections([...fixed, offersSection(scene, left)], room);
}
