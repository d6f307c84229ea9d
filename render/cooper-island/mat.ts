import type { CooperIslandView, SeatView } from '../../src/games/cooper-island/view.js';
import { closeFormat, column } from '../kit/page.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { seatShown } from '../kit/view.js';
import { cratesSection } from './crates.js';
import { docksSection } from './docks.js';
import { meansSection } from './means.js';
import { milestonesSection } from './milestones.js';
import { detailFlag, type Scene } from './scene.js';
import { nameHeight, openSeat } from './seat-panel.js';
import { storesSection } from './stores.js';
import { drawTop } from './top.js';
import { worksSection } from './works.js';

/** The kind `mat`: a seat's player mat with all that lies on it, and its boats and islets still to come. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      return [
        nameSection(scene, seat),
        storesSection(scene, seat),
        meansSection(scene, seat),
        docksSection(scene, seat),
        worksSection(scene, seat),
        milestonesSection(scene, seat),
        cratesSection(scene, seat),
      ];
    },
  }),
};

/** Who it is. */
export function nameSection(scene: Scene, seat: SeatView): Section {
  return {
    height: nameHeight + 16,
    draw(r) {
      openSeat(scene, seat, r);
    },
  };
}
