import type { Io, Options, Seat, Tasks } from '../../../../src/engine/index.js';
import { createTasks, message, push, queue } from '../../../../src/engine/index.js';

export const goods = ['rum', 'silk', 'tea'] as const;
export const ports = ['cove', 'fort', 'quay', 'reef'] as const;
const handSize = 3;

export interface Smuggler {
  hand: string[];
  /** The card laid face down in this round. */
  hidden?: string;
  hold: Record<string, number>;
  coins: number;
  points: number;
}

/** A seat's follow-up: it is owed a good. */
export interface SeatTask {
  kind: 'take';
}
/** Work of the table, in order: cards are turned up one by one, then the wind blows. */
export type TableTask = { kind: 'turn-up'; seat: Seat } | { kind: 'wind' };

export interface State {
  round: number;
  rounds: number;
  wind: string;
  /** hide: everybody at once; turns: one after the other; settle: what is still owed is taken, then the wind blows. */
  phase: 'hide' | 'turns' | 'settle' | 'over';
  active: Seat;
  acted: boolean;
  seats: Smuggler[];
  deck: string[];
  turnedUp: string[];
  tasks: Tasks<SeatTask | TableTask>;
}

export const cards = ['rum', 'silk', 'tea', 'salt'].flatMap((suit) => [1, 2, 3, 4].map((value) => `${suit}-${value}`));

export function setup(seats: number, options: Options, io: Io): State {
  const deck = io.rng.shuffle(cards);
  return {
    round: 1,
    rounds: Number(options.rounds),
    wind: options.wind!,
    phase: 'hide',
    active: 0,
    acted: false,
    seats: Array.from({ length: seats }, () => ({
      hand: deck.splice(0, handSize).sort(),
      hold: { rum: 1, silk: 1, tea: 1 },
      coins: 3,
      points: 0,
    })),
    deck,
    turnedUp: [],
    tasks: createTasks(seats),
  };
}

export function advance(state: State, io: Io): void {
  for (;;) {
    const task = state.tasks.table.shift() as TableTask | undefined;
    if (task?.kind === 'turn-up') turnUp(state, task.seat, io);
    else if (task?.kind === 'wind') blow(state, io);
    else if (state.phase === 'hide' && state.seats.every(({ hidden }) => hidden)) {
      queue(state.tasks, ...state.seats.map((_, seat): TableTask => ({ kind: 'turn-up', seat })));
      state.phase = 'turns';
    } else if (state.phase === 'settle' && state.tasks.seats.every((stack) => stack.length === 0)) {
      state.phase = 'hide';
      queue(state.tasks, { kind: 'wind' });
    } else return;
  }
}

function turnUp(state: State, seat: Seat, io: Io): void {
  const smuggler = state.seats[seat]!;
  const card = smuggler.hidden!;
  delete smuggler.hidden;
  state.turnedUp.push(card);
  smuggler.points += Number(card.split('-')[1]);
  io.reveal();
  io.say(message('smugglers.turned-up', { seat: { seat }, card: { component: card } }));
}

function blow(state: State, io: Io): void {
  const good = state.wind === 'calm' ? 'rum' : io.rng.pick(goods);
  for (const smuggler of state.seats) smuggler.hold[good]! += 1;
  io.say(message('smugglers.wind', { good: { component: good } }));
  state.active = 0;
  state.round += 1;
  if (state.round > state.rounds) state.phase = 'over';
}

/** The seat on the left of a shipping one may take a good from the bank, whenever it likes in this round. */
export function owe(state: State, seat: Seat): void {
  push(state.tasks, (seat + 1) % state.seats.length, { kind: 'take' });
}
