import type { Action, Game, Param } from '../../src/engine/index.js';
import { message } from '../../src/engine/index.js';
import { plainGame } from '../engine/games/plain.js';

export interface PileState {
  left: number;
  turn: number;
  scores: number[];
}

const count: Param<PileState> = {
  name: 'n',
  take: 'number',
  next: ({ left }) => ({ values: { min: 1, max: Math.min(3, left) } }),
  describe: (_state, _seat, _args, value) => ({ label: message('pile.n', { value }) }),
};

const take: Action<PileState, { n: number }> = {
  params: [count],
  perform(state, seat, { n }) {
    state.left -= n;
    if (state.left === 0) state.scores[seat] = 1;
    state.turn = 1 - state.turn;
  },
};

/** Two seats take one to three of a pile in turn; whoever takes the last one wins. Leaving a multiple of four wins. */
export function pile(left: number): Game<PileState> {
  return plainGame<PileState>({
    id: 'pile',
    seats: { min: 2, max: 2 },
    setup: () => ({ left, turn: 0, scores: [0, 0] }),
    actions: { take: take as unknown as Action<PileState> },
    pending: (state) =>
      state.left > 0 ? [{ seat: state.turn, prompt: message('pile.turn'), actions: ['take'], holds: true }] : [],
    score: ({ scores }) => ({
      seats: scores.map((total, seat) => ({ seat, lines: [{ id: 'won', amount: total }], total, tieBreak: [] })),
      winners: scores.flatMap((total, seat) => (total > 0 ? [seat] : [])),
    }),
  });
}

export interface GuessState {
  /** Face down: 0 to 3. */
  card: number;
  points: number;
  over: boolean;
}

const guess: Param<GuessState> = {
  name: 'card',
  next: () => ({ values: ['0', '1', '2', '3'] }),
  describe: (_state, _seat, _args, value) => ({ label: message('guess.card', { value }) }),
};

const guessing: Action<GuessState, { card: string }> = {
  params: [guess],
  perform(state, _seat, { card }, io) {
    io.reveal();
    state.points = Number(card) === state.card ? 3 : 0;
    state.over = true;
  },
};

const pass: Action<GuessState, Record<string, never>> = {
  params: [],
  perform(state) {
    state.points = 2;
    state.over = true;
  },
};

/** One seat guesses a hidden card of four for 3 points, or passes for 2: to guess is right for one who peeks only. */
export function guessGame(): Game<GuessState> {
  return plainGame<GuessState>({
    id: 'guess',
    seats: { min: 1, max: 1 },
    setup: (_seats, _options, io) => ({ card: io.rng.int(4), points: 0, over: false }),
    actions: { guess: guessing as unknown as Action<GuessState>, pass: pass as unknown as Action<GuessState> },
    pending: ({ over }) =>
      over ? [] : [{ seat: 0, prompt: message('guess.turn'), actions: ['guess', 'pass'], holds: true }],
    scramble: (state, _viewer, rng) => ({ ...state, card: rng.int(4) }),
    score: ({ points }) => ({
      seats: [{ seat: 0, lines: [{ id: 'points', amount: points }], total: points, tieBreak: [] }],
      winners: [0],
    }),
  });
}

export interface LockState {
  /** Dials still to be turned; undefined: nothing is chosen yet. */
  left?: number;
  points: number;
  over: boolean;
}

/** What the dials of the lock must be turned to, from the last one. */
const code = [2, 3, 1];

const dial: Param<LockState> = {
  name: 'n',
  take: 'number',
  next: () => ({ values: { min: 1, max: 3 } }),
  describe: (_state, _seat, _args, value) => ({ label: message('lock.n', { value }) }),
};

const turning: Action<LockState, { n: number }> = {
  params: [dial],
  perform(state, _seat, { n }) {
    state.left! -= 1;
    if (n !== code[state.left!]) state.points = 0;
    state.over = state.left === 0;
  },
};

