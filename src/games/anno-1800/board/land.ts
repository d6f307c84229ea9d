import type { Industry } from '../data.js';
import { type Cubes, type Field, noCubes } from '../state.js';
import { industryOn, standing } from './fields.js';

type Fields = readonly Readonly<Field>[];

/** What is known of the fields of a seat, together. */
export interface Land {
  /** The same for fields with the same uncovered buildings. */
  id: number;
  /** In the order of the fields. */
  industries: readonly Industry[];
  /** Cubes at workplaces. */
  working: Readonly<Cubes>;
}

const lands = new WeakMap<Fields, Land>();
const ids = new Map<string, number>();
/** When so many islands have been told apart, all are forgotten; none gets an old id. */
const enough = 20_000;
let next = 0;

/** Looked through once for each array of fields, since none is ever changed. @example landOf(owner.fields).working.farmer */
export function landOf(fields: Fields): Land {
  const known = lands.get(fields);
  if (known) return known;
  const industries: Industry[] = [];
  const working = noCubes();
  let key = '';
  for (const field of fields) {
    key += `${standing(field) ?? ''},`;
    const industry = industryOn(field);
    if (industry) industries.push(industry);
    for (const kind of field.cubes) working[kind] += 1;
  }
  const land = { id: idOf(key), industries, working };
  lands.set(fields, land);
  return land;
}

function idOf(key: string): number {
  const known = ids.get(key);
  if (known !== undefined) return known;
  if (ids.size >= enough) ids.clear();
  next += 1;
  ids.set(key, next);
  return next;
}
