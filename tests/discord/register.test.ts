import { describe, expect, it } from 'vitest';
import { sameCommands } from '../../src/discord/register.js';

const ours = [
  {
    type: 1 as const,
    name: 'match',
    description: 'Host a match',
    description_localizations: { ru: 'Партия', 'en-US': 'Host a match' },
    options: [
      { type: 3 as const, name: 'game', description: 'Which', required: false, choices: [{ name: 'A', value: 'a' }] },
    ],
  },
];

describe('command registration', () => {
  it('sees no difference in ids, order and defaults that Discord adds', () => {
    const theirs = [
      {
        id: '1',
        version: '2',
        application_id: '3',
        nsfw: false,
        type: 1 as const,
        name: 'match',
        name_localizations: null,
        description: 'Host a match',
        description_localizations: { 'en-US': 'Host a match', ru: 'Партия' },
        options: [{ type: 3 as const, name: 'game', description: 'Which', choices: [{ name: 'A', value: 'a' }] }],
      },
    ];
    expect(sameCommands(ours, theirs)).toBe(true);
  });

  it.each([
    ['a description', { description: 'Host matches' }],
    ['a translation', { description_localizations: { ru: 'Матч', 'en-US': 'Host a match' } }],
    ['an option', { options: [] }],
    ['a name', { name: 'game' }],
  ])('sees %s that differs', (_, change) => {
    expect(sameCommands(ours, [{ ...ours[0]!, ...change }])).toBe(false);
  });

  it('sees a command too many', () => {
    expect(sameCommands(ours, [])).toBe(false);
  });
});
