import type { Rect } from '../kit/geometry.js';
import { drawHeader } from '../kit/header.js';
import type { Scene } from './scene.js';

/** The header: the game, the year or phase, whose turn it is. */
export function drawTop({ ink, view, names, say }: Scene, r: Rect): void {
  const phase = {
    setup: say('santa-maria.setup'),
    year: say('year', { year: view.year, years: view.years }),
    over: say('over'),
  }[view.phase];
  const call = view.active.length > 0 ? say('to-move') : '';
  drawHeader(ink, r, { title: say('santa-maria.title'), phase, call, active: view.active, names });
}
