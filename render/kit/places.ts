import type { Rect } from './geometry.js';

/**
 * Where a flag stands: in the middle of what is empty, on a corner of what must stay readable, above or below it, at
 * the right end of its lower edge, on the sign at its left end, or alone in the room that was left for it.
 */
export type FlagSpot = 'center' | 'corner' | 'foot' | 'above' | 'below' | 'sign' | 'bare';

export interface Place {
  rect: Rect;
  spot: FlagSpot;
}

/** Where each anchor of a picture has been drawn; filled while drawing, then used for rings and flags. */
export class Places {
  readonly #places = new Map<string, Place[]>();

  /** Notes that an anchor lies here; an anchor may lie in several places (two equal dice). */
  add(anchor: string, rect: Rect, spot: FlagSpot = 'corner'): void {
    const known = this.#places.get(anchor);
    if (known) known.push({ rect, spot });
    else this.#places.set(anchor, [{ rect, spot }]);
  }

  /** All places of an anchor; none when this picture does not show it. */
  of(anchor: string): Place[] {
    return this.#places.get(anchor) ?? [];
  }
}
