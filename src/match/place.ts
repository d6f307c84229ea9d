import { done, type Position, pendingFor, type Result, refuse, type Seat } from '../engine/index.js';
import { countMovesOf, findDraft, findMatch, type StoredDraft } from '../store/index.js';
import type { Desk, Table } from './api.js';
import type { Context } from './context.js';
import { hasResigned, infoOf, refuseEnded, seatOf } from './info.js';
import { keyOf } from './key.js';
import { see } from './positions.js';
import { type PlayedDraft, playDraft } from './redraft.js';
import type { Seen } from './seen.js';

/** A seat's own place while work is done on it. */
export interface Place extends PlayedDraft {
  /** The match without the draft. */
  seen: Seen;
  seat: Seat;
  /** How many moves the seat has committed. */
  committed: number;
  /** The draft as the store has it. */
  stored: StoredDraft | undefined;
  /** There was a draft that could not be read. */
  lost: boolean;
  /** The draft is played on it; shared while there is none, so never to be changed in place. */
  position: Position;
}

/** A match that has begun. Refused: match.not-found, match.not-started, match.aside.
 * @example const seen = await openTable(context, id) */
export async function openTable(context: Context, id: string): Promise<Result<Seen>> {
  const match = await findMatch(context.database.db, id);
  if (!match) return refuse('match.not-found', { match: id });
  if (match.status === 'open' && match.damage.length === 0) return refuse('match.not-started');
  return see(context, match);
}

/** @example tableOf(seen).changed */
export function tableOf({ match, game, position }: Seen): Table {
  return { match: infoOf(match), game, position, changed: match.changed };
}

/**
 * The place of a person at a match that is being played. Refused as `openTable`, and match.not-seated,
 * match.resigned, match.over.
 * @example const place = await openPlace(context, id, personId)
 */
export async function openPlace(context: Context, id: string, personId: string): Promise<Result<Place>> {
  const seen = await openTable(context, id);
  if (!seen.ok) return seen;
  const { match } = seen.value;
  const seat = seatOf(match, personId);
  if (seat === undefined) return refuse(hasResigned(match, personId) ? 'match.resigned' : 'match.not-seated');
  if (match.status === 'over') return refuseEnded(match);
  return done(await placeAt(context, seen.value, seat));
}

/** The place of a seat, whatever the status of the match.
 * @example await placeAt(context, seen, 0) */
export async function placeAt(context: Context, seen: Seen, seat: Seat): Promise<Place> {
  const { db } = context.database;
  const stored = await findDraft(db, seen.match.id, seat);
  if (stored?.damaged) context.log.error({ match: seen.match.id, seat }, 'a draft is damaged and cannot be kept');
  const committed = await countMovesOf(db, seen.match.id, seat);
  return {
    ...playDraft(seen.game, seen.position, stored, seat),
    seen,
    seat,
    committed,
    stored,
    lost: stored?.damaged === true,
  };
}

/** What a surface gets of a place.
 * @example deskOf(place).key */
export function deskOf(place: Place): Desk {
  const { seen, seat, position, steps, thought, dropped, committed, fallen } = place;
  const pending = pendingFor(seen.game, position.state, seat);
  const draft = steps.map(({ move }) => move);
  return {
    match: infoOf(seen.match),
    game: seen.game,
    seat,
    position,
    draft: steps,
    committed,
    ...(thought && { thought }),
    ...(dropped && { dropped }),
    ...(pending && { pending }),
    key: keyOf({ matchId: seen.match.id, seat, committed, draft, thought, pending }),
    fallen,
    ...(place.stored?.thrown && { restorable: true as const }),
    ...(place.lost && { lost: true }),
  };
}

/** Does a press that carries `key` speak of another decision than the one that waits here? Without a key, nothing is stale.
 * @example if (isStale(place, key)) return refuse('match.stale') */
export function isStale(place: Place, key: string | undefined): boolean {
  return key !== undefined && key !== deskOf(place).key;
}
