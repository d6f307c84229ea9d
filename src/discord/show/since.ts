import { viewerOf } from '../../match/viewer.js';
import { type Answerable, say, show } from '../client/answer.js';
import { type App, wordsFor } from '../client/app.js';
import { draw, pictured } from '../posts/pictures.js';
import { latest } from '../words/latest.js';
import { limits } from '../words/limits.js';
import { localeOf } from '../words/locale.js';
import { movesTold, placesChanged } from '../words/moves.js';
import { shareRow } from './share-button.js';

/** Room for what happened, below the heading. */
const room = limits.content - 100;

/**
 * What has happened since the reader last looked, in words and as the table with the changed places marked. Private.
 * Where it is long the newest is told.
 */
export async function showSince(interaction: Answerable, app: App, matchId: string): Promise<void> {
  const { matches } = app;
  const table = await matches.table(matchId);
  if (!table.ok) return say(interaction, app, table.refusal, matchId);
  const news = await matches.catchUp(matchId, interaction.user.id);
  if (!news.ok) return say(interaction, app, news.refusal, matchId);
  const { match, position } = table.value;
  const { since, entries } = news.value;
  const locale = localeOf(interaction.locale);
  const words = wordsFor(app, match, locale);
  const lines = movesTold(entries, words);
  const drawn = await draw(
    app,
    {
      match,
      position,
      viewer: viewerOf(match, interaction.user.id),
      locale,
      changed: placesChanged(entries),
    },
    interaction.user.id,
  );
  const heading = words.text(`since.${since}`, { n: entries.length });
  const content = `**${heading}**\n${latest(lines, room, '\n')}`;
  const [first] = entries;
  const key = first && ({ what: 'since', match: match.id, from: first.number - 1 } as const);
  const components = key ? shareRow(interaction, app, key, locale, match) : [];
  await show(interaction, app, { ...pictured(content, drawn, words), components });
}
