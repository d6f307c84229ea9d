import { data, record } from '../../src/games/santa-maria/data.js';
import type { SeatView } from '../../src/games/santa-maria/view.js';
import type { Die } from '../kit/dice.js';
import { drawDie } from '../kit/dice.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { closeFormat, panelWidth } from '../kit/page.js';
import { drawPanel, drawSlot, outlineActive } from '../kit/panel.js';
import { drawLine, drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { effectRows } from './effects.js';
import { shortName } from './monks.js';
import type { Scene } from './scene.js';
import { drawGoods, drawName } from './seat-panel.js';
import { placeGlyphs } from './signs.js';
import { drawDiceRow } from './supply.js';

const figure = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** Who it is, the points and the storage. */
export function storagePanel(scene: Scene, seat: SeatView): Section {
  return {
    height: 154,
    draw(r) {
      drawPanel(scene.ink, r);
      if (scene.view.active.includes(seat.seat) || scene.result?.winners.includes(seat.seat))
        outlineActive(scene.ink, r);
      const room = inset(r, 18, 12);
      drawName(scene, seat, { ...room, h: 60 });
      drawGoods(scene, seat, { ...room, y: room.y + 66, h: room.h - 66 }, 1);
    },
  };
}

/** For what has been used and what comes next. */
const usedWidth = 250;
const dicePerLine = 8;

/**
 * The dice that can be taken, how many white ones have been used, and what the next activation with coins costs.
 * @param flagged leave room for flags below the dice
 */
export function dicePanel(scene: Scene, seat: SeatView, flagged: boolean): Section {
  const { ink, view } = scene;
  const of = (color: Die['color'], values: number[]) => values.map((value): Die => ({ color, value }));
  const dice = [...of('white', seat.dice.white), ...of('blue', seat.dice.blue)];
  const lines = Math.max(1, Math.ceil(dice.length / dicePerLine));
  const all = Array.from({ length: lines }, (_, line) => dice.slice(line * dicePerLine, (line + 1) * dicePerLine));
  const rowHeight = flagged ? 106 : 70;
  return {
    height: 22 + all.length * rowHeight,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 18, 14);
      for (const [i, line] of all.entries()) {
        drawDiceRow(scene, line, { ...room, y: room.y + i * rowHeight, w: room.w - usedWidth, h: 58 }, { largest: 58 });
      }
      const y = room.y + 29;
      const x = room.x + room.w - usedWidth + 6;
      drawDie(ink, { color: 'white' }, x, y - 21, 42);
      drawFigure(ink, { text: `${seat.whiteUsed}/${view.whiteLimit}`, means: 'white-used' }, x + 50, y, figure);
      drawIcon(ink, 'coins', x + 140, y - 22, 44);
      drawFigure(ink, { text: -seat.coinPrice, means: 'coin-price' }, x + 192, y, { ...figure, size: 36 });
    },
  };
}

/** Tiles at each dock of the seat's harbour, with their points where they may be known. */
export function harbourPanel(scene: Scene, seat: SeatView): Section {
  const { ink, places } = scene;
  return {
    height: seat.harborPoints ? 128 : 86,
    draw(r) {
      drawPanel(ink, r);
      const docks = Object.keys(data.docks);
      const spots = columns(inset(r, 14, 10), docks.length, 8);
      for (const [i, dock] of docks.entries()) {
        const spot = spots[i]!;
        places.add(`harbor:${seat.seat}:${dock}`, spot);
        drawSlot(ink, spot);
        const income = { x: spot.x + 6, y: spot.y + 8, w: 84, h: 50 };
        drawPieces(ink, effectRows(record(data.docks, dock).income), income, 46);
        const count = { text: `×${seat.harbor[dock] ?? 0}`, means: 'shipments' };
        drawFigure(ink, count, spot.x + spot.w - 12, spot.y + 33, { ...figure, size: 40, align: 'right' });
        const points = seat.harborPoints?.[dock];
        if (points !== undefined)
          drawAmount(ink, 'happiness', points, spot.x + spot.w / 2 - 36, spot.y + spot.h - 26, 36, 34);
      }
    },
  };
}

