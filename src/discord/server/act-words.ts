import type { StoredAct } from '../../match/servers/api.js';
import type { Words } from '../../text/words.js';
import { seasonCalled } from '../words/season.js';
import {
  channelIn,
  cupChange,
  dayIn,
  gameIn,
  nameIn,
  numberIn,
  personIn,
  resultChange,
  settingName,
  settingValue,
  textIn,
} from './act-values.js';

/** What an organiser did, in a line of a message that pings nobody. `most`: so many of a list are named. @example actLine(act, words, 3) */
export function actLine(act: StoredAct, words: Words, most: number): string {
  const time = `<t:${Math.floor(act.at / 1000)}:f>`;
  const { kind, about } = act;
  if (kind === undefined) return `${time} ${words.text('act.unknown', { who: personIn(act.by, words) })}`;
  const setting = textIn(about, 'setting');
  const value = (key: 'from' | 'to') => settingValue(setting, about[key], words, most);
  const own: Record<string, string | number> =
    kind === 'setting'
      ? { setting: settingName(setting, words), from: value('from'), to: value('to') }
      : { name: nameIn(about, 'name'), from: fromOf(act, words), until: dayIn(about, 'until') };
  const args = {
    ...own,
    who: personIn(act.by, words),
    person: personIn(act.personId, words),
    place: channelIn(act.channelId, words),
    match: matchOf(act, words),
    game: gameIn(about, words),
    cup: cupOf(act, words),
    level: { id: `common.level.${levelOf(act)}` },
    season: seasonOf(act, words),
    n: numberIn(about, 'hours'),
    round: numberIn(about, 'round'),
    ...(kind === 'cup-changed' && { what: cupChange(about, words) }),
    ...(kind === 'result-corrected' && { changes: resultChange(about, words) }),
  };
  return `${time} ${words.text(`act.${textOf(act)}`, args)}`;
}

/** Which of the texts of its kind says it. */
function textOf({ kind, about }: StoredAct): string {
  if (kind === 'closed' && about.gathering === true) return 'closed-gathering';
  if (kind === 'moved' && 'guild' in about) return 'moved-abroad';
  if (kind === 'seat-given' && !('from' in about)) return 'seat-given-computer';
  if (kind === 'weekends') return about.to === true ? 'weekends-off' : 'weekends-on';
  return kind ?? 'unknown';
}

/** Where or who it was before: a channel, a person, a day, or a name. */
function fromOf({ kind, about }: StoredAct, words: Words): string {
  if (kind === 'moved') return channelIn(about.from, words);
  if (kind === 'template-renamed') return nameIn(about, 'from');
  if (kind === 'days-off' || kind === 'days-on') return dayIn(about, 'from');
  return personIn(textIn(about, 'from'), words);
}

function matchOf({ kind, about, matchId: match = '', channelId }: StoredAct, words: Words): string {
  const game = gameIn(about, words);
  const gone = kind === 'moved' && 'guild' in about;
  if (channelId === undefined || gone) return words.text('act.match-unplaced', { game, match });
  return words.text('act.match', { game, match, place: channelIn(channelId, words) });
}

function cupOf({ tournament, tournamentId, channelId, about }: StoredAct, words: Words): string {
  if (tournament === undefined) return words.text('act.cup-gone');
  const nameless = tournament === '' ? words.text('tournament.nameless', { id: String(tournamentId) }) : undefined;
  const name = nameless ?? nameIn({ ...about, tournament }, 'tournament');
  return words.text('act.cup', { name, place: channelIn(channelId, words) });
}

function seasonOf({ about }: StoredAct, words: Words): string {
  const named = textIn(about, 'name') !== '' && { name: nameIn(about, 'name') };
  return seasonCalled({ number: numberIn(about, 'number'), ...named }, words, (name) => name);
}

function levelOf({ about }: StoredAct): string {
  const level = textIn(about, 'level');
  return ['easy', 'fair', 'strong'].includes(level) ? level : 'fair';
}
