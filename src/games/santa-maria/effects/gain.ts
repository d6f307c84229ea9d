import { gain } from '../goods.js';
import type { Resolve } from './resolve.js';

/** Gains are resolved by themselves (SM-8.1). */
export const gainGoods: Resolve<'gain'> = (state, seat, effect, source, io) => {
  gain(state, seat, effect.gain, source, io);
};
