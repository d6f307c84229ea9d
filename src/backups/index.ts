/**
 * Copies of the database that a running bot makes by itself, and how one is put back. Knows no match and no Discord.
 * @module
 */
export * from './keeper.js';
export * from './restore.js';