/** One seat takes a point, or three of them if it then turns three dials to just the right numbers. */
export function lockGame(): Game<LockState> {
  return plainGame<LockState>({
    id: 'lock',
    seats: { min: 1, max: 1 },
    setup: () => ({ points: 0, over: false }),
    actions: {
      safe: {
        params: [],
        perform(state) {
          state.points = 1;
          state.over = true;
        },
      },
      bold: {
        params: [],
        perform(state) {
          state.points = 3;
          state.left = code.length;
        },
      },
      turn: turning as unknown as Action<LockState>,
    },
    pending: ({ left, over }) =>
      over
        ? []
        : [
            {
              seat: 0,
              prompt: message('lock.turn'),
              actions: left === undefined ? ['safe', 'bold'] : ['turn'],
              holds: true,
            },
          ],
    score: ({ points }) => ({
      seats: [{ seat: 0, lines: [{ id: 'points', amount: points }], total: points, tieBreak: [] }],
      winners: [0],
    }),
    worth: ({ points }) => points,
  });
}

export interface VeilState {
  /** The other seat's, face down: 0 to 9. */
  card: number;
  points: number;
  over: boolean;
}

/** One seat takes one point or two; what the other has is hidden from it, and is worth far more. */
export function veilGame(): Game<VeilState> {
  const take = (points: number): Action<VeilState> => ({
    params: [],
    perform(state) {
      state.points = points;
      state.over = true;
    },
  });
  return plainGame<VeilState>({
    id: 'veil',
    seats: { min: 2, max: 2 },
    setup: (_seats, _options, io) => ({ card: io.rng.int(10), points: 0, over: false }),
    actions: { one: take(1), two: take(2) },
    pending: ({ over }) =>
      over ? [] : [{ seat: 0, prompt: message('veil.turn'), actions: ['one', 'two'], holds: true }],
    scramble: (state, viewer, rng) => (viewer === 1 ? state : { ...state, card: rng.int(10) }),
    score: ({ points, card }) => ({
      seats: [points, card].map((total, seat) => ({ seat, lines: [], total, tieBreak: [] })),
      winners: [],
    }),
    worth: ({ points, card }, seat) => (seat === 0 ? points : card),
  });
}

export interface DiceState {
  points: number;
  rolls: number;
  over: boolean;
}

/** One seat rolls a die for more points, as often as it likes up to ten times, and ends its turn. */
export function diceGame(): Game<DiceState> {
  return plainGame<DiceState>({
    id: 'dice',
    seats: { min: 1, max: 1 },
    setup: () => ({ points: 0, rolls: 0, over: false }),
    actions: {
      roll: {
        params: [],
        perform(state, _seat, _args, io) {
          state.points += io.rng.die(6);
          state.rolls += 1;
        },
      },
      wait: { params: [], perform: () => undefined },
      end: {
        params: [],
        perform(state) {
          state.over = true;
        },
      },
    },
    pending: ({ over }) =>
      over
        ? []
        : [{ seat: 0, prompt: message('dice.turn'), actions: ['roll', 'wait', 'end'], end: 'end', holds: true }],
    score: ({ points }) => ({
      seats: [{ seat: 0, lines: [{ id: 'points', amount: points }], total: points, tieBreak: [] }],
      winners: [0],
    }),
  });
}

interface PlainState {
  over: boolean;
}

const noPoints = { seats: [{ seat: 0, lines: [], total: 0, tieBreak: [] }], winners: [0] };

/** One seat waits as long as it likes, and ends; nothing is worth anything. */
export function waitingGame(): Game<PlainState> {
  return plainGame<PlainState>({
    id: 'waiting',
    seats: { min: 1, max: 1 },
    setup: () => ({ over: false }),
    actions: {
      wait: { params: [], perform: () => undefined },
      end: {
        params: [],
        perform(state) {
          state.over = true;
        },
      },
    },
    pending: ({ over }) =>
      over ? [] : [{ seat: 0, prompt: message('waiting.turn'), actions: ['wait', 'end'], holds: true }],
    score: () => noPoints,
  });
}

