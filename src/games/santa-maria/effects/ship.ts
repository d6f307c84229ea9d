import { push } from '../../../engine/tasks.js';
import type { Resolve } from './resolve.js';

/** One shipment tile may be taken (SM-8.5). */
export const ship: Resolve<'ship'> = (state, seat) => {
  push(state.tasks, seat, { kind: 'ship' });
};
