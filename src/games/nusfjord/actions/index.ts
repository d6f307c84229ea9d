import type { Action } from '../../../engine/game.js';
import type { State } from '../state.js';
import { activate } from './activate.js';
import { build } from './build.js';
import { buyShares } from './buy-shares.js';
import { choose } from './choose.js';
import { clear } from './clear.js';
import { copy } from './copy.js';
import { copyAction } from './copy-action.js';
import { copyElder } from './copy-elder.js';
import { decline } from './decline.js';
import { elder } from './elder.js';
import { endTurn } from './end-turn.js';
import { exchange } from './exchange.js';
import { feed } from './feed.js';
import { feedShares } from './feed-shares.js';
import { gold } from './gold.js';
import { invite } from './invite.js';
import { issue } from './issue.js';
import { pass } from './pass.js';
import { plant } from './plant.js';
import { resolve } from './resolve.js';
import { sellShip } from './sell-ship.js';
import { serve } from './serve.js';
import { ship } from './ship.js';
import { thinOutForests } from './thin-out.js';
import { trade } from './trade.js';
import { transfer } from './transfer.js';
import { upgrade } from './upgrade.js';
import { use } from './use.js';

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  gold,
  transfer,
  serve,
  build,
  issue,
  'buy-shares': buyShares,
  clear,
  plant,
  'thin-out': thinOutForests,
  ship,
  invite,
  elder,
  copy,
  pass,
  'end-turn': endTurn,
  exchange,
  use,
  'sell-ship': sellShip,
  activate,
  trade,
  upgrade,
  choose,
  'copy-action': copyAction,
  'copy-elder': copyElder,
  feed,
  'feed-shares': feedShares,
  resolve,
  decline,
};
