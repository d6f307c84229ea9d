import { buildingOf, type Modifier } from '../../data.js';
import type { SeatState } from '../../state.js';

type ModifierOf<K extends Modifier['mod']> = Extract<Modifier, { mod: K }>;

/** The standing changes of one kind that a seat's buildings make, each with its building (NF-9.7).
 * @example modifiersOf(owner, 'catch-bonus') // [{ mod: 'catch-bonus', value: 2 }] */
export function modifiersOf<K extends Modifier['mod']>(owner: SeatState, kind: K): ModifierOf<K>[] {
  return Object.values(owner.buildings).flatMap((id) => modifiersOn(id, kind));
}

/** @example modifiersOn('lighthouse', 'catch-bonus') */
export function modifiersOn<K extends Modifier['mod']>(building: string, kind: K): ModifierOf<K>[] {
  const card = buildingOf(building);
  if (card.timing !== 'special') return [];
  return card.effect.modifiers.filter((modifier): modifier is ModifierOf<K> => modifier.mod === kind);
}

/** Values of all such modifiers together. @example sumOf(modifiersOf(owner, 'catch-bonus')) // 2 */
export function sumOf(modifiers: { value: number }[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}
