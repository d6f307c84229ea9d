import type { AnyGame } from '../engine/index.js';
import { santaMaria } from './santa-maria/index.js';

/** Every game that can be hosted, by its id. */
export const games: Record<string, AnyGame> = { [santaMaria.id]: santaMaria };
