import { type Building, buildingOf, data, type FieldType, type Industry } from '../data.js';
import type { FieldId } from '../ids.js';
import type { Field, SeatState } from '../state.js';

const types: Record<FieldId, FieldType> = {};
for (const { id, type } of data.homeIsland.fields) types[id] = type;
for (const [at] of data.constants.islands.oldWorld.entries()) {
  for (const { id, type } of data.constants.islandFields) types[`o${at + 1}-${id}`] = type;
}

/** @example typeOf('h-s1') // 'sea' */
export function typeOf(field: FieldId): FieldType {
  const type = types[field];
  if (!type) throw new Error(`there is no field ${field}`);
  return type;
}

/** The building that lies uncovered on a field (AN-2.7). @example standing(field) // 'start-sawmill' */
export function standing({ token, printed }: Readonly<Field>): string | undefined {
  return token ?? printed;
}

/** What is uncovered on a field; undefined: it is empty. @example buildingOn(field)?.type // 'industry' */
export function buildingOn(field: Readonly<Field>): Building | undefined {
  const id = standing(field);
  return id === undefined ? undefined : buildingOf(id);
}

/** The industry on a field; undefined: there is another building, or none. @example industryOn(field)?.resource */
export function industryOn(field: Readonly<Field>): Industry | undefined {
  const building = buildingOn(field);
  return building?.type === 'industry' ? building : undefined;
}

/** @example fieldOf(owner, 'h-a1').cubes */
export function fieldOf(owner: SeatState, id: FieldId): Readonly<Field> {
  const field = owner.fields.find((one) => one.id === id);
  if (!field) throw new Error(`there is no field ${id}`);
  return field;
}

/** Puts another state of a field into its place. @example setField(owner, { ...field, cubes: [] }) */
export function setField(owner: SeatState, field: Readonly<Field>): void {
  owner.fields = owner.fields.map((one) => (one.id === field.id ? field : one));
}

/** Fields with an own industry that makes a resource: the home island first (AN-9.9). @example makersOf(owner, 'coal') */
export function makersOf(owner: SeatState, resource: string): Readonly<Field>[] {
  return owner.fields.filter((field) => industryOn(field)?.resource === resource);
}

/** Workplaces without a cube (AN-5.5). @example freePlaces(field) // 2 */
export function freePlaces(field: Readonly<Field>): number {
  return (industryOn(field)?.workplaces ?? 0) - field.cubes.length;
}

/** Do two industries make the same with the same cubes (AN-11.7)? @example identical(a, b) // false */
export function identical(a: Industry, b: Industry): boolean {
  return a.resource === b.resource && a.worker === b.worker;
}

/** Uncovered buildings, printed ones included. @example buildingCount(owner) // 14 */
export function buildingCount(owner: SeatState): number {
  return owner.fields.filter((field) => standing(field) !== undefined).length;
}

/** Strengths of the own shipyards, from the strongest. @example shipyardsOf(owner) // [1] */
export function shipyardsOf(owner: SeatState): number[] {
  const strengths = owner.fields.flatMap((field) => {
    const building = buildingOn(field);
    return building?.type === 'shipyard' ? [building.strength] : [];
  });
  return strengths.sort((a, b) => b - a);
}
