import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { activate } from './activate.js';
import { buy } from './buy.js';
import { chooseBoard } from './choose-board.js';
import { chooseSet } from './choose-set.js';
import { decline } from './decline.js';
import { endTurn } from './end-turn.js';
import { expand } from './expand.js';
import { goOn } from './go-on.js';
import { moveDie } from './move-die.js';
import { moveTile } from './move-tile.js';
import { pass } from './pass.js';
import { placeDie } from './place-die.js';
import { placeMonk } from './place-monk.js';
import { placeRoad } from './place-road.js';
import { religionStep } from './religion-step.js';
import { sell } from './sell.js';
import { ship } from './ship.js';
import { trade } from './trade.js';
import { use } from './use.js';
import { useDie } from './use-die.js';

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  'use-die': useDie,
  activate,
  expand,
  pass,
  'end-turn': endTurn,
  sell,
  buy,
  'move-die': moveDie,
  'choose-board': chooseBoard,
  'choose-set': chooseSet,
  trade,
  ship,
  'move-tile': moveTile,
  religion: use,
  conquest: use,
  use,
  'religion-step': religionStep,
  'place-monk': placeMonk,
  'place-road': placeRoad,
  'place-die': placeDie,
  'go-on': goOn,
  decline,
};
