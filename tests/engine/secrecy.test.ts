import { describe, expect, it } from 'vitest';
import {
  type Action,
  type AnyGame,
  copyPosition,
  createRng,
  type Io,
  leaks,
  type Message,
  type Move,
  message,
  type Param,
  playout,
  type Seat,
  start,
  viewersOf,
} from '../../src/engine/index.js';
import { seedOf } from '../seed.js';
import { firstTurn, fresh } from './games/positions.js';
import { type State, smugglers } from './games/smugglers/index.js';

/** Everything a few random matches leak, to any viewer, at any step. */
function leaksOf(game: AnyGame): string[] {
  const found = new Set<string>();
  for (let seed = 0; seed < 12; seed += 1) {
    const seats = 2 + (seed % 3);
    const { position } = start(game, seats, { rounds: '3', wind: 'fresh' }, seedOf(seed));
    const rng = createRng({ seed: seedOf(seed + 500), block: 0 });
    playout(game, position, createRng({ seed: seedOf(seed + 900), block: 0 }), 1000, {
      before(move, at) {
        const untouched = copyPosition(at);
        for (const viewer of viewersOf(seats)) for (const leak of leaks(game, at, viewer, rng, move)) found.add(leak);
        expect(at).toStrictEqual(untouched);
      },
    });
  }
  return [...found].sort();
}

function withAction(name: string, change: (action: Action<State>) => Partial<Action<State>>): AnyGame {
  const action = smugglers.actions[name]!;
  return { ...smugglers, actions: { ...smugglers.actions, [name]: { ...action, ...change(action) } } };
}
function withParam(name: string, change: (param: Param<State>) => Partial<Param<State>>): AnyGame {
  return withAction(name, ({ params: [first, ...rest] }) => ({ params: [{ ...first!, ...change(first!) }, ...rest] }));
}
const says = (name: string, say: (state: State, seat: Seat, args: Move['args'], io: Io) => void): AnyGame =>
  withAction(name, (action) => ({
    perform(state, seat, args, io) {
      say(state, seat, args, io);
      action.perform(state, seat, args, io);
    },
  }));
const secret = (state: State) => message('smugglers.leak', { card: state.deck[0]! });

describe('the honest game', () => {
  it('leaks nothing to anybody', () => {
    expect(leaksOf(smugglers)).toEqual([]);
  });

  it('is looked at by the public and every seat', () => {
    expect(viewersOf(2)).toEqual(['public', 0, 1]);
  });
});

/** Every question with lines for whom it asks. */
const withLines = (line: (state: State, seat: Seat) => string): AnyGame => ({
  ...smugglers,
  pending: (state: State) =>
    smugglers.pending(state).map((one) => ({
      ...one,
      lines: [message('smugglers.leak', { card: line(state, one.seat) })],
    })),
});

describe('lines beside a prompt', () => {
  it('are compared for whom they are meant: of what is in the own hand they may speak, of the deck not', () => {
    expect(leaksOf(withLines((state, seat) => state.seats[seat]!.hand.join()))).toEqual([]);
    expect(leaksOf(withLines((state) => state.deck[0]!))).toContain('smugglers: a prompt tells 0 something hidden');
  });

  it('are compared after a step, too', () => {
    const game = withLines((state) => (state.acted ? state.deck[0]! : ''));
    const rng = createRng({ seed: seedOf(1), block: 0 });
    expect(leaks(game, firstTurn(), 0, rng, { seat: 0, action: 'beg', args: {} })).toEqual([
      'smugglers: a prompt after beg tells 0 something hidden',
    ]);
  });
});

