import { describe, expect, it } from 'vitest';
import {
  apply,
  check,
  copyPosition,
  countMoves,
  createRng,
  type Move,
  play,
  playout,
  printMove,
  randomMove,
  replay,
  start,
} from '../../src/engine/index.js';
import { guild } from '../discord/games/guild.js';
import { seedOf } from '../seed.js';
import { firstTurn, fresh, randomMatch } from './games/positions.js';
import { type State, smugglers } from './games/smugglers/index.js';
import { param, stub } from './games/stub.js';

const rngOf = (seed: number) => createRng({ seed: seedOf(seed), block: 0 });

describe('random moves', () => {
  it('are legal, and reach every action in the end', () => {
    const seen = new Set<string>();
    for (let seed = 0; seed < 60; seed += 1) {
      const position = fresh(2 + (seed % 3), seed, { rounds: '3', wind: 'fresh' });
      const result = playout(smugglers, position, rngOf(seed), 1000, {
        before(move, at) {
          expect(check(smugglers, at.state, move)).toBeUndefined();
          seen.add(move.action);
        },
      });
      expect(result.finished).toBe(true);
      expect(smugglers.referee(position.state)).toEqual([]);
    }
    expect([...seen].sort()).toEqual(['end-turn', 'hide', 'sail', 'scout', 'sell', 'ship', 'take']);
  });

  it('take an unwise action only where nothing else is possible', () => {
    const position = firstTurn();
    const seat = position.state.seats[0]!;
    seat.coins = 0;
    position.state.deck.push(...seat.hand.splice(0));
    seat.hold = { rum: 0, silk: 0, tea: 0 };
    expect(randomMove(smugglers, position.state, 0, rngOf(1))?.action).toBe('beg');
  });

  it('take a free action one time in eight', () => {
    const { state } = firstTurn();
    const rng = rngOf(1);
    const sales = Array.from({ length: 800 }, () => randomMove(smugglers, state, 0, rng)?.action).filter(
      (action) => action === 'sell',
    ).length;
    expect(sales).toBeGreaterThan(60);
    expect(sales).toBeLessThan(140);
  });

  it('sometimes answer a follow-up before the table waits for it', () => {
    let early = 0;
    for (let seed = 0; seed < 40; seed += 1) {
      playout(smugglers, fresh(3, seed), rngOf(seed), 1000, {
        before(move, { state }) {
          const own = smugglers.pending(state).find((pending) => pending.seat === move.seat);
          if (!own?.holds) early += 1;
        },
      });
    }
    expect(early).toBeGreaterThan(0);
  });
});

describe('an open offer', () => {
  /** Offers made and taken back in fifty matches in which every seat plays at random. */
  function counted(options: { earlyOneIn?: number }): Record<string, number> {
    const count: Record<string, number> = { offer: 0, withdraw: 0 };
    for (let seed = 0; seed < 50; seed += 1) {
      const { position } = start(guild, 3, {}, seedOf(seed));
      const { finished } = playout(guild, position, rngOf(seed), 2_000, {
        ...options,
        after: (_step, { action }) => {
          if (action in count) count[action]! += 1;
        },
      });
      expect(finished).toBe(true);
    }
    return count;
  }

  it('is answered before it is taken back, but for a few', () => {
    const { offer, withdraw } = counted({}) as { offer: number; withdraw: number };
    expect(withdraw).toBeGreaterThan(0);
    expect(withdraw).toBeLessThan(offer / 16);
  });

  it('is taken back as often as a playout is told to, or never', () => {
    expect(counted({ earlyOneIn: 0 })).toMatchObject({ withdraw: 0 });
    const { offer, withdraw } = counted({ earlyOneIn: 1 }) as { offer: number; withdraw: number };
    expect(withdraw).toBeGreaterThan(offer / 4);
  });

  it('does not keep a match from ending where nobody is waited for', () => {
    const game = stub({ act: {} }, { decision: { holds: false } });
    const { position } = start(game, 1, {}, seedOf(1));
    expect(playout(game, position, rngOf(1), 10, { earlyOneIn: 0 }).finished).toBe(true);
  });
});

