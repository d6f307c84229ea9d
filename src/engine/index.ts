/**
 * The action grammar: a game declares what a seat may do and how it is chosen; menus, commands, validation, notation,
 * replay, playouts and tests all follow from that one declaration. Knows no game.
 * @module
 */
export * from './achievement.js';
export * from './ahead.js';
export * from './asking.js';
export * from './check.js';
export * from './choices.js';
export * from './completions.js';
export * from './count.js';
export * from './game.js';
export { holdsCards } from './hands.js';
export * from './held.js';
export * from './message.js';
export * from './notation.js';
export * from './play.js';
export * from './playout.js';
export * from './position.js';
export * from './proof.js';
export * from './record.js';
export * from './replay.js';
export * from './rng.js';
export * from './rollback.js';
export * from './secrecy.js';
export * from './table.js';
export * from './tasks.js';
export * from './thought.js';
