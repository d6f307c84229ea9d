import type { Seat } from '../../src/engine/message.js';
import type { Say } from '../words.js';
import type { Rect } from './geometry.js';
import { drawHeader } from './header.js';
import type { Scene } from './scene.js';

/** What the strip at the top of a game's pictures says. */
interface Top<V> {
  /** Id of the game's name. */
  title: string;
  /** The round with its phase, or the like. */
  phase(view: V, say: Say): string;
  /** The mark of a seat, where it is not the seat's own. */
  mark?(view: V, seat: Seat): number;
}

/**
 * What draws the header of a game: its name, the phase, who has to decide or who has won.
 * @example topOf<IsleboundView>({ title: 'islebound.title', phase: phaseWords })
 */
export function topOf<V extends { active: Seat[] }>({
  title,
  phase,
  mark = (_view, seat) => seat,
}: Top<V>): (scene: Scene<V>, r: Rect) => void {
  return ({ ink, view, names, locale, say, result, close = false }, r) => {
    const winners = result?.winners ?? [];
    const [active, call] =
      winners.length > 0
        ? [winners, say('won', { n: winners.length })]
        : [view.active, say('to-move', { n: view.active.length })];
    drawHeader(ink, r, {
      mark: (seat) => mark(view, seat),
      title: say(title),
      phase: phase(view, say),
      call: active.length > 0 ? call : '',
      active,
      names,
      locale,
      close,
    });
  };
}
