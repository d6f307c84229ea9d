import { type Canvas, createCanvas } from 'canvas';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { plantFlags, ringChanges } from '../kit/marks.js';
import { Places } from '../kit/places.js';
import { canvasSize } from '../kit/theme.js';
import type { PictureRequest } from '../request.js';
import { sayIn } from '../words.js';
import { drawArea } from './area.js';
import { anchorsOf } from './focus.js';
import { type Scene, seatView } from './scene.js';
import { drawTable } from './table.js';

const flagSize = { table: 46, area: 56 };

/** Draws the table or a seat's area, rings what changed and plants the flags of the choice. */
export function drawSantaMaria(request: PictureRequest): Canvas {
  const canvas = createCanvas(canvasSize.w, canvasSize.h);
  const scene: Scene = {
    ink: canvas.getContext('2d'),
    view: request.view as SantaMariaView,
    names: request.names,
    locale: request.locale,
    say: sayIn(request.locale),
    places: new Places(),
    ...(request.result && { result: request.result }),
  };
  const { kind, focus, seat } = request;
  if (kind === 'area') drawArea(scene, seatView(scene.view, seat ?? scene.view.active[0] ?? 0), focus);
  else drawTable(scene);
  ringChanges(scene.ink, scene.places, request.changed);
  const targets = focus?.targets.map((target) => ({ n: target.n, anchors: anchorsOf(focus, target) })) ?? [];
  plantFlags(scene.ink, scene.places, targets, kind === 'area' ? flagSize.area : flagSize.table);
  return canvas;
}
