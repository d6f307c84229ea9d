import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Position } from '../engine/position.js';
import type { Db, Tx } from './database.js';
import { options, readJson, whole } from './shapes.js';

/** The position after so many moves. */
export interface Snapshot {
  moves: number;
  position: Position;
}

const shape = z.object({
  seats: whole,
  options,
  state: z.unknown(),
  rng: z.object({ seed: z.string(), block: whole }),
}) satisfies z.ZodType<Position>;

/** Keeps the position of a match, in place of the one before.
 * @example await saveSnapshot(tx, match.id, { moves: 12, position }) */
export async function saveSnapshot(tx: Tx, matchId: string, snapshot: Snapshot): Promise<void> {
  const position = JSON.stringify(snapshot.position);
  const row = { moves: snapshot.moves, position, digest: digest(position) };
  await tx
    .insertInto('snapshots')
    .values({ matchId: matchId, ...row })
    .onConflict((conflict) => conflict.column('matchId').doUpdateSet(row))
    .execute();
}

/** The kept position; undefined: there is none, or its text is damaged, and it must be rebuilt from the moves.
 * @example const snapshot = await findSnapshot(db, match.id) */
export async function findSnapshot(db: Db, matchId: string): Promise<Snapshot | undefined> {
  const row = await db
    .selectFrom('snapshots')
    .select(['moves', 'position', 'digest'])
    .where('matchId', '=', matchId)
    .executeTakeFirst();
  if (!row || digest(String(row.position)) !== row.digest) return undefined;
  const moves = whole.safeParse(row.moves);
  const position = readJson(shape, row.position);
  return moves.success && position ? { moves: moves.data, position } : undefined;
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
