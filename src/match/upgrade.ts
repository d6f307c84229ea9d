import { type AnyGame, message, type Refusal } from '../engine/index.js';
import { type Database, findMatch, findSnapshot, liveMatches, type StoredMatch } from '../store/index.js';
import { rulesDiffer } from './aside.js';
import { acceptReplay } from './positions.js';

interface Parts {
  database: Database;
  games: Record<string, AnyGame>;
}

/** What becomes of the live matches of a database under these games. */
export interface Upgrade {
  /** Those that are being played, and all their moves. */
  matches: number;
  moves: number;
  /** Those among them that could not go on. */
  differing: { match: string; problem: Refusal }[];
  /** Those that were set aside and would come back. */
  returning: string[];
}

/**
 * Plays every live match of a database again, whatever it was played by, and compares it with what is stored. Changes
 * nothing.
 * @example (await checkUpgrade({ database, games })).differing
 */
export async function checkUpgrade(parts: Parts): Promise<Upgrade> {
  const { db } = parts.database;
  const upgrade: Upgrade = { matches: 0, moves: 0, differing: [], returning: [] };
  for (const id of await liveMatches(db)) {
    // One that cannot even be read must not hide the others.
    const match = await findMatch(db, id).catch(() => undefined);
    const problem = match ? await problemOf(parts, match) : message('upgrade.damaged');
    if (match?.status === 'aside') {
      if (!problem) upgrade.returning.push(id);
      continue;
    }
    upgrade.matches += 1;
    upgrade.moves += match?.moves ?? 0;
    if (problem) upgrade.differing.push({ match: id, problem });
  }
  return upgrade;
}

/** For whoever runs the bot; a channel is told another way. */
async function problemOf({ database, games }: Parts, match: StoredMatch): Promise<Refusal | undefined> {
  const game = Object.hasOwn(games, match.game) ? games[match.game] : undefined;
  const agreed = game && (await acceptReplay({ database }, match, game, await findSnapshot(database.db, match.id)));
  if (agreed?.ok) return undefined;
  if (agreed?.refusal.id === 'match.damaged' || (game && match.rules === game.rules)) return message('upgrade.damaged');
  const { cause = 'both' } = rulesDiffer(match, game).args ?? {};
  return message('upgrade.differs', { game: match.game, cause, played: match.rules ?? '', here: game?.rules ?? '' });
}
