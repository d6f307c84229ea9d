import { buildingOf } from '../../src/games/nusfjord/data.js';
import type { SeatView } from '../../src/games/nusfjord/view.js';
import { drawAmount, drawAmounts } from '../kit/figures.js';
import { columns, inset, type Rect, rows } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawLetter } from '../kit/letter.js';
import { gap } from '../kit/page.js';
import { drawPanel, drawSlot, outlineActive } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText, measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import type { Focus } from '../request.js';
import { drawElder } from './council.js';
import { markOf, type Scene, seatMark, signed } from './scene.js';
import { drawName } from './seat-panel.js';
import { letterColors } from './signs.js';
import { shipsOnOffer } from './supply.js';
import { buildingName } from './words.js';

const bold = { weight: 'bold', color: colors.ink } as const;

/** Beside a harbour: who it is and the stock, shares, the council, and the hand where it may be seen. */
export function drawSide(scene: Scene, seat: SeatView, r: Rect, focus?: Focus): void {
  const ships = focus?.targets.some(({ anchor }) => anchor?.startsWith('ship:'));
  const hand = seat.hand ?? [];
  const rest = ships
    ? [shipsOnOffer(scene)]
    : [councilPanel(scene, seat), ...(hand.length > 0 ? [handPanel(scene, hand)] : [])];
  const panels = [stockPanel(scene, seat), sharesPanel(scene, seat), ...rest];
  const fixed = panels.slice(0, 2).reduce((sum, { height }) => sum + height, 0) + gap * (panels.length - 1);
  const wanted = rest.reduce((sum, { height }) => sum + height, 0);
  const heights = panels.map(({ height }, i) => (i < 2 ? height : Math.floor((height * (r.h - fixed)) / wanted)));
  for (const [i, spot] of rows(r, heights).entries()) {
    panels[i]!.draw(spot);
  }
}

/** Who it is, the points, the stock and the workers still to be placed. */
function stockPanel(scene: Scene, seat: SeatView): Section {
  const { ink, view, places, names, result } = scene;
  return {
    height: 226,
    draw(r) {
      drawPanel(ink, r);
      if (view.active.includes(seat.seat) || result?.winners.includes(seat.seat)) outlineActive(ink, r);
      const room = inset(r, 18, 14);
      drawName(scene, seat, { ...room, h: 58 });
      for (const [i, spot] of columns({ ...room, y: room.y + 66, h: 66 }, 3, 8).entries()) {
        const good = (['wood', 'fish', 'gold'] as const)[i]!;
        const y = spot.y + spot.h / 2;
        const width = drawAmount(ink, good, seat.supply[good], spot.x, y, 60, 54);
        places.add(`goods:${seat.seat}:${good}`, { x: spot.x - 2, y: spot.y, w: Math.max(width, 90) + 4, h: spot.h });
      }
      const y = room.y + room.h - 30;
      drawIcon(ink, 'worker', room.x, y - 24, 48);
      const mark = markOf(scene, { seat: seat.seat, set: view.workerSet });
      for (let i = 0; i < seat.workersLeft; i++) drawToken(ink, mark, names[seat.seat]!, room.x + 88 + i * 58, y, 52);
      if (seat.workersLeft === 0) drawText(ink, '0', room.x + 64, y, { ...bold, size: 44, color: colors.muted });
    },
  };
}

/** Issued shares held by colour, and own ones not issued yet. */
function sharesPanel(scene: Scene, seat: SeatView): Section {
  const { ink, names, places, say } = scene;
  return {
    height: 84,
    draw(r) {
      drawPanel(ink, r);
      places.add(`shares:${seat.seat}`, inset(r, 6));
      const y = r.y + r.h / 2;
      drawIcon(ink, 'share', r.x + 18, y - 24, 48);
      const held = seat.shares.map((n, owner) => ({ n, owner })).filter(({ n }) => n > 0);
      const step = Math.min(82, (r.w - 240) / Math.max(1, held.length));
      const size = Math.min(44, step - 22);
      for (const [i, { n, owner }] of held.entries()) {
        const x = r.x + 80 + i * step;
        drawToken(ink, seatMark(scene, owner), names[owner]!, x + size / 2, y, size);
        drawText(ink, String(n), x + size + 3, y, { ...bold, size: 34 });
      }
      if (held.length === 0) drawText(ink, '0', r.x + 80, y, { ...bold, size: 40, color: colors.muted });
      const label = { x: r.x + r.w - 166, y: r.y, w: 150, h: r.h };
      const style = { largest: sizes.detail, color: colors.muted, align: 'right', middle: true } as const;
      drawParagraph(ink, say('nusfjord.unissued', { n: seat.unissued }), label, style);
    },
  };
}

/** The elders, with as many empty places as there is room for. */
function councilPanel(scene: Scene, seat: SeatView): Section {
  const shown = Math.max(seat.elders.length, seat.hand?.length ? 1 : 3);
  return {
    height: 24 + shown * 100,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 14, 12);
      const h = room.h / shown;
      for (let i = 0; i < shown; i++) {
        drawElder(scene, seat, seat.elders[i], { ...room, y: room.y + i * h + 3, h: h - 6 });
      }
    },
  };
}

/** The C buildings in hand: name, price, points and what they do. */
function handPanel(scene: Scene, hand: string[]): Section {
  const { ink, places } = scene;
  return {
    height: 20 + hand.length * 136,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 14, 10);
      const h = room.h / hand.length;
      for (const [i, id] of hand.entries()) {
        const spot = { ...room, y: room.y + i * h + 2, h: h - 4 };
        places.add(`card:${id}`, spot);
        drawHandCard(scene, id, spot);
      }
    },
  };
}

function drawHandCard(scene: Scene, id: string, r: Rect): void {
  const { ink, locale } = scene;
  const { letter, cost, points, text } = buildingOf(id);
  drawSlot(ink, r, 10);
  const price = 150;
  const name = buildingName(scene, id);
  const room = r.w - 60 - 84 - price;
  // A name too wide for one line of the smallest letters takes two.
  const line = measureText(ink, name, { ...bold, size: sizes.detail }) <= room ? 40 : 54;
  const y = r.y + line / 2 + 2;
  drawLetter(ink, letter, letterColors[letter]!, r.x + 6, y - 17, 34);
  drawIcon(ink, 'points', r.x + r.w - 40, y - 16, 32);
  drawText(ink, signed(points), r.x + r.w - 46, points === '*' ? y + 6 : y, { ...bold, size: 34, align: 'right' });
  drawAmounts(ink, cost, r.x + r.w - 84 - price, y, 30);
  const place = { x: r.x + 48, y: r.y + 2, w: room, h: line };
  drawParagraph(ink, name, place, { ...bold, largest: 30, lines: 2, middle: true });
  const rest = { x: r.x + 12, y: r.y + line + 4, w: r.w - 20, h: r.h - line - 6 };
  if (rest.h >= sizes.detail) drawParagraph(ink, text[locale], rest, { largest: 28, color: colors.muted });
}
