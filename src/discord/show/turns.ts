import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { askedLine } from '../client/asked-line.js';
import { placeWords } from '../client/channel.js';
import { learnNames } from '../client/learn-names.js';
import { momentOf } from '../words/deadlines.js';
import { whereOf } from '../words/where.js';

/** One match of a person, with whether it waits for them. */
export interface Waiting {
  match: MatchInfo;
  mine: boolean;
  /** Where the match stands, and for whom it waits. */
  line: string;
  /** Until when they should act; undefined: as long as they like. */
  until?: number;
  /** Since when it waits. */
  since: number;
}

/**
 * The matches of a person, in all servers: those that wait for them first, by when their time is up, then the longest waiting.
 * @example await turnsOf(app, user.id, words)
 */
export async function turnsOf(app: App, personId: string, words: Words): Promise<Waiting[]> {
  await Promise.all((await app.matches.matchesOf(personId)).map((match) => learnNames(app, match)));
  const matches = await app.matches.matchesOf(personId);
  const found = await Promise.all(matches.map((match) => waitingFor(app, match, personId, words)));
  const votes = await app.matches.asked(personId);
  const asked = await Promise.all(
    votes.map(async (vote): Promise<Waiting> => {
      const { match, at: since, until } = vote;
      return {
        match,
        mine: true,
        since,
        ...(until !== undefined && { until }),
        line: await askedLine(app, vote, words),
      };
    }),
  );
  found.push(...asked);
  const end = ({ mine, until }: Waiting): number => (mine ? (until ?? Number.MAX_SAFE_INTEGER) : 0);
  return found.sort((a, b) => Number(b.mine) - Number(a.mine) || end(a) - end(b) || a.since - b.since);
}

async function waitingFor(app: App, match: MatchInfo, personId: string, reader: Words): Promise<Waiting> {
  const words = wordsFor(app, match, reader.locale);
  const title = words.text(`game.${match.game}`);
  const channel = await placeWords(app, match, words);
  const movedAt = match.movedAt ?? 0;
  if (match.status !== 'playing') {
    return { match, mine: false, since: movedAt, line: words.text(`turns.${match.status}`, { channel, title }) };
  }
  const table = await app.matches.table(match.id);
  if (!table.ok) return { match, mine: false, since: movedAt, line: words.text('turns.aside', { channel, title }) };
  const { game, position } = table.value;
  const where = whereOf(table.value, words);
  const seats = game.pending(position.state).filter(({ holds }) => holds);
  const own = match.seats.find(({ by, person }) => by === 'person' && person.id === personId)?.seat;
  const mine = seats.some(({ seat }) => seat === own);
  const clock = (await app.matches.clocks(match.id)).find((one) => mine && one.seat === own);
  const since = clock?.since ?? movedAt;
  const others = { list: seats.map(({ seat }) => ({ seat })) };
  const waiting = { channel, where, since: momentOf(since, 'R'), seats: others };
  const line = words.text(mine ? 'turns.mine' : 'turns.others', waiting);
  if (clock?.until === undefined) return { match, mine, since, line };
  const { until } = clock;
  return { match, mine, since, until, line: words.text('turns.until', { line, until: momentOf(until, 'f') }) };
}
