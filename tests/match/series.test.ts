import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { nusfjord } from '../../src/games/nusfjord/index.js';
import type { MatchInfo } from '../../src/match/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { database, drain, must, people, playRandomly, refusalOf, rows, serviceOn } from './harness.js';
import { here, holders, playing, upToLastMove, verified } from './series-play.js';

describe('when a game of a series ends', () => {
  it('the next one has begun: same channel, host and seats, options handed over, a seed of its own', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    expect(first.series).toBeUndefined();
    await service.noteTalk(first.id, 't1');
    await playRandomly(service, first.id);
    const ended = (await service.find(first.id))!;
    const second = await here(service);
    expect(second).toMatchObject({
      status: 'playing',
      guildId: 'g1',
      channelId: 'c1',
      game: 'smugglers',
      locale: 'en',
      host: first.host,
      options: { rounds: '1', wind: 'calm' },
      series: { first: first.id, number: 2 },
      talk: 't1',
      moves: 0,
    });
    expect(holders(second)).toEqual(holders(first));
    expect(second.id).not.toBe(first.id);
    expect(second.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(second.seedHash).not.toBe(ended.seedHash);
    expect([ended.status, ended.seed === undefined, second.seed]).toEqual(['over', false, undefined]);
    expect((await service.matchesOf('u0')).map(({ id }) => id)).toEqual([second.id]);
    const another = { guildId: 'g1', channelId: 'c1', person: people[0]!, game: 'smugglers', locale: 'en' as const };
    expect(refusalOf(await service.create(another))).toBe('match.channel-taken');
    expect(await verified(db, smugglers)).toEqual([]);
  });

  it('its scores are posted first, and the next one is announced only when they stand', async () => {
    const { service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    const [over, ...none] = await service.takeBatches();
    expect([over!.match.id, over!.kind, none]).toEqual([first.id, 'over', []]);
    expect(await service.takeBatches()).toEqual([]);
    await service.batchFailed(over!.nonce, 'later');
    const [again] = await service.takeBatches();
    expect(again!.nonce).toBe(over!.nonce);
    await service.batchPosted(again!.nonce, 'm1');
    const [start] = await service.takeBatches();
    expect([start!.match.id, start!.kind]).toEqual([(await here(service)).id, 'start']);
  });

  it('the last one brings the total, and nothing follows it', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    const second = await here(service);
    const one = must(await service.scores(first.id));
    expect(one.series).toMatchObject({ number: 1, games: 2, next: { id: second.id } });
    expect(one.series!.total).toBeUndefined();
    await playRandomly(service, second.id);
    const two = must(await service.scores(second.id));
    expect(two.series).toEqual({ number: 2, games: 2, total: smugglers.series!.total([one.sheet, two.sheet]) });
    expect(two.series!.total!.seats[0]!.lines.map(({ id }) => id)).toEqual(['match-1', 'match-2']);
    expect((await here(service)).id).toBe(second.id);
    expect(await rows(db, 'matches')).toHaveLength(2);
    // Each record replays by itself.
    for (const [id, sheet] of [
      [first.id, one.sheet],
      [second.id, two.sheet],
    ] as const) {
      const { record } = must(readRecord({ smugglers }, must(await service.record(id))));
      expect(smugglers.score(must(replay(smugglers, record)).state as never)).toEqual(sheet);
    }
    expect(await verified(db, smugglers)).toEqual([]);
  });

  it('verification sees other options, other seats and another seed', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    const second = (await here(service)).id;
    const problems = async () => (await verified(db, smugglers)).map(({ match, problem }) => [match, problem.id]);
    const set = (patch: object) => db.db.updateTable('matches').set(patch).where('id', '=', second).execute();
    await set({ options: JSON.stringify({ rounds: '1', wind: 'fresh' }) });
    expect(await problems()).toContainEqual([second, 'verify.series']);
    await set({ options: JSON.stringify({ rounds: '1', wind: 'calm' }) });
    expect(await problems()).toEqual([]);
    const swap = async (id: string, from: number, to: number) =>
      db.db.updateTable('seats').set({ seat: to }).where('matchId', '=', id).where('seat', '=', from).execute();
    await swap(second, 0, 7);
    await swap(second, 1, 0);
    await swap(second, 7, 1);
    expect(await problems()).toEqual([[second, 'verify.seating']]);
  });

  it('which cannot be read under corrected rules, the series ends and says so', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    await drain(service);
    const second = await here(service);
    await db.db.deleteFrom('snapshots').where('matchId', '=', first.id).execute();
    const later = serviceOn(db, { ...smugglers, rules: 'smugglers-2' }, 'b');
    await playRandomly(later, second.id);
    const [batch] = await later.takeBatches();
    expect(batch!.events.at(-1)).toEqual({ by: 'engine', event: { id: 'match.series-broken' } });
    expect(must(await later.scores(second.id)).series).toEqual({ number: 2, games: 2 });
  });
});

