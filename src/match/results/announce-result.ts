import { announce, findResult, settingsOf, type Tx } from '../../store/index.js';

/**
 * Has the channel told that its server has chosen for results, if it has and this one is of a kind that is told there. One's own
 * channel has had it told already. In the transaction that ends the match, after its result is kept.
 * @example await announceResult(tx, match, Date.now())
 */
export async function announceResult(tx: Tx, match: { id: string; channelId: string }, at: number): Promise<void> {
  const result = await findResult(tx, match.id);
  if (!result) return;
  const { guildId, kind } = result;
  const { resultsIn, resultsOf } = await settingsOf(tx, guildId);
  if (resultsIn === null || resultsIn === match.channelId) return;
  if (kind !== 'people' && resultsOf !== 'all') return;
  await announce(tx, { guildId, channelId: resultsIn, about: { match: match.id }, askedAt: at });
}
