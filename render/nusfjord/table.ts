import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { gap } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import { drawSections } from '../kit/section.js';
import { openTable } from '../kit/table.js';
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
  const room = openTable(scene, { seatsWidth, drawTop, drawSeatPanel });
  const plates = focus?.targets.some(({ anchor }) => anchor?.startsWith('plate:')) ?? false;
  const fixed = [actionSection(scene), supplySection(scene, plates), eldersSection(scene)];
  const left = room.h - fixed.reduce((sum, { height }) => sum + height + gap, 0);
  drawSections([...fixed, offersSection(scene, left)], room);
}
