import { columns, type Rect } from '../kit/geometry.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import type { Scene } from './scene.js';

const between = 8;
/** So many stand beside each other where there is room, and so many where there are more than `few`. */
const perRow = { few: 4, many: 5 };
const few = 20;

/** Things alike row by row under a caption, each drawn by `draw`; nothing where there are none. */
export function gridSection<T>(
  scene: Scene,
  things: readonly T[],
  { icon, caption, height }: { icon: string; caption: string; height: number },
  draw: (thing: T, r: Rect) => void,
): Section[] {
  if (things.length === 0) return [];
  const beside = things.length > few ? perRow.many : perRow.few;
  const lines = Math.ceil(things.length / beside);
  return [
    {
      height: captioned(scene, lines * (height + between) - between),
      draw(r) {
        const room = openSection(scene, r, { icon }, caption);
        for (const [i, thing] of things.entries()) {
          const line = { ...room, y: room.y + Math.floor(i / beside) * (height + between), h: height };
          draw(thing, columns(line, beside, between)[i % beside]!);
        }
      },
    },
  ];
}
