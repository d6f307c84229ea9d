import { describe, expect, it } from 'vitest';
import { noHurry } from '../../src/days/pace.js';
import { announcement } from '../../src/discord/tournaments/announcement.js';
import { optionsOf, paceOf } from '../../src/discord/tournaments/choices.js';
import { listMessage } from '../../src/discord/tournaments/list.js';
import { manageMessage } from '../../src/discord/tournaments/manage-message.js';
import { roundMessage, rulesText } from '../../src/discord/tournaments/tables.js';
import { defaultOptions } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { TournamentInfo } from '../../src/match/tournaments/api.js';
import { checkMessage } from '../../src/playground/checks/message.js';
import { createWords } from '../../src/text/words.js';
import { formats, standingsOf, tournamentLimits } from '../../src/tournaments/index.js';
import { fieldOf, rulesOf } from '../tournaments/play.js';

const hostile = '**@everyone** [x](https://b) `'.padEnd(32, '_');
const game = games['anno-1800']!;

/** The largest tournament, with the longest names, in its last round. */
function largest(status: TournamentInfo['status'], format: TournamentInfo['format']): TournamentInfo {
  const people = tournamentLimits.entrants;
  const seats = 4;
  const rules = rulesOf({ format, seats, rounds: 16 }, people);
  const tables = Array.from({ length: people / seats }, (_one, at) => ({
    round: 16,
    number: at + 1,
    entrants: [0, 1, 2, 3].map((seat) => at * seats + seat),
    state: at % 4 === 0 ? ('void' as const) : ('over' as const),
    places: [1, 2, 3, 4],
    thread: '1234567890123456789',
    tried: true,
  }));
  const begun = status !== 'draft' && status !== 'gathering';
  return {
    id: 123456789012,
    guildId: '1',
    channelId: '2',
    name: '*'.repeat(tournamentLimits.nameLength),
    game: game.id,
    ...{ format, seats, through: 2, opens: 'time', hours: 504, seeding: 'rating', status, locale: 'ru' },
    organiser: { id: '3', name: hostile },
    createdAt: 0,
    revision: 1,
    matches: {
      options: defaultOptions(game),
      pace: { ...noHurry, limit: { hours: 168 } },
      ranked: false,
      trust: { least: 90, proven: true },
    },
    lost: [{ what: 'all' }],
    sizes: [2, 3, 4],
    chosenRounds: 16,
    plan: { rounds: 16, first: { sizes: tables.map(() => 4), byes: 0 } },
    most: people,
    entrants: Array.from({ length: people }, (_one, at) => ({
      person: { id: `${at}`, name: hostile },
      hidden: false,
      gone: false,
    })),
    rounds: begun ? [{ number: 1, tables, byes: [{ entrant: 0, why: 'free' }] }] : [],
    standings: begun ? standingsOf(fieldOf(people, rules)) : [],
    dueAt: 1_800_000_000_000,
    closesAt: 1_800_000_000_000,
    message: { tried: true },
    final: { tried: false },
  };
}

const templates = Array.from({ length: 20 }, (_one, id) => ({
  ...{ id: id + 1, name: 'W'.repeat(40), whose: 'own' as const, game: game.id, lost: [] },
}));

describe.each(['en', 'ru'] as const)('what is shown of the largest tournament: %s', (locale) => {
  const words = createWords({ locale });

  it.each(formats)('is what Discord takes, at every stage: %s', (format) => {
    for (const status of ['draft', 'gathering', 'playing', 'over', 'cancelled', 'expired'] as const) {
      const info = largest(status, format);
      const shown = [
        announcement({ games }, info, words),
        manageMessage({ games }, info, templates, words),
        manageMessage({ games }, info, templates, words, true),
        roundMessage(info, 1, words, '3'),
        optionsOf({ games }, info, 'host', words, 0),
        paceOf(info, words),
        { content: rulesText(info, words) },
        listMessage(
          Array.from({ length: 40 }, (_one, id) => ({ ...info, id })),
          words,
        ),
      ];
      for (const body of shown) {
        const sent = JSON.parse(JSON.stringify(body)) as Parameters<typeof checkMessage>[0];
        expect(checkMessage(sent, { files: [], mayBeEphemeral: true })).toEqual([]);
        expect((body as { content?: string }).content?.length ?? 0).toBeLessThanOrEqual(2000);
        expect(JSON.stringify(body)).not.toMatch(/[^\\u200b]@everyone/);
      }
    }
  });

  it('names nobody who does not want to appear, but to themselves', () => {
    const info = largest('over', 'swiss');
    info.entrants[0] = { person: { id: '77', name: 'Secret' }, hidden: true, gone: false };
    expect(JSON.stringify(announcement({ games }, info, words))).not.toContain('Secret');
    expect(JSON.stringify(roundMessage(info, 1, words, '3'))).not.toContain('Secret');
    expect(JSON.stringify(roundMessage(info, 1, words, '77'))).toContain('Secret');
  });
});
