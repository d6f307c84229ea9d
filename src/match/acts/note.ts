import { type Act, insertAct, type StoredMatch, type Tx } from '../../store/index.js';
import type { Context } from '../context.js';
import type { Organiser } from '../organiser.js';

/** What an organiser did about a match. */
export type MatchAct = Pick<Act, 'kind' | 'about' | 'personId' | 'channelId'>;

/**
 * Does somebody act on a match as an organiser, and not as its host or a player? Whoever organises a tournament hosts its matches without a seat.
 * @example if (actsAsOrganiser(match, by)) …
 */
function actsAsOrganiser({ host, tenures }: StoredMatch, { id, manages, bot }: Organiser): boolean {
  if (bot) return false;
  return host.id === id ? !tenures.some(({ current, person }) => current && person?.id === id) : manages;
}

/** Notes what an organiser does about a match, in the transaction that does it; of anybody else nothing is noted.
 * @example await noteAct(context, tx, match, by, { kind: 'extended', personId, about: { hours: 24 } }) */
export async function noteAct(
  context: Context,
  tx: Tx,
  match: StoredMatch,
  by: Organiser,
  act: MatchAct,
): Promise<void> {
  if (!actsAsOrganiser(match, by)) return;
  const { id: matchId, guildId, channelId, game } = match;
  const place = match.lesson ? {} : { channelId };
  const about = { game, ...act.about };
  await insertAct(tx, { guildId, matchId, ...place, ...act, about, by: by.id }, context.now());
}
