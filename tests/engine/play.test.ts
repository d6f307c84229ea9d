import { describe, expect, it } from 'vitest';
import {
  apply,
  copyPosition,
  forcedMove,
  forkPosition,
  type Move,
  type Position,
  play,
  start,
} from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { firstTurn, fresh } from './games/positions.js';
import { type State, smugglers } from './games/smugglers/index.js';
import { some, stub } from './games/stub.js';

function step(position: Position<State>, move: Move) {
  const result = play(smugglers, position, move);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
}
const endTurn = (seat: number): Move => ({ seat, action: 'end-turn', args: {} });

describe('a new match', () => {
  it('is set up from the seed alone and is committed at once', () => {
    const first = start<State>(smugglers, 2, { rounds: '2', wind: 'fresh' }, seedOf(1));
    expect(first.seals).toEqual(['handover']);
    expect(first.forced).toEqual([]);
    expect(first.position.rng).toEqual({ seed: seedOf(1), block: 15 });
    expect(first.position.state.seats.map(({ hand }) => hand.length)).toEqual([3, 3]);
    expect(start(smugglers, 2, { rounds: '2', wind: 'fresh' }, seedOf(1))).toEqual(first);
    expect(start<State>(smugglers, 2, { rounds: '2', wind: 'fresh' }, seedOf(2)).position.state.deck).not.toEqual(
      first.position.state.deck,
    );
  });

  it('may be over at once', () => {
    const game = stub({ act: {} }, { setup: () => ({ left: 0, played: [] }) });
    expect(start(game, 1, {}, seedOf(1)).seals).toEqual(['over']);
  });

  it('takes forced moves before the first decision', () => {
    const game = stub({ act: {} });
    const { forced, seals, position } = start(game, 1, {}, seedOf(1));
    expect(forced).toEqual([
      { seat: 0, action: 'act', args: {} },
      { seat: 0, action: 'act', args: {} },
    ]);
    expect(seals).toEqual(['over']);
    expect(position.state).toEqual({ left: 0, played: [{}, {}] });
  });

  it('does not share the options with whoever asked', () => {
    const options = { rounds: '2', wind: 'fresh' };
    const { position } = start(smugglers, 2, options, seedOf(1));
    options.rounds = '3';
    expect(position.options).toEqual({ rounds: '2', wind: 'fresh' });
  });
});

describe('play', () => {
  it('refuses as check does, and leaves the position alone', () => {
    const position = firstTurn();
    const before = structuredClone(position);
    expect(play(smugglers, position, { seat: 1, action: 'beg', args: {} })).toMatchObject({
      ok: false,
      refusal: { id: 'engine.not-your-turn' },
    });
    const { position: after } = step(position, { seat: 0, action: 'beg', args: {} });
    expect(position).toEqual(before);
    expect(after.state.seats[0]!.coins).toBe(5);
    expect(after.rng).not.toBe(position.rng);
  });

  it('keeps a move of the list apart from the state it changed', () => {
    const game = stub({
      act: {
        params: [some('set', 'set', ['a', 'b'], 1, 2)],
        perform(state, _seat, args) {
          state.left -= 1;
          state.played.push(args.set);
          (args.set as string[]).push('changed later');
        },
      },
    });
    const { position } = start(game, 1, {}, seedOf(1));
    const move = { seat: 0, action: 'act', args: { set: ['a'] } };
    apply(game, position, move);
    expect(move.args.set).toEqual(['a']);
    const locked = stub({
      act: {
        params: [some('set', 'set', ['a', 'b'], 2, 2)],
        perform(state, _seat, args) {
          state.left -= 1;
          (args.set as string[]).length = 0;
        },
      },
    });
    expect(start(locked, 1, {}, seedOf(1)).forced[0]?.args).toEqual({ set: ['a', 'b'] });
  });

  it('tells what happened then, whatever the game does to the same object afterwards', () => {
    const game = stub({
      act: {
        params: [some('set', 'set', ['a', 'b'], 1, 2)],
        perform(state, _seat, _args, io) {
          const anchors = ['here'];
          io.say({ id: 'stub.said', anchors });
          anchors.push('there');
          state.left -= 1;
        },
      },
    });
    const { position } = start(game, 1, {}, seedOf(1));
    const { told } = apply(game, position, { seat: 0, action: 'act', args: { set: ['a'] } });
    expect(told).toEqual([{ event: { id: 'stub.said', anchors: ['here'] } }]);
  });

  it('tells everybody, or one seat only', () => {
    const position = fresh();
    const card = position.state.seats[0]!.hand[0]!;
    expect(step(position, { seat: 0, action: 'hide', args: { card } }).told).toEqual([
      { event: { id: 'smugglers.hid', args: { seat: { seat: 0 } } } },
      { event: { id: 'smugglers.you-hid', args: { card: { component: card } } }, only: 0 },
    ]);
  });
});

