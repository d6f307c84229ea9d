import type { Io, Options } from '../../engine/game.js';
import type { Refusal } from '../../engine/message.js';
import { constructionTokens, data, kinds, populationOf } from './data.js';
import { startPlay } from './flow/opening.js';
import { type Cubes, noCubes, type SeatState, type State, startTurn } from './state.js';

const { constants } = data;

/** All options go together. @example fits() // undefined */
export function fits(): Refusal | undefined {
  return undefined;
}

/**
 * The gameboard and the players' things; the hands are dealt when the objectives are known (AN-3).
 * @example setup(3, defaultOptions(anno1800), io)
 */
export function setup(seats: number, options: Options, io: Io): State {
  const { rng } = io;
  const first = rng.int(seats);
  const supply = noCubes();
  for (const kind of kinds) supply[kind] = populationOf(kind).supply - populationOf(kind).start * seats;
  const state: State = {
    phase: 'objectives',
    objectives: [],
    first,
    active: 0,
    round: 0,
    lastRound: null,
    fireworks: null,
    stock: Object.fromEntries(Object.values(constructionTokens).map(({ id, copies }) => [id, copies])),
    supply,
    decks: { 'farmer-worker': [], 'artisan-engineer-investor': [], 'new-world': [] },
    expeditions: rng.shuffle(Object.keys(data.expeditions)),
    oldWorld: rng.shuffle(Object.keys(data.oldWorld)),
    newWorld: rng.shuffle(Object.keys(data.newWorld)),
    seats: Array.from({ length: seats }, startSeat),
    turn: startTurn(),
    saved: [],
  };
  const all = Object.keys(data.objectives);
  if (options.objectives === 'chosen') return state;
  const drawn =
    options.objectives === 'first-game'
      ? all.filter((id) => data.objectives[id]!.firstGame)
      : rng.shuffle(all).slice(0, constants.objectives);
  state.objectives = all.filter((id) => drawn.includes(id));
  startPlay(state, io);
  return state;
}

function startSeat(): SeatState {
  const { trade, exploration } = constants.start;
  const ready = noCubes();
  for (const kind of Object.keys(ready) as (keyof Cubes)[]) ready[kind] = populationOf(kind).start;
  return {
    ready,
    spent: noCubes(),
    fields: data.homeIsland.fields.map(({ id, printed }) => ({
      id,
      ...(printed !== undefined && { printed }),
      cubes: [],
    })),
    tokens: { trade: { ready: trade, spent: 0 }, exploration: { ready: exploration, spent: 0 } },
    gold: 0,
    hand: [],
    played: [],
    expeditions: [],
    oldWorld: [],
    newWorld: [],
  };
}
