import { constructionTokens } from '../../src/games/anno-1800/data.js';
import { breakable } from '../kit/breaks.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawParagraph } from '../kit/paragraph.js';
import { colors, sizes } from '../kit/theme.js';
import { drawBuilding } from './building.js';
import { drawNeeds, needCount } from './needs.js';
import type { Scene } from './scene.js';
import { shortName } from './words.js';

/** Words that take more of a line may be broken. */
const mayBreak = 0.7;

/** How large a construction token is drawn. */
export interface TileLook {
  building: number;
  need: number;
  /** Height of its name above; without it there is none. */
  name?: number;
}

/** A construction token of the gameboard: what it is, how many are left, and what it costs. Steps back where none is left. */
export function drawTile(scene: Scene, id: string, count: number, r: Rect, look: TileLook): void {
  const { ink, places } = scene;
  drawSlot(ink, r, 10);
  places.add(`stock:${id}`, r);
  ink.globalAlpha = count === 0 ? 0.35 : 1;
  const head = look.name ?? 0;
  if (head > 0) {
    const room = { x: r.x + 8, y: r.y + 6, w: r.w - 16, h: head };
    const style = { weight: 'bold', color: colors.ink, lines: 2, middle: true } as const;
    const name = breakable(ink, scene.say('anno-1800.breaks'), shortName(scene, id), room.w * mayBreak, 'bold');
    drawParagraph(ink, name, room, { ...style, largest: sizes.detail });
  }
  const upper = r.y + 8 + head + look.building / 2;
  drawBuilding(scene, id, r.x + 8, upper, look.building);
  const style = { size: sizes.secondary, color: colors.muted, align: 'right' } as const;
  drawFigure(ink, { text: `×${count}`, means: 'stock' }, r.x + r.w - 8, upper, style);
  const lower = r.y + r.h - 8 - look.need / 2;
  const { cost } = constructionTokens[id]!;
  if (Object.keys(cost).length > 0)
    drawNeeds(ink, cost, r.x + 8, lower, Math.min(look.need, (r.w - 12) / needCount(cost) - 4));
  else drawIcon(ink, 'free', r.x + 8, lower - look.need / 2, look.need);
  ink.globalAlpha = 1;
}
