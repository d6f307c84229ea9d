import { data, record } from '../../src/games/santa-maria/data.js';
import { columns, type Rect, rows } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { openSection, type Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { amountPieces, drawPieces } from './effects.js';
import type { Scene } from './scene.js';
import { placeGlyphs } from './signs.js';

/** The ten places for monks: scholars, bishops, missions, and who has a monk there. */
export function monksSection(scene: Scene): Section {
  return {
    height: 206,
    draw: (r) => {
      const room = openSection(scene, r, { icon: 'monk' });
      const [scholars, bishops, missions] = rows(room, [60, 60, 60]) as [Rect, Rect, Rect];
      drawNamed(scene, scene.view.scholars, scholars);
      drawNamed(scene, scene.view.bishops, bishops);
      drawMissions(scene, missions);
    },
  };
}

function drawNamed(scene: Scene, ids: string[], r: Rect): void {
  const { ink, places, view } = scene;
  const spots = columns(r, ids.length, 8);
  for (const [i, id] of ids.entries()) {
    const spot = spots[i]!;
    places.add(`place:${id}`, spot, 'sign');
    drawSlot(ink, spot);
    drawSign(ink, placeGlyphs[id]!, spot.x + 5, spot.y + 5, spot.h - 10);
    const x = spot.x + spot.h;
    const style = { size: sizes.detail, color: colors.ink, maxWidth: spot.x + spot.w - x - 6 } as const;
    drawText(ink, shortName(scene, id), x, spot.y + 16, style);
    drawIcon(ink, 'happiness', x, spot.y + 30, 26);
    drawText(ink, String(view.placePoints[id]).replace('-', '−'), x + 31, spot.y + 43, { ...style, weight: 'bold' });
    drawMonks(scene, id, { x: x + 66, y: spot.y + 29, w: spot.x + spot.w - x - 68, h: 28 }, 28);
  }
}

/** A scholar's or bishop's name, short enough for a small place. */
export function shortName(scene: Scene, id: string): string {
  return scene.say(`santa-maria.short.${id}`);
}

function drawMissions(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const spots = columns(r, view.missions.length, 8);
  for (const [i, id] of view.missions.entries()) {
    const spot = spots[i]!;
    places.add(`place:${id}`, spot, 'foot');
    drawSlot(ink, spot);
    const gain = { x: spot.x + 5, y: spot.y + 5, w: 92, h: spot.h - 10 };
    drawPieces(ink, [amountPieces(record(data.missions, id).gain)], gain, 40);
    drawMonks(scene, id, { x: spot.x + 100, y: spot.y + 2, w: spot.w - 103, h: spot.h - 4 }, 28);
  }
}

function drawMonks({ ink, view, names }: Scene, place: string, r: Rect, size: number): void {
  const seats = view.monks[place] ?? [];
  const lines = Math.ceil((seats.length * size) / r.w);
  const perLine = Math.ceil(seats.length / lines);
  for (const [i, seat] of seats.entries()) {
    const x = r.x + (i % perLine) * size + size / 2;
    const y = r.y + r.h / 2 + (Math.floor(i / perLine) - (lines - 1) / 2) * size;
    drawToken(ink, seat, names[seat]!, x, y, size);
  }
}