describe('a planted leak is found in', () => {
  it('the hand: of the deck it may not speak', () => {
    const withHand = (missing: (state: State) => Message): AnyGame => ({
      ...smugglers,
      hand: (state: State, seat) =>
        state.seats[seat]!.hand.map((component) => {
          const play = { when: 'not' as const, missing: missing(state) };
          return { component, group: message('smugglers.value'), play };
        }),
    });
    expect(leaksOf(withHand(() => message('smugglers.salt')))).toEqual([]);
    expect(leaksOf(withHand(secret))).toContain('smugglers: the hand tells 0 something hidden');
  });

  it('what an action would do, and not where only its seat knows that', () => {
    const game = withAction('beg', () => ({ detail: secret }));
    expect(leaksOf(game)).toContain('smugglers: what beg would do tells 0 something hidden');
    const own = withAction('beg', () => ({
      detail: (state, seat) => message('smugglers.leak', { card: state.seats[seat]!.hand.join() }),
    }));
    expect(leaksOf(own)).toEqual([]);
  });

  it('the view', () => {
    const game = { ...smugglers, view: (state: State) => state.seats.map(({ hand }) => hand) };
    expect(leaksOf(game)).toContain('smugglers: the view tells public something hidden');
    expect(leaksOf(game)).toContain('smugglers: the view tells 1 something hidden');
  });

  it('the view of one seat only', () => {
    const game: AnyGame = {
      ...smugglers,
      view: (state: State, viewer) => (viewer === 1 ? state.deck[0] : smugglers.view(state, viewer)),
    };
    expect(leaksOf(game)).toEqual(['smugglers: the view tells 1 something hidden']);
  });

  it('a prompt', () => {
    const game: AnyGame = {
      ...smugglers,
      pending: (state: State) => smugglers.pending(state).map((one) => ({ ...one, prompt: secret(state) })),
    };
    expect(leaksOf(game)).toContain('smugglers: a prompt tells public something hidden');
  });

  it('who must decide', () => {
    const game: AnyGame = {
      ...smugglers,
      pending: (state: State) =>
        state.deck[0]?.startsWith('salt') ? smugglers.pending(state).reverse() : smugglers.pending(state),
    };
    expect(leaksOf(game)).toContain('smugglers: a prompt tells public something hidden');
  });

  it('the actions that are possible, and the reason why one is not', () => {
    const game = withAction('beg', () => ({
      why: (state) => (state.deck[0]!.startsWith('salt') ? message('smugglers.salt') : undefined),
    }));
    expect(leaksOf(game)).toContain('smugglers: the list of actions tells 0 something hidden');
    const reason = withAction('beg', () => ({ why: secret }));
    expect(leaksOf(reason)).toContain('smugglers: the list of actions tells 0 something hidden');
  });

  it('the values that may be chosen', () => {
    const game = withParam('sell', ({ next }) => ({
      next(state, seat, args, picked) {
        const all = next(state, seat, args, picked);
        return state.deck[0]!.startsWith('salt') ? { ...all, values: (all.values as string[]).slice(0, 1) } : all;
      },
    }));
    expect(leaksOf(game)).toContain('smugglers: a question of sell tells 0 something hidden');
  });

  it('a proposal, and a later pick', () => {
    const game = withParam('sail', ({ next }) => ({
      next: (state, seat, args, picked) => ({
        ...next(state, seat, args, picked),
        suggest: picked.length > 0 ? [state.deck[0]!] : [],
      }),
    }));
    expect(leaksOf(game)).toContain('smugglers: a question of sail tells 0 something hidden');
  });

  it('whether something is asked at all', () => {
    const game = withAction('sail', ({ params }) => ({
      params: [params[0]!, { ...params[1]!, when: (state) => state.deck[0]!.startsWith('salt') }],
    }));
    expect(leaksOf(game)).toContain('smugglers: a question of sail tells 0 something hidden');
  });

  it('a label', () => {
    const game = withParam('ship', () => ({ describe: (state) => ({ label: secret(state) }) }));
    expect(leaksOf(game)).toContain('smugglers: a label of ship tells 0 something hidden');
  });

  it('the label of a number', () => {
    const game = withAction('sell', ({ params }) => ({
      params: [params[0]!, { ...params[1]!, describe: (state) => ({ label: secret(state) }) }],
    }));
    expect(leaksOf(game)).toContain('smugglers: a label of sell tells 0 something hidden');
  });

  it('the reason why a value is refused', () => {
    const game = withParam('ship', () => ({ refused: (state) => [{ value: 'gold', why: secret(state) }] }));
    expect(leaksOf(game)).toContain('smugglers: a reason of ship tells 0 something hidden');
  });

  it('whether a move is legal, on a way that is rarely walked', () => {
    const game = withParam('sail', ({ next }) => ({
      next(state, seat, args, picked) {
        const all = next(state, seat, args, picked);
        return picked.join() === 'reef,cove' && state.deck[0]!.startsWith('salt') ? { ...all, done: false } : all;
      },
    }));
    const position = firstTurn();
    position.state.deck.sort((a, b) => Number(a.startsWith('salt')) - Number(b.startsWith('salt')));
    const rng = createRng({ seed: seedOf(1), block: 0 });
    const found = Array.from({ length: 20 }, () =>
      leaks(game, position, 0, rng, { seat: 0, action: 'sail', args: { stops: ['reef', 'cove'] } }),
    ).flat();
    expect(found).toContain('smugglers: whether sail is legal tells 0 something hidden');
  });

  it('an event told to everybody, of what a secret move chose', () => {
    const game = says('hide', (_state, _seat, { card }, io) =>
      io.say(message('smugglers.leak', { card: card as string })),
    );
    expect(leaksOf(game)).toContain('smugglers: what hide says tells public something hidden');
    expect(leaksOf(game)).toContain('smugglers: what hide says tells 1 something hidden');
  });

  it('an event told to the wrong seat', () => {
    const game = says('hide', (_state, seat, { card }, io) => {
      io.say(message('smugglers.leak', { card: card as string }), (seat + 1) % 2);
    });
    const found = leaksOf(game);
    expect(found).toContain('smugglers: what hide says tells 1 something hidden');
    expect(found).not.toContain('smugglers: what hide says tells public something hidden');
  });

  it('an event about the deck, by a move without secrets', () => {
    const game = says('beg', (state, _seat, _args, io) => io.say(secret(state)));
    const position = firstTurn();
    const rng = createRng({ seed: seedOf(1), block: 0 });
    const beg = { seat: 0, action: 'beg', args: {} };
    expect(leaks(game, position, 'public', rng, beg)).toEqual([
      'smugglers: what beg says tells public something hidden',
    ]);
    expect(leaks(smugglers, position, 'public', rng, beg)).toEqual([]);
  });

  it('the view after a step that did not call reveal', () => {
    const game = withAction('scout', (action) => ({
      perform: (state, seat, args, io) =>
        action.perform(state, seat, args, { rng: io.rng, reveal: () => {}, bind: () => {}, say: () => {} }),
    }));
    expect(leaksOf(game)).toContain('smugglers: the view after scout tells 0 something hidden');
  });

  it('the next prompt after a step that did not call reveal', () => {
    const game: AnyGame = {
      ...withAction('beg', () => ({
        perform(state) {
          if (state.deck[0]!.startsWith('salt')) state.phase = 'over';
          else state.acted = true;
        },
      })),
      view: () => 'nothing at all',
    };
    const rng = createRng({ seed: seedOf(1), block: 0 });
    const found = Array.from({ length: 20 }, () =>
      leaks(game, firstTurn(), 'public', rng, { seat: 0, action: 'beg', args: {} }),
    ).flat();
    expect(found).toContain('smugglers: a prompt after beg tells public something hidden');
  });

  it('a warning that stands on the button only for some cards', () => {
    const game = withAction('beg', (action) => ({
      perform(state, seat, args, io) {
        if (state.deck[0]!.startsWith('salt')) io.reveal();
        action.perform(state, seat, args, io);
      },
    }));
    const rng = createRng({ seed: seedOf(1), block: 0 });
    const found = Array.from({ length: 40 }, () =>
      leaks(game, firstTurn(), 0, rng, { seat: 0, action: 'beg', args: {} }),
    ).flat();
    expect(new Set(found)).toEqual(new Set(['smugglers: the warning of beg tells 0 something hidden']));
  });

  it('the last card of a simultaneous phase, turned up without reveal', () => {
    const game: AnyGame = {
      ...smugglers,
      advance: (state: State, io) =>
        smugglers.advance(state, {
          rng: io.rng,
          reveal: () => {},
          bind: () => {},
          say: (said, only) => io.say(said, only),
        }),
    };
    expect(leaksOf(game)).toContain('smugglers: what hide says tells public something hidden');
  });
});

describe('the check itself', () => {
  it('does not stumble over moves that only one of the two deals allows', () => {
    const position = fresh(2, 1);
    const rng = createRng({ seed: seedOf(1), block: 0 });
    for (let round = 0; round < 20; round += 1) {
      const card = position.state.seats[0]!.hand[round % 3]!;
      for (const viewer of viewersOf(2)) {
        expect(leaks(smugglers, position, viewer, rng, { seat: 0, action: 'hide', args: { card } })).toEqual([]);
      }
    }
  });
});
