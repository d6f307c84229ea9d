import type { Seat } from '../../src/engine/message.js';
import { data } from '../../src/games/cooper-island/data.js';
import type { CooperIslandView } from '../../src/games/cooper-island/view.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawLetter } from '../kit/letter.js';
import { closeFormat, column, gap } from '../kit/page.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine, drawParagraph } from '../kit/paragraph.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import type { Drawing } from '../kit/scene.js';
import type { Section } from '../kit/section.js';
import { shownName } from '../kit/shown-name.js';
import { fitText, measureText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { detailFlag, type Scene } from './scene.js';
import { inRows, partsPieces, specialPieces } from './signs.js';
import { drawTop } from './top.js';
import { letterOf } from './words.js';

const perRow = 2;
const headHeight = 56;
const textHeight = 100;
const spotHeight = 134;
const padding = 12;
const token = 48;
/** Of workers below the one on top, where they are several; so many are shown one by one. */
const small = 26;
const mostBelow = 4;

type Sector = CooperIslandView['sectors'][number];
type Worker = 'regular' | 'special';

/** The kind `sectors`: what a worker brings on each sector, who stands there, and who holds the Cooper token. */
export const drawing: Drawing<CooperIslandView> = {
  flagSize: detailFlag,
  ...column<CooperIslandView>(closeFormat, {
    top: drawTop,
    panels(scene) {
      const { sectors } = scene.view;
      const lines = Array.from({ length: Math.ceil(sectors.length / perRow) }, (_, line) =>
        sectors.slice(line * perRow, (line + 1) * perRow),
      );
      return [cooperSection(scene), ...lines.map((line) => lineSection(scene, line))];
    },
  }),
};

/** Who holds the Cooper token, and so begins. */
function cooperSection({ ink, view, names, places, locale, say }: Scene): Section {
  return {
    height: 72,
    draw(r) {
      drawPanel(ink, r);
      places.add('cooper', r);
      const y = r.y + r.h / 2;
      drawIcon(ink, 'cooper', r.x + 16, y - 24, 48);
      const name = names[view.cooper]!;
      drawToken(ink, view.cooper, name, r.x + 104, y, 52);
      const style = { size: sizes.secondary, color: colors.ink, maxWidth: r.w - 160 } as const;
      const least = { ...style, size: sizes.detail };
      const words = (shown: string): string => say('cooper-island.cooper', { name: shown });
      const room = style.maxWidth - measureText(ink, words(''), least);
      const shown = fitText(ink, shownName(name, view.cooper, locale), least, room);
      drawLine(ink, words(shown), r.x + 144, y, style);
    },
  };
}

function lineSection(scene: Scene, sectors: Sector[]): Section {
  return {
    height: 2 * padding + headHeight + textHeight + spotHeight,
    draw(r) {
      for (const [i, spot] of columns(r, perRow, gap).entries()) drawSector(scene, sectors[i]!, spot);
    },
  };
}

/** Letter and actions, the same in words, and the two spots with what each brings besides. */
function drawSector(scene: Scene, sector: Sector, r: Rect): void {
  const { ink, locale } = scene;
  const { text, parts } = data.sectors[sector.id]!;
  drawPanel(ink, r);
  const room = inset(r, padding);
  drawLetter(ink, letterOf(sector.id), colors.paperDeep, room.x, room.y, headHeight - 6);
  const signs = { x: room.x + headHeight + 4, y: room.y, w: room.w - headHeight - 4, h: headHeight - 6 };
  drawPieces(ink, [partsPieces(parts)], signs, 46);
  const words = { ...room, y: room.y + headHeight, h: textHeight - 4 };
  drawParagraph(ink, text[locale], words, { largest: sizes.detail, color: colors.ink });
  const spots = columns({ ...room, y: room.y + headHeight + textHeight, h: spotHeight }, 2, 8) as [Rect, Rect];
  drawSpot(scene, sector, 'regular', spots[0]);
  drawSpot(scene, sector, 'special', spots[1]);
}

/** A spot: for which worker, what that one gets where it is free, and the stack with its top at the right end. */
function drawSpot(scene: Scene, sector: Sector, worker: Worker, r: Rect): void {
  const { ink, places } = scene;
  const stack = sector[worker];
  drawSlot(ink, r);
  places.add(`spot:${sector.id}:${worker}`, r, 'foot');
  drawIcon(ink, worker, r.x + 6, r.y + 6, 46);
  ink.globalAlpha = stack.length > 0 ? 0.4 : 1;
  const bonus = { x: r.x + 56, y: r.y + 6, w: r.w - 62, h: 64 };
  drawPieces(ink, inRows(bonusPieces(sector.id, worker)), bonus, 42);
  ink.globalAlpha = 1;
  drawStack(scene, stack, { x: r.x + 6, y: r.y + 76, w: r.w - 12, h: r.h - 82 });
}

function bonusPieces(sector: string, worker: Worker): Piece[] {
  return worker === 'special' ? specialPieces(sector) : partsPieces(data.sectors[sector]!.regular?.bonus ?? []);
}

/**
 * The worker on top of the stack, who gets the toll. Before it those below, smaller where they are many: from the
 * bottom up, and how many there are where they are too many for that.
 */
function drawStack({ ink, names }: Scene, stack: readonly Seat[], r: Rect): void {
  const top = stack.at(-1);
  if (top === undefined) return;
  const y = r.y + r.h / 2;
  const below = stack.slice(0, -1);
  let { x } = r;
  if (below.length === 1) {
    drawToken(ink, below[0]!, names[below[0]!]!, x + token / 2, y, token);
    x += token + 4;
  } else if (below.length > mostBelow) {
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
    x += drawFigure(ink, { text: `×${stack.length}`, means: 'stack' }, x, y, style) + 6;
  } else if (below.length > 0) {
    for (const [i, seat] of below.entries()) {
      const [column, row] = [Math.floor(i / 2), i % 2];
      drawToken(ink, seat, names[seat]!, x + (column + 0.5) * small, r.y + (row + 0.5) * small, small - 1);
    }
    x += Math.ceil(below.length / 2) * small + 4;
  }
  drawToken(ink, top, names[top]!, x + token / 2, y, token);
  drawIcon(ink, 'toll', x + token + 4, y - 20, 40);
}
