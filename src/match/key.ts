import { createHash } from 'node:crypto';
import type { Move, Pending, Seat, Thought } from '../engine/index.js';

/** What makes one decision of a seat different from every other. */
export interface Decision {
  matchId: string;
  seat: Seat;
  /** How many moves the seat has committed: the same question comes back in a later turn. */
  committed: number;
  /** How often the match has gone back, if ever: then it comes back, too. */
  backs?: number;
  draft: Move[];
  thought: Thought | undefined;
  pending: Pending | undefined;
  /** Of a turn that is planned ahead: is it whole and to be played? */
  ready?: boolean | undefined;
}

/**
 * A name for a decision: 8 hex digits. Other seats' moves do not change it, unless they change what is asked.
 * @example keyOf({ matchId, seat: 0, committed: 3, draft: [], thought: undefined, pending })
 */
export function keyOf(decision: Decision): string {
  const { matchId, seat, committed, backs = 0, draft, thought, pending, ready } = decision;
  // The lines beside a question are no part of it: what others do may change them, and the answers stay what they were.
  const asked = pending ? { ...pending, lines: undefined } : null;
  const text = JSON.stringify([
    matchId,
    seat,
    committed,
    ...(backs > 0 ? [backs] : []),
    draft,
    thought ?? null,
    asked,
    ...(ready === undefined ? [] : [ready]),
  ]);
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}
