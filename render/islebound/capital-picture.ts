import { backOf, buildingOf } from '../../src/games/islebound/data.js';
import type { IsleboundView, SeatView } from '../../src/games/islebound/view.js';
import { inset } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column, panelWidth } from '../kit/page.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { seatShown } from '../kit/view.js';
import { drawRenown } from './card.js';
import { entry, headLine, saying } from './entry.js';
import { detailFlag, type Scene } from './scene.js';
import { drawName } from './seat-panel.js';
import { drawTop } from './top.js';
import { buildingName } from './words.js';

/** The kind `capital`: the buildings of a seat, and what each does. */
export const drawing: Drawing<IsleboundView> = {
  flagSize: detailFlag,
  ...column<IsleboundView>(closeFormat, {
    top: drawTop,
    panels(scene, request) {
      const seat = seatShown(request);
      const built = seat.buildings.map((id) => buildingSection(scene, id));
      const none = built.length === 0 ? [saying(scene, scene.say('islebound.none-built'))] : [];
      return [nameSection(scene, seat), ...built, ...none];
    },
  }),
};

function nameSection(scene: Scene, seat: SeatView): Section {
  const { ink, view, result, places } = scene;
  return {
    height: 84,
    draw(r) {
      places.add(`capital:${seat.seat}`, r);
      drawPanel(ink, r);
      if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
      drawName(scene, seat, inset(r, 18, 12));
    },
  };
}

function buildingSection(scene: Scene, id: string): Section {
  const { ink, locale } = scene;
  return entry(scene, {
    text: buildingOf(id).text[locale],
    width: panelWidth(closeFormat),
    head(r) {
      const y = r.y + headLine / 2 - 4;
      const left = backOf(id) === 'metropolis' ? 50 : 0;
      if (left > 0) drawIcon(ink, 'metropolis', r.x, y - 20, 40);
      const style = { size: 36, weight: 'bold', color: colors.ink, maxWidth: r.w - left - 96 } as const;
      drawLine(ink, buildingName(scene, id), r.x + left, y, style, sizes.detail);
      drawRenown(scene, id, r.x + r.w, y);
    },
  });
}
