import { message, type Refusal } from '../../../engine/message.js';
import { buildingOf, type Industry, tokenOf } from '../data.js';
import type { FieldId } from '../ids.js';
import { added, type Field, type SeatState, type State } from '../state.js';
import { clearField } from './cubes.js';
import { buildingOn, fieldOf, identical, industryOn, setField, shipyardsOf, standing, typeOf } from './fields.js';
import { landOf } from './land.js';
import { addShip, loseShip } from './tokens.js';

/** Fields with an own uncovered industry identical to one (AN-11.7). */
function identicalTo(owner: SeatState, industry: Industry): Readonly<Field>[] {
  return owner.fields.filter((field) => {
    const other = industryOn(field);
    return other && identical(other, industry);
  });
}

/** Fields on which a token may be placed now (AN-11.3, AN-11.4, AN-11.7 to AN-11.9).
 * @example fieldsFor(owner, 'brewery') // ['h-a1', …] */
export function fieldsFor(owner: SeatState, token: string): FieldId[] {
  const { on } = tokenOf(token);
  const suited = owner.fields.filter(({ id }) => on.includes(typeOf(id)));
  const building = buildingOf(token);
  const same = building.type === 'industry' ? identicalTo(owner, building) : [];
  const legal = same.length === 0 ? suited : same.length === 1 ? suited.filter(({ id }) => id === same[0]!.id) : [];
  return legal.map(({ id }) => id);
}

/** May a token be placed somewhere, where it helps after a removal that is allowed (AN-11.2, AN-11.25)?
 * @example placeable(owner, 'brewery', true) // true */
export function placeable(owner: SeatState, token: string, removal: boolean): boolean {
  const building = buildingOf(token);
  if (building.type !== 'industry') return true;
  let count = 0;
  for (const other of landOf(owner.fields).industries) if (identical(other, building)) count += 1;
  if (count < 2) return true;
  if (!removal || count > 2) return false;
  const same = identicalTo(owner, building);
  return same.some(({ id }) => !whyNotRemove(owner, id, []));
}

/** Can shipyards build all these ships in one action (AN-11.13)? @example shipsFit([1, 2], [2, 1, 1]) // true */
export function shipsFit(ships: readonly number[], shipyards: readonly number[]): boolean {
  const strongest = [...shipyards].sort((a, b) => b - a);
  return [...ships].sort((a, b) => b - a).every((strength, at) => strength <= (strongest[at] ?? 0));
}

/** Why a token cannot be taken off (AN-1.7, AN-11.16, AN-11.25), in an action that builds ships of these strengths.
 * @example whyNotRemove(owner, 'h-c2', []) */
export function whyNotRemove(owner: SeatState, id: FieldId, ships: readonly number[]): Refusal | undefined {
  const field = fieldOf(owner, id);
  if (field.token === undefined) return message('anno-1800.why.printed');
  const printed = field.printed === undefined ? undefined : buildingOf(field.printed);
  if (printed?.type === 'industry') {
    const twin = identicalTo(owner, printed).some((other) => other.id !== id);
    if (twin) return message('anno-1800.why.uncovers-twin', { building: { component: field.printed! } });
  }
  if (buildingOf(field.token).type === 'shipyard') {
    const left = owner.fields.filter((other) => other.id !== id);
    const below = { ...field, token: undefined };
    if (!shipsFit(ships, shipyardsOf({ ...owner, fields: [...left, below] }))) {
      return message('anno-1800.why.yard-needed');
    }
  }
  return undefined;
}

/** A token leaves the board of its owner; what is printed below is there again (AN-11.10, AN-11.17, AN-11.21).
 * @example removeToken(state, owner, 'h-c2') */
export function removeToken(state: State, owner: SeatState, id: FieldId): void {
  uncover(state, owner, id);
  const { token: _gone, ...below } = fieldOf(owner, id);
  setField(owner, below);
  const printed = buildingOn(below);
  if (printed?.type === 'ship') addShip(owner, printed, 'spent');
}

/** A token comes onto a field and covers what was there (AN-11.4 to AN-11.6, AN-11.15).
 * @example placeToken(state, owner, 'h-c2', 'brewery') */
export function placeToken(state: State, owner: SeatState, id: FieldId, token: string): void {
  uncover(state, owner, id);
  setField(owner, { ...fieldOf(owner, id), token });
  const building = buildingOf(token);
  if (building.type === 'ship') addShip(owner, building, 'ready');
}

/** What stood on a field stands there no more: its cubes are spent, a token is in stock again, a ship's tokens go. */
function uncover(state: State, owner: SeatState, id: FieldId): void {
  clearField(owner, id);
  const field = fieldOf(owner, id);
  const old = standing(field);
  if (old === undefined) return;
  if (field.token !== undefined) state.stock = added(state.stock, field.token, 1);
  const building = buildingOf(old);
  if (building.type === 'ship') loseShip(owner, building);
}
