import { cityOf } from '../../src/games/islebound/data.js';
import type { IsleboundView } from '../../src/games/islebound/view.js';
import { drawDie } from '../kit/dice.js';
import { drawAmount, drawAmounts } from '../kit/figures.js';
import { inset, type Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawPanel, outlineActive } from '../kit/panel.js';
import { drawLine } from '../kit/paragraph.js';
import type { Section } from '../kit/section.js';
import { drawText } from '../kit/text.js';
import { colors, sizes } from '../kit/theme.js';
import { drawToken } from '../kit/tokens.js';
import { nameOf } from '../kit/view.js';
import { drawFlagOf } from './banner.js';
import type { Scene } from './scene.js';

const padding = 16;

/** What goes on just now: a fight with its dice as they lie, or a trade that waits for its answer. */
export function nowSections(scene: Scene): Section[] {
  const { fight, offer } = scene.view;
  return [
    ...(fight ? [{ height: scene.close ? 190 : 128, draw: (r: Rect) => drawFight(scene, fight, r) }] : []),
    ...(offer ? [{ height: 84, draw: (r: Rect) => drawOffer(scene, offer, r) }] : []),
  ];
}

/** Who attacks what, which strength it has, and the dice. */
function drawFight(scene: Scene, { city, dice, group }: NonNullable<IsleboundView['fight']>, r: Rect): void {
  const { ink, view, names, places, close } = scene;
  drawPanel(ink, r);
  outlineActive(ink, r);
  places.add('fight', r);
  const room = inset(r, padding, 12);
  const y = room.y + 24;
  drawToken(ink, view.turn, names[view.turn]!, room.x + 26, y, 52);
  const { banner, needed } = view.cities.find(({ id }) => id === city)!;
  const after = drawFlagOf(ink, banner, needed, room.x + 62, y);
  const name = { size: 40, weight: 'bold', color: colors.ink, maxWidth: 270 } as const;
  drawLine(ink, nameOf(scene, cityOf(city)), after + 10, y, name, 30);
  const fighters = { pirates: group.pirates, serpents: group.serpents, 'ichor-serpent': group.ichor };
  let x = room.x + 4;
  for (const [kind, n] of Object.entries(fighters)) {
    if (n > 0) x += drawAmount(ink, kind, n, x, room.y + 78, 42, sizes.secondary) + 20;
  }
  const size = close ? 62 : 64;
  const left = close ? room.x : room.x + 480;
  const top = close ? room.y + 106 : room.y + (room.h - size) / 2;
  const step = Math.min(size + 8, (room.x + room.w - left) / Math.max(1, dice.length));
  for (const [i, value] of dice.entries()) drawDie(ink, { color: 'white', value }, left + i * step, top, size);
}

/** Who gives what to whom, and what is wanted for it. */
function drawOffer(
  { ink, view, names }: Scene,
  { to, give, take }: NonNullable<IsleboundView['offer']>,
  r: Rect,
): void {
  drawPanel(ink, r);
  outlineActive(ink, r);
  const y = r.y + r.h / 2;
  let x = r.x + padding;
  for (const [seat, goods] of [
    [view.turn, give],
    [to, take],
  ] as const) {
    if (x > r.x + padding) {
      fillGlyph(ink, 'body-swapping', x, y - 26, 52, colors.ink);
      x += 76;
    }
    drawToken(ink, seat, names[seat]!, x + 26, y, 52);
    x += 66;
    x += drawAmounts(ink, goods, x, y, 42, 'trade') + 24;
  }
  drawText(ink, '?', x, y, { size: sizes.primary, weight: 'bold', color: colors.muted });
}
