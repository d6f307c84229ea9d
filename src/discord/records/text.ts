import type {
  AchievementRecord,
  FinishRecord,
  Named,
  ScorePage,
  ScoreRecords,
  StreakRecord,
} from '../../community/index.js';
import { momentOf } from '../words/deadlines.js';
import { messageRoom } from '../words/limits.js';
import { achievementsCalled, gameCalled, pastMatch, type Reading, variantCalled } from '../words/past-match.js';
import { personCalled } from '../words/people.js';
import { wholeLines } from '../words/whole-lines.js';

/** The highest scores, category by category; `heading` stands above them. @example scoresText(page, heading, reading) */
export function scoresText({ categories, page, pages }: ScorePage, heading: string, reading: Reading): string {
  const { words } = reading;
  const title = words.text('records.scores', { page, pages });
  if (categories.length === 0) return [heading, title, words.text('records.no-scores')].join('\n');
  return fitted([heading, title, ...categories.flatMap((category) => categoryLines(category, reading))], reading);
}

function categoryLines({ game, seats, variant, scores }: ScoreRecords, reading: Reading): string[] {
  const { words } = reading;
  const parts = [
    `**${gameCalled(game, words)}**`,
    words.text('past.players', { n: seats }),
    variantCalled(game, variant, words),
  ];
  const lines = scores.map((score) => {
    const said = [
      `**${score.points}**`,
      personCalled(score.name, words),
      momentOf(score.endedAt, 'd'),
      pastMatch(score, reading),
    ];
    return `- ${said.join(' · ')}`;
  });
  return [parts.filter(Boolean).join(' · '), ...lines];
}

/** The longest winning streaks. @example streaksText(streaks, heading, reading) */
export function streaksText(streaks: StreakRecord[], heading: string, reading: Reading): string {
  const { words } = reading;
  const lines = streaks.map((streak) => {
    const { from, until, length, name, running } = streak;
    const said = [
      words.text('records.wins', { n: length }),
      personCalled(name, words),
      words.text('records.span', { from: momentOf(from, 'd'), until: momentOf(until, 'd') }),
      running && words.text('records.running'),
      words.text('records.last', { match: pastMatch(streak, reading) }),
    ];
    return `- ${said.filter(Boolean).join(' · ')}`;
  });
  return fitted(
    [heading, words.text('records.streaks'), ...(lines.length > 0 ? lines : [words.text('records.no-streaks')])],
    reading,
  );
}

/** The closest finishes. @example finishesText(finishes, heading, reading) */
export function finishesText(finishes: FinishRecord[], heading: string, reading: Reading): string {
  const { words } = reading;
  const lines = finishes.map((finish) => {
    const { best, endedAt, game, margin, seats } = finish;
    const [first, second] = best;
    const said = [
      words.text('records.margin', { n: margin }),
      words.text('records.duel', {
        first: calledTogether(first?.holders ?? [], reading),
        second: calledTogether(second?.holders ?? [], reading),
        points: first?.points ?? 0,
        against: second?.points ?? 0,
      }),
      words.text('records.in', { game: gameCalled(game, words), players: words.text('past.players', { n: seats }) }),
      momentOf(endedAt, 'd'),
      pastMatch(finish, reading),
    ];
    return `- ${said.join(' · ')}`;
  });
  return fitted(
    [heading, words.text('records.finishes'), ...(lines.length > 0 ? lines : [words.text('records.no-finishes')])],
    reading,
  );
}

/** Who has achieved what first, alone. @example achievementsText(records, heading, reading) */
export function achievementsText(records: AchievementRecord[], heading: string, reading: Reading): string {
  const { words } = reading;
  const lines = records.flatMap((record) => {
    const { game, id, rank, name, endedAt } = record;
    const what = achievementsCalled(game, [{ id, ...(rank && { rank }) }], words);
    const said = [
      `**${what}**`,
      words.text('records.game', { game: gameCalled(game, words) }),
      personCalled(name, words),
      momentOf(endedAt, 'd'),
      pastMatch(record, reading),
    ];
    return what ? [`- ${said.join(' · ')}`] : [];
  });
  const none = [words.text('records.no-achievements')];
  return fitted([heading, words.text('records.achievements'), ...(lines.length > 0 ? lines : none)], reading);
}

/** Those who held a seat one after the other. */
function calledTogether(holders: Named[], { words }: Reading): string {
  const list = new Intl.ListFormat(words.locale, { type: 'conjunction' });
  return list.format(holders.map(({ name }) => personCalled(name, words)));
}

function fitted(lines: string[], { words }: Reading): string {
  return wholeLines(lines, messageRoom, (n) => words.text('profile.more', { n }));
}
