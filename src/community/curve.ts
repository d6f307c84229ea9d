/** A point of a curve. */
export interface CurvePoint {
  at: number;
  strength: number;
}

/** What is kept of each stretch: its lowest and its highest. */
const keptOfStretch = 2;

/**
 * At most so many points of a curve, in order, with which it looks the same: its first and its last, and between them the lowest and
 * the highest of each of many stretches of as many points.
 * @example thinned(points, 400).length // 400 at most
 */
export function thinned(points: CurvePoint[], most: number): CurvePoint[] {
  const [first, last] = [points[0], points.at(-1)];
  if (points.length <= most || !first || !last) return points;
  const stretches = Math.floor((most - 2) / keptOfStretch);
  const between = points.slice(1, -1);
  const long = between.length / stretches;
  const kept = Array.from({ length: stretches }, (_, at) => {
    const stretch = between.slice(Math.floor(at * long), Math.floor((at + 1) * long));
    const low = stretch.reduce((one, other) => (other.strength < one.strength ? other : one));
    const high = stretch.reduce((one, other) => (other.strength > one.strength ? other : one));
    return low === high ? [low] : stretch.indexOf(low) < stretch.indexOf(high) ? [low, high] : [high, low];
  });
  return [first, ...kept.flat(), last];
}
