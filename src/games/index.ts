import type { AnyGame } from '../engine/game.js';
import { anno1800 } from './anno-1800/index.js';
import { cooperIsland } from './cooper-island/index.js';
import { islebound } from './islebound/index.js';
import { nusfjord } from './nusfjord/index.js';
import { santaMaria } from './santa-maria/index.js';

/** Every game that can be hosted, by id. */
export const games: Record<string, AnyGame> = {
  [santaMaria.id]: santaMaria,
  [nusfjord.id]: nusfjord,
  [islebound.id]: islebound,
  [anno1800.id]: anno1800,
  [cooperIsland.id]: cooperIsland,
};
