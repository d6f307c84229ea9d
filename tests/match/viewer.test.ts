import { describe, expect, it } from 'vitest';
import type { MatchInfo } from '../../src/match/api.js';
import { heard } from '../../src/match/events.js';
import { publicViewer, viewerOf } from '../../src/match/viewer.js';

const match = (status: MatchInfo['status'], by: ('person' | 'engine')[]): MatchInfo =>
  ({ status, seats: by.map((who, seat) => ({ seat, person: { id: `u${seat}`, name: 'X' }, by: who })) }) as MatchInfo;

describe('what a person may see', () => {
  it('is what the seat they hold may see', () => {
    expect(viewerOf(match('playing', ['person', 'person']), 'u1')).toBe(1);
    expect(viewerOf(match('playing', ['person', 'person']), 'u0')).toBe(0);
  });

  it('is what anybody may see, for those without a seat', () => {
    expect(publicViewer()).toBe('public');
    expect(viewerOf(match('playing', ['person', 'person']), 'u7')).toBe('public');
    expect(viewerOf(match('open', ['person', 'person']), 'u0')).toBe('public');
  });

  it('is what anybody may see, for those who gave their seat up, until the match is over', () => {
    expect(viewerOf(match('playing', ['engine', 'person', 'person']), 'u0')).toBe('public');
    expect(viewerOf(match('aside', ['engine', 'person', 'person']), 'u0')).toBe('public');
    expect(viewerOf(match('over', ['engine', 'person', 'person']), 'u0')).toBe(0);
  });

  it('cannot be a seat that somebody wrote down', () => {
    const told = [{ event: { id: 'x' } }, { event: { id: 'y' }, only: 0 }];
    // @ts-expect-error A seat is no onlooker: the type check fails if it ever becomes one.
    expect(heard(told, 0)).toHaveLength(2);
    // @ts-expect-error Nor is the word.
    expect(heard(told, 'public')).toHaveLength(1);
    expect(heard(told, publicViewer())).toEqual([{ id: 'x' }]);
  });
});
