import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { column, tableFormat } from '../kit/page.js';
import type { Asked, Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatsSection } from '../kit/table.js';
import { actionSection } from './action-board.js';
import { eldersSection } from './elders.js';
import { offersSection } from './offers.js';
import type { Scene } from './scene.js';
import { drawSeatPanel } from './seat-panel.js';
import { supplySection } from './supply.js';
import { drawTop } from './top.js';

/** The kind `table`: where workers may go, every seat, and what else all share. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: 42,
  ...column<NusfjordView>(tableFormat, { top: drawTop, panels: panels }),
};

/** The height of a seat's panel, by the number of seats. */
const seatHeights = [0, 470, 430, 196, 196, 182];

function panels(scene: Scene, { focus, changed }: Asked<NusfjordView>): Section[] {
  const plates = focus?.targets.some(({ anchor }) => anchor?.startsWith('plate:')) ?? false;
  return [
    actionSection(scene),
    supplySection(scene, plates),
    seatsSection(scene, seatHeights[scene.view.seats.length]!, drawSeatPanel),
    eldersSection(scene),
    offersSection(scene, changed),
  ];
}
