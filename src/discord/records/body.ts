import type { App } from '../client/app.js';
import type { RecordsLook } from '../client/records-look.js';
import { gameCalled, type Reading } from '../words/past-match.js';
import { achievementsText, finishesText, scoresText, streaksText } from './text.js';

/** What a look at records shows, and how many pages there are of it.
 * @example const { content, pages } = await recordsBody(app, look, { guildId, words, above: [] }) */
export async function recordsBody(
  app: App,
  look: RecordsLook,
  reading: Reading & { above: string[] },
): Promise<{ content: string; pages: number }> {
  const { view, where, game, seats, page } = look;
  const { guildId, words } = reading;
  const scope = {
    ...(where === 'here' && { guild: guildId }),
    ...(game !== undefined && { game }),
    ...(seats !== undefined && { seats }),
  };
  const about = [
    words.text(`records.where-${where}`),
    words.text(game === undefined ? 'profile.all-games' : 'records.game', { game: gameCalled(game ?? '', words) }),
    // Streaks are of matches of any number of players, achievements of one.
    ...(seats === undefined || view === 'streaks' || view === 'achievements'
      ? []
      : [words.text('past.players', { n: seats })]),
  ];
  const heading = [...reading.above, words.text('records.heading', { scope: about.join(' · ') })].join('\n');
  const { community } = app;
  if (view === 'streaks')
    return { content: streaksText(await community.streakRecords(scope), heading, reading), pages: 1 };
  if (view === 'achievements')
    return { content: achievementsText(await community.achievementRecords(scope), heading, reading), pages: 1 };
  if (view === 'finishes')
    return { content: finishesText(await community.finishRecords(scope), heading, reading), pages: 1 };
  const scores = await community.scoreRecords(scope, page);
  return { content: scoresText(scores, heading, reading), pages: scores.pages };
}
