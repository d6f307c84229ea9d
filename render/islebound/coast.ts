import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { middleOf, type Outline, type Point } from '../kit/outline.js';

/** Waves of a coast: how often each goes around, and how far it goes in and out as a part of the radius. */
const waves = [
  { times: 2, by: 0.05 },
  { times: 3, by: 0.06 },
  { times: 5, by: 0.05 },
  { times: 9, by: 0.03 },
  { times: 17, by: 0.015 },
];
const steps = 120;
/** Of the way from the middle of a region to its border is land. */
const land = 0.83;
/** No cape is farther from the middle than so many times the nearest border. */
const cape = 1.35;

/**
 * Draws the path of an irregular coast inside a region, the same for the same name.
 * @param out so many pixels outside the coast, for the lines that follow it
 */
export function coastPath(ink: Ink, name: string, region: Outline, out = 0): void {
  const middle = middleOf(region);
  const turns = waves.map((_, i) => turnOf(`${name} ${i}`));
  const rays = Array.from({ length: steps }, (_, i) => toBorder(region, middle, (i / steps) * Math.PI * 2));
  const most = Math.min(...rays) * cape;
  ink.beginPath();
  for (let i = 0; i < steps; i++) {
    const angle = (i / steps) * Math.PI * 2;
    const wave = waves.reduce((sum, { times, by }, n) => sum + by * Math.sin(times * angle + turns[n]!), land);
    const far = smooth(rays, i, most) * wave + out;
    ink.lineTo(middle.x + far * Math.cos(angle), middle.y + far * Math.sin(angle));
  }
  ink.closePath();
}

/** The mean of the neighbouring rays, so that corners of a region are no corners of its coast. */
function smooth(rays: number[], at: number, most: number): number {
  const reach = 7;
  let sum = 0;
  for (let by = -reach; by <= reach; by++) sum += Math.min(most, rays[(at + by + steps) % steps]!);
  return sum / (2 * reach + 1);
}

/** How far the border of a region lies from a point in it, in one direction. */
function toBorder(region: Outline, from: Point, angle: number): number {
  const way = { x: Math.cos(angle), y: Math.sin(angle) };
  const hits = region.flatMap((a, i) => {
    const b = region[(i + 1) % region.length]!;
    const side = { x: b.x - a.x, y: b.y - a.y };
    const across = way.x * side.y - way.y * side.x;
    const t = ((a.x - from.x) * side.y - (a.y - from.y) * side.x) / across;
    return t > 0 ? [t] : [];
  });
  return Math.min(...hits);
}

/** A line between two points that sways a little, the same from either end. */
export function swayingPath(ink: Ink, from: Point, to: Point, sway: number): void {
  const [a, b] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
  const turn = turnOf(`${Math.round(a.x)} ${Math.round(a.y)} ${Math.round(b.x)}`);
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  const parts = Math.ceil(length / 8);
  ink.beginPath();
  for (let i = 0; i <= parts; i++) {
    const t = i / parts;
    // Nothing at the ends, where three lines meet.
    const by = sway * Math.sin(Math.PI * t) * Math.sin(t * 9 + turn);
    ink.lineTo(a.x + (b.x - a.x) * t + side.x * by, a.y + (b.y - a.y) * t + side.y * by);
  }
}

/** An angle that depends on a name alone. */
function turnOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  return ((hash % 3600) / 3600) * Math.PI * 2;
}
