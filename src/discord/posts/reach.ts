import type { Batch, MatchInfo, PublicMatch } from '../../match/api.js';
import type { Heard } from '../../match/time/heard.js';
import type { App } from '../client/app.js';
import { peopleOf } from '../client/presence.js';
import { calledSeats, type Reach } from './post.js';

/**
 * How people want to be called now, and how long they have.
 * @example const reach = await reachOf(app, match)
 */
export async function reachOf({ matches }: App, match: MatchInfo): Promise<Reach> {
  const [clocks, manners] = await Promise.all([matches.clocks(match.id), matches.manners(match.id, peopleOf(match))]);
  return { clocks, manners };
}

/**
 * Whom a post has told of what.
 * @example heardOf(batch, table, reach).called
 */
export function heardOf(batch: Batch, table: PublicMatch | undefined, { clocks, manners }: Reach): Heard {
  const match = table?.match ?? batch.match;
  const called = table && match.status === 'playing' ? calledSeats(batch, table) : [];
  const over = match.status === 'over' && !batch.followed ? peopleOf(match) : [];
  return {
    called: clocks.filter(({ seat, ping }) => called.includes(seat) && ping === 'now'),
    unheard: over.filter((id) => manners.get(id) === 'later'),
  };
}

/**
 * The same of a post that was sent before, whose pings can be read in it.
 * @example await heardIn(app, batch, (id) => message.mentions.users.has(id))
 */
export async function heardIn(app: App, batch: Batch, pinged: (id: string) => boolean): Promise<Heard> {
  const { clocks, manners } = await reachOf(app, batch.match);
  const over = batch.match.status === 'over' && !batch.followed ? peopleOf(batch.match) : [];
  return {
    called: clocks.filter(({ personId }) => pinged(personId)),
    unheard: over.filter((id) => !pinged(id) && manners.get(id) !== 'never'),
  };
}
