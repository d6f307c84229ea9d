import { data, tileOf } from '../../src/games/santa-maria/data.js';
import type { Focus } from '../request.js';

/** Places that only the common board shows well; all others are looked for in the seat's own area. */
const tableAnchors = ['place', 'retire', 'set', 'board'];

/** Which picture shows a choice best: the seat's own area, unless the places lie on the common board. */
export function suitsSantaMaria({ targets }: Focus): 'table' | 'area' {
  return targets.some(({ anchor }) => anchor && tableAnchors.includes(anchor.split(':')[0]!)) ? 'table' : 'area';
}

/** What is being laid: a tile, perhaps its space already, perhaps its rotation. */
export interface Laying {
  tile: string;
  cell?: string;
  /** Degrees clockwise. */
  rotation?: string;
}

/** The tile a choice is about to lay; undefined: the choice is about something else. */
export function layingOf({ action, args }: Focus): Laying | undefined {
  const tile = Object.values(args).find((arg): arg is string => typeof arg === 'string' && isTile(arg));
  const cell = typeof args.cell === 'string' ? args.cell : undefined;
  const id = tile ?? (action === 'place-road' ? Object.keys(data.roadTiles)[0] : undefined);
  if (id === undefined) return undefined;
  return { tile: id, ...(cell && { cell }), ...(args.rotation !== undefined && { rotation: String(args.rotation) }) };
}

function isTile(id: string): boolean {
  return id in data.expansionTiles || id in data.townHallTiles || id in data.roadTiles;
}

/** The room a tile takes, in spaces right and down. */
export function tileSpan(id: string): { w: number; h: number } {
  const offsets = Object.values(data.shapes[tileOf(id).shape]!.offsets);
  return {
    h: Math.max(...offsets.map(([down]) => down)) + 1,
    w: Math.max(...offsets.map(([, right]) => right)) + 1,
  };
}
