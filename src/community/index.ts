/**
 * What many matches make of people, beside what each does to them: leaderboards, and who is on none. Knows no Discord and no game.
 * @module
 */
export type { Board, BoardLine, BoardPage, BoardQuery } from './board.js';
export type { Community } from './community.js';
export { type CommunityParts, createCommunity } from './service.js';
