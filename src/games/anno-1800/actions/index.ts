import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { accept } from './accept.js';
import { activate } from './activate.js';
import { chooseObjectives } from './choose-objectives.js';
import { credit } from './credit.js';
import { endTurn } from './end-turn.js';
import { expand } from './expand.js';
import { expedition } from './expedition.js';
import { festival } from './festival.js';
import { finish } from './finish.js';
import { callOff, giveUp } from './give-up.js';
import { hire } from './hire.js';
import { improve } from './improve.js';
import { newWorld, oldWorld } from './islands.js';
import { useObjective } from './objective.js';
import { place } from './place.js';
import { play } from './play.js';
import { produce } from './produce.js';
import { clear, remove } from './remove.js';
import { settle } from './settle.js';
import { shiftEnd } from './shift-end.js';
import { swap } from './swap.js';
import { upgrade } from './upgrade.js';

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  'choose-objectives': chooseObjectives,
  expand,
  clear,
  play,
  swap,
  hire,
  upgrade,
  'old-world': oldWorld,
  'new-world': newWorld,
  expedition,
  festival,
  'end-turn': endTurn,
  accept,
  settle,
  'give-up': giveUp,
  'call-off': callOff,
  place,
  improve,
  finish,
  'shift-end': shiftEnd,
  activate,
  objective: useObjective,
  credit,
  produce,
  remove,
};
