/** The value below which `part` (0 to 1) of the samples lie, rounded to hundredths; 0 where there are none.
 * @example quantile([1, 2, 3], 0.5) // 2 */
export function quantile(samples: number[], part: number): number {
  if (samples.length === 0) return 0;
  const sorted = [...samples].sort((a, b) => a - b);
  return hundredths(sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]!);
}

/** @example hundredths(1.2345) // 1.23 */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