it('what people have ordered, and that they want no pings, holds for the next game, too', async () => {
  const { service, first } = await playing(smugglers, 2);
  const [ann, bo] = holders(first) as [string, string];
  must(await service.order(first.id, ann, { only: true }));
  must(await service.mute(first.id, bo, true));
  must(await (await upToLastMove(service, first.id))());
  const second = await here(service);
  expect(second.series?.number).toBe(2);
  const only = async (person: string) => must(await service.orders(second.id, person)).only;
  expect([await only(ann), await only(bo)]).toEqual([true, false]);
  expect([await service.isMuted(second.id, ann), await service.isMuted(second.id, bo)]).toEqual([false, true]);
});

describe('a resignation', () => {
  it('that ends the match ends the series, and the others win both', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    const second = await here(service);
    await drain(service);
    must(await service.resign(second.id, holders(second)[1]!));
    const [batch] = await service.takeBatches();
    expect(batch!.events.at(-1)!.event.id).toBe('match.resigned-series');
    const { sheet, series, resigned } = must(await service.scores(second.id));
    expect([resigned, sheet.winners, series!.total!.winners, series!.next]).toEqual([1, [0], [0], undefined]);
    expect(await rows(db, 'matches')).toHaveLength(2);
  });

  it('in the first game lets no other follow', async () => {
    const { db, service, first } = await playing(smugglers, 2);
    must(await service.resign(first.id, holders(first)[0]!));
    expect((await here(service)).id).toBe(first.id);
    expect(must(await service.scores(first.id)).series).toMatchObject({ number: 1, games: 2, total: { winners: [1] } });
    expect(await rows(db, 'matches')).toHaveLength(1);
  });

  it('among more leaves the seat to the engine in later games too', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    const [gone] = holders(first) as [string];
    must(await service.resign(first.id, gone));
    await playRandomly(service, first.id);
    const second = await here(service);
    expect(second.series!.number).toBe(2);
    expect(second.seats.map(({ seat, by, person }) => [seat, by, person.id])).toEqual(
      holders(first).map((id, seat) => [seat, seat === 0 ? 'engine' : 'person', id]),
    );
    // It has hidden its card already.
    expect([second.moves, must(await service.log(second.id, undefined))[0]!.by]).toEqual([1, 'engine']);
    expect(refusalOf(await service.desk(second.id, gone))).toBe('match.resigned');
    expect(await service.matchesOf(gone)).toEqual([]);
    await playRandomly(service, second.id);
    expect(must(await service.scores(second.id)).series!.total!.seats).toHaveLength(3);
    expect(await verified(db, smugglers)).toEqual([]);
  });

  it('whose seat the engine plays to the end of the game begins no later game as a person', async () => {
    const { service, first } = await playing(smugglers, 3, { rounds: '1' });
    await upToLastMove(service, first.id);
    const { game, position } = must(await service.table(first.id));
    const { seat } = game.pending(position.state).find(({ holds }) => holds)!;
    must(await service.resign(first.id, holders(first)[seat]!));
    const second = await here(service);
    expect([second.id === first.id, second.seats[seat]!.by]).toEqual([false, 'engine']);
  });

  it('of the last person ends the series', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    for (const id of holders(first)) must(await service.resign(first.id, id));
    expect((await here(service)).id).toBe(first.id);
    const { series } = must(await service.scores(first.id));
    expect([series!.number, series!.games, series!.total!.seats.length]).toEqual([1, 2, 3]);
    expect(await rows(db, 'matches')).toHaveLength(1);
  });
});

describe('what a series hands over', () => {
  it('is not chosen by people', async () => {
    const service = serviceOn(await database(), nusfjord);
    const place = { guildId: 'g1', channelId: 'c1', locale: 'en' as const };
    const { id } = must(await service.create({ ...place, person: people[0]!, game: 'nusfjord' }));
    const refused = await service.setOption(id, 'u0', 'carry', 'game:2/rank:0');
    expect(refused).toEqual({
      ok: false,
      refusal: {
        id: 'engine.no-such-option',
        args: { option: 'carry', known: { list: ['deck', 'mixed', 'solo', 'series'] } },
      },
    });
    expect(refusalOf(await service.setOption(id, 'u0', 'carry', 'none'))).toBe('engine.no-such-option');
    expect(refusalOf(await service.setOption(id, 'u0', 'deck', 'codfish'))).toBe('ok');
  });
});

