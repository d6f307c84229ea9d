import { elderOf } from '../../src/games/nusfjord/data.js';
import type { ElderSpaceView } from '../../src/games/nusfjord/view.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { gap, openPage } from '../kit/page.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { elderName, type Scene } from './scene.js';
import { drawPlates } from './supply.js';
import { drawTop } from './top.js';

const perRow = 3;

/** The elders that can be invited, and how many lie below each. */
export function eldersSection(scene: Scene): Section {
  const { ink, view } = scene;
  return {
    height: 126,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 12, 9);
      const h = room.h / 2;
      view.elderSpaces.forEach((space, i) => {
        const spot = columns(room, perRow, 10)[i % perRow]!;
        drawEntry({ ...spot, y: room.y + Math.floor(i / perRow) * h + 2, h: h - 4 }, space);
      });
    },
  };

  function drawEntry(r: Rect, { top, under, faceDown }: ElderSpaceView): void {
    drawSlot(ink, r, 10);
    if (!top) return;
    scene.places.add(`elder:${top}`, r);
    const y = r.y + r.h / 2;
    drawIcon(ink, 'elder', r.x + 5, y - 17, 34);
    const below = under.length + faceDown;
    const count = { size: 28, color: colors.muted, align: 'right' } as const;
    if (below > 0) drawText(ink, `+${below}`, r.x + r.w - 8, y, count);
    const room = { ...r, x: r.x + 45, w: r.w - 48 - (below > 0 ? 42 : 4) };
    drawParagraph(ink, elderName(scene, top), room, {
      largest: sizes.secondary,
      lines: 2,
      middle: true,
      color: colors.ink,
    });
  }
}

/** A picture of its own: the elders that can be invited with what they do, and the fish on the table. */
export function drawElders(scene: Scene): void {
  const { ink, view } = scene;
  const { header, body } = openPage(ink);
  drawTop(scene, header);
  const table = { ...body, y: body.y + body.h - 96, h: 96 };
  const h = (body.h - table.h - 2 * gap) / 2;
  view.elderSpaces.forEach((space, i) => {
    const spot = columns(body, perRow, gap)[i % perRow]!;
    drawSpace(scene, space, { ...spot, y: body.y + Math.floor(i / perRow) * (h + gap), h });
  });
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
