import type { ServerSettings } from '../../store/index.js';

/** A setting of a server that was chosen anew. */
interface Chosen {
  setting: string;
  from: unknown;
  to: unknown;
}

/** What differs between two settings of a server, each under the name of what chooses it.
 * @example changesOf(before, after) // [{ setting: 'ranked', from: 'host', to: 'never' }] */
export function changesOf(before: ServerSettings, after: ServerSettings): Chosen[] {
  const [was, is] = [partsOf(before), partsOf(after)];
  return Object.entries(is).flatMap(([setting, to]) => {
    const from = was[setting];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ setting, from: from ?? null, to: to ?? null }];
  });
}

function partsOf(settings: ServerSettings): Record<string, unknown> {
  const { pace, localeIn, channels, channelsGone, roles, mostMatches, mostLobbies, resultsIn, resultsOf, ...others } =
    settings;
  const inLanguage = (locale: string): string[] =>
    Object.keys(localeIn)
      .filter((channel) => localeIn[channel] === locale)
      .sort();
  return {
    ...others,
    // In whatever order they were picked.
    channels: channelsGone ? null : channels.toSorted(),
    roles: roles.toSorted(),
    ...{ 'in-en': inLanguage('en'), 'in-ru': inLanguage('ru') },
    ...{ limit: pace.limit, late: pace.late, weekends: pace.weekends ?? false },
    ...{ matches: mostMatches, lobbies: mostLobbies, 'results-in': resultsIn, 'results-of': resultsOf },
  };
}
