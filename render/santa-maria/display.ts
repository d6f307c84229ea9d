import { data } from '../../src/games/santa-maria/data.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { amountPieces, drawPieces } from './effects.js';
import type { Scene } from './scene.js';
import { drawTile } from './tiles.js';

const cell = 64;

/** The face-up expansion tiles with what they cost and how many are left in the stacks. */
export function displaySection(scene: Scene): Section {
  return { height: 3 * cell + 36, draw: (r) => drawDisplay(scene, r) };
}

function drawDisplay(scene: Scene, r: Rect): void {
  drawPanel(scene.ink, r);
  const room = inset(r, 14, 12);
  const doubles = { ...room, h: cell };
  const triples = { ...room, y: room.y + cell + 12, h: 2 * cell };
  drawKind(scene, 'double', doubles);
  drawKind(scene, 'triple', triples);
}

function drawKind(scene: Scene, kind: 'double' | 'triple', r: Rect): void {
  const { ink, view, places } = scene;
  const label = 118;
  const cost = { x: r.x, y: r.y, w: label - 22, h: 42 };
  drawPieces(ink, [amountPieces(view.prices[kind])], cost, 38);
  const left = { size: sizes.detail, color: colors.muted, align: 'center', maxWidth: label - 16 } as const;
  drawText(ink, scene.say('santa-maria.left', { n: view.stacks[kind] }), r.x + (label - 22) / 2, r.y + 56, left);
  const slots = columns({ ...r, x: r.x + label, w: r.w - label }, data.constants.display[kind], 12);
  for (const [i, slot] of slots.entries()) {
    const tile = view.display[kind][i];
    if (tile) {
      const x = Math.round(slot.x + (slot.w - 2 * cell) / 2);
      places.add(`tile:${tile}`, drawTile(ink, tile, x, r.y, cell));
    } else {
      const empty = { x: slot.x + (slot.w - 2 * cell) / 2, y: r.y, w: 2 * cell, h: cell };
      drawSlot(ink, empty);
      if (i === view.display[kind].length) places.add(`gap:${kind}`, empty);
    }
  }
}
