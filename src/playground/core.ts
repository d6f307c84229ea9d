import type { Interactions } from './interactions.js';
import type { Parts } from './parts.js';

/** The parts every route may use. */
export interface Core extends Parts {
  readonly interactions: Interactions;
}
