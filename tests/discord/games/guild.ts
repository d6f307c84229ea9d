import { type Action, type AnyGame, type Io, message, type Pending, type Seat } from '../../../src/engine/index.js';
import { plainGame } from '../../engine/games/plain.js';

interface GuildState {
  /** Who has finished the income, which all take at once. */
  done: boolean[];
  /** Turns taken; whose it is follows. */
  turn: number;
  /** Goods owed to seats out of their turn; nobody waits for them. */
  owed: number[];
  /** A seat that has to say whether it pays, while the turn goes on. */
  taxed?: Seat;
  offer?: { from: Seat; to: Seat };
  ordered: boolean;
}

/** Turns until the match is over. */
const turns = 8;

const text = (words: string) => message('panel.list', { list: words });

function step(
  does: (state: GuildState, seat: Seat, io: Io) => void,
  more: Partial<Action<GuildState>> = {},
): Action<GuildState> {
  return { params: [], perform: (state, seat, _args, io) => does(state, seat, io), ...more };
}

const activeOf = ({ turn, done }: GuildState): Seat => turn % done.length;
const after = ({ done }: GuildState, seat: Seat): Seat => (seat + 1) % done.length;

function decision(state: GuildState, seat: Seat): Omit<Pending, 'seat' | 'prompt'> | undefined {
  const { done, offer, owed, taxed } = state;
  if (!done.every(Boolean)) {
    return done[seat] ? undefined : { actions: ['lay', 'end'], free: ['demand'], end: 'end', holds: true };
  }
  if (state.turn >= turns) return undefined;
  if (offer) {
    if (offer.to === seat) return { actions: ['accept', 'refuse'], holds: true };
    if (offer.from === seat) return { actions: ['withdraw'], holds: false };
  }
  if (taxed === seat) return { actions: ['pay', 'owe'], holds: true };
  const own = { actions: ['work', 'tax', 'close'], free: ['offer'], end: 'close', holds: true };
  if (activeOf(state) === seat) return offer ? undefined : own;
  return (owed[seat] ?? 0) > 0 ? { actions: ['good', 'leave'], holds: false } : undefined;
}

/**
 * A guild's year: income that all take at once, then turns in which a seat works (the last but one after it is owed a
 * good, which nobody waits for), taxes the next one, who must answer while the turn goes on, or makes it an offer, for
 * whose answer the turn waits.
 */
export const guild: AnyGame = plainGame<GuildState>({
  id: 'guild',
  seats: { min: 2, max: 4 },
  setup: (seats) => ({
    done: Array<boolean>(seats).fill(false),
    turn: 0,
    owed: Array<number>(seats).fill(0),
    ordered: false,
  }),
  pending: (state) =>
    state.done.flatMap((_, seat) => {
      const own = decision(state, seat);
      return own ? [{ seat, prompt: text('What do you do?'), ...own }] : [];
    }),
  actions: {
    lay: step((_state, seat, io) => io.say(text(`Seat ${seat} lays.`))),
    demand: step(
      (state, seat, io) => {
        state.ordered = true;
        io.bind();
        io.say(text(`Seat ${seat} demands an order.`));
      },
      { why: ({ ordered }) => (ordered ? text('There is one.') : undefined) },
    ),
    end: step((state, seat, io) => {
      state.done[seat] = true;
      io.say(text(`Seat ${seat} is done.`));
    }),
    work: step((state, seat, io) => {
      state.owed[after(state, after(state, seat))]! += 1;
      io.say(text(`Seat ${seat} works.`));
    }),
    tax: step((state, seat, io) => {
      state.taxed = after(state, seat);
      io.say(text(`Seat ${seat} taxes.`));
    }),
    pay: step((state, seat, io) => {
      state.taxed = undefined;
      io.say(text(`Seat ${seat} pays.`));
    }),
    owe: step((state) => {
      state.taxed = undefined;
    }),
    offer: step((state, seat, io) => {
      state.offer = { from: seat, to: after(state, seat) };
      io.say(text(`Seat ${seat} offers.`));
    }),
    accept: step((state, seat, io) => {
      state.offer = undefined;
      io.say(text(`Seat ${seat} accepts.`));
    }),
    refuse: step((state) => {
      state.offer = undefined;
    }),
    withdraw: step((state, seat, io) => {
      state.offer = undefined;
      io.bind();
      io.say(text(`Seat ${seat} withdraws.`));
    }),
    good: step((state, seat, io) => {
      state.owed[seat]! -= 1;
      io.say(text(`Seat ${seat} takes a good.`));
    }),
    leave: step((state, seat) => {
      state.owed[seat]! -= 1;
    }),
    close: step((state, seat, io) => {
      state.turn += 1;
      io.say(text(`Seat ${seat} closes.`));
    }),
  },
  score: (state) => ({
    seats: state.done.map((_, seat) => ({ seat, lines: [], total: 0, tieBreak: [] })),
    winners: [0],
  }),
});
