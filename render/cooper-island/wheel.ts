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

/** From the middle to the letters, the workers and the sizes of their stacks, in radii of the wheel. */
const rows = { letter: 0.38, worker: 0.66, count: 0.89 };

/** The letter of each sector, and the worker on top of either of its stacks, side by side, with how many lie there. */
export function drawWheel(scene: Scene, at: Point, radius: number): void {
  const { ink, view } = scene;
  const share = (2 * Math.PI) / view.sectors.length;
  for (const [i, sector] of view.sectors.entries()) {
    const angle = -Math.PI / 2 + i * share;
    const letter = along(at, radius * rows.letter, angle);
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
  const size = radius * 0.2;
  const aside = (size * 0.58) / (radius * rows.worker);
  const kinds = [
    ['regular', regular, -aside],
    ['special', special, aside],
  ] as const;
  for (const [kind, stack, by] of kinds) {
    const spot = along(at, radius * rows.worker, angle + by);
    const box = { x: spot.x - size / 2, y: spot.y - size / 2, w: size, h: size };
    places.add(`spot:${id}:${kind}`, box, 'center');
    const top = stack.at(-1);
    if (top === undefined) continue;
    drawWorker(ink, kind, top, names[top]!, spot, size);
    if (stack.length === 1) continue;
    const beyond = along(at, radius * rows.count, angle + by);
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'center' } as const;
    drawFigure(ink, { text: `×${stack.length}`, means: 'stack' }, beyond.x, beyond.y, style);
  }
}
