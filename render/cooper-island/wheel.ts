import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import type { Point } from '../kit/outline.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { letterOf } from './words.js';
import { drawWorker } from './worker.js';

/** The action board: a wedge for each of its sectors. */
export function paintWedges(ink: Ink, at: Point, radius: number, sectors: number): void {
  const share = (2 * Math.PI) / sectors;
  for (let i = 0; i < sectors; i += 1) {
    const from = -Math.PI / 2 + (i - 0.5) * share;
    paintWedge(ink, at, radius, from, from + share, i % 2 === 0);
  }
}

/** The letter of each sector, and the worker on top of either of its stacks. */
export function drawWheel(scene: Scene, at: Point, radius: number): void {
  const { ink, view } = scene;
  const share = (2 * Math.PI) / view.sectors.length;
  for (const [i, sector] of view.sectors.entries()) {
    const angle = -Math.PI / 2 + i * share;
    const letter = along(at, radius * 0.85, angle);
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'center' } as const;
    drawText(ink, letterOf(sector.id), letter.x, letter.y, style);
    drawStacks(scene, sector, at, radius, angle);
  }
}

function along({ x, y }: Point, far: number, angle: number): Point {
  return { x: x + far * Math.cos(angle), y: y + far * Math.sin(angle) };
}

function paintWedge(ink: Ink, { x, y }: Point, radius: number, from: number, to: number, light: boolean): void {
  ink.beginPath();
  ink.moveTo(x, y);
  ink.arc(x, y, radius, from, to);
  ink.closePath();
  ink.fillStyle = light ? colors.paper : colors.paperDeep;
  ink.fill();
  ink.strokeStyle = colors.ink;
  ink.lineWidth = 3;
  ink.stroke();
}

function drawStacks(
  { ink, places, names }: Scene,
  { id, regular, special }: CooperIslandView['sectors'][number],
  at: Point,
  radius: number,
  angle: number,
): void {
  const kinds = [
    ['regular', regular, 0.62],
    ['special', special, 0.36],
  ] as const;
  const size = Math.min(44, radius * 0.24);
  for (const [kind, stack, far] of kinds) {
    const spot = along(at, radius * far, angle);
    const box = { x: spot.x - size / 2, y: spot.y - size / 2, w: size, h: size };
    places.add(`spot:${id}:${kind}`, box, 'center');
    const top = stack.at(-1);
    if (top === undefined) continue;
    drawWorker(ink, kind, top, names[top]!, spot, size);
    if (stack.length === 1) continue;
    // Beside the worker, away from the letter.
    const aside = along(at, radius * far, angle + (size * 0.5 + 24) / (radius * far));
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'center' } as const;
    drawFigure(ink, { text: `×${stack.length}`, means: 'stack' }, aside.x, aside.y, style);
  }
}
