import { data, record } from '../../src/games/santa-maria/data.js';
import type { SeatView } from '../../src/games/santa-maria/view.js';
import type { Die } from '../kit/dice.js';
import { drawDie } from '../kit/dice.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawPanel, drawSlot, outlineActive } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawText, wrapText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawPieces, effectRows } from './effects.js';
import { shortName } from './monks.js';
import type { Scene } from './scene.js';
import { drawGoods, drawName } from './seat-panel.js';
import { placeGlyphs } from './signs.js';
import { drawDiceRow } from './supply.js';

const figure = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** Who it is, the points and the storage. */
export function storagePanel(scene: Scene, seat: SeatView): Section {
  return {
    height: 226,
    draw(r) {
      drawPanel(scene.ink, r);
      if (scene.view.active.includes(seat.seat) || scene.result?.winners.includes(seat.seat))
        outlineActive(scene.ink, r);
      const room = inset(r, 18, 14);
      drawName(scene, seat, { ...room, h: 60 });
      drawGoods(scene, seat, { ...room, y: room.y + 64, h: room.h - 64 }, 2);
    },
  };
}

/**
 * The dice that can be taken, how many white ones have been used, and what the next activation with coins costs.
 * @param flagged leave room for flags below the dice
 */
export function dicePanel(scene: Scene, seat: SeatView, flagged: boolean): Section {
  const { ink, view } = scene;
  const { white, blue } = seat.dice;
  const lines = [white.slice(0, 6), white.slice(6)]
    .filter((line, i) => i === 0 || line.length > 0)
    .map((line) => line.map((value): Die => ({ color: 'white', value })));
  const blueLines = [blue.slice(0, 6), blue.slice(6)].filter((line) => line.length > 0);
  const all = [...lines, ...blueLines.map((line) => line.map((value): Die => ({ color: 'blue', value })))];
  const rowHeight = flagged ? 106 : 70;
  return {
    height: 28 + all.length * rowHeight,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 18, 14);
      for (const [i, dice] of all.entries()) {
        drawDiceRow(scene, dice, { ...room, y: room.y + i * rowHeight, w: 348 * 2, h: 58 });
      }
      const x = room.x + room.w - 98;
      drawDie(ink, { color: 'white' }, x, room.y + 8, 40);
      drawText(ink, `${seat.whiteUsed}/${view.whiteLimit}`, x + 48, room.y + 28, figure);
      const low = room.y + (all.length > 1 ? rowHeight : 0) + 28;
      if (all.length > 1) drawAmount(ink, 'coins', `−${seat.coinPrice}`, x, low, 40, 34);
    },
  };
}

/** Tiles at each dock of the seat's harbour, with their points where they may be known. */
export function harbourPanel(scene: Scene, seat: SeatView): Section {
  const { ink, places } = scene;
  return {
    height: seat.harborPoints ? 132 : 98,
    draw(r) {
      drawPanel(ink, r);
      const docks = Object.keys(data.docks);
      const spots = columns(inset(r, 14, 12), docks.length, 8);
      for (const [i, dock] of docks.entries()) {
        const spot = spots[i]!;
        places.add(`harbor:${seat.seat}:${dock}`, spot);
        drawSlot(ink, spot);
        drawPieces(
          ink,
          effectRows(record(data.docks, dock).income),
          { x: spot.x + 5, y: spot.y + 13, w: 56, h: 48 },
          40,
        );
        const count = `×${seat.harbor[dock] ?? 0}`;
        drawText(ink, count, spot.x + spot.w - 8, spot.y + 38, { ...figure, align: 'right' });
        const points = seat.harborPoints?.[dock];
        if (points !== undefined)
          drawAmount(ink, 'happiness', points, spot.x + spot.w / 2 - 30, spot.y + spot.h - 24, 32, 30);
      }
    },
  };
}

/** How far along the tracks, where the next monk waits, monks left. */
export function progressPanel(scene: Scene, seat: SeatView): Section {
  const { ink, places } = scene;
  return {
    height: 84,
    draw(r) {
      drawPanel(ink, r);
      const [religion, conquest, monks] = columns(inset(r, 18, 12), 3, 10) as [Rect, Rect, Rect];
      places.add(`religion:${seat.seat}`, religion);
      places.add(`conquest:${seat.seat}`, conquest);
      const y = r.y + r.h / 2;
      const width = drawAmount(ink, 'religion', seat.religion, religion.x, y, 44, 40);
      const hint = { size: sizes.detail, color: colors.muted } as const;
      if (seat.nextMonk !== undefined) drawText(ink, `→ ${seat.nextMonk}`, religion.x + width + 10, y + 4, hint);
      drawAmount(ink, 'conquest', seat.conquest, conquest.x + 16, y, 44, 40);
      drawAmount(ink, 'monk', seat.monksLeft, monks.x + 26, y, 44, 40);
    },
  };
}

/** Scholars and bishops of the seat: what they do, or with many of them just their names. */
export function abilitiesPanel(scene: Scene, seat: SeatView): Section {
  const { ink } = scene;
  const ids = [...seat.scholars, ...seat.bishops];
  return {
    height: 200,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 16, 12);
      if (ids.length === 0) {
        const style = { size: sizes.detail, color: colors.muted, align: 'center', maxWidth: room.w } as const;
        drawIcon(ink, 'monk', r.x + r.w / 2 - 32, r.y + r.h / 2 - 52, 64);
        drawText(ink, scene.say('santa-maria.no-monks'), r.x + r.w / 2, r.y + r.h / 2 + 44, style);
        return;
      }
      const h = Math.min(124, room.h / ids.length);
      for (const [i, id] of ids.entries()) {
        drawAbility(scene, id, { ...room, y: room.y + i * h, h });
      }
    },
  };
}

function drawAbility(scene: Scene, id: string, r: Rect): void {
  const { ink, locale, view } = scene;
  const sign = Math.min(44, r.h - 6);
  drawSign(ink, placeGlyphs[id]!, r.x, r.y + 3, sign);
  const right = r.x + r.w;
  const y = r.y + 3 + sign / 2;
  drawText(ink, String(view.placePoints[id]).replace('-', '−'), right - 40, y, { ...figure, size: 30, align: 'right' });
  drawIcon(ink, 'happiness', right - 34, y - 16, 32);
  drawText(ink, shortName(scene, id), r.x + sign + 12, y, { ...figure, maxWidth: r.w - sign - 110 });
  const lines = Math.min(2, Math.floor((r.h - sign - 6) / 28));
  if (lines < 1) return;
  const text = (data.scholars[id] ?? record(data.bishops, id)).text[locale];
  const style = { size: sizes.detail, color: colors.muted } as const;
  for (const [i, line] of wrapText(ink, text, style, r.w, lines).entries()) {
    drawText(ink, line, r.x, r.y + sign + 22 + i * 28, style);
  }
}
