import { type Answerable, say, show } from './answer.js';
import { cut } from './cut.js';
import { type Harbour, wordsFor } from './harbour.js';
import { localeOf } from './locale.js';
import { draw } from './pictures.js';

/** How many moves are told to somebody who has none of their own to count from. */
const fewMoves = 10;

/**
 * What has happened since the reader's own last move, in words and as the table with the changed places marked; for
 * others the last moves. Private.
 */
export async function showSince(interaction: Answerable, harbour: Harbour, matchId: string): Promise<void> {
  const { matches } = harbour;
  const table = await matches.table(matchId);
  if (!table.ok) return say(interaction, harbour, table.refusal, matchId);
  const log = await matches.log(matchId, interaction.user.id);
  if (!log.ok) return say(interaction, harbour, log.refusal, matchId);
  const { match, position } = table.value;
  const seat = match.seats.find(({ person, by }) => by === 'person' && person.id === interaction.user.id)?.seat;
  const own = log.value.findLastIndex(({ move }) => move.seat === seat);
  const since = own >= 0 ? log.value.slice(own + 1) : log.value.slice(-fewMoves);
  const events = since.flatMap((entry) => entry.events);
  const locale = localeOf(interaction.locale);
  const words = wordsFor(harbour, match, locale);
  const lines = since.flatMap(({ events: told }) => told.map((event) => words.say(event)).join(' ') || []);
  const drawn = await draw(harbour, {
    match,
    position,
    viewer: seat ?? 'public',
    locale,
    changed: [...new Set(events.flatMap(({ anchors }) => anchors ?? []))],
  });
  const heading = words.text(own >= 0 ? 'since.own' : 'since.last', { n: since.length });
  const content = cut([`**${heading}**`, ...lines].join('\n'), 2000);
  await show(interaction, harbour, { content, files: drawn.file ? [drawn.file] : [] });
}
