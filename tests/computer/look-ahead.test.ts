import { describe, expect, it } from 'vitest';
import { LookAhead } from '../../src/computer/look-ahead.js';
import { createLuck } from '../../src/computer/luck.js';
import { Plan } from '../../src/computer/plan.js';
import { playTurn, type Thinking } from '../../src/computer/turn.js';
import { type Turn, TurnsTried } from '../../src/computer/turns-tried.js';
import { type AnyGame, type Move, type Position, start } from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { diceGame, fieldGame, guessGame, lockGame, windGame } from './fixtures.js';

const begin = (game: AnyGame, seats: number, seed = 1): Position => start(game, seats, {}, seedOf(seed)).position;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];
const move = (action: string): Move => ({ seat: 0, action, args: {} });

/** So many looks at a clock that goes on by a millisecond with each. */
function looks(until: number): { now(): number; until: number; looked(): number } {
  let looked = 0;
  return { now: () => looked++, until, looked: () => looked };
}

/** A clock that goes on by a millisecond with each look at it. */
function thinking(seed: number, own: Partial<Thinking> = {}): Thinking & { at(): number } {
  let at = 0;
  return { ms: 3_000, ahead: true, luck: createLuck(seed), ...own, now: () => at++, at: () => at };
}

const actionsOf = (moves: Move[]): string[] => moves.map(({ action }) => action);
const found = ({ moves }: Turn): string[] => actionsOf(moves);
/** A turn that the plan says nothing of. */
const turn = (...moves: Move[]): Turn => ({ moves, gain: 0 });

describe('looking ahead', () => {
  it('sees what a turn brings only with the next one, which a plan of the turn does not', () => {
    const game = fieldGame(false);
    for (const seed of seeds) {
      const { ahead, ...blind } = thinking(seed);
      expect([ahead, actionsOf(playTurn(game, begin(game, 2), 0, { ...blind, tries: 100 }))]).toEqual([
        true,
        ['glean'],
      ]);
      expect(actionsOf(playTurn(game, begin(game, 2), 0, thinking(seed)))).toEqual(['sow']);
    }
  });

  it('is told by nothing hidden: what it brings on the whole counts', () => {
    const game = fieldGame(true);
    // In one match of four the harvest would be good: 6 points, but 1.5 on the whole.
    const weathers = seeds.map((seed) => (begin(game, 2, seed).state as { weather: number }).weather);
    expect(weathers).toContain(3);
    for (const seed of seeds) {
      expect(actionsOf(playTurn(game, begin(game, 2, seed), 0, thinking(seed)))).toEqual(['glean']);
      const guess = { ...guessGame(), worth: ({ points }: { points: number }) => points };
      expect(actionsOf(playTurn(guess, begin(guess, 1, seed), 0, thinking(seed)))).toEqual(['pass']);
    }
  });

  it('lets all turns meet the same luck, so that small things are seen beside great ones', () => {
    for (const seed of seeds) {
      const turns = [turn(move('one')), turn(move('two'))];
      const best = new LookAhead(windGame(), 0, createLuck(seed)).best(begin(windGame(), 2), turns, looks(400));
      expect(best).toEqual([move('two')]);
    }
  });

  it('leaves the position as it is, and is the same with the same luck', () => {
    const game = fieldGame(true);
    const position = begin(game, 2);
    const before = structuredClone(position);
    const turns = [turn(move('glean')), turn(move('sow'))];
    const best = [7, 7].map((seed) => new LookAhead(game, 0, createLuck(seed)).best(position, turns, looks(400)));
    expect(best[0]).toEqual(best[1]);
    expect(position).toEqual(before);
  });

  it('looks at no fewer than two, each often enough, else at none', () => {
    const game = fieldGame(false);
    const look = (turns: Turn[], until: number): Move[] | undefined =>
      new LookAhead(game, 0, createLuck(1)).best(begin(game, 2), turns, looks(until));
    const both = [turn(move('glean')), turn(move('sow'))];
    expect([look(both, 1), look(both, 20), look(both, 400)]).toEqual([undefined, undefined, [move('sow')]]);
    expect([look([turn(move('sow'))], 1_000), look([], 1_000)]).toEqual([undefined, undefined]);
    // What the plan says counts as much as two looks.
    const planned = [{ ...both[0]!, gain: 2 }, both[1]!];
    const stopped = [16, 30, 50, 100].map((ms) => {
      const clock = looks(1_000);
      const now = (): number => clock.now() + (clock.looked() > ms ? 1_000 : 0);
      return new LookAhead(game, 0, createLuck(1)).best(begin(game, 2), planned, { now, until: 1_000 });
    });
    expect(stopped).toEqual([[move('glean')], [move('glean')], [move('glean')], [move('sow')]]);
  });

  it('stops in the middle of playing on when time is up', () => {
    const game = fieldGame(false);
    const turns = [turn(move('glean')), turn(move('sow'))];
    for (const until of [1, 5, 13, 40, 150, 151, 152, 153, 400]) {
      const clock = looks(until);
      new LookAhead(game, 0, createLuck(1)).best(begin(game, 2), turns, clock);
      // Then every loop ends at its next look.
      expect(clock.looked()).toBeLessThanOrEqual(until + 8);
    }
  });

  it('goes on planning where there is no time for it', () => {
    const clock = thinking(1, { ms: 100 });
    expect(actionsOf(playTurn(lockGame(), begin(lockGame(), 1), 0, clock))).toEqual(['safe']);
    // All that the first decision of a turn may take.
    expect(clock.at()).toBeGreaterThanOrEqual(0.97 * 0.6 * 100);
  });

  it('plays a whole turn at once, up to a step by chance', () => {
    const position = begin(lockGame(), 1);
    expect(actionsOf(playTurn(lockGame(), position, 0, thinking(1)))).toEqual(['bold', 'turn', 'turn', 'turn']);
    expect((position.state as { points: number }).points).toBe(3);
    const dice = { ...diceGame(), worth: ({ points }: { points: number }) => points };
    for (const seed of seeds) {
      const clock = thinking(seed, { ms: 300 });
      expect(actionsOf(playTurn(dice, begin(dice, 1), 0, clock)).filter((action) => action === 'roll')).toHaveLength(1);
      expect(clock.at()).toBeLessThanOrEqual(300);
    }
  });

  it('looks at the best turns that the plan has found, each once', () => {
    const game = lockGame();
    const plan = new Plan(game, 0, createLuck(1));
    for (let n = 0; n < 200; n += 1) plan.try(begin(game, 1));
    // Three points, one, none: many numbers come to none.
    expect(plan.turns(8).map(found)).toEqual([
      ['bold', 'turn', 'turn', 'turn'],
      ['safe'],
      ['bold', 'turn', 'turn', 'turn'],
    ]);
    expect(plan.turns(1)).toHaveLength(1);
  });
});

