import { data } from '../../src/games/santa-maria/data.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { amountPieces } from './effects.js';
import type { Scene } from './scene.js';
import { drawTile } from './tiles.js';

const cell = { wide: 70, close: 60 };
const label = { wide: 150, close: 124 };

/** The face-up expansion tiles with what they cost and how many are left in the stacks. */
export function displaySection(scene: Scene): Section {
  const size = scene.close ? cell.close : cell.wide;
  return { height: 3 * size + 42, draw: (r) => drawDisplay(scene, r, size) };
}

function drawDisplay(scene: Scene, r: Rect, size: number): void {
  drawPanel(scene.ink, r);
  const room = inset(r, 14, 14);
  drawKind(scene, 'double', { ...room, h: size }, size);
  drawKind(scene, 'triple', { ...room, y: room.y + size + 14, h: 2 * size }, size);
}

function drawKind(scene: Scene, kind: 'double' | 'triple', r: Rect, size: number): void {
  const { ink, view, places } = scene;
  const w = (scene.close ? label.close : label.wide) - 18;
  drawPieces(ink, [amountPieces(view.prices[kind])], { x: r.x, y: r.y - 4, w, h: 42 }, 38);
  const left = { size: scene.close ? sizes.detail : sizes.secondary, color: colors.muted, align: 'center' } as const;
  drawText(ink, scene.say('santa-maria.left', { n: view.stacks[kind] }), r.x + w / 2, r.y + 56, left);
  const slots = columns({ ...r, x: r.x + w + 18, w: r.w - w - 18 }, data.constants.display[kind], 8);
  for (const [i, slot] of slots.entries()) {
    const tile = view.display[kind][i];
    const x = Math.round(slot.x + (slot.w - 2 * size) / 2);
    if (tile) {
      places.add(`tile:${tile}`, drawTile(ink, tile, x, r.y, size));
      continue;
    }
    const empty = { x, y: r.y, w: 2 * size, h: size };
    drawSlot(ink, empty);
    if (i === view.display[kind].length) places.add(`gap:${kind}`, empty);
  }
}
