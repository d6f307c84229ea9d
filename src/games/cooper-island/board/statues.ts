import { data } from '../data.js';
import type { SeatState } from '../state.js';

/**
 * Statue slots that are free (CI-16.2): open ones, those under large building pieces taken, those of cards.
 * @example openSlots(owner) // ['statue-slot-1', 'statue-slot-2']
 */
export function openSlots(owner: SeatState): string[] {
  const { id, pieces } = data.structures['large-building']!;
  const taken = pieces - (owner.pieces[id] ?? 0);
  return Object.values(data.statueSlots).flatMap((slot) => {
    const there = slot.under <= taken && (slot.card === undefined || owner.small.includes(slot.card));
    return there && !owner.statues.includes(slot.id) ? [slot.id] : [];
  });
}