describe('turns that were tried', () => {
  it('are told apart by what they gain; of two ways to the same the shorter one is kept', () => {
    const tried = new TurnsTried();
    tried.note([move('a'), move('b')], 1, false);
    tried.note([move('c')], 1, false);
    tried.note([move('d'), move('e')], 1, false);
    tried.note([move('f')], 2, false);
    expect(tried.best(8).map(found)).toEqual([['f'], ['c']]);
  });

  it('count on the whole where chance has a part in them, and not before the third try', () => {
    const tried = new TurnsTried();
    tried.note([move('roll')], 9, true);
    tried.note([move('safe')], 2, false);
    expect(tried.best(8).map(found)).toEqual([['safe']]);
    tried.note([move('roll')], 0, true);
    tried.note([move('roll')], 0, true);
    expect(tried.best(8).map(found)).toEqual([['roll'], ['safe']]);
    tried.note([move('roll')], -3, true);
    expect(tried.best(8).map(found)).toEqual([['safe'], ['roll']]);
  });

  it('are all there is where none was tried often enough, and no more are kept than needed', () => {
    const rare = new TurnsTried();
    rare.note([move('roll')], 1, true);
    expect(rare.best(8).map(found)).toEqual([['roll']]);
    const many = new TurnsTried();
    for (let n = 0; n < 1_000; n += 1) many.note([move(`m${n}`)], n, false);
    expect(many.best(3).map(found)).toEqual([['m999'], ['m998'], ['m997']]);
    expect(many.best(10_000).length).toBeLessThanOrEqual(400);
  });
});
