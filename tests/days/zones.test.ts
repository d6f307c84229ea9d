import { expect, it } from 'vitest';
import { isZone } from '../../src/days/calendar.js';
import { zonesIn, zonesMeant } from '../../src/days/zones.js';

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
  ['ru', 'МСК', []],
  ['en', '-', []],
  ['ru', 'Nis', []],
  ['en', 'Atlantis', []],
  ['en', 'UTC+15', []],
  ['en', '<@1>', []],
  ['en', '  ', []],
])('in %s %s means %j', async (language, typed, meant) => {
  expect(zonesMeant(await zonesIn(language), typed).map(({ value }) => value)).toEqual(meant);
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
