import { type Budget, budgets, usualLevel } from '../computer/levels.js';
import type { Thinker, Thought } from '../computer/thinker.js';
import { TurnClocks } from '../computer/turn-clocks.js';
import {
  awaited,
  copyPosition,
  createRng,
  done,
  type Event,
  type Move,
  type Result,
  randomMove,
  type Seat,
} from '../engine/index.js';
import { findMatch, liveMatches, openVotes, type StoredMatch, waitsOf } from '../store/index.js';
import { attempt, conflict } from './attempt.js';
import { commit } from './commit.js';
import type { Context } from './context.js';
import { playThought } from './engine-seats.js';
import { engineSeats, infoOf } from './info.js';
import type { Loaded } from './loaded.js';
import { openMatch } from './open-seat.js';
import { stillWaited } from './seals.js';
import { endOf, holdsComputer } from './votes/votes.js';

/** Plays the computer's seats in matches, in its own time. */
export interface Computer {
  /** The computer may have to play in this match. */
  wake(id: string): void;
  /** Looks through all matches: what waited when the bot ended goes on. */
  wakeAll(): Promise<void>;
  /** Resolves when nothing is being thought about. */
  rested(): Promise<void>;
  /** Begins nothing any more. */
  stop(): void;
}

/** What could not be stored is thought about again after so long. */
const retryMs = 15_000;
/** After so many failures in a row a seat is played at random, so that nobody waits for ever. */
const patience = 2;

/**
 * A turn is a chain of commits, each a thought: up to what becomes known, or to somebody else's decision.
 * @example const computer = createComputer(context, thinker)
 */
export function createComputer(context: Context, thinker: Thinker): Computer {
  const running = new Map<string, Promise<void>>();
  const again = new Set<string>();
  let stopped = false;

  async function play(id: string): Promise<void> {
    const clocks = new TurnClocks();
    let failures = 0;
    while (!stopped) {
      again.delete(id);
      const loaded = await openMatch(context, id);
      const seat = loaded.ok ? await seatToPlay(context, loaded.value) : undefined;
      if (!loaded.ok || seat === undefined) {
        // Somebody may have committed just before.
        if (again.has(id)) continue;
        return;
      }
      const { match } = loaded.value;
      const level = infoOf(match).seats[seat]?.level ?? usualLevel;
      const budget = { ...budgets[level], ms: clocks.left(seat, budgets[level].ms) };
      const found =
        failures < patience ? await think(id, loaded.value, seat, budget) : anyMove(context, loaded.value, seat);
      if (stopped) return;
      clocks.spend(seat, found.ms);
      const played = await commitTurn(context, id, seat, found.moves);
      if (!played.ok) {
        // A disk that is full may have room again later.
        setTimeout(() => wake(id), retryMs).unref();
        return;
      }
      failures = played.value.moves > 0 ? 0 : failures + 1;
      clocks.settle(played.value.waited);
    }
  }

  /** Nothing where it failed. */
  async function think(id: string, { game, position }: Loaded, seat: Seat, budget: Budget): Promise<Thought> {
    try {
      return await thinker.turn({ game: game.id, position, seat, ...budget });
    } catch (error) {
      if (!stopped) context.log.error({ err: error, match: id, seat }, 'the computer could not think');
      return { moves: [], ms: 0 };
    }
  }

  function wake(id: string): void {
    again.add(id);
    if (stopped || running.has(id)) return;
    const run = play(id)
      .catch((error) => context.log.error({ err: error, match: id }, 'the computer failed'))
      .finally(() => {
        running.delete(id);
        if (again.has(id)) wake(id);
      });
    running.set(id, run);
  }

  return {
    wake,
    async wakeAll() {
      const { db } = context.database;
      for (const id of await liveMatches(db)) {
        const match = await findMatch(db, id);
        const seats = match && (await seatsToPlay(context, match));
        if (seats && seats.size > 0) wake(id);
      }
    },
    async rested() {
      while (running.size > 0) await Promise.all(running.values());
    },
    stop() {
      stopped = true;
    },
  };
}

/**
 * Seats the engine plays, and those whose turn it takes for somebody whose time is up; none while it is asked whether a turn is
 * undone.
 */
async function seatsToPlay(context: Context, match: StoredMatch): Promise<Set<Seat>> {
  const { db } = context.database;
  const open = await openVotes(db, match.id);
  if (open.some((vote) => holdsComputer(vote) && !endOf(match, vote, context.now()))) return new Set();
  const waits = match.lesson ? [] : await waitsOf(db, match.id);
  return new Set([...engineSeats(match), ...waits.filter(({ standIn }) => standIn).map(({ seat }) => seat)]);
}

/** The seat whose turn it is for the computer to play; undefined: it waits for somebody, or the match is over. */
async function seatToPlay(context: Context, { match, game, position }: Loaded): Promise<Seat | undefined> {
  if (match.status !== 'playing') return undefined;
  const own = await seatsToPlay(context, match);
  return awaited(game.pending(position.state)).find(({ seat }) => own.has(seat))?.seat;
}

function anyMove(context: Pick<Context, 'randomBytes'>, { game, position }: Loaded, seat: Seat): Thought {
  const rng = createRng({ seed: context.randomBytes(16).toString('hex'), block: 0 });
  const move = randomMove(game, position.state, seat, rng);
  if (!move) throw new Error(`${game.id}: seat ${seat} must decide and has no legal move`);
  return { moves: [move], ms: 0 };
}

/** Stores what was thought out, as far as it is still possible; resolves with how much that was and who is waited for then. */
function commitTurn(
  context: Context,
  id: string,
  seat: Seat,
  thought: Move[],
): Promise<Result<{ moves: number; waited: Seat[] }>> {
  return attempt(context, id, async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game } = loaded.value;
    const engine = engineSeats(match);
    const position = copyPosition(loaded.value.position);
    const goesOn = match.status === 'playing' && (await seatsToPlay(context, match)).has(seat);
    // For a person whose time is up, whose turn it stays.
    const standsIn = !engine.has(seat);
    const { moves, events, calls } = playThought(game, position, seat, goesOn ? thought : []);
    const after = game.pending(position.state);
    const waited = awaited(after).map((decision) => decision.seat);
    const played = done({ moves: moves.length, waited });
    if (moves.length === 0) return played;
    const kind = after.length === 0 ? 'over' : 'turn';
    const stored = await commit(context, {
      match,
      position,
      moves,
      events: standsIn ? [{ seat, by: 'engine', event: playedFor(seat) }, ...events] : events,
      kind,
      calls: stillWaited(after, calls),
      engine,
      ...(standsIn && { seat }),
    });
    return stored ? played : conflict;
  });
}

function playedFor(seat: Seat): Event {
  return { id: 'time.played-for', args: { seat: { seat } } };
}
