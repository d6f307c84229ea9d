import { expect, it } from 'vitest';
import { pageOf } from '../../src/discord/words/moves.js';
import type { LogEntry, MatchInfo } from '../../src/match/api.js';
import { createWords } from '../../src/text/words.js';

const words = createWords({ locale: 'en', seatName: (seat) => ['Ann', 'Bo'][seat]! });
const match = { game: 'islebound' } as MatchInfo;

function entry(number: number, seat: number, action: string, city?: string): LogEntry {
  const events = city === undefined ? [] : [{ id: 'islebound.told.sail', args: { seat: { seat }, city } }];
  return { number, by: 'person', events, move: { seat, action, args: {} }, line: '' } as unknown as LogEntry;
}

const entries = [
  entry(1, 0, 'sail', 'Grenil'),
  entry(2, 0, 'end-turn'),
  entry(3, 1, 'end-turn'),
  entry(4, 0, 'sail', 'Morlim'),
  entry(5, 0, 'end-turn'),
];

it('a move that tells nothing has a line where it is all that its player did, and counts where it has none', () => {
  const { text, told } = pageOf(match, entries, words, 1000);
  expect(text.split('\n')).toEqual(['1. Ann sails to Grenil.', '3. Bo: End turn', '4. Ann sails to Morlim.']);
  expect(told).toBe(5);
});

it('as many moves as fit are told, from the last', () => {
  expect(pageOf(match, entries, words, 45)).toEqual({ text: '3. Bo: End turn\n4. Ann sails to Morlim.', told: 3 });
});
