import type { Offer, State } from '../state.js';

/** The offer that is answered or taken back: it waits no longer. @example takeOffer(state).to // 1 */
export function takeOffer(state: State): Offer {
  const { offer } = state;
  if (!offer) throw new Error('no offer waits');
  delete state.offer;
  return offer;
}
