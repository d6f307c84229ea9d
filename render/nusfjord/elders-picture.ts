import { elderOf } from '../../src/games/nusfjord/data.js';
import type { ElderSpaceView, NusfjordView } from '../../src/games/nusfjord/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { gap, openPage } from '../kit/page.js';
import { drawPanel } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import type { Drawing } from '../kit/scene.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { perRow } from './elders.js';
import { detailFlag, type Scene } from './scene.js';
import { drawPlates } from './supply.js';
import { drawTop } from './top.js';
import { elderName } from './words.js';

/** The kind `elders`: those that can be invited with what they do, and the fish on the table. */
export const drawing: Drawing<NusfjordView> = { flagSize: detailFlag, draw: drawElders };

function drawElders(scene: Scene): void {
  const { ink, view } = scene;
  const { header, body } = openPage(ink);
  drawTop(scene, header);
  const table = { ...body, y: body.y + body.h - 96, h: 96 };
  const h = (body.h - table.h - 2 * gap) / 2;
  for (const [i, space] of view.elderSpaces.entries()) {
    const spot = columns(body, perRow, gap)[i % perRow]!;
    drawSpace(scene, space, { ...spot, y: body.y + Math.floor(i / perRow) * (h + gap), h });
  }
  drawPanel(ink, table);
  drawPlates(scene, inset(table, 300, 14));
}

function drawSpace(scene: Scene, { top, under, faceDown }: ElderSpaceView, r: Rect): void {
  const { ink, places, locale, say } = scene;
  drawPanel(ink, r);
  const room = inset(r, 24, 22);
  if (!top) {
    const style = { size: sizes.secondary, color: colors.muted, align: 'center' } as const;
    drawText(ink, say('nusfjord.nobody'), r.x + r.w / 2, r.y + r.h / 2, style);
    return;
  }
  places.add(`elder:${top}`, r);
  drawIcon(ink, 'elder', room.x, room.y, 64);
  const title = { size: 48, weight: 'bold', color: colors.ink, maxWidth: room.w - 78 } as const;
  drawLine(ink, elderName(scene, top), room.x + 78, room.y + 32, title);
  const below = [
    ...under.map((id) => elderName(scene, id)),
    ...(faceDown > 0 ? [say('nusfjord.face-down', { n: faceDown })] : []),
  ];
  const foot = below.length > 0 ? 84 : 0;
  const text = { ...room, y: room.y + 88, h: room.h - 88 - foot };
  drawParagraph(ink, elderOf(top).text[locale], text, { largest: 44, color: colors.ink });
  if (below.length === 0) return;
  const last = { ...room, y: room.y + room.h - 70, h: 70 };
  drawParagraph(ink, say('nusfjord.below', { list: below.join(', ') }), last, {
    largest: 28,
    lines: 2,
    color: colors.muted,
  });
}
