import type { Seat } from '../../../engine/message.js';
import { anchor } from '../ids.js';
import type { Councillor, State } from '../state.js';

/** Elders that can be invited. @example topElders(state) */
export function topElders(state: State): string[] {
  return state.elders.flatMap(({ up }) => up.slice(-1));
}

/** An own elder on whom no worker stands. @example isFree(elder) */
export function isFree(elder: Councillor): boolean {
  return elder.worker === undefined;
}

/** @example councilAnchor(0, 'builder') // 'council:0:builder' */
export function councilAnchor(seat: Seat, id: string): string {
  return anchor('council', seat, id);
}
