import type { CanvasRenderingContext2D as Ink } from 'canvas';
import type { Seat } from '../../src/engine/message.js';
import type { SantaMariaView, SeatView } from '../../src/games/santa-maria/view.js';
import type { Places } from '../kit/places.js';
import type { PictureRequest, Result } from '../request.js';
import type { Say } from '../words.js';

/** What every piece of a picture of Santa Maria is drawn with. */
export interface Scene {
  ink: Ink;
  view: SantaMariaView;
  names: string[];
  locale: PictureRequest['locale'];
  say: Say;
  /** Filled by the pieces: where each anchor lies. */
  places: Places;
  /** Once the match is over and its result is told. */
  result?: Result;
}

export function seatView(view: SantaMariaView, seat: Seat): SeatView {
  return view.seats.find((one) => one.seat === seat)!;
}

/** The name of a component in the reader's language. */
export function nameOf(scene: Scene, component: { name: { en: string; ru: string } }): string {
  return component.name[scene.locale];
}
