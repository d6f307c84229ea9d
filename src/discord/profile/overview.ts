import type { GameRecord, Profile, Rated } from '../../community/index.js';
import { messageRoom } from '../words/limits.js';
import { achievementsCalled, gameCalled, type Reading } from '../words/past-match.js';
import { personCalled } from '../words/people.js';
import { wholeLines } from '../words/whole-lines.js';
import { playedLine } from './matches.js';

/**
 * A profile in short, as much of it as a message takes; of the last matches those that still fit.
 * @example overviewText(profile, { heading, current: await currentLines(app, person, reader, words) }, reading)
 */
export function overviewText(
  profile: Profile,
  { heading, current }: { heading: string; current: string[] },
  reading: Reading,
): string {
  const { words } = reading;
  const above = [
    heading,
    ratingLine(profile, reading),
    ...profile.games.map((game) => gameLine(game, reading)),
    ...streakLine(profile, reading),
    ...opponentLines(profile, reading),
    ...reliabilityLine(profile, reading),
    ...(current.length > 0 ? [words.text('profile.current'), ...current] : []),
  ];
  const upper = wholeLines(above, messageRoom - 100, (n) => words.text('profile.more', { n }));
  const left = messageRoom - upper.length - 1;
  const recent = profile.recent.map((one) => playedLine(one, reading));
  const lower = wholeLines([words.text('profile.recent'), ...recent], left, () => words.text('profile.more-recent'));
  return recent.length > 0 && lower.length <= left ? `${upper}\n${lower}` : upper;
}

function ratedText({ strength, certainty }: Rated, { words }: Reading): string {
  return words.text('profile.rated', { strength, certainty: { id: `certainty.${certainty}` } });
}

function ratingLine({ rating, rank }: Profile, reading: Reading): string {
  const { words } = reading;
  if (!rating) return words.text('profile.unrated');
  const line = words.text('profile.rating', { rated: ratedText(rating, reading) });
  return rank ? `${line} · ${words.text('profile.rank', { ...rank })}` : line;
}

function gameLine(
  { game, rating, matches, wins, places, alone, best, achieved }: GameRecord,
  reading: Reading,
): string {
  const { words } = reading;
  const times = places.map(([place, n]) =>
    words.text('profile.place-times', { place: { id: 'past.place', args: { place } }, n }),
  );
  const parts = [
    rating && ratedText(rating, reading),
    matches > 0 && words.text('profile.matches', { n: matches }),
    matches > 0 && words.text('profile.wins', { n: wins }),
    times.join(', '),
    alone > 0 && words.text('profile.alone', { n: alone }),
    best && words.text('profile.best', { n: best.points }),
    achievementsCalled(game, achieved, words),
  ];
  return `- **${gameCalled(game, words)}** · ${parts.filter(Boolean).join(' · ')}`;
}

function streakLine({ streak }: Profile, { words }: Reading): string[] {
  if (!streak || streak.longest === 0) return [];
  const { current, longest } = streak;
  return [words.text('profile.streak', { current, longest })];
}

function opponentLines({ opponents }: Profile, { words }: Reading): string[] {
  if (opponents.length === 0) return [];
  const lines = opponents.map(({ name, matches, won, lost, tied }) =>
    words.text('profile.opponent', { name: personCalled(name, words), n: matches, won, lost, tied }),
  );
  return [words.text('profile.opponents'), ...lines.map((line) => `- ${line}`)];
}

function reliabilityLine({ reliability: { turns, late, matches, left } }: Profile, { words }: Reading): string[] {
  if (matches === 0) return [];
  // Whoever was late once is not told as somebody who never was.
  const percent = Math.floor((100 * (turns - late)) / turns);
  const parts = [
    turns > 0 ? words.text('profile.in-time', { percent, n: turns }) : words.text('profile.no-turns'),
    words.text('profile.left', { left, n: matches }),
  ];
  return [words.text('profile.reliability', { told: parts.join('; ') })];
}
