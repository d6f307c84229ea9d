import { isDay } from '../../days/calendar.js';
import { type Limit, paceShape } from '../../days/pace.js';
import { isStandIn } from '../../match/privacy/stand-in.js';
import type { Words } from '../../text/words.js';
import { cut } from '../words/cut.js';
import { markdownName } from '../words/names.js';
import { limitWords } from '../words/pace.js';

/** What was kept of an act: it can be of another build, or damaged. */
export type Kept = Record<string, unknown>;

/** So much of a name is written. */
const longestName = 40;

/** A number of it; 0: there is none. @example numberIn(about, 'hours') // 24 */
export function numberIn(about: Kept, key: string): number {
  const value = about[key];
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** A text of it; empty: there is none. @example textIn(about, 'from') // '42' */
export function textIn(about: Kept, key: string): string {
  const value = about[key];
  return typeof value === 'string' ? value : '';
}

/** A day of it. @example dayIn(about, 'from') // '2026-04-01' */
export function dayIn(about: Kept, key: string): string {
  const day = textIn(about, key);
  return isDay(day) ? day : '?';
}

/** A name that somebody chose, which what comes after it stays after. @example nameIn(about, 'name', words) // 'Friday' */
export function nameIn(about: Kept, key: string): string {
  return `\u2068${markdownName(cut(textIn(about, key), longestName))}\u2069`;
}

/** Somebody, so that nobody else can be meant; never a ping, where the message allows none. @example personIn('42', words) // '<@42>' */
export function personIn(id: string | undefined, words: Words): string {
  if (id === undefined || !/^\d{1,20}$/.test(id)) return words.text('person.nameless');
  return isStandIn(id) ? words.text('person.gone') : `<@${id}>`;
}

/** @example channelIn('42', words) // '<#42>' */
export function channelIn(id: unknown, words: Words): string {
  return typeof id === 'string' && /^\d{1,20}$/.test(id) ? `<#${id}>` : words.text('act.none');
}

/** @example gameIn(about, words) // 'Nusfjord' */
export function gameIn(about: Kept, words: Words): string {
  return known(`game.${textIn(about, 'game')}`, words) ?? words.text('act.any');
}

/** What a setting of a server was or is. `most`: so many of a list are named. @example settingValue('ranked', 'never', words, 3) */
export function settingValue(setting: string, value: unknown, words: Words, most: number): string {
  switch (setting) {
    case 'in-en':
    case 'in-ru':
    case 'channels':
    case 'roles':
      return listed(setting, value, words, most);
    case 'results-in':
      return value === null ? words.text('server.results-none') : channelIn(value, words);
    case 'limit': {
      const limit = paceShape.safeParse({ late: 'notice', off: [], ...(value !== null && { limit: value as Limit }) });
      return limit.success ? limitWords(limit.data.limit, words) : '?';
    }
    case 'weekends':
      return words.text(value === true ? 'pace.weekends-yes' : 'pace.weekends-no');
    case 'matches':
    case 'lobbies':
      return typeof value === 'number'
        ? words.text(`server.${setting}-most`, { max: value })
        : words.text(`server.${setting}-none`);
    case 'vacation':
      return words.text('server.vacation-days', { n: typeof value === 'number' ? value : 0 });
    case 'late':
      return known(`pace.late-${value}`, words) ?? '?';
    case 'ranked':
      return known(`server.ranking-${value}`, words) ?? '?';
    default:
      return known(`server.${setting}-${value}`, words) ?? '?';
  }
}

/** What a setting is called. @example settingName('ranked', words) // 'Ratings' */
export function settingName(setting: string, words: Words): string {
  const id = ['limit', 'late', 'weekends'].includes(setting) ? `pace.${setting}` : `server.${setting}`;
  // A page of the settings may be called so, too.
  return (/^[a-z-]+$/.test(setting) && known(id, words)) || words.text('act.setting-other');
}

function listed(setting: string, value: unknown, words: Words, most: number): string {
  if (setting === 'channels' && value === null) return words.text('act.nowhere');
  const ids = Array.isArray(value) ? value.filter((one) => /^\d{1,20}$/.test(String(one))) : [];
  if (ids.length === 0) return words.text(setting === 'channels' ? 'server.channels-any' : 'act.none');
  const named = ids.slice(0, most).map((id) => (setting === 'roles' ? `<@&${id}>` : `<#${id}>`));
  const list = named.join(', ');
  return ids.length > most ? words.text('act.more', { list, n: ids.length - most }) : list;
}

/** What of a tournament was chosen anew, and what it was before. @example cupChange({ what: 'seats', from: 3, to: 4 }, words) */
export function cupChange(about: Kept, words: Words): string {
  const what = textIn(about, 'what');
  if (!('from' in about)) return words.text('act.cup-settings');
  const [from, to] = [about.from, about.to].map((value) => cupValue(what, value, words));
  return `${from} → ${to}`;
}

function cupValue(what: string, value: unknown, words: Words): string {
  const n = typeof value === 'number' ? value : 0;
  switch (what) {
    case 'seats':
    case 'through':
      return words.text(`tournament.${what}`, { n });
    case 'rounds':
      return value === null ? words.text('tournament.rounds-usual') : words.text('tournament.rounds', { n });
    case 'hours':
      return words.text('tournament.opens-time', { days: n / 24 });
    default:
      return known(`tournament.${what}-${value}`, words, { days: 1 }) ?? '?';
  }
}

/** How seats came off before and after; of a seat whose points are the same, its place. @example resultChange(about, words) */
export function resultChange({ from, to }: Kept, words: Words): string {
  const [before, after] = [seatsIn(from), seatsIn(to)];
  const changes = after.flatMap((one) => {
    const was = before.find(({ seat }) => seat === one.seat);
    if (!was) return [];
    const n = one.seat + 1;
    if (was.points !== one.points) return [words.text('act.points', { n, from: was.points, to: one.points })];
    return was.place === one.place ? [] : [words.text('act.places', { n, from: was.place, to: one.place })];
  });
  return changes.join(', ') || '?';
}

interface Came {
  seat: number;
  points: number;
  place: number;
}

function seatsIn(value: unknown): Came[] {
  const list: unknown[] = Array.isArray(value) ? value : [];
  return list.filter((one): one is Came => {
    const { seat, points, place } = (one ?? {}) as Partial<Came>;
    return [seat, points, place].every((number) => typeof number === 'number');
  });
}

function known(id: string, words: Words, args = {}): string | undefined {
  return words.has(id) ? words.text(id, args) : undefined;
}
