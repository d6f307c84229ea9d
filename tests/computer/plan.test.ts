import { describe, expect, it } from 'vitest';
import { createLuck } from '../../src/computer/luck.js';
import { Plan } from '../../src/computer/plan.js';
import { playTurn } from '../../src/computer/turn.js';
import { wanderingAnswer } from '../../src/computer/wander.js';
import { type AnyGame, apply, openQuestion, type Position, start } from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { diceGame, fieldGame, guessGame, type LockState, lockGame, veilGame, waitingGame } from './fixtures.js';

const begin = (game: AnyGame, seats: number, seed = 1): Position => start(game, seats, {}, seedOf(seed)).position;
const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

/** A plan after so many tries. */
function planned(game: AnyGame, position: Position, tries: number, seed: number): Plan {
  const plan = new Plan(game, 0, createLuck(seed));
  for (let n = 0; n < tries; n += 1) plan.try(position);
  return plan;
}

describe('the plan of a turn, where a game says what positions are worth', () => {
  it('is the best turn found, however bad those beside it are, and is played as it was found', () => {
    for (const seed of seeds) {
      const position = begin(lockGame(), 1);
      const plan = planned(lockGame(), position, 200, seed);
      for (let move = plan.take(position); move; move = plan.take(position)) apply(lockGame(), position, move);
      expect((position.state as LockState).points).toBe(3);
    }
  });

  it('is told by no luck: what comes by chance counts on the whole', () => {
    const game = { ...guessGame(), worth: ({ points }: { points: number }) => points };
    for (const seed of seeds) {
      const position = begin(game, 1, seed);
      expect(planned(game, position, 300, seed).take(position)?.action).toBe('pass');
    }
  });

  it('is not better for what others may have: each deal is compared with itself', () => {
    for (const seed of seeds) {
      const position = begin(veilGame(), 2, seed);
      expect(planned(veilGame(), position, 2, seed).take(position)?.action).toBe('two');
    }
  });

  it('deals once for as many tries as may share it, and anew when the position is another', () => {
    let deals = 0;
    const veil = veilGame();
    const scramble: typeof veil.scramble = (...what) => {
      deals += 1;
      return veil.scramble(...what);
    };
    const game = { ...veil, scramble };
    const position = begin(game, 2);
    const before = structuredClone(position);
    for (const [sharing, dealt] of [
      [1, 12],
      [5, 3],
      [12, 1],
    ] as const) {
      deals = 0;
      const plan = new Plan(game, 0, createLuck(1), sharing);
      for (let n = 0; n < 12; n += 1) plan.try(position);
      expect([sharing, deals]).toEqual([sharing, dealt]);
      expect(position).toEqual(before);
      expect(plan.take(position)?.action).toBe('two');
      deals = 0;
      plan.try(position);
      expect(deals).toBe(1);
    }
    // Luck to come is no part of a deal.
    const drawn = new Set<number>();
    const dice = { ...diceGame(), worth: ({ points }: { points: number }) => points };
    const { roll } = dice.actions;
    const rolled: typeof roll = {
      ...roll!,
      perform(state, seat, args, io) {
        drawn.add(io.rng.int(1_000));
        roll!.perform(state, seat, args, io);
      },
    };
    const plan = new Plan({ ...dice, actions: { ...dice.actions, roll: rolled } }, 0, createLuck(1), 100);
    for (let n = 0; n < 100; n += 1) plan.try(begin(dice, 1));
    expect(drawn.size).toBeGreaterThan(10);
  });

  it('takes the shorter of two ways to the same', () => {
    const game = { ...waitingGame(), worth: () => 0 };
    for (const seed of seeds) {
      const position = begin(game, 1);
      expect(planned(game, position, 40, seed).take(position)?.action).toBe('end');
    }
  });

  it('leaves the position as it is, and is the same with the same luck', () => {
    const position = begin(lockGame(), 1);
    const before = structuredClone(position);
    const moves = [7, 7].map((seed) => planned(lockGame(), position, 20, seed).take(position));
    expect(moves[0]).toEqual(moves[1]);
    expect(position).toEqual(before);
  });

  it('keeps to its time, and stops after a step by chance', () => {
    let at = 0;
    const game = { ...diceGame(), worth: ({ points }: { points: number }) => points };
    const moves = playTurn(game, begin(game, 1), 0, { ms: 300, now: () => at++, luck: createLuck(1) });
    expect(moves.filter(({ action }) => action === 'roll')).toHaveLength(1);
    expect(moves.at(-1)?.action).toBe('roll');
    expect(at).toBeLessThan(330);
  });

  it('is done once every turn without chance was tried, and takes no more time then', () => {
    const dice = { ...diceGame(), worth: ({ points }: { points: number }) => points };
    for (const seed of seeds) {
      expect(planned(fieldGame(false), begin(fieldGame(false), 2), 1, seed).done).toBe(false);
      expect(planned(fieldGame(false), begin(fieldGame(false), 2), 10, seed).done).toBe(true);
      expect(planned(dice, begin(dice, 1), 100, seed).done).toBe(false);
      let at = 0;
      const game = fieldGame(false);
      const [move] = playTurn(game, begin(game, 2), 0, { ms: 3_000, now: () => at++, luck: createLuck(seed) });
      expect([move?.action, at < 20]).toEqual(['glean', true]);
    }
  });

  it('tries no more for a decision than its level may, however much time is left', () => {
    let at = 0;
    const game = lockGame();
    const thinking = { ms: 3_000, tries: 20, now: () => at++, luck: createLuck(1) };
    const moves = playTurn(game, begin(game, 1), 0, thinking);
    // The clock is looked at once for each try, and a few times more for each move.
    expect([moves.length > 1, at > 20, at <= (moves.length + 1) * (20 + 4)]).toEqual([true, true, true]);
  });
});

describe('what leads on only after other steps, as the game says', () => {
  it('is tried after all else, and is not forgotten', () => {
    const game = lockGame();
    game.actions.bold = { ...game.actions.bold!, leadsOn: () => false };
    for (const seed of seeds) {
      expect(planned(game, begin(game, 1), 1, seed).take(begin(game, 1))?.action).toBe('safe');
      expect(planned(game, begin(game, 1), 200, seed).take(begin(game, 1))?.action).toBe('bold');
    }
  });

  it('is passed over at random, too', () => {
    const asked = openQuestion(guessGame(), begin(guessGame(), 1).state, 0, 'guess', {})!;
    const luck = createLuck(1);
    const keys = ['0', '1', '2', '3'];
    const found = Array.from({ length: 200 }, () => wanderingAnswer(asked, keys, (key) => key > '1', luck));
    expect(found.filter((key) => key > '1').length).toBeGreaterThan(195);
    expect(new Set(found).size).toBeGreaterThan(1);
    expect(wanderingAnswer(asked, keys, () => false, luck)).toMatch(/^[0-3]$/);
  });
});
