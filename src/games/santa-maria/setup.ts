import type { Io, Options } from '../../engine/game.js';
import { message, type Refusal } from '../../engine/message.js';
import { createTasks, push } from '../../engine/tasks.js';
import { docks } from './board/docks.js';
import { takeBoard } from './board/geometry.js';
import { data } from './data.js';
import { beginYear, rollBlueDice, rollInto } from './flow/year.js';
import type { SeatState, State } from './state.js';

const { constants } = data;

/** Why these options do not go with this number of seats (SM-19.7); undefined: they do.
 * @example fits(1, { 'common-blue-dice': 'true' })?.id */
export function fits(seats: number, options: Options): Refusal | undefined {
  if (seats === 1 && options['common-blue-dice'] === 'true') return message('santa-maria.why.solo-blue-dice');
  return undefined;
}

/**
 * The table as it is laid out (SM-3). The order of the draws is fixed by SM-3.12; the draw of the first player is that
 * of the seats: seat 0 begins.
 * @example setup(2, defaultOptions(game), io)
 */
export function setup(seats: number, options: Options, io: Io): State {
  const { rng } = io;
  const kinds = (starting: boolean): string[] =>
    Object.values(data.shipments)
      .filter((tile) => tile.starting === starting)
      .map((tile) => tile.id);
  const expansions = (shape: 'double' | 'triple'): string[] =>
    Object.values(data.expansionTiles)
      .filter((tile) => tile.shape === shape)
      .map((tile) => tile.id);

  const advanced = seats === 1 || options['advanced-setup'] === 'true';
  const starting = rng.shuffle(kinds(true));
  const shipments = rng.shuffle(kinds(false));
  const scholars = rng.shuffle(Object.keys(data.scholars));
  const bishops = rng.shuffle(Object.keys(data.bishops)).slice(0, constants.bishopsOnBoard);
  const double = rng.shuffle(expansions('double'));
  const triple = rng.shuffle(expansions('triple'));
  const townHalls = Object.keys(data.townHallTiles);

  const state: State = {
    variants: {
      advanced,
      commonBlueDice: options['common-blue-dice'] === 'true',
      openScores: options['open-scores'] === 'true',
    },
    year: 1,
    phase: 'setup',
    first: 0,
    active: 0,
    seats: Array.from({ length: seats }, (_, seat) => newSeat(seat)),
    whiteDice: [],
    blueDice: [],
    display: {
      double: double.splice(0, constants.display.double),
      triple: triple.splice(0, constants.display.triple),
    },
    stacks: { double, triple, shipments },
    discarded: [],
    docks: Object.fromEntries(docks.map((dock, at) => [dock, starting[at] ?? null])),
    scholars: scholars.slice(0, constants.scholarsOnBoard),
    bishops,
    monks: {},
    conquestStacks: {},
    retire: {},
    roadTiles: Object.keys(data.roadTiles),
    sets: advanced ? townHalls.map((tile, at) => ({ tile, scholar: scholars[constants.scholarsOnBoard + at]! })) : [],
    boardsLeft: [],
    tasks: createTasks(seats),
  };
  rollInto(state.whiteDice, constants.whiteDicePerSeat * seats, io);
  if (advanced) layOutAdvanced(state, io);
  else if (options.boards === 'choose') chooseBoards(state);
  else dealBoards(state, io);
  return state;
}

function newSeat(seat: number): SeatState {
  const none = Object.fromEntries(Object.keys(data.resources).map((id) => [id, 0]));
  return {
    cells: {},
    resources: { ...none, ...constants.startingResources },
    coins: constants.startingCoins[seat] ?? 0,
    happiness: 0,
    blueDice: [],
    whiteUsed: 0,
    blueUsed: 0,
    coinActivations: 0,
    religion: 0,
    conquest: 0,
    monksLeft: constants.monksPerSeat,
    scholars: [],
    harbor: Object.fromEntries(docks.map((dock) => [dock, []])),
  };
}

function boardsOfSide(side: 'A' | 'B'): string[] {
  return Object.values(data.boards)
    .filter((board) => board.side === side)
    .map((board) => board.id);
}

function dealBoards(state: State, io: Io): void {
  const boards = io.rng.shuffle(boardsOfSide('A'));
  for (const [seat, owner] of state.seats.entries()) takeBoard(owner, boards[seat]!);
  rollBlueDice(state, io);
  beginYear(state, io);
}

/** Boards are chosen before the blue dice are rolled (SM-3.12), the first player last (SM-3.9). */
function chooseBoards(state: State): void {
  state.boardsLeft = boardsOfSide('A');
  state.active = state.seats.length - 1;
  push(state.tasks, state.active, { kind: 'choose-board' });
}

/** The blue dice are rolled before the sets are chosen (SM-18.1), the first player last (SM-18.3). */
function layOutAdvanced(state: State, io: Io): void {
  const [board] = boardsOfSide('B');
  for (const owner of state.seats) takeBoard(owner, board!);
  rollBlueDice(state, io);
  state.active = state.seats.length - 1;
  push(state.tasks, state.active, { kind: 'choose-set' });
}
