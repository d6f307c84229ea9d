import type { Io } from '../../../engine/game.js';
import type { Seat } from '../../../engine/message.js';
import { pop, push, queue } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { workerSet } from '../board/spaces.js';
import { bySeats, data, type RoundEvent } from '../data.js';
import { usableOps } from '../effects/window-effects.js';
import { anchor } from '../ids.js';
import { firstSeat, type State, seatsFrom, type Task } from '../state.js';
import { divideCatch, payDividends, startFishing } from './fishing.js';

const { rounds, turnsPerRound } = data.constants;

/** Work of the table, in the order in which it is queued. */
const work: { [K in Task['kind']]?: (state: State, io: Io) => void } = {
  catch: divideCatch,
  dividends: payDividends,
  work: startWork,
  home: returnHome,
  'last-window': openLastWindow,
  over(state, io) {
    state.phase = 'over';
    io.reveal();
    io.say({ id: 'nusfjord.told.over' });
  },
};

/** Does the table's next work; false: none waits. @example doTableWork(state, io) */
export function doTableWork(state: State, io: Io): boolean {
  const task = state.tasks.table.shift();
  if (!task) return false;
  work[task.kind]?.(state, io);
  return true;
}

function startWork(state: State): void {
  state.phase = 'work';
  state.turns = 0;
  beginTurn(state, firstSeat(state));
}

/** @example beginTurn(state, 0) */
export function beginTurn(state: State, seat: Seat): void {
  state.active = seat;
  state.turns += 1;
  push(state.tasks, seat, { kind: 'turn' }, { kind: 'third-worker' }, { kind: 'end-turn' });
}

/** How many turns of this round a seat has had or begun. @example turnOf(state, 0) // 3 */
export function turnOf(state: State, seat: Seat): number {
  if (state.phase !== 'work') return state.phase === 'fishing' ? 0 : turnsPerRound;
  const place = seatsFrom(state, firstSeat(state)).indexOf(seat);
  return Math.ceil(Math.max(0, state.turns - place) / state.seats.length);
}

/** Hands the turn on, clockwise, three times around (NF-5.1); then everybody returns home.
 * @example endTurn(state, 0) */
export function endTurn(state: State, seat: Seat): void {
  pop(state.tasks, seat);
  if (state.phase === 'final') return;
  if (state.turns < turnsPerRound * state.seats.length) beginTurn(state, (seat + 1) % state.seats.length);
  else queue(state.tasks, { kind: 'home' });
}

/** Phase III (NF-8): workers come back, the ship moves on, new buildings appear. */
function returnHome(state: State, io: Io): void {
  bringBack(state, workerSet(state, state.round + 1));
  for (const owner of state.seats) {
    owner.placed = 0;
    owner.triggered = [];
  }
  if (state.round === rounds) {
    queue(state.tasks, { kind: 'last-window' }, { kind: 'over' });
    return;
  }
  state.round += 1;
  for (const event of data.rounds) if (event.round === state.round) bringBuildings(state, event, io);
  startFishing(state, io);
}

/** Workers of one set return; solo, those of the other colours stay where they are (NF-8.1, NF-14.4). */
function bringBack(state: State, set: number): void {
  for (const [space, workers] of Object.entries(state.workers)) {
    const left = workers.filter((worker) => worker.set !== set);
    if (left.length > 0) state.workers[space] = left;
    else delete state.workers[space];
  }
  for (const { elders } of state.seats) for (const elder of elders) if (elder.worker === set) delete elder.worker;
}

function bringBuildings(state: State, event: RoundEvent, io: Io): void {
  const cards = bySeats(event.cards, state.seats.length);
  if (event.event === 'reveal') fillSlots(state, event.letter, cards, io);
  else if (event.event === 'deal-c') dealHands(state, cards, io);
  else openHands(state, cards, io);
}

/** New cards take the free slots in their order (NF-8.3, NF-8.5, NF-8.7). */
function fillSlots(state: State, letter: 'A' | 'B', cards: number, io: Io): void {
  const slots = state.offers[letter];
  const free = slots.flatMap((id, slot) => (id === null ? [slot] : []));
  const shown = state.piles[letter].splice(0, Math.min(cards, free.length));
  for (const [index, id] of shown.entries()) slots[free[index]!] = id;
  state.laidOut[letter].push(...shown);
  tellNewBuildings(shown, io);
}

/** Everybody draws C cards, secretly (NF-8.4). */
function dealHands(state: State, cards: number, io: Io): void {
  for (const seat of seatsFrom(state, firstSeat(state))) {
    const drawn = state.piles.C.splice(0, cards);
    const { hand } = seatOf(state, seat);
    hand.push(...drawn);
    if (drawn.length === 0) continue;
    io.reveal();
    io.say({
      id: 'nusfjord.told.deal',
      args: { seat: { seat }, count: drawn.length },
      anchors: [anchor('hand', seat)],
      each: { id: 'nusfjord.told.deals', item: 'nusfjord.told.deal-each' },
    });
    const list = drawn.map((component) => ({ component }));
    io.say({ id: 'nusfjord.told.deal-own', args: { buildings: { list } } }, seat);
  }
}

/** Cards left in the hands are laid open (NF-8.6); solo, more come from the pile (NF-14.7). */
function openHands(state: State, fromPile: number, io: Io): void {
  const hands = seatsFrom(state, firstSeat(state)).flatMap((seat) => seatOf(state, seat).hand.splice(0));
  const opened = [...hands, ...state.piles.C.splice(0, fromPile)];
  state.offers.C.push(...opened);
  tellNewBuildings(opened, io);
}

function tellNewBuildings(shown: string[], io: Io): void {
  if (shown.length === 0) return;
  io.reveal();
  const list = shown.map((component) => ({ component }));
  io.say({
    id: 'nusfjord.told.new-buildings',
    args: { buildings: { list } },
    anchors: shown.map((id) => anchor('card', id)),
  });
}

/** A last use of effects before scoring, for all who have some, at once (NF-5.8d). */
function openLastWindow(state: State): void {
  state.phase = 'final';
  for (const seat of seatsFrom(state, firstSeat(state))) {
    if (usableOps(state, seat).length > 0) push(state.tasks, seat, { kind: 'final' });
  }
}
