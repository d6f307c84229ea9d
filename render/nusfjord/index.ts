import type { Canvas } from 'canvas';
import type { Seat } from '../../src/engine/message.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { drawScene, seatView } from '../kit/scene.js';
import type { PictureRequest } from '../request.js';
import { drawArea } from './area.js';
import { drawElders } from './elders.js';
import { drawOffer } from './offer-picture.js';
import type { Scene } from './scene.js';
import { drawTable } from './table.js';

const flagSize = { table: 42, detail: 56 };

/** Draws the table, a harbour, the buildings or the elders, with what changed and the flags of the choice. */
export function drawNusfjord(request: PictureRequest): Canvas {
  return drawScene<NusfjordView>(request, {
    draw: (scene) => drawKind(scene, request),
    flagSize: request.kind === 'table' ? flagSize.table : flagSize.detail,
  });
}

function drawKind(scene: Scene, { kind, focus, seat }: PictureRequest): void {
  const own = seatView(scene.view, seat ?? scene.view.active[0] ?? 0);
  if (kind === 'area') drawArea(scene, own, focus);
  else if (kind === 'offer') drawOffer(scene, readerOf(scene.view), focus);
  else if (kind === 'elders') drawElders(scene);
  else drawTable(scene, focus);
}

function readerOf(view: NusfjordView) {
  return typeof view.viewer === 'number' ? seatView(view, view.viewer as Seat) : undefined;
}
