import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { games } from '../../../src/games/index.js';
import { must, refusalOf, rows } from '../harness.js';
import { begun, endRound, joined, organiser, peopleAt, person, place, scene, setUp, stateOf } from './scene.js';

let s: Awaited<ReturnType<typeof scene>>;
beforeEach(async () => {
  s = await scene();
});
afterEach(() => s.db.close());

const guest = { id: 'p0', manages: false };

describe('before the start', () => {
  it('a tournament is its organiser’s until it is announced, and another one they begin takes its place', async () => {
    const { service } = s;
    const create = (name: string) => service.createTournament({ ...place, game: 'ferry', name });
    const first = must(await create('  Winter \n cup\u202e '));
    expect([first.name, first.status, first.sizes, first.seats]).toEqual(['Winter cup', 'draft', [2, 3, 4], 4]);
    expect(await service.tournamentsIn('g1')).toEqual([]);
    expect(refusalOf(await service.joinTournament(first.id, person(0)))).toBe('tournament.not-open');
    const second = must(await create('Spring cup'));
    expect(await service.tournament(first.id)).toBeUndefined();
    must(await service.announceTournament(second.id, organiser));
    expect((await service.tournamentsIn('g1')).map(({ name }) => name)).toEqual(['Spring cup']);
    expect(await service.tournamentsIn('g2')).toEqual([]);
    for (const [name, why] of [
      [' \u200b ', 'tournament.no-name'],
      ['W'.repeat(41), 'tournament.long-name'],
    ] as const) {
      expect(refusalOf(await create(name))).toBe(why);
    }
    expect(refusalOf(await service.createTournament({ ...place, game: 'chess', name: 'X' }))).toBe(
      'match.no-such-game',
    );
  });

  it.each(Object.values(games))('has the usual options of $id, of which none is lost', async (game) => {
    const { service, db } = await scene(undefined, undefined, game);
    const created = must(await service.createTournament({ ...place, game: game.id, name: 'Winter cup' }));
    await db.close();
    expect(created.lost).toEqual([]);
  });

  it('only who manages the place may begin one and lead it, where the server lets matches be', async () => {
    const { service } = s;
    const { manages: _, ...plain } = place;
    expect(refusalOf(await service.createTournament({ ...plain, game: 'ferry', name: 'X' }))).toBe(
      'tournament.not-yours',
    );
    const id = await joined(service, 3);
    const asked = [
      service.changeTournament(id, guest, { format: 'elimination' }),
      service.announceTournament(id, guest),
      service.dropFromTournament(id, guest, 'p1'),
      service.startTournament(id, guest),
      service.openRound(id, guest),
      service.extendRound(id, guest, 24),
      service.cancelTournament(id, guest),
    ];
    expect((await Promise.all(asked)).map(refusalOf)).toEqual(asked.map(() => 'tournament.not-yours'));
    must(await service.changeServer({ id: 'g1', locale: 'en' }, 'boss', { channels: ['c7'] }));
    expect(refusalOf(await service.createTournament({ ...place, game: 'ferry', name: 'X' }))).toBe('server.not-here');
  });

  it('people join and leave once each, as many as its tables take', async () => {
    const { service } = s;
    const id = await joined(service, 32);
    expect(refusalOf(await service.joinTournament(id, person(40)))).toBe('tournament.full');
    expect(refusalOf(await service.joinTournament(id, person(3)))).toBe('tournament.already-in');
    must(await service.leaveTournament(id, 'p3'));
    expect(refusalOf(await service.leaveTournament(id, 'p3'))).toBe('tournament.you-not-in');
    must(await service.dropFromTournament(id, organiser, 'p4'));
    expect(refusalOf(await service.dropFromTournament(id, organiser, 'p4'))).toBe('tournament.not-in');
    expect((await stateOf(service, id)).entrants).toHaveLength(30);
  });

  it('says what it comes to, and takes only choices that there are', async () => {
    const { service } = s;
    const id = await joined(service, 10, { seats: 4 });
    expect((await stateOf(service, id)).plan).toEqual({ rounds: 3, first: { sizes: [4, 3, 3], byes: 0 } });
    for (const change of [{ seats: 5 }, { rounds: 17 }, { rounds: 0 }, { through: 4 }, { hours: 1 }]) {
      expect(refusalOf(await service.changeTournament(id, organiser, change))).toBe('tournament.no-such-choice');
    }
    const { info } = { info: must(await service.changeTournament(id, organiser, { seats: 2, rounds: 2 })) };
    expect(info.plan).toEqual({ rounds: 2, first: { sizes: [2, 2, 2, 2, 2], byes: 0 } });
  });

  it('opens five in a server, and no more', async () => {
    const { service } = s;
    for (let number = 0; number < 5; number += 1) await joined(service, 0, {}, `Cup ${number}`);
    const { id } = must(await service.createTournament({ ...place, game: 'ferry', name: 'Sixth' }));
    expect(refusalOf(await service.announceTournament(id, organiser))).toBe('tournament.too-many');
  });

  it('is played by a template of the organiser or the server', async () => {
    const { service } = s;
    const { id: match } = must(
      await service.create({ ...place, channelId: 'c9', game: 'ferry', options: { rounds: '1', pile: '5' } }),
    );
    must(await service.setPace(match, organiser, { limit: { hours: 24 } }));
    const by = { userId: 'boss', guildId: 'g1', manages: true };
    const { template } = must(await service.saveTemplate(match, by, 'own', 'Quick'));
    const id = await joined(service, 2);
    const other = { id: 'p7', manages: true };
    expect(refusalOf(await service.changeTournament(id, other, { template: template.id }))).toBe('template.gone');
    must(await service.changeTournament(id, organiser, { template: template.id }));
    must(await service.startTournament(id, organiser));
    const info = await setUp(service, id);
    const made = (await service.find(info.rounds[0]!.tables[0]!.match!))!;
    expect([made.options, made.pace.limit, made.host.id]).toEqual([{ rounds: '1', pile: '5' }, { hours: 24 }, 'boss']);
  });
});

