/** The part of the package that pictures use; it comes without types. */
declare module 'gifenc' {
  type Rgb = [number, number, number];
  type Format = 'rgb565' | 'rgb444';
  /** At most `most` colours that stand for all pixels (four bytes each). */
  export function quantize(pixels: Uint8Array, most: number, options: { format: Format }): Rgb[];
  interface Picture {
    first: boolean;
    palette: Rgb[];
    /** Milliseconds. */
    delay: number;
    transparent: boolean;
    transparentIndex: number;
    /** 1: the picture stays where the next one shows nothing. */
    dispose: number;
    /** 0: for ever. */
    repeat: number;
  }
  /** Writes the parts of a GIF file; without `auto` only those that it is told to. */
  export function GIFEncoder(options: { auto: boolean }): {
    writeHeader(): void;
    /** Each byte of `indices` names a colour. */
    writeFrame(indices: Uint8Array, width: number, height: number, how: Picture): void;
    bytes(): Uint8Array;
  };
  /** Which colour of a palette is nearest. */
  export function nearestColorIndex(palette: Rgb[], color: Rgb): number;
}
