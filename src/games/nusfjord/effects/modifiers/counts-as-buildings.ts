import { modifiersOn, sumOf } from './index.js';

/** As how many buildings a card counts (NF-9.15, Longhouse). @example countsAs('longhouse') // 2 */
export function countsAs(building: string): number {
  return sumOf(modifiersOn(building, 'counts-as-buildings')) || 1;
}
