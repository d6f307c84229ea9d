import type { Canvas } from 'canvas';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { drawScene, seatView } from '../kit/scene.js';
import type { PictureRequest } from '../request.js';
import { drawArea } from './area.js';
import { drawTable } from './table.js';

const flagSize = { table: 46, area: 56 };

/** Draws the table or a seat's area, with what changed and the flags of the choice. */
export function drawSantaMaria(request: PictureRequest): Canvas {
  const { kind, focus, seat } = request;
  return drawScene<SantaMariaView>(request, {
    draw(scene) {
      if (kind === 'area') drawArea(scene, seatView(scene.view, seat ?? scene.view.active[0] ?? 0), focus);
      else drawTable(scene);
    },
    flagSize: kind === 'area' ? flagSize.area : flagSize.table,
  });
}
