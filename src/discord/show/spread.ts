/**
 * So many numbers from 0 on, the first and the last among them; all there are, if they are no more.
 * @example spread(9, 3) // [0, 4, 8]
 */
export function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, at) => at);
  return Array.from({ length: most }, (_, at) => Math.round((at * (count - 1)) / (most - 1)));
}
