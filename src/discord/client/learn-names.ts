import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'discord.js';
import type { MatchInfo } from '../../match/api.js';
import { isStandIn } from '../../match/privacy/stand-in.js';
import type { App } from './app.js';
import { memberOf } from './presence.js';

/** Who wants to know: somebody who looks, or a post, which asks by itself and must not use up what a look may ask. */
type Occasion = 'look' | 'post';

/** A person's name is asked for again after so long. */
const freshForMs: Record<Occasion, number> = { look: 30_000, post: 5 * 60_000 };

/** A reader does not wait longer for names; those that come later show the next time. */
const patienceMs = 1_000;

/** When the names of people were last asked for, by occasion, server and person. */
const asked = new WeakMap<Client, Map<string, number>>();

/**
 * Learns the names that the people of a match go by now, of whom nothing tells us without the members intent. All that
 * shows a match asks for it first: panels, commands, posts. Discord is asked, so an interaction must have been
 * acknowledged; who cannot be asked about keeps their name.
 * @example await learnNames(app, match) // then read the match again
 */
export async function learnNames(app: App, match: MatchInfo, occasion: Occasion = 'look'): Promise<void> {
  if (match.status === 'over') return;
  const due = match.seats.filter(
    ({ person }) =>
      person.id !== '' && !isStandIn(person.id) && isDue(app.client, occasion, `${match.guildId}:${person.id}`),
  );
  if (due.length === 0) return;
  await Promise.race([learn(app, { ...match, seats: due }), sleep(patienceMs, undefined, { ref: false })]);
}

async function learn({ client, matches, log }: App, match: MatchInfo): Promise<void> {
  const guild = client.guilds.cache.get(match.guildId);
  if (!guild) return;
  const learnOne = async (id: string, known: string): Promise<void> => {
    const member = await memberOf(guild, id);
    if (!member || member === 'left' || member.displayName === known) return;
    await matches.meet({ id, name: member.displayName });
  };
  try {
    await Promise.all(match.seats.map(({ person }) => learnOne(person.id, person.name)));
  } catch (error) {
    log.warn({ err: error, match: match.id }, 'the names of people could not be learnt');
  }
}

function isDue(client: Client, occasion: Occasion, whose: string): boolean {
  const now = Date.now();
  const who = `${occasion}:${whose}`;
  const times = asked.get(client) ?? new Map<string, number>();
  asked.set(client, times);
  for (const [id, at] of times) if (now - at >= freshForMs.post) times.delete(id);
  if (now - (times.get(who) ?? Number.NEGATIVE_INFINITY) < freshForMs[occasion]) return false;
  times.set(who, now);
  return true;
}
