import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { accept } from './accept.js';
import { activate } from './activate.js';
import { ally } from './ally.js';
import { attack } from './attack.js';
import { board } from './board.js';
import { build } from './build.js';
import { buy } from './buy.js';
import { choose } from './choose.js';
import { decline } from './decline.js';
import { discard } from './discard.js';
import { draw } from './draw.js';
import { endTurn } from './end-turn.js';
import { event } from './event.js';
import { exchange } from './exchange.js';
import { hire } from './hire.js';
import { hunt } from './hunt.js';
import { keep } from './keep.js';
import { lose } from './lose.js';
import { offer } from './offer.js';
import { place } from './place.js';
import { placeCubes } from './place-cubes.js';
import { port } from './port.js';
import { refuse } from './refuse.js';
import { reroll } from './reroll.js';
import { retreat } from './retreat.js';
import { sail } from './sail.js';
import { visit } from './visit.js';
import { withdraw } from './withdraw.js';
import { wound } from './wound.js';

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  port,
  keep,
  sail,
  visit,
  attack,
  ally,
  hunt,
  board,
  event,
  buy,
  offer,
  'end-turn': endTurn,
  exchange,
  hire,
  activate,
  choose,
  'place-cubes': placeCubes,
  place,
  build,
  reroll,
  wound,
  retreat,
  lose,
  discard,
  draw,
  accept,
  refuse,
  withdraw,
  decline,
};
