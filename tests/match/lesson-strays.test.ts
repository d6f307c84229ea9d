import { describe, expect, it } from 'vitest';
import { type AnyGame, createRng, parseMove, play, randomMove } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { readLessons } from '../../src/lessons/index.js';
import { planOf } from '../../src/lessons/plan.js';
import type { Progress } from '../../src/lessons/progress.js';
import type { Desk } from '../../src/match/api.js';
import { createMatchService } from '../../src/match/index.js';
import type { MatchService } from '../../src/match/match-service.js';
import { database, fixedBytes, must } from './harness.js';

const lessons = readLessons(games);
const person = { id: 'u0', name: 'Anna' };

async function pupil(game: string, bytes = 'a'): Promise<Pupil> {
  const db = await database();
  const matches = createMatchService({ database: db, games, lessons, randomBytes: fixedBytes(bytes) });
  const { id } = must(await matches.learn({ game, guildId: 'g1', person, locale: 'en' }));
  return new Pupil(matches, id, games[game]!);
}

/** Somebody in their lesson. */
class Pupil {
  readonly matches: MatchService;
  readonly id: string;
  readonly game: AnyGame;

  constructor(matches: MatchService, id: string, game: AnyGame) {
    this.matches = matches;
    this.id = id;
    this.game = game;
  }

  async desk(): Promise<Desk> {
    return must(await this.matches.desk(this.id, person.id));
  }

  async progress(): Promise<Progress> {
    return (await this.desk()).progress!;
  }

  /** Moves in notation without the seat; resolves with how far they brought the lesson. */
  async play(...lines: string[]): Promise<Progress> {
    for (const line of lines) {
      const { key, seat } = await this.desk();
      const { action, args } = must(parseMove(this.game, `${seat} ${line}`));
      must(await this.matches.play(this.id, person.id, key, { action, args }));
    }
    return this.progress();
  }

  /** Plays the steps that are on, as they are meant, up to one; resolves with the numbers of those. */
  async followTo(id?: string): Promise<number[]> {
    const numbers: number[] = [];
    for (;;) {
      const { seat, key, progress } = await this.desk();
      const { step } = progress!;
      if (!step || step.id === id) return numbers;
      if (numbers.at(-1) !== step.number) numbers.push(step.number);
      expect(step.next.seat).toBe(seat);
      must(await this.matches.play(this.id, person.id, key, step.next));
    }
  }
}

describe('who strays in the lesson of Santa Maria', () => {
  it('stays on the step while the turn can be taken back, and is told its own reason', async () => {
    const anna = await pupil('santa-maria');
    await anna.followTo('pips');
    const passed = await anna.play('pass space=retire-coins');
    expect(passed).toMatchObject({ over: false, strayed: { step: 'pips', harm: 'pass' }, left: [] });
    expect([passed.step?.number, passed.step?.id]).toEqual([3, 'pips']);
  });

  it('by passing for the year is left without the steps that needed its dice', async () => {
    const anna = await pupil('santa-maria');
    await anna.followTo('pips');
    const after = await anna.play('pass space=retire-coins', 'end-turn');
    expect(after.strayed).toEqual({ step: 'pips', harm: 'pass' });
    expect([after.step?.number, after.left]).toEqual([6, [3, 4, 5]]);
    expect(await anna.followTo()).toEqual([6]);
    const end = await anna.progress();
    expect([end.over, end.left, end.leftOut]).toEqual([true, [7, 8, 9, 10, 11], 8]);
  });

  it('by laying a tile elsewhere never hears of the four buildings of column 5', async () => {
    const anna = await pupil('santa-maria');
    const draft = await anna.play('expand tile=double-12 cell=r1c2 rotation=90');
    expect([draft.over, draft.step?.number]).toEqual([false, 1]);
    const after = await anna.play('end-turn');
    expect([after.step?.number, after.left, after.strayed]).toEqual([1, [], { step: 'die' }]);
    const next = await anna.play('use-die die=white-1 value=1', 'end-turn');
    expect(next.left.slice(0, 2)).toEqual([2, 3]);
    expect(next.step!.number).toBeGreaterThan(3);
    expect(await anna.followTo()).not.toContain(9);
  });

  it('does not lose a step by a free action, and has done it by its own moves alone', async () => {
    const anna = await pupil('santa-maria');
    await anna.play('use-die die=white-1 value=1');
    const sold = await anna.play('sell resource=wood amount=1');
    expect([sold.step?.number, sold.step?.next.action, sold.strayed]).toEqual([1, 'end-turn', { step: 'die' }]);
    const after = await anna.play('end-turn');
    expect(after.strayed).toBeUndefined();
  });

  it('and ends a step half done has left it out', async () => {
    const anna = await pupil('santa-maria');
    await anna.followTo('ship');
    const half = await anna.play('use-die die=white-6 value=6', 'decline');
    expect([half.step?.number, half.strayed]).toEqual([4, { step: 'ship' }]);
    const after = await anna.play('end-turn');
    expect([after.step?.number, after.left]).toEqual([5, [4]]);
  });
});

