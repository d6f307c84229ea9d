import type { Seat } from '../../src/engine/message.js';
import type { PictureRequest } from '../request.js';

/** What the view tells of a seat. @example seatView(view, 0).seat // 0 */
export function seatView<T extends { seat: Seat }>(view: { seats: T[] }, seat: Seat): T {
  return view.seats.find((one) => one.seat === seat)!;
}

/** Whose area a picture shows: the seat that was asked for, otherwise who is to move. */
export function seatShown<T extends { seat: Seat }>({
  view,
  seat,
}: Pick<PictureRequest<{ seats: T[]; active: Seat[] }>, 'view' | 'seat'>): T {
  return seatView(view, seat ?? view.active[0] ?? 0);
}

/** The name of a component in the reader's language. @example nameOf(scene, data.ships.sloop) // 'Sloop' */
export function nameOf(
  { locale }: Pick<PictureRequest, 'locale'>,
  { name }: { name: Record<PictureRequest['locale'], string> },
): string {
  return name[locale];
}
