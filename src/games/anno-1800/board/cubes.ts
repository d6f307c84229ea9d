import { type Kind, kinds, populationOf } from '../data.js';
import type { FieldId } from '../ids.js';
import type { SeatState, State } from '../state.js';
import { fieldOf, industryOn, setField } from './fields.js';

/** Where a cube can be: ready, spent, or on a field. */
export type Place = 'ready' | 'spent' | FieldId;

/** Used cubes of a kind in one place. */
export interface Used {
  place: Place;
  kind: Kind;
  count: number;
}

/** A ready cube goes to a workplace (AN-5.1). @example putToWork(owner, 'h-a1') */
export function putToWork(owner: SeatState, id: FieldId): void {
  const field = fieldOf(owner, id);
  const { worker } = industryOn(field)!;
  takeReady(owner, worker, 1);
  setField(owner, { ...field, cubes: [...field.cubes, worker] });
}

/** Ready cubes are spent (AN-6.1). @example spendCubes(owner, 'artisan', 1) */
export function spendCubes(owner: SeatState, kind: Kind, count: number): void {
  takeReady(owner, kind, count);
  owner.spent[kind] += count;
}

function takeReady(owner: SeatState, kind: Kind, count: number): void {
  if (owner.ready[kind] < count) throw new Error(`fewer than ${count} ready cubes: ${kind}`);
  owner.ready[kind] -= count;
}

/** Takes a cube away from where it is. @example takeCube(owner, 'spent', 'worker') */
function takeCube(owner: SeatState, place: Place, kind: Kind): void {
  if (place === 'ready') takeReady(owner, kind, 1);
  else if (place === 'spent') owner.spent[kind] -= 1;
  else {
    const field = fieldOf(owner, place);
    const cubes = field.cubes.slice();
    const at = cubes.indexOf(kind);
    if (at < 0) throw new Error(`no ${kind} works on ${place}`);
    cubes.splice(at, 1);
    setField(owner, { ...field, cubes });
  }
}

/** A used cube goes home to the district of its kind (AN-8.1, AN-8.3). @example sendHome(owner, 'spent', 'worker') */
export function sendHome(owner: SeatState, place: Place, kind: Kind): void {
  takeCube(owner, place, kind);
  owner.ready[kind] += 1;
}

/** All used cubes of a seat, place by place. @example usedCubes(owner) // [{ place: 'spent', kind: 'worker', count: 1 }] */
export function usedCubes(owner: SeatState): Used[] {
  const used: Used[] = [];
  for (const kind of kinds) {
    if (owner.spent[kind] > 0) used.push({ place: 'spent', kind, count: owner.spent[kind] });
  }
  for (const { id, cubes } of owner.fields) {
    if (cubes.length === 0) continue;
    for (const kind of new Set(cubes)) {
      used.push({ place: id, kind, count: cubes.filter((cube) => cube === kind).length });
    }
  }
  return used;
}

/** Where a seat has cubes of a kind (AN-16.9). @example placesOf(owner, 'farmer') // ['ready', 'h-a1'] */
export function placesOf(owner: SeatState, kind: Kind): Place[] {
  const places: Place[] = owner.ready[kind] > 0 ? ['ready'] : [];
  for (const { id, cubes } of owner.fields) if (cubes.includes(kind)) places.push(id);
  if (owner.spent[kind] > 0) places.push('spent');
  return places;
}

/** All cubes of a kind, whatever their state. @example cubesOf(owner, 'farmer') // 4 */
export function cubesOf(owner: SeatState, kind: Kind): number {
  let working = 0;
  for (const { cubes } of owner.fields) for (const cube of cubes) if (cube === kind) working += 1;
  return owner.ready[kind] + owner.spent[kind] + working;
}

/** The cubes on a building that is covered or removed are spent (AN-11.6). @example clearField(owner, 'h-a1') */
export function clearField(owner: SeatState, id: FieldId): void {
  const field = fieldOf(owner, id);
  if (field.cubes.length === 0) return;
  for (const kind of field.cubes) owner.spent[kind] += 1;
  setField(owner, { ...field, cubes: [] });
}

/** The kind a cube becomes; undefined: it is the highest. @example nextKind('farmer') // 'worker' */
export function nextKind(kind: Kind): Kind | undefined {
  return populationOf(kind).upgrade?.to;
}

/**
 * Exchanges a cube, where it is, for one of the next kind that has been taken from the supply already (AN-16.3 to
 * AN-16.6).
 * @example exchangeCube(state, owner, 'farmer', 'h-a1')
 */
export function exchangeCube(state: State, owner: SeatState, from: Kind, place: Place): void {
  const to = nextKind(from)!;
  takeCube(owner, place, from);
  state.supply[from] += 1;
  if (place === 'ready') owner.ready[to] += 1;
  else if (place === 'spent') owner.spent[to] += 1;
  else {
    const field = fieldOf(owner, place);
    setField(owner, { ...field, cubes: [...field.cubes, to] });
  }
}
