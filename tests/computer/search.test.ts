import { describe, expect, it } from 'vitest';
import { createLuck } from '../../src/computer/luck.js';
import { Search } from '../../src/computer/search.js';
import { playTurn } from '../../src/computer/turn.js';
import {
  type AnyGame,
  awaited,
  copyPosition,
  defaultOptions,
  type Position,
  play,
  playout,
  start,
} from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import { seedOf } from '../seed.js';
import { diceGame, endlessGame, type GuessState, guessGame, pile, waitingGame } from './fixtures.js';

const begin = (game: AnyGame, seats: number, seed = 1): Position => start(game, seats, {}, seedOf(seed)).position;

/** What the search plays after so many tries. */
function choice(game: AnyGame, position: Position, tries: number, seed = 1) {
  const search = new Search(game, 0, createLuck(seed));
  for (let n = 0; n < tries; n += 1) search.try(position);
  return search.take(position);
}

/** A clock that goes on by a millisecond with each look at it. */
function ticking() {
  let at = 0;
  return { now: () => at++, at: () => at };
}

describe('the search', () => {
  it.each([
    [5, 1],
    [6, 2],
    [7, 3],
    [11, 3],
  ])('finds the move that wins: of a pile of %i it takes %i', (left, n) => {
    expect(choice(pile(left), begin(pile(left), 2), 2_000)?.args).toEqual({ n });
  });

  it('leaves the position as it is', () => {
    const position = begin(pile(7), 2);
    const before = structuredClone(position);
    choice(pile(7), position, 50);
    expect(position).toEqual(before);
  });

  it('does not look at what is hidden: it passes, whatever the card is', () => {
    const game = guessGame();
    const cards = new Set<number>();
    for (let seed = 1; seed <= 12; seed += 1) {
      const position = begin(game, 1, seed);
      cards.add((position.state as GuessState).card);
      expect(choice(game, position, 200, seed)?.action).toBe('pass');
    }
    expect(cards.size).toBe(4);
  });

  it('takes the shorter of two ways to the same', () => {
    const game = waitingGame();
    for (let seed = 1; seed <= 5; seed += 1) expect(choice(game, begin(game, 1), 60, seed)?.action).toBe('end');
  });

  it('looks only some moves ahead where the end is far away', () => {
    let moves = 0;
    const game = endlessGame(() => {
      moves += 1;
    });
    choice(game, begin(game, 1), 100);
    // Four tries look far; of the others each makes a few moves in the tree and twenty behind it.
    expect(moves).toBeGreaterThan(100 * 20);
    expect(moves).toBeLessThan(4 * 125 + 96 * 30);
  });

  it('plays the same with the same luck', () => {
    const position = begin(pile(30), 2);
    const played = [1, 2].map(() => choice(pile(30), position, 60, 7));
    expect(played[0]).toEqual(played[1]);
  });
});

describe('a turn', () => {
  it('stops after a step by chance: what came of it is for the match to say', () => {
    const { now } = ticking();
    const moves = playTurn(diceGame(), begin(diceGame(), 1), 0, { ms: 300, now, luck: createLuck(1) });
    expect(moves.at(-1)?.action).toBe('roll');
    expect(moves.filter(({ action }) => action === 'roll')).toHaveLength(1);
  });

  it('ends where it can once its time is up', () => {
    const { now } = ticking();
    const moves = playTurn(diceGame(), begin(diceGame(), 1), 0, { ms: 0, now, luck: createLuck(1) });
    expect(moves).toEqual([{ seat: 0, action: 'end', args: {} }]);
  });

  it('takes no more than its time, and most of it for the first step', () => {
    const { now, at } = ticking();
    const tried: number[] = [];
    const game = { ...diceGame(), scramble: <S>(state: S): S => state };
    const copy = (state: object): object => {
      tried.push(at());
      return structuredClone(state);
    };
    const seen = { ...game, copy } as unknown as AnyGame;
    playTurn(seen, begin(seen, 1), 0, { ms: 1_000, now, luck: createLuck(1) });
    expect(Math.max(...tried)).toBeLessThanOrEqual(980);
    expect(tried.length).toBeGreaterThan(500);
  });

  it('needs no thought for a step without a choice', () => {
    const { now, at } = ticking();
    playTurn(pile(1), begin(pile(1), 2), 0, { ms: 1_000, now, luck: createLuck(1) });
    expect(at()).toBeLessThan(20);
  });
});

describe('every game', () => {
  it.each(Object.values(games).map((game) => [game.id, game] as const))(
    '%s: the computer’s turns are made of legal moves, from fixed positions on',
    (_, game) => {
      const luck = createLuck(1);
      let turns = 0;
      const position = start(game, 2, defaultOptions(game), seedOf(3)).position;
      for (let n = 0; n < 4; n += 1) {
        playout(game, position, luck, 18);
        const seat = awaited(game.pending(position.state))[0]!.seat;
        const { now } = ticking();
        const moves = playTurn(game, copyPosition(position), seat, { ms: 20, now, luck });
        let there: Position = position;
        for (const move of moves) {
          const step = play(game, there, move);
          if (!step.ok) throw new Error(`${JSON.stringify(move)}: ${step.refusal.id}`);
          there = step.value.position;
        }
        expect(moves.length).toBeGreaterThan(0);
        turns += 1;
      }
      expect(turns).toBeGreaterThan(3);
    },
  );
});
