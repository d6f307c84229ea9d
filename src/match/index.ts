/**
 * What a match does to people: gathering, playing, drafts, the posts it owes. Knows no Discord and no game.
 * @module
 */
export { StoreError } from '../store/index.js';
export * from './api.js';
export type { MatchService } from './match-service.js';
export { exportServer } from './privacy/server-export.js';
export { recountAll } from './results/recount-all.js';
export { createMatchService, type MatchServiceParts } from './service.js';
export { checkUpgrade, type Upgrade } from './upgrade.js';
export { type Verdict, verifyMatches } from './verify.js';
