import type { z } from 'zod';
import type { VoteKind } from '../kind.js';
import { concede } from './concede.js';
import { end } from './end.js';
import { offer } from './offer.js';
import { pause } from './pause.js';
import { redo } from './redo.js';
import { replace } from './replace.js';
import { undo } from './undo.js';

const kinds = { end, concede, replace, offer, pause, undo, redo };

type Kinds = typeof kinds;

/** Something that can be proposed: of which kind, and what belongs to it. */
export type Proposal = { [K in keyof Kinds]: { kind: K; payload: z.infer<Kinds[K]['payload']> } }[keyof Kinds];

/** How a kind of vote goes; undefined: this build has none of that name.
 * @example kindNamed('end')?.voters(match, {}, personId) */
export function kindNamed(name: string): VoteKind<unknown> | undefined {
  return Object.hasOwn(kinds, name) ? (kinds[name as keyof Kinds] as VoteKind<unknown>) : undefined;
}
