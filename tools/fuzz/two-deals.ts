import type { Action, AnyGame, Io, Param, Rng, Viewer } from '../../src/engine/index.js';

/** Games whose readers can be shown, for a while, the same match with everything hidden dealt anew. */
export interface TwoDeals {
  games: Record<string, AnyGame>;
  /** Deals anew what this viewer cannot know, for all that is read meanwhile. Nothing must be committed meanwhile. */
  dealAnew<T>(viewer: Viewer, read: () => Promise<T>): Promise<T>;
  /** From which state, for whom a view was made. */
  sourceOf(view: object): { game: AnyGame; state: unknown; viewer: Viewer } | undefined;
}

/** The deal that is shown for a while. */
interface Deal {
  viewer: Viewer;
  states: WeakMap<object, object>;
  /** States that the rules play on right now: those of a draft or a replay. They stay as they are. */
  played: WeakSet<object>;
}

// biome-ignore lint/suspicious/noExplicitAny: the engine handles states it cannot name
type S = any;

/**
 * Wraps games so that a match can be read in another deal than it is played in. What only others were told is told
 * with other words then.
 * @example const { games, dealAnew } = twoDeals(shipped, rng)
 */
export function twoDeals(shipped: Record<string, AnyGame>, rng: Rng): TwoDeals {
  let deal: Deal | undefined;
  const sources = new WeakMap<object, { game: AnyGame; state: unknown; viewer: Viewer }>();

  const wrap = (game: AnyGame): AnyGame => {
    const seen = (state: S): S => {
      if (!deal || deal.played.has(state)) return state;
      const known = deal.states.get(state);
      if (known) return known;
      const other = game.scramble(state, deal.viewer, rng);
      deal.states.set(state, other);
      return other;
    };
    const play = (state: S, io: Io): Io => {
      if (!deal) return io;
      deal.played.add(state);
      const { viewer } = deal;
      return {
        rng: io.rng,
        reveal: () => io.reveal(),
        bind: () => io.bind(),
        say: (event, only) => io.say(only === undefined || only === viewer ? event : { id: 'common.nothing' }, only),
      };
    };
    return {
      ...game,
      advance: (state, io) => game.advance(state, play(state, io)),
      pending: (state) => game.pending(seen(state)),
      ...(game.headline && { headline: (state: S) => game.headline!(seen(state)) }),
      ...(game.alone && { alone: (state: S) => game.alone!(seen(state)) }),
      ...(game.hand && { hand: (state: S, seat) => game.hand!(seen(state), seat) }),
      score: (state) => game.score(seen(state)),
      view(state, viewer) {
        const view = game.view(seen(state), viewer);
        sources.set(view, { game, state, viewer });
        return view;
      },
      actions: Object.fromEntries(
        Object.entries(game.actions).map(([name, action]) => [name, wrapAction(action, seen, play)]),
      ),
    };
  };

  return {
    games: Object.fromEntries(Object.entries(shipped).map(([id, game]) => [id, wrap(game)])),
    async dealAnew(viewer, read) {
      deal = { viewer, states: new WeakMap(), played: new WeakSet() };
      try {
        return await read();
      } finally {
        deal = undefined;
      }
    },
    sourceOf: (view) => sources.get(view),
  };
}

function wrapAction(action: Action<S>, seen: (state: S) => S, play: (state: S, io: Io) => Io): Action<S> {
  return {
    ...action,
    ...(action.why && { why: (state: S, seat: number) => action.why?.(seen(state), seat) }),
    ...(action.detail && { detail: (state: S, seat) => action.detail?.(seen(state), seat) }),
    ...(action.proposal && { proposal: (state: S, seat: number) => action.proposal!(seen(state), seat) }),
    perform: (state, seat, args, io) => action.perform(state, seat, args, play(state, io)),
    params: action.params.map((param) => wrapParam(param, seen)),
  };
}

function wrapParam(param: Param<S>, seen: (state: S) => S): Param<S> {
  return {
    ...param,
    next: (state, seat, args, picked) => param.next(seen(state), seat, args, picked),
    describe: (state, seat, args, value) => param.describe(seen(state), seat, args, value),
    ...(param.when && { when: (state: S, seat, args) => param.when!(seen(state), seat, args) }),
    ...(param.promptArgs && {
      promptArgs: (state: S, seat, args) => param.promptArgs?.(seen(state), seat, args) ?? {},
    }),
    ...(param.refused && { refused: (state: S, seat, args) => param.refused?.(seen(state), seat, args) ?? [] }),
  };
}
