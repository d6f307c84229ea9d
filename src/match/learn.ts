import { apply, checkTable, done, type Result, readOptions, refuse, type Seat } from '../engine/index.js';
import type { Lesson } from '../lessons/lesson.js';
import { scriptMove } from '../lessons/script-move.js';
import {
  addTenure,
  appendMoves,
  deleteMatch,
  idleLessons,
  insertMatch,
  lessonsOfUser,
  type StoredMove,
  saveGuild,
  savePerson,
  saveSnapshot,
} from '../store/index.js';
import type { MatchInfo } from './api.js';
import { answering } from './attempt.js';
import type { Context } from './context.js';
import { deal } from './deal.js';
import { newLessonId } from './id.js';
import { infoOf } from './info.js';
import { reread } from './lobby.js';
import { cachePosition, loadMatch } from './positions.js';
import type { LessonRequest } from './requests.js';

/** See `MatchService.learn`. Presses of one person come one after the other, so that two make one lesson. */
export function learn(context: Context, request: LessonRequest): Promise<Result<MatchInfo>> {
  const { game: id, person } = request;
  return context.queue(`lesson:${person.id}:${id}`, () =>
    answering(context, async () => {
      const lesson = Object.hasOwn(context.lessons, id) ? context.lessons[id] : undefined;
      if (!lesson || !Object.hasOwn(context.games, id)) return refuse('match.no-such-game', { game: id });
      const earlier = await lessonsOfUser(context.database.db, person.id, id);
      const going = earlier.find(({ status }) => status === 'playing');
      // One that this build cannot go on with is nothing to come back to.
      if (going && !request.anew && (await loadMatch(context, going)).ok) return done(infoOf(going));
      const replaced = earlier.map((one) => one.id);
      return begin(context, request, lesson, replaced);
    }),
  );
}

/** See `MatchService.forgetLessons`. */
export async function forgetLessons(context: Context, afterMs: number): Promise<number> {
  const since = context.now() - afterMs;
  const idle = await idleLessons(context.database.db, since);
  let gone = 0;
  for (const id of idle) {
    gone += await context.queue(id, () =>
      context.database.transaction(async (tx) => {
        // Somebody may have come back to it meanwhile.
        if (!(await idleLessons(tx, since)).includes(id)) return 0;
        await deleteMatch(tx, id);
        return 1;
      }),
    );
  }
  return gone;
}

async function begin(
  context: Context,
  { game: gameId, guildId, person, locale }: LessonRequest,
  lesson: Lesson,
  replaced: string[],
): Promise<Result<MatchInfo>> {
  const game = context.games[gameId]!;
  const { seats, seat, seed } = lesson;
  const options = readOptions(game, lesson.options);
  if (!options.ok) return options;
  const unfit = checkTable(game, seats, options.value);
  if (unfit) return { ok: false, refusal: unfit };
  const dealt = deal(context, game, seats, options.value, seed, new Set());
  const moves = lesson.before.map((line): StoredMove => {
    const move = scriptMove(game, line);
    apply(game, dealt.position, move);
    return { move, by: move.seat === seat ? 'person' : 'engine' };
  });
  const id = newLessonId(context);
  const at = context.now();
  const cached = { moves: moves.length, position: dealt.position };
  await context.database.transaction(async (tx) => {
    for (const one of replaced) await deleteMatch(tx, one);
    await saveGuild(tx, { id: guildId, locale }, at);
    await savePerson(tx, person, at);
    const match = { id, guildId, channelId: `lesson:${id}`, game: game.id, locale, hostId: person.id, createdAt: at };
    await insertMatch(tx, { ...dealt.begun, ...match, options: options.value, moves: cached.moves, lesson: true });
    for (let one: Seat = 0; one < seats; one += 1) {
      const userId = one === seat ? person.id : null;
      await addTenure(tx, { matchId: id, seat: one, userId, fromMove: 0, at });
    }
    await appendMoves(tx, id, 0, moves, at);
    await saveSnapshot(tx, id, cached);
  });
  cachePosition(context, id, cached);
  return reread(context, id);
}
