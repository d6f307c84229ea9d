import type { Game, Pending, Rng, ScoreSheet, Seat, Viewer } from '../../../../src/engine/index.js';
import { message, top } from '../../../../src/engine/index.js';
import { actions } from './actions.js';
import { advance, cards, type State, setup } from './state.js';

export type { State } from './state.js';

export interface View {
  round: number;
  phase: State['phase'];
  active: Seat;
  deck: number;
  turnedUp: string[];
  seats: { hand: string[] | number; hidden: string | boolean; hold: Record<string, number>; coins: number }[];
}

/**
 * A small game of the engine's tests, made of what a first real game may not use: a simultaneous phase with secret
 * arguments, hidden hands, a bag, a set, a sequence, a number, a table queue, a follow-up the table does not wait for,
 * an unwise action, a reveal without chance, events for one seat, and a series of matches.
 */
export const smugglers: Game<State, View> = {
  id: 'smugglers',
  rules: 'smugglers-1',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'rounds', values: ['1', '2', '3'], default: '2' },
    { id: 'wind', values: ['calm', 'fresh'], default: 'fresh' },
  ],
  components: {},
  fits: (seats, { rounds }) => (seats === 4 && rounds === '1' ? message('smugglers.too-short') : undefined),
  setup,
  advance,
  actions,
  pending(state) {
    const found: Pending[] = [];
    for (const seat of state.seats.keys()) {
      const own = decision(state, seat);
      const owed = top(state.tasks, seat) !== undefined;
      if (own) found.push(owed ? { ...own, free: [...(own.free ?? []), 'take'] } : own);
      else if (owed) {
        const prompt = message('smugglers.take', { seat: { seat } });
        found.push({ seat, prompt, actions: ['take'], holds: state.phase === 'settle' });
      }
    }
    return found;
  },
  view: (state, viewer) => ({
    round: state.round,
    phase: state.phase,
    active: state.active,
    deck: state.deck.length,
    turnedUp: [...state.turnedUp],
    seats: state.seats.map(({ hand, hidden, hold, coins }, seat) => ({
      hand: seat === viewer ? [...hand] : hand.length,
      hidden: seat === viewer ? (hidden ?? false) : hidden !== undefined,
      hold: { ...hold },
      coins,
    })),
  }),
  scramble,
  score,
  referee(state) {
    const all = [...state.deck, ...state.turnedUp, ...state.seats.flatMap(({ hand, hidden }) => [hand, hidden ?? []])];
    const broken = all.flat().sort().join() === [...cards].sort().join() ? [] : ['cards are lost or doubled'];
    for (const [seat, { hold, coins }] of state.seats.entries()) {
      if (coins < 0 || Object.values(hold).some((count) => count < 0))
        broken.push(`seat ${seat} has less than nothing`);
    }
    return broken;
  },
  series: {
    games: () => 2,
    next: (finished) => (finished.length < 2 ? { rounds: '1', wind: 'calm' } : undefined),
    total(sheets) {
      const seats = sheets[0]!.seats.map(({ seat }) => ({
        seat,
        lines: sheets.map((sheet, i) => ({ id: `match-${i + 1}`, amount: sheet.seats[seat]!.total })),
        total: sheets.reduce((sum, sheet) => sum + sheet.seats[seat]!.total, 0),
        tieBreak: [],
      }));
      return { seats, winners: best(seats) };
    },
  },
};

function decision(state: State, seat: Seat): Pending | undefined {
  if (state.phase === 'hide') {
    if (state.seats[seat]!.hidden) return undefined;
    return { seat, prompt: message('smugglers.hide', { seat: { seat } }), actions: ['hide'], holds: true };
  }
  if (state.phase !== 'turns' || state.active !== seat) return undefined;
  const prompt = message('smugglers.turn', { seat: { seat } });
  if (state.acted) return { seat, prompt, actions: ['end-turn'], free: ['sell'], end: 'end-turn', holds: true };
  return { seat, prompt, actions: ['ship', 'sail', 'scout', 'beg'], free: ['sell'], holds: true };
}

/** All that lies face down, and is not the viewer's own, is dealt anew. */
function scramble(state: State, viewer: Viewer, rng: Rng): State {
  const others = state.seats.filter((_, seat) => seat !== viewer);
  const pool = rng.shuffle([...state.deck, ...others.flatMap(({ hand, hidden }) => [...hand, hidden ?? []].flat())]);
  for (const smuggler of others) {
    smuggler.hand = pool.splice(0, smuggler.hand.length).sort();
    if (smuggler.hidden) smuggler.hidden = pool.shift()!;
  }
  state.deck = pool;
  return state;
}

function score(state: State): ScoreSheet {
  const seats = state.seats.map(({ coins, points, hold }, seat) => {
    const lines = [
      { id: 'coins', amount: coins },
      { id: 'points', amount: points },
      { id: 'goods', amount: Object.values(hold).reduce((a, b) => a + b, 0) },
    ];
    return { seat, lines, total: lines.reduce((sum, { amount }) => sum + amount, 0), tieBreak: [coins] };
  });
  return { seats, winners: best(seats) };
}

function best(seats: { seat: Seat; total: number }[]): Seat[] {
  const most = Math.max(...seats.map(({ total }) => total));
  return seats.filter(({ total }) => total === most).map(({ seat }) => seat);
}
