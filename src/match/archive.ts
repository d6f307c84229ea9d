import { type AnyGame, done, type Result, type ScoreSheet } from '../engine/index.js';
import type { StoredMatch } from '../store/index.js';
import type { MatchStatus, PlayedBy } from './api.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { infoOf, recordNames } from './info.js';
import { log, unreadable } from './log.js';
import { openMatch } from './open-seat.js';
import { replayed } from './positions.js';
import { tapeOf } from './replay.js';
import { publicViewer } from './viewer.js';

/** A match for other programs: what everybody may see of it turn by turn, and once it is over everything. */
export interface Archive {
  /** Grows where what stands here changes its meaning. */
  format: 1;
  match: string;
  game: string;
  /** Which rules it was played by. */
  rules: string | null;
  options: Record<string, string>;
  status: MatchStatus;
  /** Somebody closed it before its end: it has no result. */
  closed?: true;
  startedAt: string | null;
  seats: { seat: number; name: string; by: 'person' | 'computer'; level?: string }[];
  seedHash: string | null;
  /** Only of one that is over. */
  seed?: string;
  /** What was chosen secretly is left out while it is played, and `line` has `?` for it. */
  moves: {
    number: number;
    seat: number;
    by: PlayedBy;
    action: string;
    args: unknown;
    line: string;
    undone?: true;
  }[];
  /** Where it stood after each turn, from before the first on. */
  turns: {
    turn: number;
    seat?: number;
    /** How many moves were committed then. */
    moves: number;
    gone?: string;
    /** What everybody could see then. */
    view: unknown;
    /** Everything, of a match that is over. */
    state?: unknown;
  }[];
  /** Only of one that was played to an end. */
  scores?: ScoreSheet;
}

/** See `PrivacyService.archive`. */
export function archive(context: Context, id: string): Promise<Result<Archive>> {
  return answering(about(context, id), async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game, position } = loaded.value;
    const told = await log(context, id, undefined);
    if (!told.ok) return told;
    const turns = await turnsOf(context, match, game);
    if (!turns) return unreadable(context, match);
    const over = match.status === 'over';
    const ended = over && !match.closed && game.pending(position.state).length === 0;
    return done({
      ...headOf(match),
      moves: told.value.map(({ number, move, by, line, undone }) => ({
        number,
        seat: move.seat,
        by,
        action: move.action,
        args: move.args,
        line,
        ...(undone && { undone }),
      })),
      turns,
      ...(ended && { scores: game.score(position.state) }),
    });
  });
}

function headOf(match: StoredMatch): Omit<Archive, 'moves' | 'turns'> {
  const { id, game, rules, options, status, startedAt, seed, seedHash } = match;
  const names = recordNames(match);
  return {
    format: 1,
    match: id,
    ...{ game, rules, options, status },
    ...(match.closed && { closed: true as const }),
    startedAt: startedAt === null ? null : new Date(startedAt).toISOString(),
    seats: infoOf(match).seats.map(({ seat, by, level }) => ({
      seat,
      name: names[seat] ?? '',
      by: by === 'person' ? 'person' : 'computer',
      ...(level && { level }),
    })),
    seedHash,
    ...(status === 'over' && seed !== null && { seed }),
  };
}

/** Plays the match once more, in slices; undefined: it cannot be. */
async function turnsOf(context: Context, match: StoredMatch, game: AnyGame): Promise<Archive['turns'] | undefined> {
  const tape = await tapeOf(context, match, game);
  if (!tape) return undefined;
  const over = match.status === 'over';
  const shown = new Map<number, Pick<Archive['turns'][number], 'view' | 'state'>>();
  const ends = new Set(tape.turns.map(({ moves }) => moves));
  let count = 0;
  const again = await replayed(context, match, game, ({ step, move }) => {
    if (move) count += 1;
    if (!ends.has(count)) return;
    const { state } = step.position;
    // The states that come are changed in place.
    shown.set(count, plain({ view: game.view(state, publicViewer()), ...(over && { state }) }));
  });
  if (!again.ok) return undefined;
  return tape.turns.map(({ seat, moves, gone }, turn) => ({
    turn,
    ...(seat !== undefined && { seat }),
    moves,
    ...(gone && { gone }),
    ...shown.get(moves)!,
  }));
}

function plain<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
