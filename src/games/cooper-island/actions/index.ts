import type { Action } from '../../../engine/game.js';
import { seatOf } from '../../kit/seats.js';
import type { State } from '../state.js';
import { anchorShip } from './anchor.js';
import { boat } from './boat.js';
import { cargo } from './cargo.js';
import { chart } from './chart.js';
import { crate } from './crate.js';
import { decline } from './decline.js';
import { demand } from './demand.js';
import { draw } from './draw.js';
import { endTurn } from './end-turn.js';
import { feed } from './feed.js';
import { finish } from './finish.js';
import { flip } from './flip.js';
import { helm } from './helm.js';
import { islet } from './islet.js';
import { keep } from './keep.js';
import { lid } from './lid.js';
import { look } from './look.js';
import { milestone } from './milestone.js';
import { move } from './move.js';
import { place } from './place.js';
import { put } from './put.js';
import { receive } from './receive.js';
import { refresh } from './refresh.js';
import { refuse } from './refuse.js';
import { royal } from './royal.js';
import { ruins } from './ruins.js';
import { statue } from './statue.js';
import { steps } from './steps.js';
import { store } from './store.js';
import { structure } from './structure.js';
import { take } from './take.js';
import { terrain } from './terrain.js';
import { toll } from './toll.js';
import { trade } from './trade.js';
import { treat } from './treat.js';
import { use } from './use.js';
import { useCard } from './use-card.js';
import { work } from './work.js';

/** By these a seat has acted in the running phase (CI-5.5). */
const acting: Record<string, Action<State>> = {
  terrain,
  islet,
  place,
  use,
  finish,
  work,
  'end-turn': endTurn,
  draw,
  steps,
  take,
  boat,
  structure,
  put,
  look,
  keep,
  ruins,
  statue,
  cargo,
  helm,
  flip,
  move,
  lid,
  feed,
  treat,
  refresh,
  anchor: anchorShip,
  royal,
  toll,
  refuse,
  decline,
  store,
  trade,
  crate,
  chart,
  'use-card': useCard,
  milestone,
};

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  ...Object.fromEntries(Object.entries(acting).map(([id, action]) => [id, noted(action)])),
  receive,
  demand,
};

function noted(action: Action<State>): Action<State> {
  return {
    ...action,
    perform(state, seat, args, io) {
      seatOf(state, seat).done.acted = true;
      action.perform(state, seat, args, io);
    },
  };
}
