import { deckIds, tokenKinds } from '../../src/games/anno-1800/data.js';
import type { SeatView } from '../../src/games/anno-1800/view.js';
import { drawAmount } from '../kit/figures.js';
import { inset } from '../kit/geometry.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import type { Scene } from './scene.js';
import { drawName } from './seat-panel.js';
import { signOf } from './signs.js';

/** Who it is, with points and cards in hand; tokens and gold; the hand by its backs. */
export function ownerSection(scene: Scene, seat: SeatView): Section {
  const { ink, view, result, places } = scene;
  return {
    height: 214,
    draw(r) {
      drawPanel(ink, r);
      if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
      const room = inset(r, 18, 12);
      drawName(scene, seat, { ...room, h: 60 });
      const first = room.y + 94;
      for (const [i, token] of tokenKinds.entries()) {
        const { ready, spent } = seat.tokens[token];
        const x = room.x + i * 190;
        const w = drawAmount(ink, token, `${ready}/${ready + spent}`, x, first, 52, 42);
        places.add(`tokens:${seat.seat}:${token}`, { x: x - 4, y: first - 30, w: w + 8, h: 60 });
      }
      const gold = room.x + 380;
      const w = drawAmount(ink, signOf('gold'), seat.gold, gold, first, 52, 42);
      places.add(`gold:${seat.seat}`, { x: gold - 4, y: first - 30, w: w + 8, h: 60 });
      const sent = drawAmount(ink, 'expedition', seat.expeditionCount, gold + 140, first, 52, 42);
      places.add(`expeditions:${seat.seat}`, { x: gold + 136, y: first - 30, w: sent + 8, h: 60 });
      drawAmount(ink, 'played', seat.played.length, gold + 260, first, 52, 42);
      const second = room.y + 156;
      for (const [i, deck] of deckIds.entries()) {
        drawAmount(ink, `deck-${deck}`, seat.handSize[deck], room.x + i * 190, second, 52, 42);
      }
    },
  };
}
