import {
  type AnyGame,
  apply,
  done,
  forkPosition,
  isRollback,
  type Message,
  type Move,
  type Position,
  type Result,
  type Seat,
  standing,
  type Told,
} from '../engine/index.js';
import { listComments, listMoves, type StoredMatch } from '../store/index.js';
import type { PastTurn, TurnMark } from './api.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { publicEvents } from './events.js';
import { infoOf } from './info.js';
import { toldBy, unreadable } from './log.js';
import { openMatch } from './open-seat.js';
import { replayed } from './positions.js';
import { breathe } from './slices.js';
import type { Tape } from './tape.js';

/** After so many moves each a position is kept, so that no turn is more than these away from one. */
const keptEvery = 20;

/** See `MatchService.replay`. */
export function replay(context: Context, id: string, wanted: number | undefined): Promise<Result<PastTurn>> {
  // Presses follow each other fast; the second one finds what the first has made.
  return context.queue(`replay:${id}`, () =>
    answering(about(context, id), async () => {
      const loaded = await openMatch(context, id);
      if (!loaded.ok) return loaded;
      const { match, game } = loaded.value;
      const tape = await tapeOf(context, match, game);
      const told = tape && (await toldBy(context, match, game));
      if (!told) return unreadable(context, match);
      const { turns } = tape;
      const number = Math.min(Math.max(wanted ?? turns.length - 1, 0), turns.length - 1);
      const turn = turns[number]!;
      const first = turns[number - 1]?.moves ?? 0;
      const moves = await listMoves(context.database.db, id, first, turn.moves);
      const news = moves.flatMap(({ move, by }, at) => publicEvents(told[first + at] ?? [], { seat: move.seat, by }));
      const position = await positionAt(context, match, game, tape, turn.moves);
      const acts = moves.map(({ move: { seat, action } }) => ({ seat, action }));
      const last = number === turns.length - 1;
      const marks = turns.map((mark) => ({ ...mark }));
      const comments = (await listComments(context.database.db, id)).filter(
        ({ moves }) => (number === 0 || moves > first) && (last || moves <= turn.moves),
      );
      return done({ match: infoOf(match), game, number, turns: marks, last, position, acts, news, comments });
    }),
  );
}

/** The turns of a match, from memory or by playing it again; undefined: it cannot be played again.
 * @example (await tapeOf(context, match, game))?.turns */
export async function tapeOf(context: Context, match: StoredMatch, game: AnyGame): Promise<Tape | undefined> {
  const known = context.tapes.get(match.id);
  if (known?.moves === match.moves) return known;
  const told: Told[][] = [];
  const entries: Move[] = [];
  const tape: Tape = { moves: match.moves, turns: [], positions: new Map() };
  /** Whose turn is over unless somebody moves on. */
  let ended = true;
  let ends = new Map<Seat, string | undefined>();
  const again = await replayed(context, match, game, ({ step, move }) => {
    const { state } = step.position;
    if (move) {
      told.push(step.told);
      entries.push(move);
    }
    const headline = game.headline?.(state);
    const before = tape.turns.at(-1);
    const back = move !== undefined && isRollback(move);
    const mark = { ...markOf(move?.seat, headline, told.length), ...(back && { gone: move.action as 'redo' }) };
    if (before && move && !back && !ended && before.seat === move.seat) tape.turns[tape.turns.length - 1] = mark;
    else tape.turns.push(mark);
    ended = move === undefined || back || ends.get(move.seat) === move.action;
    ends = new Map(game.pending(state).map(({ seat, end }) => [seat, end]));
    if (told.length % keptEvery === 0 || back) tape.positions.set(told.length, forkPosition(game, step.position));
  });
  if (!again.ok) return undefined;
  const stand = standing(entries);
  for (const [number, turn] of tape.turns.entries()) {
    const first = tape.turns[number - 1]?.moves ?? 0;
    const stands = number === 0 || stand.some((one) => one > first && one <= turn.moves);
    if (!stands && !turn.gone) turn.gone = 'undone';
  }
  context.told.set(match.id, told);
  context.tapes.set(match.id, tape);
  return tape;
}

function markOf(seat: Seat | undefined, headline: Message | undefined, moves: number): TurnMark {
  return { ...(seat !== undefined && { seat }), ...(headline && { headline }), moves };
}

async function positionAt(
  context: Context,
  match: StoredMatch,
  game: AnyGame,
  { positions }: Tape,
  moves: number,
): Promise<Position> {
  // One is kept wherever the match went back, so that the moves from here on follow each other.
  const from = Math.max(...[...positions.keys()].filter((count) => count <= moves));
  const position = forkPosition(game, positions.get(from)!);
  for (const { move } of await listMoves(context.database.db, match.id, from, moves)) {
    apply(game, position, move);
    await breathe();
  }
  return position;
}
