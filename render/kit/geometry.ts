/** An upright rectangle in pixels. */
export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** @example inset({ x: 0, y: 0, w: 10, h: 10 }, 2) // { x: 2, y: 2, w: 6, h: 6 } */
export function inset(r: Rect, by: number, byY = by): Rect {
  return { x: r.x + by, y: r.y + byY, w: r.w - 2 * by, h: r.h - 2 * byY };
}

export function center(r: Rect): { x: number; y: number } {
  return { x: r.x + r.w / 2, y: r.y + r.h / 2 };
}

/** `n` equal columns with a gap between them. Edges are whole pixels, so that cached pieces stay sharp. */
export function columns(r: Rect, n: number, gap: number): Rect[] {
  const w = (r.w - gap * (n - 1)) / n;
  return Array.from({ length: n }, (_, i) => ({
    x: Math.round(r.x + i * (w + gap)),
    y: r.y,
    w: Math.round(w),
    h: r.h,
  }));
}

/** Rows of the given heights one below the other; the height that is left over goes evenly between them. */
export function rows(r: Rect, heights: number[]): Rect[] {
  const left = r.h - heights.reduce((a, b) => a + b, 0);
  const gap = heights.length > 1 ? left / (heights.length - 1) : 0;
  let y = r.y;
  return heights.map((h) => {
    const row = { x: r.x, y: Math.round(y), w: r.w, h };
    y += h + gap;
    return row;
  });
}

/** The smallest rectangle around all of them. */
export function around(rects: Rect[]): Rect {
  const x = Math.min(...rects.map((r) => r.x));
  const y = Math.min(...rects.map((r) => r.y));
  const right = Math.max(...rects.map((r) => r.x + r.w));
  const bottom = Math.max(...rects.map((r) => r.y + r.h));
  return { x, y, w: right - x, h: bottom - y };
}