/** One seat does one thing or another for ever; `moved` hears of it. */
export function endlessGame(moved: () => void): Game<PlainState> {
  return plainGame<PlainState>({
    id: 'endless',
    seats: { min: 1, max: 1 },
    setup: () => ({ over: false }),
    actions: { left: { params: [], perform: moved }, right: { params: [], perform: moved } },
    pending: () => [{ seat: 0, prompt: message('endless.turn'), actions: ['left', 'right'], holds: true }],
    score: () => noPoints,
  });
}

export interface FieldState {
  turn: number;
  turns: number;
  points: number[];
  /** Who has sown, and on what weather: hidden, 0 to 3. */
  sown: boolean[];
  weather: number;
}

/**
 * Two seats in turn, three turns each: to glean is 2 points at once, to sow is none, but the sower then reaps 6; where
 * `fickle`, only if the hidden weather is 3.
 */
export function fieldGame(fickle: boolean): Game<FieldState> {
  const act = (perform: (state: FieldState, seat: number) => void): Action<FieldState> => ({
    params: [],
    perform(state, seat) {
      perform(state, seat);
      state.turns += 1;
      state.turn = 1 - seat;
    },
  });
  return plainGame<FieldState>({
    id: 'field',
    seats: { min: 2, max: 2 },
    setup: (_seats, _options, io) => ({
      turn: 0,
      turns: 0,
      points: [0, 0],
      sown: [false, false],
      weather: io.rng.int(4),
    }),
    actions: {
      glean: act(({ points }, seat) => {
        points[seat]! += 2;
      }),
      sow: act(({ sown }, seat) => {
        sown[seat] = true;
      }),
      reap: act(({ points, sown, weather }, seat) => {
        points[seat]! += !fickle || weather === 3 ? 6 : 0;
        sown[seat] = false;
      }),
    },
    pending: ({ turn, turns, sown }) =>
      turns === 6
        ? []
        : [
            {
              seat: turn,
              prompt: message('field.turn'),
              actions: sown[turn] ? ['glean', 'reap'] : ['glean', 'sow'],
              holds: true,
            },
          ],
    scramble: (state, _viewer, rng) => ({ ...structuredClone(state), weather: rng.int(4) }),
    score: ({ points }) => ({
      seats: points.map((total, seat) => ({ seat, lines: [], total, tieBreak: [] })),
      winners: [],
    }),
    worth: ({ points }, seat) => points[seat]!,
  });
}

export interface WindState {
  points: number;
  /** Turns to come. */
  left: number;
}

/** One seat takes one point or two, then the wind, which is another seat's, brings it up to a hundred. */
export function windGame(): Game<WindState> {
  const take = (points: number): Action<WindState> => ({
    params: [],
    perform(state) {
      state.points += points;
      state.left -= 1;
    },
  });
  const blow: Action<WindState> = {
    params: [],
    perform(state, _seat, _args, io) {
      state.points += io.rng.die(100);
      state.left -= 1;
    },
  };
  return plainGame<WindState>({
    id: 'wind',
    seats: { min: 2, max: 2 },
    setup: () => ({ points: 0, left: 2 }),
    actions: { one: take(1), two: take(2), blow, gust: blow },
    pending: ({ left }) =>
      left === 0
        ? []
        : [
            {
              seat: 2 - left,
              prompt: message('wind.turn'),
              actions: left === 2 ? ['one', 'two'] : ['blow', 'gust'],
              holds: true,
            },
          ],
    score: ({ points }) => ({
      seats: [points, 0].map((total, seat) => ({ seat, lines: [], total, tieBreak: [] })),
      winners: [0],
    }),
    worth: ({ points }, seat) => (seat === 0 ? points : 0),
  });
}
