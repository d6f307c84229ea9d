import type { Options } from '../../../src/engine/index.js';

/** By game: options with which there is something to hide, where the usual ones hide only what lies in stacks. */
export const secretive: Record<string, Options> = { islebound: { architect: 'yes', metropolis: 'yes' } };
