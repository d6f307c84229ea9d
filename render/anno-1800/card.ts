import { cardOf, data } from '../../src/games/anno-1800/data.js';
import type { Played } from '../../src/games/anno-1800/state.js';
import { drawFigure } from '../kit/figure.js';
import type { Rect } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { drawNeeds, effectsPieces, needCount } from './signs.js';

export const cardHeight = 116;
const need = 44;
const gives: Piece = { glyph: 'play-button' };

/** The number of a card, which is its name within its deck. @example numberOf('fw-07') // '07' */
function numberOf(card: string): string {
  return card.split('-').at(-1)!;
}

/** A card in hand: its deck and number, what it needs, and below it what it gives. */
export function drawHandCard(scene: Scene, card: string, r: Rect): void {
  const { ink, places } = scene;
  drawSlot(ink, r, 10);
  places.add(`card:${card}`, r);
  const { cost, effects } = cardOf(card);
  const upper = r.y + 8 + need / 2;
  const left = drawDeck(scene, card, r.x + 8, upper);
  const room = r.w - left - 20;
  drawNeeds(ink, cost, r.x + left + 12, upper, Math.min(need, room / needCount(cost) - 4));
  const lower = { x: r.x + 8, y: r.y + need + 14, w: r.w - 16, h: r.h - need - 20 };
  drawPieces(ink, [[gives, ...effectsPieces(effects)]], lower, need);
}

/** A card laid out: its deck and points, what activating it gives, and the tokens on it; activated, it steps back. */
export function drawPlayedCard(scene: Scene, seat: number, { id, open, tokens }: Played, r: Rect): void {
  const { ink, places } = scene;
  drawSlot(ink, r, 10);
  places.add(`played:${seat}:${id}`, r);
  const { deck, effects } = cardOf(id);
  const upper = r.y + 8 + need / 2;
  drawDeck(scene, id, r.x + 8, upper);
  drawIcon(ink, 'points', r.x + r.w - 8 - need, upper - need / 2, need);
  const style = { size: sizes.secondary, weight: 'bold', color: colors.ink, align: 'right' } as const;
  drawFigure(ink, { text: data.decks[deck]!.points, means: 'points' }, r.x + r.w - 14 - need, upper, style);
  const lower = { x: r.x + 8, y: r.y + need + 14, w: r.w - 16, h: r.h - need - 20 };
  const laid = effects.find(({ effect }) => effect === 'tokens');
  const there: Piece[] =
    tokens > 0 && laid?.effect === 'tokens' ? [{ text: tokens, means: 'laid' }, { icon: laid.token }] : [];
  if (there.length > 0) {
    drawPieces(ink, [there], lower, need);
    return;
  }
  ink.globalAlpha = open ? 1 : 0.35;
  drawPieces(ink, [[gives, ...effectsPieces(effects)]], lower, need);
  ink.globalAlpha = 1;
  if (!open) fillGlyph(ink, 'check-mark', r.x + r.w / 2 - 22, lower.y + lower.h / 2 - 22, 44, colors.ink);
}

function drawDeck({ ink }: Scene, card: string, x: number, y: number): number {
  drawIcon(ink, `deck-${cardOf(card).deck}`, x, y - need / 2, need);
  const style = { size: sizes.detail, color: colors.muted } as const;
  return need + 14 + drawFigure(ink, { text: numberOf(card), means: 'number' }, x + need + 6, y, style);
}