describe('a playout', () => {
  it('is the same for the same seeds', () => {
    const position = fresh(3, 7);
    const { moves } = playout(smugglers, position, rngOf(8));
    expect(moves.map((move) => printMove(smugglers, move))).toMatchInlineSnapshot(`
      [
        "0 hide card=rum-2",
        "1 hide card=salt-1",
        "2 hide card=rum-1",
        "0 ship goods=rum,silk,tea",
        "0 end-turn",
        "1 scout cards=silk-1,silk-2",
        "1 end-turn",
        "2 ship goods=rum,silk,tea",
        "2 end-turn",
        "1 take good=rum",
        "0 take good=rum",
        "1 hide card=rum-3",
        "0 hide card=tea-4",
        "2 hide card=salt-2",
        "0 sail stops=quay,reef",
        "0 end-turn",
        "1 sail stops=fort,cove,reef flag=honest",
        "1 sell good=silk amount=1",
        "1 end-turn",
        "2 sail stops=reef,quay",
        "2 end-turn",
      ]
    `);
  });

  it('stops at its limit', () => {
    const position = fresh(2, 1);
    expect(playout(smugglers, position, rngOf(1), 2)).toMatchObject({ finished: false, moves: { length: 2 } });
    expect(playout(smugglers, position, rngOf(1), 2).deadEnd).toBeUndefined();
  });

  it('shows every step', () => {
    const shown: [string, boolean][] = [];
    const { moves } = playout(smugglers, fresh(2, 1), rngOf(1), 3, {
      after: (step, move) => shown.push([move.action, step.told.length > 0]),
    });
    expect(shown).toEqual(moves.map(({ action }) => [action, true]));
  });

  it('names the seat that had to decide and could not', () => {
    const game = stub({ act: { params: [param('p', 'one', { values: [], done: false })] } });
    const { position } = start(game, 1, {}, seedOf(1));
    expect(playout(game, position, rngOf(1))).toEqual({ moves: [], finished: false, deadEnd: 0 });
    const blocked = stub({ act: { why: () => ({ id: 'stub.no' }) } });
    expect(playout(blocked, start(blocked, 1, {}, seedOf(1)).position, rngOf(1)).deadEnd).toBe(0);
    const empty = stub({ act: { params: [param('n', 'number', { values: { min: 2, max: 1 }, done: false })] } });
    expect(playout(empty, start(empty, 1, {}, seedOf(1)).position, rngOf(1)).deadEnd).toBe(0);
    const full = stub({ act: { params: [param('set', 'set', { values: ['a'], done: false })] } });
    expect(playout(full, start(full, 1, {}, seedOf(1)).position, rngOf(1)).deadEnd).toBe(0);
  });
});

describe('a pure function of the move list', () => {
  it('plays and replays to the same position, with the same words', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      const options = { rounds: '3', wind: 'fresh' };
      const { moves, end } = randomMatch(2 + (seed % 3), seed, options);
      let played = start<State>(smugglers, end.seats, options, seedOf(seed)).position;
      const said = moves.map((move) => {
        const step = play(smugglers, played, move);
        if (!step.ok) throw new Error(step.refusal.id);
        played = step.value.position;
        return step.value.told;
      });
      expect(played).toStrictEqual(end);
      const names = Array.from({ length: end.seats }, () => '');
      const again: unknown[] = [];
      const result = replay(smugglers, { seed: seedOf(seed), options, names, moves }, (step, move) => {
        if (move) again.push(step.told);
      });
      expect(result).toStrictEqual({ ok: true, value: end });
      expect(again).toEqual(said);
      expect(JSON.parse(JSON.stringify(end))).toStrictEqual(end);
    }
  });

  it('takes a draft back by playing fewer moves', () => {
    const committed = firstTurn(3);
    const before = copyPosition(committed);
    const draft: Move[] = [
      { seat: 0, action: 'sell', args: { good: 'rum', amount: 1 } },
      { seat: 0, action: 'sail', args: { stops: ['quay', 'reef'] } },
      { seat: 0, action: 'sell', args: { good: 'tea', amount: 1 } },
    ];
    const drafted = (moves: Move[]) => {
      const position = copyPosition(committed);
      for (const move of moves) expect(apply(smugglers, position, move).seals).toEqual([]);
      return position;
    };
    const two = drafted(draft.slice(0, 2));
    const three = drafted(draft);
    expect(three).not.toEqual(two);
    expect(drafted(draft.slice(0, 2))).toStrictEqual(two);
    expect(drafted([])).toStrictEqual(before);
    expect(committed).toStrictEqual(before);
  });
});

describe('the number of legal moves', () => {
  it('is the golden one', () => {
    const hiding = fresh(2, 1);
    const turn = firstTurn(2, 1);
    expect([1, 2, 3].map((depth) => countMoves(smugglers, hiding, depth))).toEqual([6, 6 * 3, 6 * 3 * 53]);
    // After 4 shiploads 19, after 42 ways 4 each, after 3 scoutings 4 each, after begging 4, after 3 sales 67 each.
    const second = 19 + 42 * 4 + 3 * 4 + 4 + 3 * 67;
    expect([0, 1, 2].map((depth) => countMoves(smugglers, turn, depth))).toEqual([1, 53, second]);
    expect(countMoves(smugglers, randomMatch(2, 1).end, 1)).toBe(0);
  });

  it('leaves the position alone', () => {
    const position = firstTurn();
    countMoves(smugglers, position, 2);
    expect(position).toStrictEqual(firstTurn());
  });
});
