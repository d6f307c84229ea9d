import type { CanvasRenderingContext2D as Ink } from 'canvas';
import { data, type Effect, type Kind, type Needs } from '../../src/games/anno-1800/data.js';
import { drawFigure } from '../kit/figure.js';
import { drawIcon, iconIn } from '../kit/icons.js';
import type { Piece } from '../kit/pieces.js';
import { colors, sizes } from '../kit/theme.js';

/** The icon of a thing in this game. @example signOf('worker') // 'anno-1800/worker' */
export function signOf(id: string): string {
  return iconIn('anno-1800', id);
}

const arrow: Piece = { glyph: 'play-button' };

/** A sign, with its number where there are several. @example pieces('gold', 4, 'gain') */
function counted(id: string, count: number, means: string): Piece[] {
  return [...(count > 1 ? [{ text: count, means }] : []), { icon: signOf(id) }];
}

/** The colour of each kind of cube. */
export const cubeColors: Record<Kind, string> = {
  farmer: '#2c7a3a',
  worker: '#1f5fb0',
  artisan: '#b8322a',
  engineer: '#6d2f9c',
  investor: '#0d7f86',
};

/** What has to be paid. */
export function needPieces(needs: Needs): Piece[] {
  return Object.entries(needs).flatMap(([id, count]) => counted(id, count, 'need'));
}

/** What has to be paid from `x` on, sign by sign, the middle at `y`. Returns the width drawn. */
export function drawNeeds(ink: Ink, needs: Needs, x: number, y: number, size: number): number {
  let at = x;
  for (const [id, count] of Object.entries(needs)) {
    if (count > 1) {
      const style = { size: Math.max(sizes.detail, size - 8), weight: 'bold', color: colors.ink } as const;
      at += drawFigure(ink, { text: count, means: 'need' }, at + 2, y, style) + 6;
    }
    drawIcon(ink, signOf(id), at, y - size / 2, size);
    at += size + 4;
  }
  return at - x;
}

/** What an effect gives. */
function effectPieces(effect: Effect): Piece[] {
  switch (effect.effect) {
    case 'cubes':
      return [{ text: '+' }, ...counted(effect.cube, effect.count, 'gain')];
    case 'upgrades': {
      const { to } = data.population[effect.from]!.upgrade!;
      return [{ text: effect.count, means: 'upgrades' }, { icon: signOf(effect.from) }, arrow, { icon: signOf(to) }];
    }
    case 'tokens':
      return [{ text: '+' }, ...counted(effect.token, effect.count, 'gain')];
    case 'gold':
      return [{ text: '+' }, ...counted('gold', effect.count, 'gain')];
    case 'expeditions':
      return [{ text: '+' }, ...counted('expedition', effect.count, 'gain')];
    case 'resource':
      return effect.among.map((id): Piece => ({ icon: signOf(id) }));
    case 'action':
      return [{ text: '+' }, { icon: 'action' }];
    case 'discard':
      return [{ text: `−${effect.most}`, means: 'discard' }, { icon: 'hand' }];
  }
}

/** What several effects give, one behind the other. */
export function effectsPieces(effects: readonly Effect[]): Piece[] {
  return effects.flatMap(effectPieces);
}

/** How many signs a price is shown with. @example needCount({ planks: 1, coal: 1 }) // 2 */
export function needCount(needs: Needs): number {
  return Object.keys(needs).length;
}
