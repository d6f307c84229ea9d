import { describe, expect, it } from 'vitest';
import { type AnyGame, type Args, apply, play, start } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { turned, unbegun } from '../../src/lessons/course.js';
import { readLessons } from '../../src/lessons/index.js';
import type { Lesson } from '../../src/lessons/lesson.js';
import { planOf } from '../../src/lessons/plan.js';
import { progressOf } from '../../src/lessons/progress.js';
import { scriptMove } from '../../src/lessons/script-move.js';
import { createMatchService, type MatchInfo } from '../../src/match/index.js';
import type { MatchService } from '../../src/match/match-service.js';
import { verifyMatches } from '../../src/match/verify.js';
import type { Database } from '../../src/store/index.js';
import { createWords } from '../../src/text/words.js';
import { database, fixedBytes, must, rows } from './harness.js';

const lessons = readLessons(games);
/** A move that is legal at the start and is not the one that is meant. */
const elsewhere: Record<string, string> = {
  'santa-maria': 'pass space=retire-coins',
  nusfjord: 'pass',
  islebound: 'sail to=suns-rest',
  'anno-1800': 'festival',
  'cooper-island': 'finish',
};
const anna = { id: 'u0', name: 'Anna' };

let clock = 1000;

interface School {
  db: Database;
  matches: MatchService;
}

async function school(): Promise<School> {
  const db = await database();
  const matches = createMatchService({ database: db, games, lessons, now: () => clock, randomBytes: fixedBytes() });
  return { db, matches };
}

const learn = async (matches: MatchService, game: string, anew = false): Promise<MatchInfo> =>
  must(await matches.learn({ game, guildId: 'g1', person: anna, locale: 'en', anew }));

/** Plays what the lesson waits for, until it waits for nothing; tells the steps it was on. */
async function follow(matches: MatchService, id: string, most = Number.POSITIVE_INFINITY): Promise<string[]> {
  const on: string[] = [];
  for (let count = 0; count < most; count += 1) {
    const desk = must(await matches.desk(id, anna.id));
    const { step, strayed } = desk.progress!;
    expect(strayed).toBeUndefined();
    if (!step) return on;
    if (on.at(-1) !== step.id) on.push(step.id);
    const { action, args } = step.next;
    must(await matches.play(id, anna.id, desk.key, { action, args }));
  }
  return on;
}

it('every game that can be hosted has a lesson of 8 to 12 steps', () => {
  expect(Object.keys(lessons).sort()).toEqual(Object.keys(games).sort());
  for (const { steps } of Object.values(lessons)) {
    expect(steps.length).toBeGreaterThanOrEqual(8);
    expect(steps.length).toBeLessThanOrEqual(12);
  }
});

describe.each(Object.entries(lessons))('the lesson of %s', (id, lesson: Lesson) => {
  const game = games[id] as AnyGame;

  it('goes through all its steps, every reply as written, into free play', async () => {
    const { matches } = await school();
    const match = await learn(matches, id);
    expect(match.lesson).toBe(true);
    expect(await follow(matches, match.id)).toEqual(lesson.steps.map((step) => step.id));
    const log = must(await matches.log(match.id, anna.id));
    const replies = log.filter(({ by }) => by === 'engine').map(({ line }) => line);
    const before = lesson.before.filter((line) => !line.startsWith(`${lesson.seat} `));
    const written = [...before, ...lesson.replies];
    expect(replies.slice(0, written.length)).toEqual(written);
    const desk = must(await matches.desk(match.id, anna.id));
    expect([desk.match.status, desk.pending?.seat]).toEqual(['playing', lesson.seat]);
  });

  it('is a match that replays', async () => {
    const { matches, db } = await school();
    const { id: match } = await learn(matches, id);
    await follow(matches, match);
    const verdict = await verifyMatches({ database: db, games });
    expect([verdict.matches, verdict.mismatches, verdict.broken]).toEqual([1, 0, []]);
    expect(verdict.moves).toBeGreaterThanOrEqual(lesson.steps.flatMap(({ moves }) => moves).length);
  });

  it.each(['en', 'ru'] as const)('has two sentences or so for each step, and one for another way, in %s', (locale) => {
    const words = createWords({ locale });
    for (const { id: step } of lesson.steps) {
      const text = words.text(`learn.${id}.${step}`);
      const sentences = text.split(/[.;:] /).length;
      expect([step, sentences >= 2, text.length > 80, text.length < 330]).toEqual([step, true, true, true]);
      expect([step, words.text(`learn.${id}.${step}.other`).length > 40]).toEqual([step, true]);
    }
  });

  it.each(['en', 'ru'] as const)('names in bold only buttons that there are, in %s', (locale) => {
    const words = createWords({ locale });
    const labels = new Set(Object.keys(game.actions).map((action) => words.text(`${id}.action.${action}`)));
    const bold = lesson.steps.flatMap(({ id: step }) =>
      [...words.text(`learn.${id}.${step}`).matchAll(/\*\*(.+?)\*\*/g)].map(([, name]) => name!),
    );
    expect(bold.length).toBeGreaterThanOrEqual(lesson.steps.length - 1);
    expect(bold.filter((name) => !labels.has(name))).toEqual([]);
  });

  it('can be left at its first move', () => {
    const plan = planOf(game, lesson);
    const { position } = start(game, lesson.seats, lesson.options, lesson.seed);
    for (const line of lesson.before) apply(game, position, scriptMove(game, line));
    const course = turned(plan, unbegun, position);
    expect(progressOf(plan, course, position.state, []).step?.number).toBe(1);
    const other = scriptMove(game, `${lesson.seat} ${elsewhere[id]}`);
    const { state } = must(play(game, position, other)).position;
    const after = progressOf(plan, course, state, [other]);
    const harm = lesson.harms?.find((action) => action === other.action);
    expect(after.strayed).toEqual({ step: lesson.steps[0]!.id, ...(harm !== undefined && { harm }) });
    expect(after.step?.id).toBe(lesson.steps[0]!.id);
  });
});

