import { type Canvas, createCanvas } from 'canvas';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { drawFlag, drawFrame } from '../kit/flags.js';
import { glow } from '../kit/glow.js';
import { Places } from '../kit/places.js';
import { canvasSize } from '../kit/theme.js';
import type { Focus, PictureRequest } from '../request.js';
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
  };
  const { kind, focus, seat } = request;
  if (kind === 'area') drawArea(scene, seatView(scene.view, seat ?? scene.view.active[0] ?? 0), focus);
  else drawTable(scene);
  for (const anchor of new Set(request.changed)) {
    for (const { rect } of scene.places.of(anchor)) glow(scene.ink, rect);
  }
  if (focus) plantFlags(scene, focus, flagSize[kind]);
  return canvas;
}

/** All frames first, so that none crosses a flag; of equal dice one carries the flag. */
function plantFlags({ ink, places }: Scene, focus: Focus, size: number): void {
  const found = focus.targets.map((target) => ({
    n: target.n,
    groups: anchorsOf(focus, target).map((anchor) => places.of(anchor)),
  }));
  for (const place of found.flatMap(({ groups }) => groups.flat())) drawFrame(ink, place);
  for (const { n, groups } of found) {
    for (const [first] of groups) if (first) drawFlag(ink, first, n, size);
  }
}
