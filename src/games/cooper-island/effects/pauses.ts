import type { Seat } from '../../../engine/message.js';
import { seatOf } from '../../kit/seats.js';
import { isOpen, spaceOf, touchesLand } from '../board/land.js';
import { data, partsOf } from '../data.js';
import type { SeatState, State, TaskOf } from '../state.js';

/**
 * Might a card or a crate still be turned or covered, so that it can be refreshed (CI-18.1, CI-20.5)?
 * @example mightRefresh(state, 0, { kind: 'refresh', card: false, lid: false }) // true
 */
export function mightRefresh(state: State, seat: Seat, { card, lid }: TaskOf<'refresh'>): boolean {
  const { large, lids } = seatOf(state, seat);
  return (!card && Object.keys(large).length > 0) || (!lid && lids.crates.length + lids.unused > 0);
}

/**
 * Could anytime actions still change what the next step of the clean-up counts (CI-18.1, CI-20.1)? Only then is it
 * worth a question: a statue may come by a card, the isthmus be charted by a card, a crate or the cartographer.
 * @example worthPausing(state, 0, 'isthmus') // false
 */
export function worthPausing(state: State, seat: Seat, before: TaskOf<'pause'>['before']): boolean {
  const owner = seatOf(state, seat);
  const up = Object.keys(owner.large).filter((card) => owner.large[card]);
  if (before === 'statues') return up.some((card) => partsOf(card).some((of) => of.some(({ op }) => op === 'statue')));
  const missing = data.peninsula.spaces.flatMap(({ id, isthmus }) =>
    isthmus && spaceOf(owner, id).level === 0 ? [id] : [],
  );
  if (!missing.some((space) => touchesLand(owner, space))) return false;
  return up.length > 0 || owner.lids.unused > 0 || (missing.length === 1 && canExplore(owner, missing[0]!));
}

function canExplore(owner: SeatState, space: string): boolean {
  return !owner.done.chart && owner.cartographer >= data.constants.chart.explore && isOpen(owner, space);
}
