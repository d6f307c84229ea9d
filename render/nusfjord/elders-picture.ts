import { elderOf } from '../../src/games/nusfjord/data.js';
import type { ElderSpaceView, NusfjordView } from '../../src/games/nusfjord/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { closeFormat, column, gap, panelWidth } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawParagraph, paragraphHeight } from '../kit/paragraph.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { detailFlag, type Scene } from './scene.js';
import { drawPlates } from './supply.js';
import { drawTop } from './top.js';
import { elderName } from './words.js';

const perRow = 2;
const padding = 16;
const head = 72;
/** Where nobody is left. */
const emptyHeight = 90;

/** The kind `elders`: those that can be invited with what they do, and the fish on the table. */
export const drawing: Drawing<NusfjordView> = {
  flagSize: detailFlag,
  ...column<NusfjordView>(closeFormat, { top: drawTop, panels: (scene) => [...spaceRows(scene), table(scene)] }),
};

function spaceRows(scene: Scene): Section[] {
  const all = scene.view.elderSpaces;
  const w = (panelWidth(closeFormat) - gap) / perRow;
  return Array.from({ length: Math.ceil(all.length / perRow) }, (_, line) => {
    const row = all.slice(line * perRow, (line + 1) * perRow);
    return {
      height: Math.ceil(Math.max(...row.map((space) => heightOf(scene, space, w)))),
      draw(r) {
        const spots = columns(r, perRow, gap);
        for (const [i, space] of row.entries()) drawSpace(scene, space, spots[i]!);
      },
    };
  });
}

function table(scene: Scene): Section {
  return {
    height: 90,
    draw(r) {
      drawPanel(scene.ink, r);
      drawPlates(scene, inset(r, 20, 14));
    },
  };
}

/** What lies below the top card. */
function belowOf(scene: Scene, { under, faceDown }: ElderSpaceView): string | undefined {
  const below = [
    ...under.map((id) => elderName(scene, id)),
    ...(faceDown > 0 ? [scene.say('nusfjord.face-down', { n: faceDown })] : []),
  ];
  return below.length > 0 ? scene.say('nusfjord.below', { list: below.join(', ') }) : undefined;
}

function heightOf(scene: Scene, space: ElderSpaceView, w: number): number {
  if (!space.top) return emptyHeight;
  const room = w - 2 * padding;
  const below = belowOf(scene, space);
  const texts = [elderOf(space.top).text[scene.locale], ...(below ? [below] : [])];
  return 2 * padding + head + texts.reduce((sum, text) => sum + paragraphHeight(scene.ink, text, room) + 8, 0);
}

function drawSpace(scene: Scene, space: ElderSpaceView, r: Rect): void {
  const { ink, places, locale, say } = scene;
  const { top } = space;
  drawPanel(ink, r);
  if (!top) {
    const style = { size: sizes.secondary, color: colors.muted, align: 'center' } as const;
    drawText(ink, say('nusfjord.nobody'), r.x + r.w / 2, r.y + r.h / 2, style);
    return;
  }
  const room = inset(r, padding);
  places.add(`elder:${top}`, r);
  drawIcon(ink, 'elder', room.x, room.y, 54);
  const title = { largest: 38, lines: 2, middle: true, weight: 'bold', color: colors.ink } as const;
  drawParagraph(ink, elderName(scene, top), { x: room.x + 64, y: room.y - 5, w: room.w - 64, h: 64 }, title);
  const small = { largest: sizes.detail, color: colors.ink } as const;
  const y = room.y + head;
  const used = drawParagraph(ink, elderOf(top).text[locale], { ...room, y, h: room.y + room.h - y }, small);
  const below = belowOf(scene, space);
  if (!below) return;
  const last = { ...room, y: y + used + 8, h: room.y + room.h - y - used - 8 };
  drawParagraph(ink, below, last, { ...small, color: colors.muted });
}
