import { data } from '../../src/games/nusfjord/data.js';
import type { NusfjordView, SeatView } from '../../src/games/nusfjord/view.js';
import { inset } from '../kit/geometry.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatShown } from '../kit/view.js';
import { councilInDetail } from './area-panels.js';
import type { CardLook } from './card.js';
import { cardRows } from './cards.js';
import { detailFlag, type Scene } from './scene.js';
import { drawName } from './seat-panel.js';
import { drawTop } from './top.js';

/** The kind `built`: what the buildings and elders of a seat do. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: detailFlag,
  ...column<NusfjordView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      const built = data.harbour.cells.flatMap((cell) => seat.buildings[cell] ?? []);
      const look = (id: string): CardLook => ({ cost: false, used: seat.used.includes(id) });
      const width = panelWidth(closeFormat);
      return [
        namePanel(scene, seat),
        ...cardRows(scene, built, { width, across: 2, look, none: scene.say('nusfjord.none-built') }),
        ...(seat.elders.length > 0 ? [councilInDetail(scene, seat, width)] : []),
      ];
    },
  }),
};

function namePanel(scene: Scene, seat: SeatView): Section {
  return {
    height: 84,
    draw(r) {
      drawPanel(scene.ink, r);
      if (scene.view.active.includes(seat.seat)) outlineActive(scene.ink, r);
      drawName(scene, seat, inset(r, 18, 12));
    },
  };
}
