/**
 * Tournaments of several tables: who sits together next, and how all stand. Numbers and lists alone, pure but for loading the library.
 * @module
 */
export * from './limits.js';
export * from './next-round.js';
export * from './plan.js';
export { tablePoints, winPoints } from './points.js';
export * from './sizes.js';
export * from './standings.js';
export * from './types.js';
