import {
  type AnyGame,
  done,
  hashLine,
  isRollback,
  type Move,
  printMove,
  type Refusal,
  type Result,
  refuse,
  resultLine,
  standing,
  type Told,
  writeRecord,
} from '../engine/index.js';
import { DamageError, listComments, listMoves, type StoredMatch, type StoredMove } from '../store/index.js';
import type { Comment, LogEntry } from './api.js';
import { setAside } from './aside.js';
import { about, answering } from './attempt.js';
import type { Context } from './context.js';
import { heard } from './events.js';
import { infoOf, recordNames } from './info.js';
import { openMatch } from './open-seat.js';
import { replayed } from './positions.js';
import { remarksOn } from './remarks.js';
import { publicViewer, viewerOf } from './viewer.js';

/** See `MatchService.log`. */
export function log(context: Context, id: string, personId: string | undefined): Promise<Result<LogEntry[]>> {
  return answering(about(context, id), async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game } = loaded.value;
    const viewer = personId === undefined ? publicViewer() : viewerOf(infoOf(match), personId);
    const told = await toldBy(context, match, game);
    if (!told) return unreadable(context, match);
    const stored = await movesOf(context, match);
    if (!stored.ok) return stored;
    if (stored.value.length !== match.moves) return unreadable(context, match);
    const over = match.status === 'over';
    const stand = new Set(standing(stored.value.map(({ move }) => move)));
    return done(
      stored.value.map(({ move, by }, index) => ({
        number: index + 1,
        by,
        ...(!isRollback(move) && !stand.has(index + 1) && { undone: true as const }),
        events: heard(told[index] ?? [], viewer),
        ...(over || move.seat === viewer ? shown(game, move) : hidden(game, move)),
      })),
    );
  });
}

/** What each move told, from memory or by playing the match again; undefined: it cannot be played again.
 * @example const told = await toldBy(context, match, game) */
export async function toldBy(context: Context, match: StoredMatch, game: AnyGame): Promise<Told[][] | undefined> {
  const known = context.told.get(match.id);
  if (known?.length === match.moves) return known;
  const byMove: Told[][] = [];
  const again = await replayed(context, match, game, ({ step, move }) => {
    if (move) byMove.push(step.told);
  });
  if (!again.ok) return undefined;
  context.told.set(match.id, byMove);
  return byMove;
}

/** See `MatchService.record`. */
export function record(context: Context, id: string): Promise<Result<string>> {
  return answering(about(context, id), async () => {
    const loaded = await openMatch(context, id);
    if (!loaded.ok) return loaded;
    const { match, game, position } = loaded.value;
    const names = recordNames(match);
    const stored = await movesOf(context, match);
    if (!stored.ok) return stored;
    const moves = stored.value.map(({ move }) => move);
    const over = match.status === 'over';
    const { rules, seed } = match;
    if (rules === null || seed === null) throw new Error(`match ${id} was started without rules or seed`);
    const head = { game: game.id, rules, seed: over ? seed : '?', options: match.options, names };
    const back = moves.some(isRollback)
      ? ['# A line “rollback to=N” or “redo to=N” goes back to after the first N moves.\n']
      : [];
    const ended = over && !match.closed && game.pending(position.state).length === 0;
    const result = ended ? [`${resultLine(game.score(position.state))}\n`] : [];
    const proof = [`${hashLine(match.seedHash ?? '?')}\n`, ...result, ...remarksOn(match), ...back].join('');
    const said = await listComments(context.database.db, id);
    const after = (count: number): string[] =>
      commentsIn(said.filter((one) => Math.min(one.moves, moves.length) === count));
    const lines = [...after(0), ...moves.flatMap((move, at) => [printMove(game, move, !over), ...after(at + 1)])];
    return done(proof + writeRecord(game, { ...head, moves: [] }) + lines.map((line) => `${line}\n`).join(''));
  });
}

/** What was said, as lines that a reader of records skips. */
function commentsIn(said: Comment[]): string[] {
  return said.map(({ person, text }) => `# ${person.name}: ${text}`.replace(/[\s\p{Cc}]+/gu, ' '));
}

/** Every move of a match. Refused: match.damaged, where one cannot be read. */
async function movesOf(context: Context, match: StoredMatch): Promise<Result<StoredMove[]>> {
  try {
    return done(await listMoves(context.database.db, match.id, 0, match.moves));
  } catch (error) {
    if (error instanceof DamageError) return unreadable(context, match);
    throw error;
  }
}

/** The position may still be there, but what led to it is not: who went on would only lose more.
 * @example if (!told) return unreadable(context, match) */
export async function unreadable(context: Context, match: StoredMatch): Promise<{ ok: false; refusal: Refusal }> {
  const damaged = refuse('match.damaged');
  await setAside(context, match, damaged.refusal);
  return damaged;
}

function shown(game: AnyGame, move: Move): Pick<LogEntry, 'move' | 'line'> {
  return { move, line: printMove(game, move) };
}

/** The line with `?` for secrets, and the move without them. */
function hidden(game: AnyGame, move: Move): Pick<LogEntry, 'move' | 'line'> {
  const secrets = new Set(game.actions[move.action]?.params.filter(({ secret }) => secret).map(({ name }) => name));
  const args = Object.fromEntries(Object.entries(move.args).filter(([name]) => !secrets.has(name)));
  return { move: { ...move, args }, line: printMove(game, move, true) };
}
