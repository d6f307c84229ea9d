import type { Io } from '../../../engine/game.js';
import type { Message, Seat } from '../../../engine/message.js';
import { pop, push } from '../../../engine/tasks.js';
import { seatOf } from '../../kit/seats.js';
import { data } from '../data.js';
import { unlockedBlueDice } from '../effects/religion.js';
import { anchor } from '../ids.js';
import { addDie, cleared, hasPassed, isSolo, type State } from '../state.js';

const { constants, conquestTrack } = data;

/** Rolls dice into the common supply. @example rollInto(state.whiteDice, 6, io) */
export function rollInto(supply: number[], dice: number, io: Io): void {
  for (let at = 0; at < dice; at += 1) addDie(supply, io.rng.die(constants.dieSides));
}

/** Rolls all unlocked blue dice, in seat order: into the personal supplies, or the common one (SM-19.5).
 * @example rollBlueDice(state, io) */
export function rollBlueDice(state: State, io: Io): void {
  for (const owner of state.seats) {
    rollInto(state.variants.commonBlueDice ? state.blueDice : owner.blueDice, unlockedBlueDice(owner.religion), io);
  }
}

/** The first turn of the match or of a new year.
 * @example beginYear(state, io) */
export function beginYear(state: State, io: Io): void {
  state.phase = 'year';
  io.say({ id: 'santa-maria.told.year', args: { year: state.year, seat: { seat: state.first } }, round: true });
  beginTurn(state, state.first);
}

/** @example beginTurn(state, 0) */
export function beginTurn(state: State, seat: Seat): void {
  state.active = seat;
  push(state.tasks, seat, { kind: 'turn' }, { kind: 'end-turn' });
}

/** Hands the turn to the next seat that has not passed, or ends the year (SM-4.1).
 * @example endTurn(state, 0, io) */
export function endTurn(state: State, seat: Seat, io: Io): void {
  pop(state.tasks, seat);
  for (let step = 1; step <= state.seats.length; step += 1) {
    const next = (seat + step) % state.seats.length;
    if (!hasPassed(state, next)) {
      beginTurn(state, next);
      return;
    }
  }
  endYear(state, io);
}

function endYear(state: State, io: Io): void {
  if (isSolo(state)) scoreTrees(state, io);
  else scoreConquest(state, io);
  state.conquestStacks = {};
  for (const owner of state.seats) owner.conquest = 0;
  clearColonies(state);
  if (state.year === constants.years) {
    state.phase = 'over';
    io.reveal();
    io.say({ id: 'santa-maria.told.over', round: true });
    return;
  }
  newYear(state, io);
}

/** Who went farthest scores, on one space who came first (SM-13.1, SM-13.2). */
function scoreConquest(state: State, io: Io): void {
  const spaces = Object.keys(state.conquestStacks).map(Number);
  const ranking = spaces.sort((a, b) => b - a).flatMap((space) => state.conquestStacks[space] ?? []);
  const table = conquestTrack.ranks.find(
    (ranks) => ranks.players === state.seats.length && ranks.year === state.year,
  )?.happiness;
  for (const [rank, seat] of ranking.entries()) {
    awardHappiness(
      state,
      seat,
      table?.[rank] ?? 0,
      { id: 'santa-maria.told.conquest-scored', args: { rank: rank + 1 } },
      io,
    );
  }
}

/** A lone player scores the tree of the year (SM-20.2). */
function scoreTrees(state: State, io: Io): void {
  for (const tree of conquestTrack.soloTrees) {
    if (tree.year === state.year && seatOf(state, 0).conquest >= tree.reached) {
      awardHappiness(state, 0, tree.happiness, { id: 'santa-maria.told.conquest-tree' }, io);
    }
  }
}

function awardHappiness(state: State, seat: Seat, happiness: number, why: Message, io: Io): void {
  if (happiness === 0) return;
  seatOf(state, seat).happiness += happiness;
  io.say({
    ...why,
    args: { ...why.args, seat: { seat }, goods: { amounts: { happiness } } },
    round: true,
    anchors: [anchor('goods', seat, 'happiness'), anchor('conquest', seat)],
  });
}

/** Dice and coins leave the buildings; the coins are lost to their owners (SM-13.4). */
function clearColonies(state: State): void {
  for (const owner of state.seats) {
    owner.cells = Object.fromEntries(Object.entries(owner.cells).map(([id, cell]) => [id, cleared(cell)]));
    owner.blueDice = [];
    owner.whiteUsed = 0;
    owner.blueUsed = 0;
    owner.coinActivations = 0;
  }
  state.whiteDice = [];
  state.blueDice = [];
}

/** SM-13.5, in its order. */
function newYear(state: State, io: Io): void {
  for (const kind of ['double', 'triple'] as const) {
    state.discarded.push(...state.display[kind]);
    state.display[kind] = state.stacks[kind].splice(0, constants.display[kind]);
  }
  io.reveal();
  rollInto(state.whiteDice, constants.whiteDicePerSeat * state.seats.length, io);
  rollBlueDice(state, io);
  const best = Object.keys(data.retireSpaces).find((space) => state.retire[space] !== undefined);
  state.first = state.retire[best as string]!;
  state.retire = {};
  state.year += 1;
  beginYear(state, io);
}
