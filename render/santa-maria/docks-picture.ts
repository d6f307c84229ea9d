import { data, record } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { closeFormat, column } from '../kit/page.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { shownName } from '../kit/shown-name.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { docksSection } from './docks.js';
import { effectRows } from './effects.js';
import type { Scene } from './scene.js';
import { drawTop } from './top.js';

const nameWidth = 214;
const lineHeight = 66;
const headHeight = 58;

/** The kind `docks`: the shipments that can be taken, and how many of them each seat has at each dock. */
export const drawing: Drawing<SantaMariaView> = {
  flagSize: 46,
  ...column<SantaMariaView>(closeFormat, {
    top: drawTop,
    panels: (scene) => [docksSection(scene), harboursSection(scene)],
  }),
};

/** A line a seat, under what each dock yields every year. */
function harboursSection(scene: Scene): Section {
  const { ink, view } = scene;
  const docks = Object.keys(data.docks);
  return {
    height: 24 + headHeight + view.seats.length * lineHeight,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 12);
      const spots = columns({ ...room, x: room.x + nameWidth, w: room.w - nameWidth }, docks.length, 8);
      for (const [i, dock] of docks.entries()) {
        const head = { ...spots[i]!, h: headHeight - 10 };
        drawPieces(ink, effectRows(record(data.docks, dock).income), head, 44);
      }
      for (const [line, seat] of view.seats.entries()) {
        const y = room.y + headHeight + line * lineHeight;
        drawHarbour(scene, seat, { ...room, y, h: lineHeight }, spots);
      }
    },
  };
}

function drawHarbour(scene: Scene, seat: SeatView, r: Rect, spots: Rect[]): void {
  const { ink, names, places } = scene;
  const y = r.y + r.h / 2;
  const name = names[seat.seat]!;
  drawToken(ink, seat.seat, name, r.x + 26, y, 50);
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, maxWidth: nameWidth - 72 } as const;
  drawLine(ink, shownName(name, seat.seat, scene.locale), r.x + 60, y, style);
  for (const [i, dock] of Object.keys(data.docks).entries()) {
    const spot = { ...spots[i]!, y: r.y + 3, h: r.h - 6 };
    places.add(`harbor:${seat.seat}:${dock}`, spot);
    drawSlot(ink, spot);
    const n = seat.harbor[dock] ?? 0;
    const count = { size: 40, weight: 'bold', color: n === 0 ? colors.muted : colors.ink } as const;
    drawFigure(ink, { text: `×${n}`, means: 'shipments' }, spot.x + 12, y, count);
    const points = seat.harborPoints?.[dock];
    if (n > 0 && points !== undefined) drawAmount(ink, 'happiness', points, spot.x + spot.w - 62, y, 30, 30);
  }
}
