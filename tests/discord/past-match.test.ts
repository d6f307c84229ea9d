import { expect, it } from 'vitest';
import { gameCalled, pastMatch, variantCalled } from '../../src/discord/words/past-match.js';
import { createWords } from '../../src/text/words.js';

const [en, ru] = [createWords({ locale: 'en' }), createWords({ locale: 'ru' })];
const post = { guildId: '7', channelId: '8', messageId: '9' };

it('leads to the last post of a match in the reader’s server, and else names the match', () => {
  const match = { matchId: 'k3v9qa' };
  const here = { guildId: '7', words: en };
  expect(pastMatch({ ...match, post }, here)).toBe('[match](https://discord.com/channels/7/8/9)');
  const named = 'match `k3v9qa`';
  expect(pastMatch({ ...match, post }, { guildId: '1', words: en })).toBe(named);
  expect(pastMatch({ ...match, post: { guildId: '7', channelId: '8' } }, here)).toBe(named);
  expect(pastMatch(match, here)).toBe(named);
  expect(pastMatch(match, { guildId: '7', words: ru })).toBe('партия `k3v9qa`');
});

it('names games and variants as the lobby does, and tells of those that are not there any more', () => {
  expect([gameCalled('nusfjord', en), gameCalled('chess', en), gameCalled('chess', ru)]).toEqual([
    'Nusfjord',
    'another game',
    'другая игра',
  ]);
  expect(variantCalled('nusfjord', '', en)).toBe('');
  expect(variantCalled('nusfjord', 'deck=codfish,mixed=yes', en)).toBe(
    'Deck of buildings: codfish, Mix the decks at the start (later cards from the chosen one): yes',
  );
  expect(variantCalled('nusfjord', 'deck=codfish,gone=x', ru)).toBe('Колода зданий: треска');
  expect([variantCalled('nusfjord', 'gone=x', en), variantCalled('chess', 'a=b', ru)]).toEqual([
    'another variant',
    'другой вариант',
  ]);
});
