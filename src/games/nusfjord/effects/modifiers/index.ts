import { buildingOf, type Modifier } from '../../data.js';
import type { SeatState } from '../../state.js';

type ModifierOf<K extends Modifier['mod']> = Extract<Modifier, { mod: K }>;

/** The standing changes of one kind that a seat's buildings make, each with its building (NF-9.7).
 * @example modifiersOf(owner, 'catch-bonus') // [{ mod: 'catch-bonus', value: 2 }] */
export function modifiersOf<K extends Modifier['mod']>(owner: SeatState, kind: K): ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  for (const id of Object.values(owner.buildings)) collect(found, id, kind);
  return found;
}

/** @example modifiersOn('lighthouse', 'catch-bonus') */
export function modifiersOn<K extends Modifier['mod']>(building: string, kind: K): ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  collect(found, building, kind);
  return found;
}

function collect<K extends Modifier['mod']>(found: ModifierOf<K>[], building: string, kind: K): void {
  const card = buildingOf(building);
  if (card.timing !== 'special') return;
  for (const modifier of card.effect.modifiers) if (modifier.mod === kind) found.push(modifier as ModifierOf<K>);
}

/** Values of all such modifiers together. @example sumOf(modifiersOf(owner, 'catch-bonus')) // 2 */
export function sumOf(modifiers: { value: number }[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}
