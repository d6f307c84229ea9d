/**
 * What many matches make of people, beside what each does to them: leaderboards, and who is on none. Knows no Discord and no game.
 * @module
 */
export type { Board, BoardLine, BoardPage, BoardQuery } from './board.js';
export type { Community } from './community.js';
export type { Curve, History, Paged, Versus } from './history.js';
export type { GameRecord, Profile, Rated, Told } from './profile.js';
export type { FinishRecord, Named, ScorePage, ScoreRecords, StreakRecord } from './records.js';
export { type CommunityParts, createCommunity } from './service.js';
export type { StandingBoard } from './standing.js';
