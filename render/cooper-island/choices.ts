import { data } from '../../src/games/cooper-island/data.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { icons } from '../kit/icon-table.js';
import { drawPanel } from '../kit/panel.js';
import type { Section } from '../kit/section.js';
import { drawTerrainIn } from '../kit/texture.js';
import { colors } from '../kit/theme.js';
import type { Focus } from '../request.js';
import { frameAt } from './frame.js';
import { trace } from './prism.js';
import type { Scene } from './scene.js';
import { drawTileSide, tileWidth } from './tile.js';

const height = 128;
const hex = 42;

/** What is chosen by its look beside the land: sides of double tiles, or terrains; undefined: nothing of the kind. */
export function choicesPanel(scene: Scene, focus?: Focus): Section | undefined {
  const anchors = [...new Set((focus?.targets ?? []).flatMap(({ anchor }) => anchor ?? []))];
  const offered = anchors.filter((anchor) => /^(side|terrain):/.test(anchor));
  if (offered.length === 0) return undefined;
  const perRow = Math.min(offered.length, 4);
  const lines = Math.ceil(offered.length / perRow);
  return {
    height: lines * height,
    draw(r) {
      drawPanel(scene.ink, r);
      for (const [i, anchor] of offered.entries()) {
        const cell = columns(r, perRow, 0)[i % perRow]!;
        drawOffer(scene, anchor, { ...cell, y: r.y + Math.floor(i / perRow) * height, h: height });
      }
    },
  };
}

function drawOffer({ ink, places }: Scene, anchor: string, r: Rect): void {
  const [kind, ...rest] = anchor.split(':');
  const id = rest.at(-1)!;
  places.add(anchor, inset(r, 14, 10));
  if (kind === 'side') {
    const tile = Object.keys(data.doubleTiles).find((one) => id.startsWith(one))!;
    drawTileSide(ink, tile, id.endsWith('a') ? 'a' : 'b', r.x + (r.w - tileWidth(hex)) / 2, r.y + r.h / 2, hex);
    return;
  }
  const middle = { x: r.x + r.w / 2, y: r.y + r.h / 2 };
  const outline = frameAt(middle, hex * 2.1, 0, 0).hex(0, 0);
  drawTerrainIn(ink, id, outline);
  ink.strokeStyle = colors.ink;
  ink.lineWidth = 3;
  trace(ink, outline);
  ink.stroke();
  fillGlyph(ink, icons[id]!.glyph, middle.x - hex * 0.6, middle.y - hex * 0.6, hex * 1.2, colors.ink);
}
