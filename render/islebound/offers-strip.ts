import { data, record } from '../../src/games/islebound/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawAmount } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawPanel, drawSlot } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import { drawPieces } from '../kit/pieces.js';
import type { Section } from '../kit/section.js';
import { colors, sizes } from '../kit/theme.js';
import { nameOf } from '../kit/view.js';
import type { Scene } from './scene.js';
import { gainPieces, signsOf } from './signs.js';

const height = 112;
const between = 8;
const bold = { size: sizes.secondary, weight: 'bold', color: colors.ink } as const;

/** Who can be hired, what can be activated, the renown token on top, and the fighters in the supply. */
export function offersStrip(scene: Scene): Section {
  return {
    height,
    draw(r) {
      drawPanel(scene.ink, r);
      const room = inset(r, 12, 10);
      const parts = beside(room, [438, 398, 150, undefined]);
      drawRecruits(scene, parts[0]!);
      drawReputation(scene, parts[1]!);
      drawToken(scene, parts[2]!);
      drawSupply(scene, parts[3]!);
    },
  };
}

/** Parts of given widths; one without a width takes what is left. */
function beside(r: Rect, widths: (number | undefined)[]): Rect[] {
  const given = widths.reduce<number>((sum, w) => sum + (w ?? 0), 0);
  const left = r.w - given - between * (widths.length - 1);
  let { x } = r;
  return widths.map((w = left) => {
    const part = { ...r, x, w };
    x += w + between;
    return part;
  });
}

function drawRecruits({ ink, view, places }: Scene, r: Rect): void {
  const { display, coins } = view.recruits;
  for (const [i, spot] of beside(
    r,
    display.map(() => (r.w - between * (display.length - 1)) / display.length),
  ).entries()) {
    const type = display[i];
    drawSlot(ink, spot, 8);
    places.add(`recruit:${i + 1}`, spot);
    const top = { x: spot.x + 6, y: spot.y + 6, w: spot.w - 12, h: 44 };
    if (type) drawPieces(ink, [signsOf(record(data.crew, type).skills)], top, 44);
    const y = spot.y + spot.h - 22;
    drawIcon(ink, 'coins', spot.x + spot.w / 2 + 2, y - 17, 34);
    drawFigure(ink, { text: coins[i]!, means: 'price' }, spot.x + spot.w / 2 - 4, y, { ...bold, align: 'right' });
  }
}

function drawReputation(scene: Scene, r: Rect): void {
  const { ink, view, places } = scene;
  const tops = view.reputation.flatMap(({ top }) => (top === undefined ? [] : [top]));
  const h = (r.h - 4) / 2;
  for (const [i, card] of tops.entries()) {
    const spot = { ...r, y: r.y + i * (h + 4), h };
    const y = spot.y + h / 2;
    drawSlot(ink, spot, 8);
    places.add(`reputation:${card}`, spot);
    drawIcon(ink, 'reputation', spot.x + 6, y - 17, 34);
    drawLine(ink, nameOf(scene, record(data.reputation, card)), spot.x + 48, y, { ...bold, maxWidth: spot.w - 56 });
  }
}

function drawToken({ ink, view, places }: Scene, r: Rect): void {
  const { top, count } = view.tokens;
  drawSlot(ink, r, 8);
  places.add('tokens', r);
  if (top !== undefined) {
    const pieces = gainPieces(record(data.tokens, top).get);
    drawPieces(ink, [pieces], { x: r.x + 8, y: r.y + 6, w: r.w - 16, h: 44 }, 44);
  }
  drawAmount(ink, 'token', `×${count}`, r.x + 24, r.y + r.h - 22, 34);
}

function drawSupply({ ink, view }: Scene, r: Rect): void {
  for (const [i, kind] of (['pirates', 'serpents'] as const).entries()) {
    drawAmount(ink, kind, `×${view.supply[kind]}`, r.x + 14, r.y + 22 + i * (r.h - 44), 40, sizes.secondary);
  }
}
