import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { readObject } from '../games/kit/data-files.js';
import { inProject } from '../project.js';
import { isZone, zoneNamed } from './calendar.js';

/** A time zone, and what it is called: `Europe/Moscow · Москва`. */
export interface Zone {
  name: string;
  /** Its IANA name. */
  value: string;
}

/** Some ten milliseconds' worth of names. */
const namesAtOnce = 40;
const regions = ['Europe/', 'Asia/', 'America/', 'Africa/', 'Australia/', 'Pacific/', 'Atlantic/', 'Indian/'];
const shape = z.strictObject({ source: z.string(), cities: z.record(z.string(), z.string().refine(isZone)) });

/** The zones of cities that no zone is named after, or whose name in another language the system does not know. */
const { cities } = readObject(inProject('data/days'), 'cities.json', shape);
const named = new Map<string, Promise<Zone[]>>();

/**
 * All time zones, named in a language: by their city, or their country where it has one zone.
 * @example (await zonesIn('ru')).find(({ value }) => value === 'Asia/Tokyo')?.name // 'Asia/Tokyo · Япония'
 */
export function zonesIn(language: string): Promise<Zone[]> {
  const known = named.get(language) ?? nameAll(language);
  named.set(language, known);
  return known;
}

async function nameAll(language: string): Promise<Zone[]> {
  const zones: Zone[] = [];
  for (const value of Intl.supportedValuesOf('timeZone')) {
    if (zones.length % namesAtOnce === namesAtOnce - 1) await turn();
    // What is typed is a city, seldom with the lines between its words.
    const plain = value.replaceAll('_', ' ');
    const local = placeOf(language, value);
    zones.push({ name: local && !like(plain).includes(like(local)) ? `${plain} · ${local}` : plain, value });
  }
  return zones;
}

/** undefined: the language has no name for where it is, but one for its hours, such as GMT. */
function placeOf(language: string, timeZone: string): string | undefined {
  const format = new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'shortGeneric' });
  const name = format.formatToParts(0).find(({ type }) => type === 'timeZoneName')?.value;
  return name?.replace(/ Time$/, '');
}

/**
 * The zones that somebody may have meant: those that are called just so, else those whose name has words that begin so.
 * @example zonesMeant(await zonesIn('en'), 'new york') // [{ name: 'America/New York · ET', value: 'America/New_York' }]
 */
export function zonesMeant(zones: readonly Zone[], typed: string): Zone[] {
  const sought = like(typed);
  if (!sought) return [];
  const same = zones.filter(({ name, value }) => {
    const [plain = '', local = ''] = name.split(' · ');
    return [value, plain, plain.split('/').at(-1) ?? '', local].some((one) => like(one) === sought);
  });
  if (same.length > 0) return same;
  const city = Object.keys(cities).find((name) => like(name) === sought);
  if (city !== undefined) return listed(zones, [cities[city]!]);
  const offset = offsetOf(sought);
  if (offset) return offset;
  // Another name of one of them, such as Europe/Kyiv where the system says Kiev.
  const written = typed.trim().replaceAll(/\s+/g, '_');
  const other = ['', ...regions].map((region) => zoneNamed(`${region}${written}`)).find((zone) => zone !== undefined);
  if (other !== undefined) return [{ name: other.replaceAll('_', ' '), value: other }];
  const words = wordsOf(sought);
  // Within a word it is another name: Mali is not in Somalia.
  const begins = (name: string): boolean => {
    const parts = wordsOf(like(name));
    return words.length > 0 && words.every((word) => parts.some((part) => part.startsWith(word)));
  };
  const found = zones.filter(({ name }) => begins(name));
  const near = listed(
    zones,
    Object.keys(cities)
      .filter(begins)
      .map((name) => cities[name]!),
  );
  return [...new Set([...found, ...near])];
}

/**
 * A zone that this build knows, for one that another build took: the same, or the one with its hours, else UTC. Never a
 * place that is only called alike: nobody is here to see the guess.
 * @example zoneLike('+03:00') // 'Etc/GMT-3'
 */
export function zoneLike(zone: string): string {
  const [hours] = offsetOf(zone.replace(/^([+-]\d\d):?\d\d.*$/, '$1')) ?? [];
  return zoneNamed(zone) === undefined ? (hours?.value ?? 'UTC') : zone;
}

/** The zone of hours from UTC, such as `utc+3`: none where no place keeps them; undefined for what is not hours. */
function offsetOf(typed: string): Zone[] | undefined {
  const [, sign, hours] = /^(?:utc|gmt)? ?([+-])0?(\d{1,2})(?: ?00)?$/.exec(typed) ?? [];
  return sign === undefined ? undefined : fixed(sign === '+' ? '-' : '+', Number(hours));
}

/** A zone with no other time in summer; its name counts westward. */
function fixed(sign: string, hours: number): Zone[] {
  const value = zoneNamed(hours === 0 ? 'UTC' : `Etc/GMT${sign}${hours}`);
  return value === undefined ? [] : [{ name: value, value }];
}

/** Those of a list with these IANA names, as it names them. */
function listed(zones: readonly Zone[], values: string[]): Zone[] {
  const known = [...new Set(values.map((value) => zoneNamed(value) ?? value))];
  return known.map((value) => zones.find((zone) => zone.value === value) ?? { name: value, value });
}

function wordsOf(text: string): string[] {
  return text.split(/[ -]/).filter(Boolean);
}

/** Without capitals, accents and marks. */
function like(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}+-]+/gu, ' ')
    .trim();
}
