import type { Op } from '../../data.js';
import { activateElders } from './activate-elders.js';
import { buildBuilding } from './build-building.js';
import { buildReservedSchooner } from './build-reserved-schooner.js';
import { buildShip } from './build-ship.js';
import { buyAllShares } from './buy-all-shares.js';
import { cashElderFish } from './cash-elder-fish.js';
import { choose } from './choose.js';
import { clearForest } from './clear-forest.js';
import { copyActionSpace } from './copy-action-space.js';
import { copyElder } from './copy-elder.js';
import { exchange } from './exchange.js';
import { fillReserve } from './fill-reserve.js';
import { gainOp } from './gain.js';
import { gainUpTo } from './gain-up-to.js';
import { inviteElder } from './invite-elder.js';
import { issueShare } from './issue-share.js';
import { keepExcess } from './keep-excess.js';
import { moveFromReserve } from './move-from-reserve.js';
import { plantForests } from './plant-forests.js';
import type { AskedOp, PlainOp } from './rule.js';
import { sellShip } from './sell-ship.js';
import { serveFish } from './serve-fish.js';
import { takeShipOp } from './take-ship.js';
import { thinOut } from './thin-out.js';
import { transferReserve } from './transfer-reserve.js';
import { upgradeShip } from './upgrade-ship.js';

/** Ops that are done by themselves. */
const plainOps = {
  gain: gainOp,
  gainUpTo,
  fillReserve,
  takeShip: takeShipOp,
  buildReservedSchooner,
  thinOut,
  cashElderFish,
  moveFromReserve,
  keepExcess,
} satisfies { [K in Op['op']]?: PlainOp<K> };

/** Ops that ask something. */
const askedOps = {
  exchange,
  buildShip,
  upgradeShip,
  sellShip,
  buildBuilding,
  clearForest,
  plantForests,
  issueShare,
  buyAllShares,
  serveFish,
  transferReserve,
  inviteElder,
  activateElders,
  copyActionSpace,
  copyElder,
  choose,
} satisfies { [K in Exclude<Op['op'], keyof typeof plainOps>]: AskedOp<K> };

/** The rule of an op that asks nothing; undefined: it does. @example plainOp({ op: 'thinOut' })?.perform */
export function plainOp(op: Op): PlainOp<Op['op']> | undefined {
  return (plainOps as Record<string, unknown>)[op.op] as PlainOp<Op['op']> | undefined;
}

/** The rule of an op that asks something; asking for another one is a bug and throws.
 * @example askedOp({ op: 'issueShare' }).action // 'issue' */
export function askedOp(op: Op): AskedOp<Op['op']> {
  const found = (askedOps as Record<string, unknown>)[op.op];
  if (!found) throw new Error(`${op.op} asks nothing`);
  return found as AskedOp<Op['op']>;
}
