import type { MatchInfo } from '../../match/api.js';
import type { Words } from '../../text/words.js';
import { type App, wordsFor } from '../client/app.js';
import { placeWords } from '../client/channel.js';
import { learnNames } from '../client/learn-names.js';

/** More would leave no room for anything else. */
const mostLines = 8;

/** Who reads; undefined: everybody in a channel. And which matches they may know of. */
export interface CurrentReader {
  id?: string;
  mayKnow(match: MatchInfo): boolean;
}

/**
 * The matches that somebody plays, as far as the reader may know of them: where, which game, whose turn it is; nothing of what is on
 * the table.
 * @example await currentLines(app, person, { id: user.id, mayKnow: () => true }, words)
 */
export async function currentLines(app: App, person: string, reader: CurrentReader, words: Words): Promise<string[]> {
  const known = (await app.matches.matchesOf(person)).filter(reader.mayKnow).slice(0, mostLines);
  await Promise.all(known.map((match) => learnNames(app, match)));
  return Promise.all(known.map(({ id }) => currentLine(app, id, reader, words))).then((lines) => lines.flat());
}

async function currentLine(app: App, id: string, reader: CurrentReader, words: Words): Promise<string[]> {
  const match = await app.matches.find(id);
  if (!match || match.status === 'over') return [];
  const channel = await placeWords(app, match, words);
  const game = words.text(`game.${match.game}`);
  if (match.status === 'open') return [words.text('profile.current-open', { channel, game })];
  const table = await app.matches.table(id);
  if (!table.ok) return [words.text('profile.current-aside', { channel, game })];
  const waiting = table.value.game.pending(table.value.position.state).filter(({ holds }) => holds);
  const voices = wordsFor(app, match, words.locale);
  const names = waiting.map(async ({ seat }): Promise<string> => {
    const holder = match.seats[seat];
    const hides = holder?.by === 'person' && holder.person.id !== reader.id;
    return hides && (await app.community.isHidden(holder.person.id))
      ? words.text('person.nameless')
      : voices.seat(seat);
  });
  return [words.text('profile.current-line', { channel, game, who: { list: await Promise.all(names) } })];
}
