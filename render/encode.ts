import { Canvas } from 'canvas';

/**
 * Measured on the busiest table (1600 x 1200, flat colours): without filters level 6 takes 50 ms for 417 kB, level 3
 * 29 ms for 484 kB; all filters at level 6, the library's default, 160 ms for 530 kB. `PNG_NO_FILTERS` leaves the
 * choice to libpng, which then tries them all; `PNG_FILTER_NONE` is the one that filters nothing.
 */
const settings = { compressionLevel: 6, filters: Canvas.PNG_FILTER_NONE } as const;

/** A canvas as the bytes of a PNG file. */
export function encode(canvas: Canvas): Buffer {
  return canvas.toBuffer('image/png', settings);
}
