import { deckIds, tokenKinds } from '../../src/games/anno-1800/data.js';
import type { SeatView } from '../../src/games/anno-1800/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import type { Scene } from './scene.js';
import { drawName, share } from './seat-panel.js';
import { signOf } from './signs.js';

const nameHeight = 60;
const lineHeight = 66;
const step = 190;
const [sign, figure] = [50, 42];

/** Who it is, with points and cards in hand. */
export function nameSection(scene: Scene, seat: SeatView): Section {
  return {
    height: nameHeight + 24,
    draw(r) {
      openOwner(scene, seat, r);
    },
  };
}

/** The same with naval tokens and gold. */
export function purseSection(scene: Scene, seat: SeatView): Section {
  return {
    height: nameHeight + lineHeight + 24,
    draw(r) {
      const room = openOwner(scene, seat, r);
      drawPurse(scene, seat, { ...room, y: room.y + nameHeight, h: lineHeight });
    },
  };
}

function openOwner(scene: Scene, seat: SeatView, r: Rect): Rect {
  const { ink, view, result } = scene;
  drawPanel(ink, r);
  if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
  const room = inset(r, 18, 12);
  drawName(scene, seat, { ...room, h: nameHeight });
  return room;
}

function drawPurse(scene: Scene, seat: SeatView, r: Rect): void {
  for (const [i, token] of tokenKinds.entries()) {
    const { ready, spent } = seat.tokens[token];
    drawStat(scene, token, share(ready, ready + spent), { ...r, x: r.x + i * step }, `tokens:${seat.seat}:${token}`);
  }
  drawStat(scene, signOf('gold'), seat.gold, { ...r, x: r.x + 2 * step }, `gold:${seat.seat}`);
  drawStat(scene, 'building', seat.buildings, { ...r, x: r.x + 3 * step - 30 });
}

function drawStat({ ink, places }: Scene, icon: string, n: number | string, r: Rect, anchor?: string): void {
  const y = r.y + r.h / 2;
  const w = drawAmount(ink, icon, n, r.x, y, sign, figure);
  if (anchor !== undefined) places.add(anchor, { x: r.x - 4, y: y - 30, w: w + 8, h: 60 });
}

/** The hand by its backs, which all may see. */
export function backsSection(scene: Scene, seat: SeatView): Section {
  return {
    height: lineHeight + 16,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 18, 8);
      for (const [i, deck] of deckIds.entries()) {
        drawStat(scene, `deck-${deck}`, seat.handSize[deck], { ...room, x: room.x + i * step });
      }
    },
  };
}

/** How many cards are laid out, and how many expedition cards there are. */
export function expeditionsPanel(scene: Scene, seat: SeatView): Section {
  return {
    height: lineHeight + 16,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 18, 8);
      drawStat(scene, 'played', seat.played.length, room);
      drawStat(scene, 'expedition', seat.expeditionCount, { ...room, x: room.x + step }, `expeditions:${seat.seat}`);
    },
  };
}
