import { message, type Refusal, type Seat } from '../../../../engine/message.js';
import type { OpOf } from '../../data.js';
import { upgradeRefusal } from '../../fleet.js';
import { covers } from '../../goods.js';
import { tooDear } from '../../payments.js';
import { type State, seatOf } from '../../state.js';
import type { AskedOp } from './rule.js';

export type Path = OpOf<'upgradeShip'>['paths'][number];

/** @example pathId({ from: 'sloop', to: 'cutter', cost: {} }) // 'sloop-cutter' */
export function pathId({ from, to }: Path): string {
  return `${from}-${to}`;
}

/** Why a ship cannot be replaced in this way; undefined: it can. @example pathRefusal(state, 0, path) */
export function pathRefusal(state: State, seat: Seat, path: Path): Refusal | undefined {
  const unfit = upgradeRefusal(state, seat, path.from, path.to);
  return unfit ?? (covers(seatOf(state, seat).supply, path.cost) ? undefined : tooDear(path.cost));
}

/** One ship replaced by a bigger one, which is not building a ship (NF-9.13). */
export const upgradeShip: AskedOp<'upgradeShip'> = {
  action: 'upgrade',
  optional: true,
  refusal: (state, seat, { paths }) =>
    paths.some((path) => !pathRefusal(state, seat, path)) ? undefined : message('nusfjord.why.no-upgrade'),
};
