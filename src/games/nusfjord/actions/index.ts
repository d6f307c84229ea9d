import type { Action } from '../../../engine/game.js';
import { thinOut } from '../effects/ops/forests.js';
import { gainOp, transferReserve } from '../effects/ops/goods.js';
import { buyAllShares, issueShare } from '../effects/ops/shares.js';
import type { State } from '../state.js';
import { activate } from './activate.js';
import { atOnce } from './at-once.js';
import { build } from './build.js';
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
import { invite } from './invite.js';
import { pass } from './pass.js';
import { plant } from './plant.js';
import { resolve } from './resolve.js';
import { sellShip } from './sell-ship.js';
import { serve } from './serve.js';
import { ship } from './ship.js';
import { trade } from './trade.js';
import { upgrade } from './upgrade.js';
import { use } from './use.js';

/** All moves of the game, by the name used in notation and commands. */
export const actions: Record<string, Action<State>> = {
  gold: atOnce(gainOp),
  transfer: atOnce(transferReserve),
  serve,
  build,
  issue: atOnce(issueShare, ({ to }) => (to === 'own-supply' ? undefined : 'nusfjord.detail.issue')),
  'buy-shares': atOnce(buyAllShares),
  clear,
  plant,
  'thin-out': atOnce(thinOut),
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
