/** The part of the package that pictures use; it comes without types. */
declare module 'gifenc' {
  type Rgb = [number, number, number];
  type Format = 'rgb565' | 'rgb444';
  /** At most `most` colours that stand for all pixels (four bytes each). */
  export function quantize(pixels: Uint8Array, most: number, options: { format: Format }): Rgb[];
  /** Which colour of a palette is nearest. */
  export function nearestColorIndex(palette: Rgb[], color: Rgb): number;
}
