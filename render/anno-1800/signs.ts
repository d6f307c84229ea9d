import { data, type Effect, type Needs } from '../../src/games/anno-1800/data.js';
import { iconIn } from '../kit/icon-table.js';
import type { Piece } from '../kit/pieces.js';

/** The icon of a thing in this game. @example signOf('worker') // 'anno-1800/worker' */
export function signOf(id: string): string {
  return iconIn('anno-1800', id);
}

const arrow: Piece = { glyph: 'play-button' };

/** A sign, with its number where there are several. @example counted('gold', 4, 'gain') */
function counted(id: string, count: number, means: string): Piece[] {
  return [...(count > 1 ? [{ text: count, means }] : []), { icon: signOf(id) }];
}

/** What has to be paid. */
export function needPieces(needs: Needs): Piece[] {
  return Object.entries(needs).flatMap(([id, count]) => counted(id, count, 'need'));
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
