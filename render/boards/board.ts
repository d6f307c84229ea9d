import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { BoardRow, BoardView } from '../community.js';
import { inset, type Rect, rows } from '../kit/geometry.js';
import { firstLetter } from '../kit/names.js';
import { closeFormat, column } from '../kit/page.js';
import { drawPanel, fillRounded, strokeRounded } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Drawing, Scene } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { writtenName } from '../kit/shown-name.js';
import { drawText } from '../kit/text.js';
import { colors, seatMarks, sizes } from '../kit/theme.js';
import { drawMark } from '../kit/tokens.js';
import { drawTop, emptySection, scopeSection } from './frame.js';
import { drawMovement, movementWidth } from './movement.js';

const side = 18;
const rowHeight = 78;
const padding = 10;
const keyHeight = 52;
/** From the left edge of a row to the right end of its rank, to its sign of movement, its token and its name. */
const at = { rank: 92, movement: 106, token: 240, name: 282 };
const tokenSize = 56;
const strengthWidth = 130;

const bold = { weight: 'bold', color: colors.ink } as const;
const quiet = { size: sizes.detail, color: colors.muted } as const;

/** A page of a leaderboard: rank, how it has changed, who it is, how strong; below, the reader's own row where it is on another page. */
export const drawing: Drawing<BoardView> = {
  flagSize: 0,
  ...column<BoardView>(closeFormat, {
    top: drawTop,
    panels: (scene) => {
      const { rows: page, below, empty } = scene.view;
      return [
        scopeSection(scene),
        page.length > 0 ? rowsSection(scene, page) : emptySection(scene, empty),
        ...(below.length > 0 ? [rowsSection(scene, below)] : []),
        ...(page.length > 0 ? [keySection(scene)] : []),
      ];
    },
  }),
};

function rowsSection({ ink, view }: Scene<BoardView>, list: BoardRow[]): Section {
  return {
    height: list.length * rowHeight + 2 * padding,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, padding);
      const places = rows(
        room,
        list.map(() => rowHeight),
      );
      for (const [index, place] of places.entries()) {
        if (index % 2 === 0) fillRounded(ink, inset(place, 0, 2), 12, colors.slot);
      }
      for (const [index, row] of list.entries()) drawRow(ink, row, view.nameless, places[index]!);
    },
  };
}

function drawRow(ink: Ink, row: BoardRow, nameless: string, r: Rect): void {
  if (row.own) {
    const own = inset(r, 3, 2);
    fillRounded(ink, own, 12, colors.active);
    strokeRounded(ink, own, 12, colors.ink, 4);
  }
  const y = r.y + r.h / 2;
  const rank = { ...bold, align: 'right', maxWidth: at.rank - 14 } as const;
  drawLine(ink, String(row.rank), r.x + at.rank, y, { ...rank, size: 36 });
  drawMovement(ink, row.moved, { x: r.x + at.movement, y, w: movementWidth, h: 0 });
  const name = writtenName(row.name);
  drawMark(ink, row.mark % seatMarks.length, firstLetter(row.name), r.x + at.token, y, tokenSize);
  const right = r.x + r.w - 20;
  drawText(ink, String(row.strength), right, y, { ...bold, size: 44, align: 'right' });
  const maxWidth = right - strengthWidth - r.x - at.name;
  const high = row.certainty ? y - 17 : y;
  const color = name === undefined && !row.own ? colors.muted : colors.ink;
  drawLine(ink, name ?? nameless, r.x + at.name, high, { weight: 'bold', color, size: 36, maxWidth });
  drawText(ink, row.certainty, r.x + at.name, y + 18, {
    ...quiet,
    color: row.own ? colors.ink : colors.muted,
    maxWidth,
  });
}

/** What the signs of movement say. */
function keySection({ ink, view: { key } }: Scene<BoardView>): Section {
  return {
    height: keyHeight,
    draw(r) {
      drawPanel(ink, r);
      const y = r.y + r.h / 2;
      let x = r.x + side;
      for (const [sign, text] of [
        [1, ''],
        [-1, key.moved],
        ['new', key.new],
      ] as const) {
        drawMovement(ink, sign, { x, y, w: 0, h: 0 }, true);
        x += 32;
        if (text) x += drawLine(ink, text, x, y, { ...quiet, maxWidth: r.x + r.w - side - x }) + 2 * side;
      }
    },
  };
}
