import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { CupRow, CupView } from '../community.js';
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

const side = 18;
const rowHeight = 86;
const padding = 10;
const keyHeight = 52;
/** From the left edge of a row to the right end of its rank, to its token and its name. */
const at = { rank: 80, token: 132, name: 176 };
const tokenSize = 56;
const pointsWidth = 130;

const bold = { weight: 'bold', color: colors.ink } as const;
const quiet = { size: sizes.detail, color: colors.muted } as const;

/** A page of how all stand in a tournament: rank, who it is, what breaks ties, points; below, the reader's own row from another page. */
export const drawing: Drawing<CupView> = {
  flagSize: 0,
  ...column<CupView>(closeFormat, {
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

function rowsSection({ ink, view }: Scene<CupView>, list: CupRow[]): Section {
  return {
    height: list.length * rowHeight + 2 * padding,
    draw(r) {
      drawPanel(ink, r);
      const places = rows(
        inset(r, padding),
        list.map(() => rowHeight),
      );
      for (const [index, place] of places.entries()) {
        if (index % 2 === 0) fillRounded(ink, inset(place, 0, 2), 12, colors.slot);
      }
      for (const [index, row] of list.entries()) drawRow(ink, row, view.nameless, places[index]!);
    },
  };
}

function drawRow(ink: Ink, row: CupRow, nameless: string, r: Rect): void {
  if (row.own) {
    const own = inset(r, 3, 2);
    fillRounded(ink, own, 12, colors.active);
    strokeRounded(ink, own, 12, colors.ink, 4);
  }
  const y = r.y + r.h / 2;
  drawLine(ink, String(row.rank), r.x + at.rank, y, { ...bold, align: 'right', maxWidth: at.rank - 14, size: 36 });
  const name = writtenName(row.name);
  drawMark(ink, row.mark % seatMarks.length, firstLetter(row.name), r.x + at.token, y, tokenSize);
  const right = r.x + r.w - 20;
  drawText(ink, row.points, right, y, { ...bold, size: 44, align: 'right' });
  const maxWidth = right - pointsWidth - r.x - at.name;
  const faint = row.out === true || name === undefined;
  const color = faint && !row.own ? colors.muted : colors.ink;
  drawLine(ink, name ?? nameless, r.x + at.name, y - 18, { weight: 'bold', color, size: 36, maxWidth });
  drawText(ink, row.notes, r.x + at.name, y + 20, { ...quiet, color: row.own ? colors.ink : colors.muted, maxWidth });
}

/** What the numbers say. */
function keySection({ ink, view }: Scene<CupView>): Section {
  return {
    height: keyHeight,
    draw(r) {
      drawPanel(ink, r);
      drawLine(ink, view.key, r.x + side, r.y + r.h / 2, { ...quiet, maxWidth: r.w - 2 * side });
    },
  };
}
