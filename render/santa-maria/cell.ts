import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data, record } from '../../src/games/santa-maria/data.js';
import type { CellView } from '../../src/games/santa-maria/view.js';
import { drawLayer } from '../kit/cache.js';
import { drawDie } from '../kit/dice.js';
import { drawFigure } from '../kit/figure.js';
import { inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawPieces } from '../kit/pieces.js';
import { drawTerrain } from '../kit/texture.js';
import { colors } from '../kit/theme.js';
import { effectRows, effectSigns } from './effects.js';
import { terrainGlyphs } from './signs.js';

/** From this width in pixels on a space shows its terrain's sign and the whole effect. */
const detailedFrom = 84;

/** A space that is not empty: its terrain, what the building does or who lives on the road, and what lies on it. */
export function drawCell(ink: Ink, cell: CellView, r: Rect): void {
  const size = Math.round(r.w);
  const { terrain, building, colonists, die, coins } = cell;
  const key = ['cell', terrain, building, colonists, die?.color, die?.value, coins].join(' ');
  const at = { x: Math.round(r.x), y: Math.round(r.y), w: size, h: size };
  drawLayer(ink, key, at, (cellInk) => paintCell(cellInk, cell, { ...at, x: 0, y: 0 }));
}

function paintCell(ink: Ink, cell: CellView, r: Rect): void {
  const ground = inset(r, r.w < detailedFrom ? 1 : 2);
  drawTerrain(ink, cell.terrain, ground);
  if (cell.building) drawBuilding(ink, cell, ground);
  else drawColonists(ink, cell.colonists ?? 0, ground);
  if (cell.die) drawBlocker(ink, cell.die, ground);
  if (cell.coins) drawCoins(ink, cell.coins, ground);
}

function drawBuilding(ink: Ink, cell: CellView, r: Rect): void {
  const { effects } = record(data.buildings, cell.building!);
  const used = cell.die !== undefined || cell.coins !== undefined;
  ink.globalAlpha = used ? 0.45 : 1;
  if (r.w < detailedFrom) {
    drawPieces(ink, r.w < 56 ? effectSigns(effects) : effectRows(effects), inset(r, r.w * 0.06), r.w * 0.68);
  } else {
    const sign = Math.round(r.w * 0.22);
    ink.globalAlpha = used ? 0.45 : 0.8;
    fillGlyph(ink, terrainGlyphs[cell.terrain]!, r.x + r.w * 0.05, r.y + r.w * 0.04, sign, colors.ink);
    ink.globalAlpha = used ? 0.45 : 1;
    const room = used
      ? { x: r.x + r.w * 0.05, y: r.y + r.h * 0.27, w: r.w * 0.6, h: r.h * 0.4 }
      : { x: r.x + r.w * 0.07, y: r.y + r.h * 0.24, w: r.w * 0.86, h: r.h * 0.7 };
    drawPieces(ink, effectRows(effects), room, r.w * 0.38);
  }
  ink.globalAlpha = 1;
}

function drawColonists(ink: Ink, count: number, r: Rect): void {
  const size = r.w * (count > 1 ? 0.46 : 0.54);
  for (let i = 0; i < count; i++) {
    const x = r.x + r.w / 2 - (size * count) / 2 + i * size;
    fillGlyph(ink, 'meeple', x, r.y + (r.h - size) / 2, size, colors.ink);
  }
}

function drawBlocker(ink: Ink, die: NonNullable<CellView['die']>, r: Rect): void {
  const size = Math.round(r.w * (r.w < detailedFrom ? 0.68 : 0.5));
  drawDie(ink, die, Math.round(r.x + r.w - size - 2), Math.round(r.y + r.h - size - 2), size);
}

function drawCoins(ink: Ink, coins: number, r: Rect): void {
  const size = Math.round(r.w * (r.w < detailedFrom ? 0.66 : 0.42));
  const x = r.x + r.w - size - 3;
  const y = r.y + r.h - size - 3;
  drawIcon(ink, 'coins', x, y, size);
  if (r.w < detailedFrom) return;
  const style = { size: Math.round(size * 0.8), weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: coins, means: 'coins' }, x - 6, y + size / 2, style);
}
