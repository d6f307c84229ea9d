import { data, tileOf } from '../../src/games/santa-maria/data.js';
import type { SantaMariaView } from '../../src/games/santa-maria/view.js';
import { kindShowing } from '../kit/showing.js';
import type { Focus } from '../request.js';

/** The table, one seat's colony with all that is chosen for it, and what of the table can be looked at closely. */
export type Kind = 'table' | 'area' | 'dice' | 'places' | 'docks';

/** The sorts of places on both kinds. */
const both = ['cell', 'goods', 'die', 'tile', 'dock', 'harbor', 'religion', 'conquest'];

/** The sorts of places each kind shows well. */
const shown = {
  area: [...both, 'row', 'column', 'turn'],
  dice: ['die', 'tile', 'retire', 'set', 'board'],
  places: ['place'],
  table: [...both, 'place', 'retire', 'set', 'board'],
};

/** Which kind of picture shows a choice best. */
export function suitsSantaMaria(_view: SantaMariaView, focus: Focus): Kind {
  return kindShowing(shown, focus) ?? 'area';
}

/** What is being laid: a tile, perhaps its space already, perhaps its rotation. */
export interface Laying {
  tile: string;
  cell?: string;
  /** Degrees clockwise. */
  rotation?: string;
}

/** The tile a choice is about to lay; undefined: the choice is about something else. */
export function layingOf({ roadTiles }: SantaMariaView, { action, args }: Focus): Laying | undefined {
  const tile = Object.values(args).find((arg): arg is string => typeof arg === 'string' && isTile(arg));
  const cell = typeof args.cell === 'string' ? args.cell : undefined;
  const id = tile ?? (action === 'place-road' ? roadTiles[0] : undefined);
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
