import type { Op } from '../../data.js';
import { buildBuilding } from './build-building.js';
import { buildShip } from './build-ship.js';
import { chooseOp, copyActionSpace } from './choices.js';
import { activateElders, cashElderFish, copyElderOp, inviteElder } from './elders.js';
import { clearForest, plantForests, thinOut } from './forests.js';
import {
  exchange,
  fillReserve,
  gainOp,
  gainUpTo,
  keepExcess,
  moveFromReserve,
  serveFish,
  transferReserve,
} from './goods.js';
import type { AskedOp, PlainOp, Rule } from './rule.js';
import { buyAllShares, issueShare } from './shares.js';
import { buildReservedSchooner, sellShipOp, takeShipOp, upgradeShip } from './ships.js';

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
  sellShip: sellShipOp,
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
  copyElder: copyElderOp,
  choose: chooseOp,
} satisfies { [K in Exclude<Op['op'], keyof typeof plainOps>]: AskedOp<K> };

/** The rule of an op. @example ruleOf({ op: 'thinOut' }).action // 'thin-out' */
export function ruleOf(op: Op): Rule<Op['op']> {
  return plainOp(op) ?? askedOp(op);
}

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
