import type { Rng } from '../../src/engine/index.js';
import { viewerOf } from '../../src/match/viewer.js';
import type { Persona } from '../../src/playground/api.js';
import { looksAt, received } from './received.js';
import type { PlayedTable } from './table.js';
import type { Tally } from './tally.js';
import type { TwoDeals } from './two-deals.js';

/** How many looks are compared at a time. */
const atATime = 3;

/**
 * Has readers look at a match twice, the second time with all that they cannot know dealt anew; every difference in
 * what they get is a leak. Nobody else may do anything meanwhile.
 * @example await compareDeals(table, [stranger, ann], deals, rng, tally)
 */
export async function compareDeals(
  table: PlayedTable,
  readers: Persona[],
  deals: TwoDeals,
  rng: Rng,
  tally: Tally,
): Promise<void> {
  const match = await table.match();
  const post = match?.status === 'playing' && table.post(match);
  if (!match || !post) return;
  for (const reader of readers) {
    for (const { name, act } of rng.shuffle(looksAt(table.channel, post)).slice(0, atATime)) {
      const look = () => tally.reply(name.startsWith('/') ? 'typed' : 'presses', name, act(reader));
      // What is new is told once: the first look is not compared.
      await look();
      const here = await look();
      const inThisDeal = here && received(here);
      const there = await deals.dealAnew(viewerOf(match, reader.id), look);
      if (inThisDeal === undefined || !there) continue;
      tally.done.secretsCompared += 1;
      if (inThisDeal !== received(there)) tally.note('leaks', `${name}, ${match.game}: ${there.text}`);
    }
  }
}
