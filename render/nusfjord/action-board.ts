import { data, record } from '../../src/games/nusfjord/data.js';
import type { CopySpaceView, SpaceView } from '../../src/games/nusfjord/view.js';
import { drawFigure } from '../kit/figure.js';
import { columns, inset, type Rect, rows } from '../kit/geometry.js';
import { drawIcon, drawSign } from '../kit/icons.js';
import { drawPanel, drawSlot, fillRounded, strokeRounded } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { nameOf } from '../kit/view.js';
import { markOf, type Scene, seatMark } from './scene.js';
import { actionSigns, copySign } from './signs.js';

const columnIds = ['left', 'middle', 'right'] as const;
const rowHeight = 72;
const rowGap = 6;
/** Close up, the spaces of a column stand two by two, and so far from the next column's. */
const perLine = 2;
const columnGap = 20;

/** The action board with its copy board and the new shares: every space, and the workers on it. */
export function actionSection(scene: Scene): Section {
  const { ink, view } = scene;
  const lists = columnIds.map((column) => [
    ...view.spaces.filter((space) => space.column === column).map((space) => () => actionRow(scene, space)),
    ...view.copySpaces.filter((space) => homeOf(space) === column).map((space) => () => copyRow(scene, space)),
    ...(column === 'middle' ? [() => sharesRow(scene)] : []),
  ]);
  const heightFor = (rows: number): number => rows * (rowHeight + rowGap) - rowGap;
  const highest = Math.max(...lists.map((list) => list.length));
  const groups = lists.map((list) => heightFor(Math.ceil(list.length / perLine)));
  const content = scene.close ? groups.reduce((sum, h) => sum + h + columnGap, -columnGap) : heightFor(highest);
  return {
    height: content + 24,
    draw(r) {
      drawPanel(ink, r);
      const room = inset(r, 12, 12);
      if (!scene.close) {
        for (const [c, column] of columns(room, lists.length, 10).entries()) drawList(lists[c]!, [column]);
        return;
      }
      for (const [c, group] of rows(room, groups).entries()) drawList(lists[c]!, columns(group, perLine, 10));
    },
  };
}

/** Spaces row by row in so many columns. */
function drawList(list: (() => Draw)[], across: Rect[]): void {
  for (const [i, row] of list.entries()) {
    const spot = across[i % across.length]!;
    row()({ ...spot, y: spot.y + Math.floor(i / across.length) * (rowHeight + rowGap), h: rowHeight });
  }
}

type Draw = (r: Rect) => void;

/** The column under which a copy space is drawn: its own, or the middle where it serves several. */
function homeOf({ columns: served }: CopySpaceView): string {
  return served.length === 1 ? served[0]! : 'middle';
}

function actionRow(scene: Scene, space: SpaceView): Draw {
  return (r) => {
    const { ink } = scene;
    const right = drawSpace(scene, space, actionSigns[space.action]!, r);
    const reduced = space.reduction > 0;
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
    if (reduced) {
      drawFigure(ink, { text: -space.reduction, means: 'discount' }, right - 74, r.y + r.h / 2, style);
      drawIcon(ink, 'gold', right - 36, r.y + r.h / 2 - 16, 32);
    }
    drawName(scene, nameOf(scene, record(data.actions, space.action)), r, right - (reduced ? 78 : 0));
  };
}

function copyRow(scene: Scene, space: CopySpaceView): Draw {
  return (r) => {
    const right = drawSpace(scene, space, copySign, r);
    drawName(scene, scene.say('nusfjord.copy'), r, right);
  };
}

/** Draws the ground, the sign and the workers of a space; returns where the workers begin. */
function drawSpace(
  scene: Scene,
  { id, capacity, workers, full }: SpaceView | CopySpaceView,
  sign: string,
  r: Rect,
): number {
  const { ink, places, names } = scene;
  places.add(`space:${id}`, r, 'sign');
  drawSlot(ink, r, 10);
  if (full) {
    fillRounded(ink, r, 10, colors.paperDeep);
    strokeRounded(ink, inset(r, 1), 9, colors.paperEdge, 2);
  }
  const size = 48;
  drawSign(ink, sign, r.x + 5, r.y + (r.h - size) / 2, size);
  const step = capacity > 2 ? 40 : 48;
  const left = r.x + r.w - 4 - step * capacity;
  for (let i = 0; i < capacity; i++) {
    const [x, y] = [left + (i + 0.5) * step, r.y + r.h / 2];
    const worker = workers[i];
    if (worker) drawToken(ink, markOf(scene, worker), names[worker.seat]!, x, y, step);
    else drawHole(scene, x, y, step / 2 - 5);
  }
  return left;
}

function drawHole({ ink }: Scene, x: number, y: number, radius: number): void {
  ink.fillStyle = colors.paper;
  ink.strokeStyle = colors.paperEdge;
  ink.lineWidth = 3;
  ink.beginPath();
  ink.arc(x, y, radius, 0, Math.PI * 2);
  ink.fill();
  ink.stroke();
}

function drawName({ ink }: Scene, name: string, r: Rect, right: number): void {
  const x = r.x + 60;
  const room = { x, y: r.y + 2, w: right - x - 3, h: r.h - 4 };
  drawParagraph(ink, name, room, { largest: 32, lines: 2, middle: true, color: colors.ink });
}

/** Shares that have been issued and not bought yet, by colour. */
function sharesRow(scene: Scene): Draw {
  return (r) => {
    const { ink, view, names, places } = scene;
    places.add('new-shares', r);
    drawIcon(ink, 'share', r.x + 6, r.y + r.h / 2 - 24, 48);
    const style = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;
    const held = view.newShares.map((n, seat) => ({ n, seat })).filter(({ n }) => n > 0);
    if (held.length === 0) drawText(ink, '–', r.x + 66, r.y + r.h / 2, { ...style, color: colors.muted });
    const step = Math.min(72, (r.w - 64) / Math.max(1, held.length));
    for (const [i, { n, seat }] of held.entries()) {
      const x = r.x + 64 + i * step;
      const size = n > 1 ? step - 28 : Math.min(44, step);
      drawToken(ink, seatMark(scene, seat), names[seat]!, x + size / 2, r.y + r.h / 2, size);
      if (n > 1) drawFigure(ink, { text: n, means: 'share' }, x + size + 2, r.y + r.h / 2, style);
    }
  };
}