describe('seals', () => {
  it('has none while the same seat goes on', () => {
    expect(step(firstTurn(), { seat: 0, action: 'sell', args: { good: 'rum', amount: 1 } }).seals).toEqual([]);
    expect(step(firstTurn(), { seat: 0, action: 'beg', args: {} }).seals).toEqual([]);
  });

  it('has none where another seat is asked something beside', () => {
    const { position, seals } = step(firstTurn(), { seat: 0, action: 'ship', args: { goods: ['rum', 'tea'] } });
    expect(smugglers.pending(position.state).map(({ seat }) => seat)).toEqual([0, 1]);
    expect(seals).toEqual([]);
  });

  it('marks a decision handed over, in turn or in a simultaneous phase', () => {
    const position = fresh();
    const card = position.state.seats[1]!.hand[0]!;
    expect(step(position, { seat: 1, action: 'hide', args: { card } }).seals).toEqual(['handover']);
    const { position: acted } = step(firstTurn(), { seat: 0, action: 'beg', args: {} });
    expect(step(acted, endTurn(0)).seals).toEqual(['handover']);
  });

  it('marks a decision handed over by a seat that keeps a follow-up nobody waits for', () => {
    let at = step(firstTurn(3), { seat: 0, action: 'ship', args: { goods: ['rum', 'tea'] } }).position;
    at = step(at, endTurn(0)).position;
    at = step(at, { seat: 1, action: 'beg', args: {} }).position;
    const ended = step(at, endTurn(1));
    expect(smugglers.pending(ended.position.state).map(({ seat, holds }) => [seat, holds])).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(ended.seals).toEqual(['handover']);
  });

  it('marks a follow-up answered that nobody waited for', () => {
    const { position } = step(firstTurn(3), { seat: 0, action: 'ship', args: { goods: ['rum', 'tea'] } });
    const answered = step(position, { seat: 1, action: 'take', args: { good: 'silk' } });
    expect(answered.seals).toEqual(['handover']);
    expect(answered.position.state.seats[1]!.hold.silk).toBe(2);
    expect(smugglers.pending(answered.position.state).map(({ seat }) => seat)).toEqual([0]);
  });

  it('marks a reveal without chance', () => {
    const position = firstTurn();
    const card = position.state.seats[0]!.hand[0]!;
    const scouted = step(position, { seat: 0, action: 'scout', args: { cards: [card] } });
    expect(scouted.seals).toEqual(['reveal']);
    expect(scouted.position.rng).toEqual(position.rng);
    const drawn = position.state.deck[0]!;
    expect(scouted.told.filter(({ only }) => only !== undefined)).toEqual([
      { event: { id: 'smugglers.you-drew', args: { cards: { list: [{ component: drawn }] } } }, only: 0 },
    ]);
  });

  it('marks the reveal and the handover of the last secret move', () => {
    const position = fresh();
    const hands = position.state.seats.map(({ hand }) => hand);
    const { position: one } = step(position, { seat: 0, action: 'hide', args: { card: hands[0]![0]! } });
    const { seals, told, position: two } = step(one, { seat: 1, action: 'hide', args: { card: hands[1]![0]! } });
    expect(seals).toEqual(['reveal', 'handover']);
    expect(told.map(({ event }) => event.id).slice(2)).toEqual(['smugglers.turned-up', 'smugglers.turned-up']);
    expect(two.state.turnedUp).toEqual([hands[0]![0], hands[1]![0]]);
  });

  it('marks chance and the end', () => {
    const position = firstTurn();
    position.state.rounds = 1;
    let { position: at } = step(position, { seat: 0, action: 'beg', args: {} });
    at = step(at, endTurn(0)).position;
    at = step(at, { seat: 1, action: 'beg', args: {} }).position;
    const last = step(at, endTurn(1));
    expect(last.seals).toEqual(['chance', 'over']);
    expect(last.position.rng.block).toBe(position.rng.block + 1);
    expect(smugglers.pending(last.position.state)).toEqual([]);
  });
});

