import type { ServerSettings } from '../../match/servers/settings.js';
import type { Words } from '../../text/words.js';
import type { ServerSection } from '../client/server-press.js';
import { paceWords } from '../words/pace.js';

/** What the settings of a server are told from: what holds, and which of the channels and roles in them there still are. */
export interface ServerView {
  settings: ServerSettings;
  vacationDays: number;
  channels: ReadonlySet<string>;
  roles: ReadonlySet<string>;
  /** May I write in the channel for results? */
  mayTell: boolean;
}

/** What holds in a server, a line each; `home`: all of it. @example settingLines(view, 'time', words) */
export function settingLines(view: ServerView, section: ServerSection, words: Words): string[] {
  const parts = { languages, opening, time, limits: limitLines, results };
  const shown = section === 'home' ? Object.values(parts) : [parts[section]];
  const about = section === 'home' ? 'server.about' : `server.${section}-about`;
  return [...shown.flatMap((part) => part(view, words)), `-# ${words.text(about)}`];
}

function line(id: string, value: string, words: Words): string {
  return `**${words.text(`server.${id}`)}**: ${value}`;
}

function languages(view: ServerView, words: Words): string[] {
  const { locale, localeIn } = view.settings;
  const channels = (['en', 'ru'] as const).flatMap((language) => {
    const own = Object.keys(localeIn).filter((channel) => localeIn[channel] === language);
    return own.length > 0 ? [line(`in-${language}`, channelList(view, own, words), words)] : [];
  });
  return [line('locale', words.text(`server.locale-${locale}`), words), ...channels];
}

function opening(view: ServerView, words: Words): string[] {
  const { channels, channelsGone, creators, roles } = view.settings;
  const none = words.text(channelsGone ? 'server.channels-all-gone' : 'server.channels-any');
  const places = channels.length > 0 ? channelList(view, channels, words) : none;
  const who = words.text(`server.creators-${creators}`);
  return [
    line('channels', places, words),
    line('creators', creators === 'roles' ? `${who}: ${roleList(view, roles, words)}` : who, words),
  ];
}

function time({ settings, vacationDays }: ServerView, words: Words): string[] {
  return [
    line('pace', paceWords(settings.pace, words), words),
    line('vacation', words.text('server.vacation-days', { n: vacationDays }), words),
  ];
}

function limitLines({ settings }: ServerView, words: Words): string[] {
  const { ranked, mostMatches, mostLobbies } = settings;
  const limit = (what: string, max: number | null) =>
    words.text(max === null ? `server.${what}-none` : `server.${what}-most`, { max: max ?? 0 });
  return [
    line('ranked', words.text(`server.ranking-${ranked}`), words),
    line('matches', limit('matches', mostMatches), words),
    line('lobbies', limit('lobbies', mostLobbies), words),
  ];
}

function results({ settings, channels, mayTell }: ServerView, words: Words): string[] {
  const { resultsIn, resultsOf } = settings;
  if (resultsIn === null) return [line('results-in', words.text('server.results-none'), words)];
  const lacking = !channels.has(resultsIn) ? 'gone' : mayTell ? undefined : 'closed';
  return [
    line('results-in', lacking === 'gone' ? words.text('server.channels-gone', { n: 1 }) : `<#${resultsIn}>`, words),
    ...(lacking ? [`⚠ ${words.text(`server.results-${lacking}`)}`] : []),
    line('results-of', words.text(`server.results-of-${resultsOf}`), words),
  ];
}

/** Those that are gone are counted: nobody could tell which they were. */
function channelList({ channels }: ServerView, ids: string[], words: Words): string {
  const there = ids.filter((id) => channels.has(id)).map((id) => `<#${id}>`);
  return listed(there, ids.length - there.length, 'server.channels-gone', words);
}

function roleList({ roles }: ServerView, ids: string[], words: Words): string {
  const there = ids.filter((id) => roles.has(id)).map((id) => `<@&${id}>`);
  if (ids.length === 0) return words.text('server.roles-none');
  return listed(there, ids.length - there.length, 'server.roles-gone', words);
}

function listed(there: string[], gone: number, id: string, words: Words): string {
  return [...there, ...(gone > 0 ? [words.text(id, { n: gone })] : [])].join(', ');
}
