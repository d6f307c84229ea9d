/**
 * A seed of 128 bits from a small number: the same number gives the same match.
 * @example seedOf(3) // '00000000000000000000000000000003'
 */
export function seedOf(number: number): string {
  return number.toString(16).padStart(32, '0');
}