describe('Nusfjord through the service', () => {
  it.each([
    ['a double match', 2, 'double-match', 2],
    ['a campaign', 1, 'campaign', 3],
  ])(
    'plays %s to its end',
    async (_name, seats, series, games) => {
      const { db, service, first } = await playing(nusfjord, seats, { series, deck: 'mackerel' });
      const matches: MatchInfo[] = [first];
      const sheets = [];
      for (let number = 1; number <= games; number += 1) {
        const match = matches.at(-1)!;
        if (series === 'double-match') {
          // Each player starts once.
          const { position, game } = must(await service.table(match.id));
          expect(game.pending(position.state)[0]!.seat).toBe(number - 1);
        }
        await playRandomly(service, match.id);
        await drain(service);
        sheets.push(must(await service.scores(match.id)).sheet);
        const after = await here(service);
        if (after.id !== match.id) matches.push(after);
      }
      expect(matches.map(({ options }) => options.carry!.slice(0, 13))).toEqual(
        ['none', 'game:2/rank:0', 'game:3/rank:0'].slice(0, games),
      );
      const { series: result } = must(await service.scores(matches.at(-1)!.id));
      expect(result).toEqual({ number: games, games, total: nusfjord.series!.total(sheets) });
      expect(result!.total!.notes?.map(({ id }) => id)).toEqual(
        series === 'campaign' ? ['nusfjord.note.new-rank'] : undefined,
      );
      for (const [index, { id }] of matches.entries()) {
        const { record } = must(readRecord({ nusfjord }, must(await service.record(id))));
        expect(record.options.carry).toBe(matches[index]!.options.carry);
        expect(nusfjord.score(must(replay(nusfjord, record)).state as never)).toEqual(sheets[index]);
      }
      expect(await verified(db, nusfjord)).toEqual([]);
    },
    60_000,
  );

  it('begins the next campaign with the rank of the last, but only for the same people', async () => {
    const { service, first } = await playing(nusfjord, 1, { series: 'campaign' });
    for (let game = 1; game <= 3; game += 1) await playRandomly(service, (await here(service)).id);
    const again = async (person: string, channelId: string): Promise<string> => {
      const request = {
        guildId: 'g1',
        channelId,
        person: { id: person, name: person },
        game: 'nusfjord',
        locale: 'en' as const,
      };
      const { id } = must(await service.create({ ...request, options: { series: 'campaign' } }));
      return must(await service.start(id, person)).match.options.carry!;
    };
    expect(first.options.carry).toBe('none');
    expect(await again('u0', 'c2')).toBe('game:1/rank:0');
    expect(await again('u9', 'c3')).toBe('none');
  }, 60_000);

  it('plays one game where no series is chosen', async () => {
    const { db, service, first } = await playing(nusfjord, 1);
    must(await service.resign(first.id, 'u0'));
    expect(must(await service.scores(first.id)).series).toBeUndefined();
    expect((await service.takeBatches())[0]!.events.at(-1)!.event.id).toBe('match.resigned-over');
    expect(await rows(db, 'matches')).toHaveLength(1);
  });
});

describe('a match moved to another channel', () => {
  const harbour = { guildId: 'g1', channelId: 'c2', locale: 'en' as const };

  it('brings the scores of the game before along that the old channel did not take', async () => {
    const { service, first } = await playing(smugglers, 2);
    await drain(service);
    await playRandomly(service, first.id);
    const [over] = await service.takeBatches();
    await service.batchFailed(over!.nonce, 'give-up');
    const second = await here(service);
    const [start] = await service.takeBatches();
    await service.batchFailed(start!.nonce, 'give-up');
    must(await service.relocate(second.id, 'u0', harbour));
    const [scores] = await service.takeBatches();
    expect([scores!.match.id, scores!.match.channelId, scores!.kind]).toEqual([first.id, 'c2', 'over']);
    await service.batchPosted(scores!.nonce, 'm1');
    const [announced] = await service.takeBatches();
    expect([announced!.match.id, announced!.kind]).toEqual([second.id, 'start']);
    expect((await service.inChannel('c2'))!.id).toBe(second.id);
  });

  it('leaves a game whose scores stand where it was', async () => {
    const { service, first } = await playing(smugglers, 2);
    await playRandomly(service, first.id);
    await drain(service);
    const second = await here(service);
    must(await service.relocate(second.id, 'u0', harbour));
    expect((await service.find(first.id))!.channelId).toBe('c1');
    expect((await here(service)).id).toBe(first.id);
  });
});
