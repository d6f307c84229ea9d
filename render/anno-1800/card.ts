import { cardOf, data } from '../../src/games/anno-1800/data.js';
import type { SeatView } from '../../src/games/anno-1800/view.js';
import { drawFigure } from '../kit/figure.js';
import { inset, type Rect, rows } from '../kit/geometry.js';
import { fillGlyph } from '../kit/glyphs.js';
import { drawIcon } from '../kit/icons.js';
import { drawSlot } from '../kit/panel.js';
import { drawPieces, type Piece } from '../kit/pieces.js';
import { colors, sizes } from '../kit/theme.js';
import type { Scene } from './scene.js';
import { effectsPieces, needPieces } from './signs.js';

type Card = SeatView['played'][number];

const line = 42;
const gives: Piece = { glyph: 'play-button' };

/** Heights of a card in hand and of one laid out. */
export const heights = { hand: 3 * line + 16, played: 2 * line + 16 };

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
  const [head, needs, effect] = rows(inset(r, 8, 6), [line, line, line]) as [Rect, Rect, Rect];
  drawHead(scene, card, head);
  drawPieces(ink, [needPieces(cost)], needs, line);
  drawPieces(ink, [[gives, ...effectsPieces(effects)]], effect, line);
}

/** A card laid out: its deck and number, what activating it gives, and the tokens on it; activated, it steps back. */
export function drawPlayedCard(scene: Scene, seat: number, { id, open, tokens }: Card, r: Rect): void {
  const { ink, places } = scene;
  drawSlot(ink, r, 10);
  places.add(`played:${seat}:${id}`, r);
  const { effects } = cardOf(id);
  const [head, effect] = rows(inset(r, 8, 6), [line, line]) as [Rect, Rect];
  drawHead(scene, id, head);
  const laid = effects.find(({ effect: sort }) => sort === 'tokens');
  if (tokens > 0 && laid?.effect === 'tokens') {
    drawPieces(ink, [[{ text: tokens, means: 'laid' }, { icon: laid.token }]], effect, line);
    return;
  }
  ink.globalAlpha = open ? 1 : 0.35;
  drawPieces(ink, [[gives, ...effectsPieces(effects)]], effect, line);
  ink.globalAlpha = 1;
  if (!open) fillGlyph(ink, 'check-mark', r.x + r.w / 2 - 20, effect.y, line, colors.ink);
}

/** Deck, number, and what the card is worth; the corner at the right is left for a flag. */
function drawHead({ ink }: Scene, card: string, r: Rect): void {
  const { deck } = cardOf(card);
  const y = r.y + r.h / 2;
  drawIcon(ink, `deck-${deck}`, r.x, y - 19, 38);
  const number = { size: sizes.detail, color: colors.muted } as const;
  drawFigure(ink, { text: numberOf(card), means: 'number' }, r.x + 42, y, number);
  const points = { size: sizes.detail, weight: 'bold', color: colors.ink } as const;
  const at = r.x + 80;
  drawIcon(ink, 'points', at, y - 14, 28);
  drawFigure(ink, { text: data.decks[deck]!.points, means: 'points' }, at + 30, y, points);
}
