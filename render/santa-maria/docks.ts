import { data, record } from '../../src/games/santa-maria/data.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { effectRows } from './effects.js';
import type { Scene } from './scene.js';

/** The docks: what each yields every year, and the shipment that can be taken there. */
export function docksSection(scene: Scene): Section {
  return {
    height: captioned(scene, 86),
    draw: (r) => drawDocks(scene, openSection(scene, r, { icon: 'ship' }, scene.say('santa-maria.docks'))),
  };
}

function drawDocks(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const spots = columns(r, view.docks.length, 10);
  for (const [i, { id, tile }] of view.docks.entries()) {
    const spot = spots[i]!;
    places.add(`dock:${id}`, spot);
    drawSlot(ink, spot);
    const income = { ...inset(spot, 4), w: scene.close ? 62 : 84 };
    drawPieces(ink, effectRows(record(data.docks, id).income), income, 44);
    const x = income.x + income.w + 4;
    if (tile) drawShipment(scene, tile, { x, y: spot.y + 5, w: spot.x + spot.w - x - 5, h: spot.h - 10 });
  }
}

/** A shipment tile: what must be paid for it, and its points at the end. */
export function drawShipment({ ink }: Scene, id: string, r: Rect): void {
  const { cost, points } = record(data.shipments, id);
  fillRounded(ink, r, 10, colors.paper);
  strokeRounded(ink, inset(r, 1), 9, colors.ink, 3);
  const pieces = Object.entries(cost).flatMap(([good, n]) => Array.from({ length: n }, () => ({ icon: good })));
  const large = r.h > 120;
  const lines = large && pieces.length > 2 ? [pieces.slice(0, 2), pieces.slice(2)] : [pieces];
  drawPieces(ink, lines, { x: r.x + 4, y: r.y + 4, w: r.w - 8, h: r.h * 0.54 }, large ? 60 : r.h * 0.5);
  const size = large ? sizes.primary : sizes.secondary;
  const y = r.y + r.h * 0.76;
  drawFigure(ink, { text: points, means: 'happiness' }, r.x + r.w / 2 - 2, y, {
    size,
    weight: 'bold',
    color: colors.ink,
    align: 'right',
  });
  drawIcon(ink, 'happiness', r.x + r.w / 2 + 3, y - size / 2, size);
}
