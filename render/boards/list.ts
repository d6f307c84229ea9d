import type { CanvasRenderingContext2D as Ink } from 'canvas';
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
import { drawTop, emptySection, type Headed, scopeSection } from './frame.js';

/** Somebody in a list. */
interface Listed {
  rank: number;
  name: string;
  mark: number;
  own?: true;
}

/** What a picture of a list of people shows, whatever stands in their rows. */
interface ListView<Row> extends Headed {
  nameless: string;
  rows: Row[];
  below: Row[];
  empty: string;
}

/** How the rows of a list are drawn. */
interface ListStyle<Row, View> {
  rowHeight: number;
  /** From the left edge of a row to the right end of its rank, to its token and its name. */
  at: { rank: number; token: number; name: number };
  /** What stands at the right end of a row. */
  number(row: Row): string;
  /** What stands below the name, and how far the middles of both lie from the row's. */
  about(row: Row): { text: string; high: number; low: number };
  /** Their name is written faintly. */
  faint?(row: Row): boolean;
  /** Whatever else stands in a row, whose middle is at that height. */
  more?(ink: Ink, row: Row, x: number, y: number): void;
  /** What signs and numbers say, below the rows. */
  key(scene: Scene<View>, r: Rect): void;
}

const padding = 10;
const keyHeight = 52;
const tokenSize = 56;
const numberWidth = 130;
const bold = { weight: 'bold', color: colors.ink } as const;

/** A page of a list of people, below it rows from another page, and what the signs in it say.
 * @example export const drawing = listDrawing<CupRow, CupView>({ rowHeight: 86, … }) */
export function listDrawing<Row extends Listed, View extends ListView<Row>>(
  style: ListStyle<Row, View>,
): Drawing<View> {
  return {
    flagSize: 0,
    ...column<View>(closeFormat, {
      top: drawTop,
      panels: (scene) => {
        const { rows: page, below, empty } = scene.view;
        return [
          scopeSection(scene),
          page.length > 0 ? rowsSection(scene, page, style) : emptySection(scene, empty),
          ...(below.length > 0 ? [rowsSection(scene, below, style)] : []),
          ...(page.length > 0 ? [keySection(scene, style)] : []),
        ];
      },
    }),
  };
}

function rowsSection<Row extends Listed, View extends ListView<Row>>(
  { ink, view }: Scene<View>,
  list: Row[],
  style: ListStyle<Row, View>,
): Section {
  const { rowHeight } = style;
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
      for (const [index, row] of list.entries()) drawRow(ink, row, view.nameless, places[index]!, style);
    },
  };
}

function drawRow<Row extends Listed, View>(
  ink: Ink,
  row: Row,
  nameless: string,
  r: Rect,
  { at, number, about, faint, more }: ListStyle<Row, View>,
): void {
  if (row.own) {
    const own = inset(r, 3, 2);
    fillRounded(ink, own, 12, colors.active);
    strokeRounded(ink, own, 12, colors.ink, 4);
  }
  const y = r.y + r.h / 2;
  drawLine(ink, String(row.rank), r.x + at.rank, y, { ...bold, align: 'right', maxWidth: at.rank - 14, size: 36 });
  more?.(ink, row, r.x, y);
  const name = writtenName(row.name);
  drawMark(ink, row.mark % seatMarks.length, firstLetter(row.name), r.x + at.token, y, tokenSize);
  const right = r.x + r.w - 20;
  drawText(ink, number(row), right, y, { ...bold, size: 44, align: 'right' });
  const maxWidth = right - numberWidth - r.x - at.name;
  const { text, high, low } = about(row);
  const color = (faint?.(row) || name === undefined) && !row.own ? colors.muted : colors.ink;
  drawLine(ink, name ?? nameless, r.x + at.name, y - high, { weight: 'bold', color, size: 36, maxWidth });
  const quiet = { size: sizes.detail, color: row.own ? colors.ink : colors.muted };
  drawText(ink, text, r.x + at.name, y + low, { ...quiet, maxWidth });
}

function keySection<Row, View>(scene: Scene<View>, { key }: ListStyle<Row, View>): Section {
  return {
    height: keyHeight,
    draw(r) {
      drawPanel(scene.ink, r);
      key(scene, r);
    },
  };
}
