import type { Rect } from '../kit/geometry.js';
import { columns } from '../kit/geometry.js';
import { closeFormat, panelWidth } from '../kit/page.js';
import { drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import { captioned, openSection, type Section } from '../kit/section.js';
import { measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';

const perRow = 2;
const between = 8;
const padding = 10;
const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
/** Names, and `room` pixels behind each for what `draw` puts there. */
interface Words {
  icon: string;
  caption: string;
  room: number;
}

/** Things by name, two by two; a name that is too long for its place takes two lines, and so do its neighbours. */
export function nameList(
  scene: Scene,
  ids: readonly string[],
  { icon, caption, room }: Words,
  nameOf: (id: string) => string,
  draw: (id: string, r: Rect) => void,
): Section {
  const { ink } = scene;
  const width = columns({ x: 0, y: 0, w: panelWidth(closeFormat) - 28, h: 0 }, perRow, between)[0]!.w;
  const most = width - 2 * padding - room;
  const long = (id: string): boolean => measureText(ink, nameOf(id), { ...style, size: sizes.detail }) > most;
  const high = ids.some(long) ? 72 : 50;
  const lines = Math.max(1, Math.ceil(ids.length / perRow));
  return {
    height: captioned(scene, lines * (high + between) - between),
    draw(r) {
      const content = openSection(scene, r, { icon }, caption);
      for (const [i, id] of ids.entries()) {
        const line = { ...content, y: content.y + Math.floor(i / perRow) * (high + between), h: high };
        const spot = columns(line, perRow, between)[i % perRow]!;
        drawSlot(ink, spot, 8);
        const name = { ...spot, x: spot.x + padding, w: most };
        const words = nameOf(id);
        if (long(id)) drawParagraph(ink, words, name, { ...style, largest: sizes.detail, lines: 2, middle: true });
        else drawLine(ink, words, name.x, spot.y + high / 2, { ...style, maxWidth: most }, sizes.detail);
        draw(id, spot);
      }
    },
  };
}
