import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { buildingOf, type FieldType, type Kind } from '../../src/games/anno-1800/data.js';
import type { FieldView } from '../../src/games/anno-1800/view.js';
import { inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { icons } from '../kit/icon-table.js';
import { drawIcon } from '../kit/icons.js';
import { fillRounded, strokeRounded } from '../kit/panel.js';
import { colors } from '../kit/theme.js';
import { drawBuilding } from './building.js';
import type { Scene } from './scene.js';
import { signOf } from './signs.js';

/** Grounds of the fields; an empty one also bears a glyph. */
const grounds: Record<FieldType, { color: string; glyph: string; ink: string }> = {
  land: { color: '#cfe0a8', glyph: 'grass', ink: '#5c7a2c' },
  coast: { color: '#efd9a0', glyph: 'spiral-shell', ink: '#8a6a20' },
  sea: { color: '#a9d3e0', glyph: 'waves', ink: '#2a6a80' },
};

/** A field of an island: what stands on it, its workplaces and who is at work there. A token lies with an edge of its own. */
export function drawField(scene: Scene, seat: number, field: FieldView, r: Rect): void {
  const { ink, places } = scene;
  const ground = grounds[field.type];
  fillRounded(ink, r, 10, ground.color);
  strokeRounded(ink, inset(r, 1), 9, colors.paperEdge, 2);
  places.add(`field:${seat}:${field.id}`, r);
  const { building } = field;
  if (building === undefined) {
    const size = Math.min(r.w, r.h) * 0.5;
    fillGlyph(ink, ground.glyph, r.x + (r.w - size) / 2, r.y + (r.h - size) / 2, size, ground.ink);
    return;
  }
  if (field.token !== undefined) {
    fillRounded(ink, inset(r, 5), 8, colors.paper);
    strokeRounded(ink, inset(r, 5), 8, colors.ink, 2.5);
  }
  const what = buildingOf(building);
  if (what.type !== 'industry') {
    const size = 58;
    drawBuilding(scene, building, r.x + 10, r.y + r.h - 12 - size / 2, size);
    return;
  }
  const size = 52;
  drawIcon(ink, what.resource, r.x + 14, r.y + 9, size);
  const place = 40;
  const x = r.x + 14;
  for (let at = 0; at < what.workplaces; at += 1) {
    drawWorkplace(ink, what.worker, field.cubes[at], x + at * (place + 8), r.y + r.h - place - 9, place);
  }
}

/** A workplace: free, with the sign of who may work there, or with the cube that stands on it. */
function drawWorkplace(ink: Ink, worker: Kind, cube: Kind | undefined, x: number, y: number, size: number): void {
  if (cube !== undefined) {
    drawIcon(ink, signOf(cube), x, y, size);
    return;
  }
  const { glyph, ground } = icons[signOf(worker)]!;
  const box = { x: x + 1.5, y: y + 1.5, w: size - 3, h: size - 3 };
  fillRounded(ink, box, 8, colors.white);
  strokeRounded(ink, box, 8, ground, 4);
  const inner = size * 0.66;
  fillGlyph(ink, glyph, x + (size - inner) / 2, y + (size - inner) / 2, inner, ground);
}
