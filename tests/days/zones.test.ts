import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isZone } from '../../src/days/calendar.js';
import { zonesIn, zonesMeant } from '../../src/days/zones.js';
import { inProject } from '../../src/project.js';

it.each([
  ['en', 'Berlin', ['Europe/Berlin']],
  ['en', 'germany', ['Europe/Berlin']],
  ['en', 'new york', ['America/New_York']],
  ['en', 'St. John’s', ['America/St_Johns']],
  ['en', 'kolkata', ['Asia/Kolkata']],
  ['en', 'Europe/Kyiv', ['Europe/Kyiv']],
  ['en', ' europe/moscow ', ['Europe/Moscow']],
  ['en', 'utc', ['UTC']],
  ['en', 'UTC+3', ['Etc/GMT-3']],
  ['en', '-05:00', ['Etc/GMT+5']],
  ['en', 'GMT+0', ['UTC']],
  ['ru', 'москва', ['Europe/Moscow']],
  ['ru', 'Нью-Йорк', ['America/New_York']],
  ['ru', 'Орел', []],
  ['ru', 'УКРАИНА', ['Europe/Kiev']],
  ['ru', 'berlin', ['Europe/Berlin']],
  ['ru', 'нью йорк', ['America/New_York']],
  ['ru', 'Новосиб', ['Asia/Novosibirsk']],
  ['en', 'Mos', ['Europe/Moscow']],
  // Not Somalia, Omsk and Tunis.
  ['en', 'Mali', []],
  ['ru', 'МСК', ['Europe/Moscow']],
  ['ru', 'минск', ['Europe/Minsk']],
  ['en', 'Київ', ['Europe/Kiev']],
  ['ru', 'тель авив', ['Asia/Jerusalem']],
  ['ru', 'Лонд', ['Europe/London']],
  ['en', 'san francisco', ['America/Los_Angeles']],
  ['en', 'UTC+5:30', ['Asia/Calcutta']],
  ['en', '-', []],
  ['ru', 'Nis', []],
  ['en', 'Atlantis', []],
  ['en', 'UTC+15', []],
  ['en', '<@1>', []],
  ['en', '  ', []],
])('in %s %s means %j', async (language, typed, meant) => {
  expect(zonesMeant(await zonesIn(language), typed).map(({ value }) => value)).toEqual(meant);
});

it('knows a city by its name alone, and each of those it lists', async () => {
  const { cities } = JSON.parse(readFileSync(inProject('data/days/cities.json'), 'utf8')) as {
    cities: Record<string, string>;
  };
  const zones = await zonesIn('ru');
  const listed = new Set(zones.map(({ value }) => value));
  expect(Object.values(cities).filter((zone) => !listed.has(zone))).toEqual([]);
  const lost = Object.entries(cities).filter(([city, zone]) => zonesMeant(zones, city)[0]?.value !== zone);
  expect([Object.keys(cities).length > 150, lost]).toEqual([true, []]);
});

it('finds several where several are called so', async () => {
  const meant = zonesMeant(await zonesIn('en'), 'Argentina').map(({ value }) => value);
  expect(meant.length).toBeGreaterThan(3);
  expect(meant.every((zone) => zone.startsWith('America/Argentina/'))).toBe(true);
});

it('names each once, and each can be shown and reckoned with', async () => {
  const zones = await zonesIn('ru');
  expect(zones.length).toBeGreaterThan(400);
  expect(new Set(zones.map(({ value }) => value)).size).toBe(zones.length);
  expect(zones.filter(({ value }) => !isZone(value))).toEqual([]);
  // Reckoned with, but unknown to what shows it.
  expect(isZone('+03:00')).toBe(false);
});