describe('who strays in the lesson of Nusfjord', () => {
  it('by taking a later step first stays on the first, and need not take that one again', async () => {
    const anna = await pupil('nusfjord');
    const draft = await anna.play('issue');
    expect([draft.step?.number, draft.strayed]).toEqual([1, { step: 'clear' }]);
    const after = await anna.play('end-turn');
    expect([after.step?.number, after.left]).toEqual([1, []]);
    expect((await anna.followTo('build')).slice(0, 2)).toEqual([1, 2]);
    const now = await anna.progress();
    expect([now.step?.number, now.left, now.leftOut]).toEqual([4, [], 0]);
  });

  it('by a pass is told what that costs, and goes on', async () => {
    const anna = await pupil('nusfjord');
    const draft = await anna.play('pass');
    expect([draft.over, draft.step?.number, draft.strayed]).toEqual([false, 1, { step: 'clear', harm: 'pass' }]);
    const after = await anna.play('end-turn');
    expect([after.over, after.step?.number]).toEqual([false, 1]);
  });

  it('by a lost turn goes through all that still goes as it was meant', async () => {
    const anna = await pupil('nusfjord');
    await anna.play('pass', 'end-turn');
    expect(await anna.followTo()).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);
    expect((await anna.progress()).leftOut).toBe(2);
  });
});

describe.each(Object.keys(lessons))('whoever wanders about in the lesson of %s', (id) => {
  it.each(['b', 'c', 'd'])(
    'sees its steps count up, each of which can be played as its text says (%s)',
    async (bytes) => {
      const plan = planOf(games[id]!, lessons[id]!);
      const anna = await pupil(id, bytes);
      const rng = createRng({ seed: bytes.repeat(32), block: 0 });
      let last = 0;
      for (let moves = 0; moves < 120; moves += 1) {
        const opened = await anna.matches.desk(anna.id, person.id);
        if (!opened.ok || opened.value.progress!.over) break;
        const { seat, key, position, progress, draft, pending } = opened.value;
        const { step, strayed } = progress!;
        // A turn begins: either a step is on, or none is left.
        if (draft.length === 0 && pending!.actions.includes('pass')) expect(step).toBeDefined();
        if (step) {
          expect(step.number).toBeGreaterThanOrEqual(last);
          last = step.number;
          const { moves: meant } = plan.steps[step.number - 1]!;
          if (draft.length === 0 && step.next === meant[0]) {
            meant.reduce((so, move) => must(play(games[id]!, so, move)).position, position);
          }
        }
        const follows = step && rng.int(3) > 0 && !(strayed && draft.length > 0);
        const { action, args } = follows ? step.next : randomMove(games[id]!, position.state, seat, rng)!;
        must(await anna.matches.play(anna.id, person.id, key, { action, args }));
      }
      expect(last).toBeGreaterThan(0);
    },
  );
});