describe('a lesson', () => {
  it('is one person’s: it is in no list, owes no post, and nobody else may play it', async () => {
    const { matches } = await school();
    const { id } = await learn(matches, 'nusfjord');
    await follow(matches, id, 4);
    expect(await matches.matchesOf(anna.id)).toEqual([]);
    expect(await matches.active()).toEqual([]);
    expect(await matches.takeBatches()).toEqual([]);
    const stranger = await matches.desk(id, 'u1');
    expect(!stranger.ok && stranger.refusal.id).toBe('match.not-seated');
    const moved = await matches.relocate(id, anna.id, { guildId: 'g1', channelId: 'c1', locale: 'en' }, 'keeper');
    expect(!moved.ok && moved.refusal.id).toBe('match.not-found');
  });

  it('goes on where it was, is begun anew on request, and two presses at once make one', async () => {
    const { matches } = await school();
    const [one, two] = await Promise.all([learn(matches, 'santa-maria'), learn(matches, 'santa-maria')]);
    expect(two.id).toBe(one.id);
    await follow(matches, one.id, 3);
    expect((await learn(matches, 'santa-maria')).id).toBe(one.id);
    expect(must(await matches.desk(one.id, anna.id)).progress?.step?.number).toBe(2);
    const anew = await learn(matches, 'santa-maria', true);
    expect(anew.id).not.toBe(one.id);
    expect(await matches.find(one.id)).toBeUndefined();
    expect(must(await matches.desk(anew.id, anna.id)).progress?.step?.number).toBe(1);
  });

  it('explains another move than it meant, and goes on with it or without', async () => {
    const { matches } = await school();
    const { id } = await learn(matches, 'santa-maria');
    const take = async (action: string, args: Args) => {
      const desk = must(await matches.desk(id, anna.id));
      return must(await matches.play(id, anna.id, desk.key, { action, args })).desk;
    };
    const strayed = await take('use-die', { die: 'white-2', value: '2' });
    expect(strayed.progress?.strayed).toEqual({ step: 'die' });
    const back = must(await matches.undo(id, anna.id, strayed.key));
    expect([back.progress?.strayed, back.progress?.step?.id]).toEqual([undefined, 'die']);
    await take('use-die', { die: 'white-2', value: '2' });
    const after = await take('end-turn', {});
    expect(after.progress?.strayed).toEqual({ step: 'die' });
    const { action, args } = after.progress!.step!.next;
    const on = await take(action, args);
    expect(on.progress?.strayed).toBeUndefined();
  });

  it('is forgotten when nothing was played in it for long, and no other match is', async () => {
    const { matches, db } = await school();
    const { id } = await learn(matches, 'nusfjord');
    await learn(matches, 'santa-maria');
    clock += 5000;
    await follow(matches, id, 2);
    expect(await matches.forgetLessons(6000)).toBe(0);
    clock += 2000;
    expect(await matches.forgetLessons(6000)).toBe(1);
    expect((await matches.find(id))?.lesson).toBe(true);
    expect(await rows(db, 'seats')).toHaveLength(2);
  });

  it('that this build cannot go on with is begun anew', async () => {
    const { matches, db } = await school();
    const { id } = await learn(matches, 'nusfjord');
    const other = { nusfjord: { ...games.nusfjord!, rules: 'another', setup: games['santa-maria']!.setup } };
    const parts = { database: db, games: other, lessons: {}, now: () => clock, randomBytes: fixedBytes('b') };
    const broken = createMatchService(parts);
    expect((await broken.desk(id, anna.id)).ok).toBe(false);
    const anew = await learn(matches, 'nusfjord');
    expect(anew.id).not.toBe(id);
    expect(await matches.takeBatches()).toEqual([]);
  });

  it('that is gone is known for one by its id alone, as no other match is', async () => {
    const { matches } = await school();
    const gone = await learn(matches, 'nusfjord');
    const other = must(
      await matches.create({ game: 'nusfjord', guildId: 'g1', channelId: 'c1', person: anna, locale: 'en' }),
    );
    await learn(matches, 'nusfjord', true);
    const id = async (match: string): Promise<string | undefined> => {
      const desk = await matches.desk(match, anna.id);
      return desk.ok ? undefined : desk.refusal.id;
    };
    expect([await id(gone.id), other.id.startsWith('l')]).toEqual(['match.lesson-gone', false]);
    expect([await id('nothere1'), gone.id.length]).toEqual(['match.not-found', other.id.length]);
  });

  it('is refused for a game that has none', async () => {
    const { matches } = await school();
    const none = await matches.learn({ game: 'toString', guildId: 'g1', person: anna, locale: 'en' });
    expect(!none.ok && none.refusal.id).toBe('match.no-such-game');
  });

  it('is played to the end of its match, whose scores can be read', async () => {
    const { matches } = await school();
    const { id } = await learn(matches, 'nusfjord');
    await follow(matches, id);
    for (let count = 0; count < 200; count += 1) {
      const desk = await matches.desk(id, anna.id);
      if (!desk.ok) break;
      const { pending, key } = desk.value;
      const action = pending?.end ?? (pending?.actions.includes('pass') ? 'pass' : pending?.actions.at(-1));
      const played = await matches.play(id, anna.id, key, { action: action!, args: {} });
      if (!played.ok) throw new Error(`${action}: ${played.refusal.id}`);
    }
    const scores = must(await matches.scores(id));
    expect(scores.sheet.seats).toHaveLength(2);
    expect(scores.match.status).toBe('over');
  });
});