describe('forced moves', () => {
  it('play a hand of one card for everybody, which turns all cards up at once', () => {
    const position = firstTurn();
    for (const smuggler of position.state.seats) {
      position.state.deck.push(...smuggler.hand.splice(1));
    }
    let { position: at } = step(position, { seat: 0, action: 'beg', args: {} });
    at = step(at, endTurn(0)).position;
    at = step(at, { seat: 1, action: 'beg', args: {} }).position;
    const hands = at.state.seats.map(({ hand }) => hand[0]!);
    const { forced, position: next, seals } = step(at, endTurn(1));
    expect(forced).toEqual([
      { seat: 0, action: 'hide', args: { card: hands[0] } },
      { seat: 1, action: 'hide', args: { card: hands[1] } },
    ]);
    expect(next.state.turnedUp.slice(-2)).toEqual(hands);
    expect(next.state.active).toBe(0);
    expect(seals).toEqual(['chance', 'reveal', 'handover']);
  });

  it('never end a turn, even where nothing else is left', () => {
    const { position } = step(firstTurn(), { seat: 0, action: 'beg', args: {} });
    position.state.seats[0]!.hold = { rum: 0, silk: 0, tea: 0 };
    expect(forcedMove(smugglers, position.state)).toBeUndefined();
  });

  it('are looked for no further where a turn can end, and are taken where it cannot', () => {
    const decision = { actions: ['act', 'close'], end: 'close' };
    const asked: string[] = [];
    const act = { why: () => void asked.push('act') };
    expect(forcedMove(stub({ act, close: {} }, { decision }), { left: 1 })).toBeUndefined();
    expect(asked).toEqual([]);
    const close = { why: () => ({ id: 'stub.not-now' }) };
    expect(forcedMove(stub({ act, close }, { decision }), { left: 1 })).toEqual({ seat: 0, action: 'act', args: {} });
  });

  it('count free actions as a choice', () => {
    const one = stub({ act: {}, extra: {} }, { decision: { actions: ['act'], free: ['extra'] } });
    expect(forcedMove(one, { left: 1 })).toBeUndefined();
    const blocked = stub(
      { act: {}, extra: { why: () => ({ id: 'stub.not-now' }) } },
      { decision: { actions: ['act'], free: ['extra'] } },
    );
    expect(forcedMove(blocked, { left: 1 })).toEqual({ seat: 0, action: 'act', args: {} });
  });

  it('are not taken for a seat that nobody waits for', () => {
    expect(forcedMove(stub({ act: {} }, { decision: { holds: false } }), { left: 1 })).toBeUndefined();
  });

  it('are not taken where that would tell what others cannot see', () => {
    expect(forcedMove(stub({ act: {} }, { decision: { hidden: true } }), { left: 1 })).toBeUndefined();
  });

  it('do not go on for ever', () => {
    const endless = stub({ act: { perform: () => {} } });
    expect(() => start(endless, 1, {}, seedOf(1))).toThrow('stub takes automatic steps without end');
  });
});

describe('a copy to play on', () => {
  it('is made by the game where it says how, else whole', () => {
    const state = { kept: { deep: 1 }, changed: [1] };
    const position: Position<typeof state> = { seats: 1, options: {}, state, rng: { seed: '', block: 3 } };
    const sharing = { ...stub({}), copy: (from: typeof state) => ({ kept: from.kept, changed: [...from.changed] }) };
    const [own, whole] = [forkPosition(sharing, position), forkPosition(stub({}), position)];
    for (const copy of [own, whole]) {
      expect(copy).toEqual(position);
      expect(copy.state.changed).not.toBe(state.changed);
      expect(copy.rng).not.toBe(position.rng);
    }
    expect([own.state.kept === state.kept, whole.state.kept === state.kept]).toEqual([true, false]);
  });
});

describe('a copy of a position', () => {
  it('shares nothing with the original', () => {
    const position = firstTurn();
    const copy = copyPosition(position);
    expect(copy).toEqual(position);
    copy.state.seats[0]!.hand.push('x');
    copy.state.seats[0]!.hold.rum = 9;
    copy.rng.block = 0;
    copy.options.rounds = '9';
    expect(position).toEqual(firstTurn());
  });

  it('keeps null and undefined, and refuses what is not plain JSON', () => {
    const of = (state: unknown) => copyPosition({ seats: 1, options: {}, state, rng: { seed: '', block: 0 } }).state;
    expect(of({ a: null, b: undefined, c: [1, [2]], d: 'x', e: true })).toStrictEqual({
      a: null,
      b: undefined,
      c: [1, [2]],
      d: 'x',
      e: true,
    });
    for (const foreign of [new Map(), new Date(0), () => 1, Symbol('x'), 1n, JSON.parse('{"__proto__":{}}')]) {
      expect(() => of({ deep: [foreign] })).toThrow('a state is plain JSON');
    }
  });
});
