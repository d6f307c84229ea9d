import { data } from '../../src/games/anno-1800/data.js';
import type { FieldView, SeatView } from '../../src/games/anno-1800/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { drawField } from './field.js';
import type { Scene } from './scene.js';

const perRow = 5;
export const fieldHeight = 116;
const between = 8;

/** The home island, row by row: land, coast, sea. */
export function homeSection(scene: Scene, { seat, fields }: SeatView): Section {
  const home = fields.filter(({ id }) => id.startsWith('h-'));
  const lines = Math.ceil(home.length / perRow);
  return {
    height: lines * (fieldHeight + between) - between + 24,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 12);
      for (const [i, field] of home.entries()) {
        const line = { ...room, y: room.y + Math.floor(i / perRow) * (fieldHeight + between), h: fieldHeight };
        drawField(scene, seat, field, columns(line, perRow, between)[i % perRow]!);
      }
    },
  };
}

/** Every island of the Old World, a row each. */
export function oldWorldSections(scene: Scene, { seat, fields, oldWorld }: SeatView): Section[] {
  return oldWorld.map((island, at) => {
    const own = fields.filter(({ id }) => id.startsWith(`o${at + 1}-`));
    return {
      height: fieldHeight + 20,
      draw(r: Rect) {
        drawPanel(scene.ink, r);
        scene.places.add(`island:${seat}:${island}`, r, 'sign');
        drawRow(scene, seat, own, inset(r, 12, 10));
      },
    };
  });
}

function drawRow(scene: Scene, seat: number, fields: FieldView[], r: Rect): void {
  for (const [i, spot] of columns(r, fields.length, 6).entries()) drawField(scene, seat, fields[i]!, spot);
}

/** The islands of the New World with their raw materials. */
export function newWorldSection(scene: Scene, { seat, newWorld }: SeatView): Section[] {
  if (newWorld.length === 0) return [];
  const { ink, places } = scene;
  return [
    {
      height: 96,
      draw(r) {
        drawPanel(ink, r);
        const spots = columns(inset(r, 12), Math.max(newWorld.length, 3), 8);
        for (const [i, id] of newWorld.entries()) {
          const spot = spots[i]!;
          drawSlot(ink, spot, 10);
          places.add(`island:${seat}:${id}`, spot);
          const raw = data.newWorld[id]!.resources.map((icon) => ({ icon }));
          drawPieces(ink, [[{ icon: 'new-world' }, { glyph: 'play-button' }, ...raw]], inset(spot, 6), 48);
        }
      },
    },
  ];
}
