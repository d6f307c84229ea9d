/**
 * What many matches make of people, beside what each does to them: leaderboards, and who is on none. Knows no Discord and no game.
 * @module
 */
export { beginnings as seasonBeginnings } from '../ratings/index.js';
export type { Announcement } from './announcements.js';
export type { Board, BoardLine, BoardPage, BoardQuery } from './board.js';
export type { Community } from './community.js';
export type { Curve, History, Paged, Versus } from './history.js';
export type { GameRecord, Profile, Rated, Told } from './profile.js';
export type { AchievementRecord, FinishRecord, Named, ScorePage, ScoreRecords, StreakRecord } from './records.js';
export { longestSeasonName, type Season, type SeasonSummary } from './seasons.js';
export { type CommunityParts, createCommunity } from './service.js';
export type { StandingBoard } from './standing.js';
export type { ToldResult } from './told-result.js';
