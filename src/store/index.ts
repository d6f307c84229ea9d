/**
 * SQLite behind typed queries: what a match is made of, and the posts it owes. Knows no rules of a match.
 * @module
 */
export * from './backup.js';
export * from './boards.js';
export * from './comments.js';
export * from './copy.js';
export * from './damage.js';
export * from './database.js';
export * from './drafts.js';
export * from './errors.js';
export * from './final-posts.js';
export * from './finishes.js';
export * from './habits.js';
export * from './head-to-head.js';
export * from './hidden.js';
export * from './hold.js';
export * from './invitations.js';
export * from './lessons.js';
export * from './lobbies.js';
export * from './looks.js';
export * from './matches.js';
export * from './migrate.js';
export * from './moves.js';
export * from './mutes.js';
export * from './notes.js';
export * from './open-tables.js';
export * from './orders.js';
export * from './outages.js';
export * from './outbox.js';
export * from './people.js';
export * from './pings.js';
export * from './plans.js';
export * from './played.js';
export * from './rating-changes.js';
export * from './ratings.js';
export * from './record-scores.js';
export * from './reliability.js';
export * from './results.js';
export * from './seats.js';
export type { PlayedBy } from './shapes.js';
export * from './snapshots.js';
export * from './standing-boards.js';
export * from './stored-match.js';
export * from './streaks.js';
export * from './vacations.js';
export * from './votes.js';
export * from './waits.js';
