import { type Canvas, createCanvas } from 'canvas';
import type { Seat } from '../../src/engine/message.js';
import type { NusfjordView } from '../../src/games/nusfjord/view.js';
import { plantFlags, ringChanges } from '../kit/marks.js';
import { Places } from '../kit/places.js';
import { canvasSize } from '../kit/theme.js';
import type { PictureRequest } from '../request.js';
import { sayIn } from '../words.js';
import { drawArea } from './area.js';
import { drawElders } from './elders.js';
import { drawOffer } from './offer-picture.js';
import { type Scene, seatView } from './scene.js';
import { drawTable } from './table.js';

const flagSize = { table: 42, detail: 56 };

/** Draws the table, a harbour, the buildings or the elders; rings what changed and plants the flags of the choice. */
export function drawNusfjord(request: PictureRequest): Canvas {
  const canvas = createCanvas(canvasSize.w, canvasSize.h);
  const scene: Scene = {
    ink: canvas.getContext('2d'),
    view: request.view as NusfjordView,
    names: request.names,
    locale: request.locale,
    say: sayIn(request.locale),
    places: new Places(),
    ...(request.result && { result: request.result }),
  };
  drawKind(scene, request);
  ringChanges(scene.ink, scene.places, request.changed);
  const targets = request.focus?.targets.map(({ n, anchor }) => ({ n, anchors: anchor === undefined ? [] : [anchor] }));
  plantFlags(scene.ink, scene.places, targets ?? [], request.kind === 'table' ? flagSize.table : flagSize.detail);
  return canvas;
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