describe('two processes at once', () => {
  it('give the last place to one of two who want it', async () => {
    const id = await joined(s.service, 31);
    const other = s.serve('b');
    const both = await Promise.all([s.service.joinTournament(id, person(40)), other.joinTournament(id, person(41))]);
    expect(both.map(refusalOf).sort()).toEqual(['ok', 'tournament.full']);
    expect((await stateOf(s.service, id)).entrants).toHaveLength(32);
  });

  it('begin the match of a table once, also one after the other', async () => {
    const id = await joined(s.service, 2);
    must(await s.service.startTournament(id, organiser));
    const [table] = (await stateOf(s.service, id)).rounds[0]!.tables;
    const open = (service: typeof s.service, channel: string) => service.openTable(id, table!, channel);
    const opened = await Promise.all([open(s.service, 'a'), open(s.serve('b'), 'b'), open(s.service, 'c')]);
    expect(opened.map(refusalOf)).toEqual(['ok', 'ok', 'ok']);
    expect(await rows(s.db, 'matches')).toHaveLength(1);
  });
});

describe('a round', () => {
  it('has a match for each table, begun in its channel, whose end opens the next one', async () => {
    const { service } = s;
    const id = await begun(service, 4);
    let info = await stateOf(service, id);
    expect(info.rounds.map(({ tables }) => tables.map(({ state }) => state))).toEqual([['playing', 'playing']]);
    for (const { match, number, entrants } of info.rounds[0]!.tables) {
      const made = (await service.find(match!))!;
      expect([made.status, made.channelId, made.guildId]).toEqual(['playing', `t${id}-1-${number}`, 'g1']);
      expect(made.seats.map((seat) => seat.person.id).sort()).toEqual(peopleAt(info, entrants).sort());
    }
    expect((await service.takeBatches()).map(({ kind }) => kind)).toEqual(['start', 'start']);
    await service.settleTournament(id, info.revision);
    expect(await service.pendingTournaments()).toEqual([]);
    await endRound(service, id, 1);
    expect(await service.pendingTournaments()).toEqual([id]);
    info = await setUp(service, id);
    expect([info.rounds.length, info.rounds[0]!.tables.map(({ state }) => state)]).toEqual([1, ['over', 'playing']]);
    expect(await service.pendingTournaments()).toContain(id);
    await endRound(service, id);
    info = await setUp(service, id);
    expect(info.rounds.length).toBe(2);
    await endRound(service, id);
    info = await setUp(service, id);
    expect([info.status, info.rounds.length]).toEqual(['over', 2]);
    expect(info.standings.map(({ points }) => points)).toEqual([48, 24, 24, 0]);
    await service.settleTournament(id, info.revision);
    expect(await service.pendingTournaments()).not.toContain(id);
  });

  it('by an organiser’s word opens when all tables are over', async () => {
    const { service } = s;
    const id = await begun(service, 4, { opens: 'organiser' });
    const refused = await service.openRound(id, organiser);
    expect(refused).toEqual({ ok: false, refusal: { id: 'tournament.round-goes-on', args: { n: 2 } } });
    await endRound(service, id);
    expect((await setUp(service, id)).rounds.length).toBe(1);
    must(await service.openRound(id, organiser));
    expect((await setUp(service, id)).rounds.length).toBe(2);
    expect(refusalOf(await service.extendRound(id, organiser, 24))).toBe('tournament.no-date');
  });

  it('by time opens at its date, over or not, and later where that was put off', async () => {
    const { service, later, clock } = s;
    const id = await begun(service, 4, { opens: 'time', hours: 48, rounds: 2 });
    await endRound(service, id, 1);
    await service.settleTournament(id, (await stateOf(service, id)).revision);
    must(await service.extendRound(id, organiser, 24));
    await service.settleTournament(id, (await stateOf(service, id)).revision);
    later(71);
    expect(await service.pendingTournaments()).toEqual([]);
    expect((await setUp(service, id)).rounds.length).toBe(1);
    later(1);
    expect(await service.pendingTournaments()).toEqual([id]);
    let info = await setUp(service, id);
    expect([info.rounds.length, info.dueAt]).toEqual([2, clock.now + 48 * 3_600_000]);
    // The last round has no date: the tournament ends with the last table of all.
    await endRound(service, id);
    later(48);
    info = await setUp(service, id);
    expect([info.status, info.dueAt]).toEqual(['playing', undefined]);
    const late = info.rounds[0]!.tables.find(({ state }) => state === 'playing')!;
    must(await service.resign(late.match!, peopleAt(info, late.entrants)[0]!));
    expect((await setUp(service, id)).status).toBe('over');
  });

  it('of an elimination waits for its tables even when its time has come', async () => {
    const { service, later } = s;
    const id = await begun(service, 4, { format: 'elimination', opens: 'time', hours: 24 });
    await endRound(service, id, 1);
    later(24);
    const info = await setUp(service, id);
    expect([info.rounds.length, info.dueAt]).toEqual([1, undefined]);
    await endRound(service, id);
    expect((await setUp(service, id)).rounds.length).toBe(2);
  });
});
