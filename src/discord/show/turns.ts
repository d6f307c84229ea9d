import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type Harbour, wordsFor } from '../client/harbour.js';
import { learnNames } from '../client/learn-names.js';
import { placeWords } from '../client/place.js';
import { whereOf } from '../words/where.js';

/** One match of a person, with whether it waits for them. */
export interface Waiting {
  match: MatchInfo;
  mine: boolean;
  /** Where the match stands, and for whom it waits. */
  line: string;
}

/**
 * The matches of a person, in all servers: those that wait for them first, the longest waiting first.
 * @example await turnsOf(harbour, user.id, words)
 */
export async function turnsOf(harbour: Harbour, personId: string, words: Words): Promise<Waiting[]> {
  await Promise.all((await harbour.matches.matchesOf(personId)).map((match) => learnNames(harbour, match)));
  const matches = await harbour.matches.matchesOf(personId);
  const found = await Promise.all(matches.map((match) => waitingFor(harbour, match, personId, words)));
  const age = ({ match }: Waiting): number => match.movedAt ?? 0;
  return found.sort((a, b) => Number(b.mine) - Number(a.mine) || age(a) - age(b));
}

async function waitingFor(harbour: Harbour, match: MatchInfo, personId: string, reader: Words): Promise<Waiting> {
  const words = wordsFor(harbour, match, reader.locale);
  const title = words.text(`game.${match.game}`);
  const channel = await placeWords(harbour, match, words);
  if (match.status !== 'playing') {
    return { match, mine: false, line: words.text(`turns.${match.status}`, { channel, title }) };
  }
  const table = await harbour.matches.table(match.id);
  if (!table.ok) return { match, mine: false, line: words.text('turns.aside', { channel, title }) };
  const { game, position } = table.value;
  const where = whereOf(table.value, words);
  const seats = game.pending(position.state).filter(({ holds }) => holds);
  const mine = seats.some(({ seat }) => match.seats[seat]?.person.id === personId);
  const since = `<t:${Math.floor((match.movedAt ?? 0) / 1000)}:R>`;
  const others = { list: seats.map(({ seat }) => ({ seat })) };
  const line = words.text(mine ? 'turns.mine' : 'turns.others', { channel, where, since, seats: others });
  return { match, mine, line };
}
