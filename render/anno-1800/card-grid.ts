import { columns, type Rect } from '../kit/geometry.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import type { Scene } from './scene.js';

const between = 8;

/** Things alike row by row under a caption, each drawn by `draw`. */
export function gridSection<T>(
  scene: Scene,
  things: readonly T[],
  { icon, caption, perRow, height }: { icon: string; caption: string; perRow: number; height: number },
  draw: (thing: T, r: Rect) => void,
): Section[] {
  if (things.length === 0) return [];
  const lines = Math.ceil(things.length / perRow);
  return [
    {
      height: captioned(scene, lines * (height + between) - between),
      draw(r) {
        const room = openSection(scene, r, { icon }, caption);
        for (const [i, thing] of things.entries()) {
          const line = { ...room, y: room.y + Math.floor(i / perRow) * (height + between), h: height };
          draw(thing, columns(line, perRow, between)[i % perRow]!);
        }
      },
    },
  ];
}
