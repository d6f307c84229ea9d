import { trackCatch } from '../board/fleet.js';
import { type Amounts, buildingOf, data, type Modifier } from '../data.js';
import type { SeatState } from '../state.js';

type ModifierOf<K extends Modifier['mod']> = Extract<Modifier, { mod: K }>;

/** The standing changes of one kind that a seat's buildings make (NF-9.7). */
function modifiersOf<K extends Modifier['mod']>(owner: SeatState, kind: K): ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  for (const id of Object.values(owner.buildings)) collect(found, id, kind);
  return found;
}

function modifiersOn<K extends Modifier['mod']>(building: string, kind: K): ModifierOf<K>[] {
  const found: ModifierOf<K>[] = [];
  collect(found, building, kind);
  return found;
}

function collect<K extends Modifier['mod']>(found: ModifierOf<K>[], building: string, kind: K): void {
  const card = buildingOf(building);
  if (card.timing !== 'special') return;
  for (const modifier of card.effect.modifiers) if (modifier.mod === kind) found.push(modifier as ModifierOf<K>);
}

/** Values of all such modifiers together. */
function sumOf(modifiers: { value: number }[]): number {
  return modifiers.reduce((sum, { value }) => sum + value, 0);
}

/** A limit, or the highest of those in its place; null: none. */
function limitOf(usual: number, others: { value: number | null }[]): number | null {
  const values = others.map(({ value }) => value).filter((value) => value !== null);
  if (values.length < others.length) return null;
  return values.length > 0 ? Math.max(...values) : usual;
}

/** The most wood a personal supply holds (NF-1.3); null: any amount. @example supplyWoodLimit(owner) // 12 */
export function supplyWoodLimit(owner: SeatState): number | null {
  return limitOf(data.constants.limits.supplyWood, modifiersOf(owner, 'supply-wood-limit'));
}

/** Fish up to which step 4 of fishing fills the reserve (NF-4.5); null: without end.
 * @example reserveFishLimit(owner) // 8 */
export function reserveFishLimit(owner: SeatState): number | null {
  return limitOf(data.constants.limits.reserveFish, modifiersOf(owner, 'reserve-fish-limit'));
}

/** The catch size: what the track shows and bonuses (NF-1.11). @example catchSize(owner) */
export function catchSize(owner: SeatState): number {
  return trackCatch(owner) + sumOf(modifiersOf(owner, 'catch-bonus'));
}

/** Fish gained at every fishing phase for each share of another colour. @example foreignShareFish(owner) // 1 */
export function foreignShareFish(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'foreign-share-fish'));
}

/** May elders be activated without a fish of the table (NF-9.15, Hermitage)? @example needsNoTableFish(owner) */
export function needsNoTableFish(owner: SeatState): boolean {
  return modifiersOf(owner, 'elder-without-table-fish').length > 0;
}

/** May such things be paid for with goods of the reserve (NF-7.4)? @example paysFromReserve(owner, 'ship') */
export function paysFromReserve(owner: SeatState, what: 'ship' | 'building'): boolean {
  return modifiersOf(owner, 'pay-from-reserve').some((modifier) => modifier.what === what);
}

/** What every ship costs less (NF-7.3). @example shipDiscounts(owner) // [{ wood: 2 }] */
export function shipDiscounts(owner: SeatState): Amounts[] {
  return modifiersOf(owner, 'ship-cost').map(({ wood = 0, fish = 0, gold = 0 }) => ({
    wood: -wood,
    fish: -fish,
    gold: -gold,
  }));
}

/** How many ships one Build a Ship action may build. @example shipsPerAction(owner) // 2 */
export function shipsPerAction(owner: SeatState): number {
  return Math.max(1, ...modifiersOf(owner, 'ships-per-action').map(({ value }) => value));
}

/** Gold off the price of all new shares. @example shareDiscount(owner) // 2 */
export function shareDiscount(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'share-discount'));
}

/** As how many buildings a card counts (NF-9.15, Longhouse). @example countsAs('longhouse') // 2 */
export function countsAs(building: string): number {
  return sumOf(modifiersOn(building, 'counts-as-buildings')) || 1;
}

/** Points on top of the usual one for issued shares, when so many are held. @example sharePointsBonus(owner, 4) // 3 */
export function sharePointsBonus(owner: SeatState, held: number): number {
  return modifiersOf(owner, 'share-points-bonus').reduce(
    (sum, { value, maxShares }) => sum + value * Math.min(held, maxShares),
    0,
  );
}

/** Do wholly empty double spaces cost no points? @example ignoresEmptyDoubles(owner) */
export function ignoresEmptyDoubles(owner: SeatState): boolean {
  return modifiersOf(owner, 'ignore-empty-doubles').length > 0;
}

/** How many empty spaces cost no points. @example ignoredEmptySpaces(owner) // 3 */
export function ignoredEmptySpaces(owner: SeatState): number {
  return sumOf(modifiersOf(owner, 'ignore-empty-spaces'));
}

/** Do unissued shares cost no points? @example ignoresUnissuedShares(owner) */
export function ignoresUnissuedShares(owner: SeatState): boolean {
  return modifiersOf(owner, 'ignore-unissued-shares').length > 0;
}
