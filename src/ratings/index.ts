/**
 * What results say of how well people play: pure but for loading the library. Knows no match and no store.
 * @module
 */
export * from './pools.js';
export * from './rating.js';
export * from './rule.js';
export * from './season.js';
export * from './standing.js';
export * from './streak.js';
