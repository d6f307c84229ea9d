import { describe, expect, it } from 'vitest';
import { spanOf } from '../../src/discord/words/span.js';
import { longestTurn } from '../../src/match/longest-turn.js';
import { createWords } from '../../src/text/words.js';
import { must, roll, rows, tableAtTurns } from './harness.js';

const person = (seat: number, at: number) => ({ seat, by: 'person' as const, at });
const engine = (seat: number, at: number) => ({ seat, by: 'engine' as const, at });

describe('the longest turn', () => {
  it('is the longest wait between two commits, or from the start', () => {
    expect(longestTurn(100, [person(0, 150), person(0, 150), person(1, 400), person(0, 500)])).toEqual({
      seat: 1,
      ms: 250,
    });
    expect(longestTurn(0, [person(1, 900), person(0, 1000)])).toEqual({ seat: 1, ms: 900 });
  });

  it('is nobody’s where the engine plays, which is never waited for', () => {
    expect(longestTurn(0, [engine(1, 5000)])).toBeUndefined();
    expect(longestTurn(0, [engine(1, 5000), person(0, 5010)])).toEqual({ seat: 0, ms: 10 });
  });

  it.each([
    [59_999, '', ''],
    [60_000, '1 minute', '1 минута'],
    [3_600_000 + 5 * 60_000, '1 hour 5 minutes', '1 час 5 минут'],
    [2 * 86_400_000 + 59 * 60_000, '2 days', '2 дня'],
    [86_400_000 + 3 * 3_600_000 + 60_000, '1 day 3 hours', '1 день 3 часа'],
  ])('lasted %i ms: %s', (ms, en, ru) => {
    expect(spanOf(ms, createWords({ locale: 'en' }))).toBe(en);
    expect(spanOf(ms, createWords({ locale: 'ru' }))).toBe(ru);
  });
});

it('stands with the scores of a match', async () => {
  const { db, service, id, holders } = await tableAtTurns(2);
  must(await service.play(id, holders[0]!, undefined, roll));
  must(await service.resign(id, holders[1]!));
  const [last] = (await rows(db, 'moves')).slice(-1) as { number: number; seat: number; at: number }[];
  const later = last!.at + 7_380_000;
  await db.db.updateTable('moves').set({ at: later }).where('number', '=', last!.number).execute();
  expect(must(await service.scores(id)).longest).toEqual({ seat: last!.seat, ms: 7_380_000 });
});