/** How far along the tracks, where the next monk waits, monks left. */
export function progressPanel(scene: Scene, seat: SeatView): Section {
  const { ink, places } = scene;
  return {
    height: 76,
    draw(r) {
      drawPanel(ink, r);
      const [religion, conquest, monks] = columns(inset(r, 18, 10), 3, 10) as [Rect, Rect, Rect];
      places.add(`religion:${seat.seat}`, religion);
      places.add(`conquest:${seat.seat}`, conquest);
      const y = r.y + r.h / 2;
      const width = drawAmount(ink, 'religion', seat.religion, religion.x + 6, y, 48, 44);
      const hint = { size: sizes.secondary, color: colors.muted } as const;
      if (seat.nextMonk !== undefined)
        drawFigure(ink, { text: `→ ${seat.nextMonk}`, means: 'next-monk' }, religion.x + width + 18, y + 3, hint);
      drawAmount(ink, 'conquest', seat.conquest, conquest.x + 40, y, 48, 44);
      drawAmount(ink, 'monk', seat.monksLeft, monks.x + 80, y, 48, 44);
    },
  };
}

const abilityPadding = { x: 16, y: 10 };
const abilityHeight = 60;
/** Of more, only the names are shown. */
const mostInDetail = 2;

/** Scholars and bishops of the seat: what they do, or with many of them just their names. */
export function abilitiesPanel(scene: Scene, seat: SeatView): Section {
  const { ink } = scene;
  const ids = [...seat.scholars, ...seat.bishops];
  const detailed = ids.length <= mostInDetail;
  const across = detailed ? 1 : 2;
  const width = panelWidth(closeFormat) - 2 * abilityPadding.x;
  const texts = detailed ? ids.map((id) => paragraphHeight(ink, textOf(scene, id), width)) : [];
  const h = Math.round(abilityHeight + Math.max(0, ...texts));
  return {
    height: ids.length === 0 ? 64 : 2 * abilityPadding.y + Math.ceil(ids.length / across) * h,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, abilityPadding.x, abilityPadding.y);
      if (ids.length === 0) {
        drawIcon(ink, 'monk', room.x, r.y + r.h / 2 - 22, 44);
        const style = { size: sizes.detail, color: colors.muted, maxWidth: room.w - 60 } as const;
        drawLine(ink, scene.say('santa-maria.no-monks'), room.x + 58, r.y + r.h / 2, style);
        return;
      }
      const spots = columns(room, across, 20);
      for (const [i, id] of ids.entries()) {
        drawAbility(scene, id, { ...spots[i % across]!, y: room.y + Math.floor(i / across) * h, h });
      }
    },
  };
}

function drawAbility(scene: Scene, id: string, r: Rect): void {
  const { ink, view } = scene;
  const sign = 46;
  drawSign(ink, placeGlyphs[id]!, r.x, r.y + 5, sign);
  const right = r.x + r.w;
  const y = r.y + 5 + sign / 2;
  const points = { text: view.placePoints[id]!, means: 'happiness' };
  drawFigure(ink, points, right - 42, y, { ...figure, align: 'right' });
  drawIcon(ink, 'happiness', right - 36, y - 17, 34);
  drawLine(ink, shortName(scene, id), r.x + sign + 12, y, { ...figure, maxWidth: r.w - sign - 110 });
  if (r.h <= abilityHeight) return;
  const room = { x: r.x, y: r.y + sign + 10, w: r.w, h: r.h - sign - 14 };
  drawParagraph(ink, textOf(scene, id), room, { largest: sizes.detail, color: colors.muted });
}

function textOf({ locale }: Scene, id: string): string {
  return (data.scholars[id] ?? record(data.bishops, id)).text[locale];
}
