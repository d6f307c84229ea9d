import type { Rect } from './geometry.js';
import { boundsOf, type Outline } from './outline.js';

/**
 * Where a flag stands: in the middle of what is empty, on a corner of what must stay readable, above or below it, at
 * the right end of its lower edge, on the sign at its left end, or alone in the room that was left for it. With an
 * outline it stands inside, as far in that direction as there is room.
 */
export type FlagSpot = 'center' | 'corner' | 'foot' | 'above' | 'below' | 'sign' | 'bare';

export interface Place {
  /** The place, or the smallest rectangle around its outline. */
  rect: Rect;
  /** What it fills, where that is no rectangle: its marks keep inside, as its neighbours lie close. */
  outline?: Outline;
  spot: FlagSpot;
  /** One of several things that nobody can tell apart: where one of them has changed, the last is marked. */
  alike?: true;
}

/** Where each anchor of a picture has been drawn; filled while drawing, then used for rings and flags. */
export class Places {
  readonly #places = new Map<string, Place[]>();

  /** Notes that an anchor lies here; an anchor may lie in several places (two equal dice). */
  add(anchor: string, shape: Rect | Outline, spot: FlagSpot = 'corner', alike?: 'alike'): void {
    const place: Place = {
      ...(Array.isArray(shape) ? { rect: boundsOf(shape), outline: shape } : { rect: shape }),
      spot,
      ...(alike && { alike: true }),
    };
    const known = this.#places.get(anchor);
    if (known) known.push(place);
    else this.#places.set(anchor, [place]);
  }

  /** All places of an anchor; none when this picture does not show it. */
  of(anchor: string): Place[] {
    return this.#places.get(anchor) ?? [];
  }
}
