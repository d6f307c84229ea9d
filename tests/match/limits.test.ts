import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, drain, must, people, refusalOf, serviceOn } from './harness.js';

const dot = people[3]!;
const guild = { id: 'g1', locale: 'en' as const };
const tooMany = { ok: false, refusal: { id: 'server.too-many-matches', args: { max: 1 } } };
const theirs = (max = 1) => ({
  ok: false,
  refusal: { id: 'vote.replace.too-many', args: { to: { id: 'vote.person', args: { person: dot.id } }, max } },
});

let db: Database;
let service: MatchService;
beforeEach(async () => {
  db = await database();
  service = serviceOn(db);
  await most(1);
});

const most = async (mostMatches: number | null) => must(await service.changeServer(guild, 'u9', { mostMatches }));

/** A match of Dot's own, which is as many as she may have. */
async function busy(channelId = 'c9', guildId = 'g1'): Promise<string> {
  await service.meet(dot);
  return must(await service.create({ guildId, channelId, person: dot, game: 'ferry', locale: 'en' })).id;
}

/** A match of three, of which the last has resigned. */
async function resigned(channelId = 'c1') {
  await most(null);
  const table = await atTurns(service, 3, {}, channelId);
  await most(1);
  const gone = table.holders[2]!;
  must(await service.resign(table.id, gone));
  return { ...table, gone, keeper: { id: 'u9', keeps: true } };
}

describe('how many matches somebody plays at a time', () => {
  it('keeps them from a seat that is offered, which stays offered', async () => {
    const { id, gone, keeper } = await resigned();
    const own = await busy();
    const offer = { kind: 'offer' as const, payload: { seat: 2, from: gone } };
    const vote = must(await service.propose(id, keeper, offer));
    expect(await service.take(id, vote.id, dot.id)).toEqual(tooMany);
    expect((await service.votes(id)).map(({ state }) => state)).toEqual(['open']);
    expect((await service.find(id))!.seats[2]!.by).toBe('engine');
    must(await service.close(own, dot.id, false));
    expect(must(await service.take(id, vote.id, dot.id)).state).toBe('carried');
    expect((await service.find(id))!.seats[2]!.person.id).toBe(dot.id);
  });

  it('lets them take only one of two seats at once', async () => {
    const tables = [await resigned('c1'), await resigned('c2')];
    await service.meet(dot);
    const offers = tables.map(async ({ id, gone, keeper }) => {
      const vote = must(await service.propose(id, keeper, { kind: 'offer', payload: { seat: 2, from: gone } }));
      return { id, vote: vote.id };
    });
    const taken = await Promise.all((await Promise.all(offers)).map(({ id, vote }) => service.take(id, vote, dot.id)));
    expect(taken.map(refusalOf).sort()).toEqual(['ok', 'server.too-many-matches']);
  });

  it('is asked of whom a seat is to be given, when it is proposed, agreed to, and done', async () => {
    await most(null);
    const { id, holders } = await atTurns(service, 3);
    const [first = '', second = '', third = ''] = holders;
    await most(1);
    const own = await busy();
    const by = { id: first, keeps: false };
    const payload = { seat: 2, from: third, to: dot.id, kept: false };
    const proposal = { kind: 'replace' as const, payload };
    expect(await service.propose(id, by, proposal)).toEqual(theirs());
    must(await service.close(own, dot.id, false));
    const vote = must(await service.propose(id, by, proposal));
    const busyAgain = await busy();
    expect(await service.vote(id, vote.id, dot.id, true)).toEqual(tooMany);
    must(await service.close(busyAgain, dot.id, false));
    must(await service.vote(id, vote.id, dot.id, true));
    must(await service.vote(id, vote.id, second, true));
    const once = await busy();
    // The last word of somebody else: it waits, and nothing is lost.
    expect(await service.vote(id, vote.id, third, true)).toEqual(theirs());
    expect((await service.votes(id)).map(({ state }) => state)).toEqual(['open']);
    must(await service.close(once, dot.id, false));
    expect(must(await service.vote(id, vote.id, third, true)).state).toBe('carried');
    expect((await service.find(id))!.seats[2]!.person.id).toBe(dot.id);
  });

  it('is asked, too, where an organiser gives the seat away', async () => {
    const { id, gone, keeper } = await resigned();
    await busy();
    const payload = { seat: 2, from: gone, to: dot.id, kept: true };
    expect(await service.propose(id, keeper, { kind: 'replace', payload })).toEqual(theirs());
    await most(2);
    const vote = must(await service.propose(id, keeper, { kind: 'replace', payload }));
    await most(1);
    expect(await service.vote(id, vote.id, dot.id, true)).toEqual(tooMany);
    await most(2);
    must(await service.vote(id, vote.id, dot.id, true));
    expect((await service.find(id))!.seats[2]!.person.id).toBe(dot.id);
  });

  it('never keeps anybody from a seat that was theirs', async () => {
    const table = await resigned();
    const person = people.find(({ id }) => id === table.gone)!;
    const place = { guildId: 'g1', channelId: 'c8', person, game: 'ferry', locale: 'en' as const };
    must(await service.create(place));
    must(await service.takeBack(table.id, person.id));
    must(await service.resign(table.id, person.id));
    const offer = { kind: 'offer' as const, payload: { seat: 2, from: person.id } };
    const vote = must(await service.propose(table.id, table.keeper, offer));
    must(await service.take(table.id, vote.id, person.id));
    must(await service.resign(table.id, person.id));
    const payload = { seat: 2, from: person.id, to: person.id, kept: true };
    const back = must(await service.propose(table.id, table.keeper, { kind: 'replace', payload }));
    must(await service.vote(table.id, back.id, person.id, true));
    expect((await service.find(table.id))!.seats[2]).toMatchObject({ by: 'person', person: { id: person.id } });
  });

  it('is asked of all who come with a match from another server', async () => {
    await most(null);
    const own = await busy();
    await most(1);
    const to = { guildId: 'g1', channelId: 'c3', locale: 'en' as const };
    const other = await busy('c5', 'g2');
    expect(await service.relocate(other, dot.id, to)).toEqual(tooMany);
    must(await service.join(other, people[0]!));
    must(await service.handOverHost(other, { id: dot.id, manages: false }, people[0]!.id));
    expect(await service.relocate(other, people[0]!.id, to)).toEqual(theirs());
    expect((await service.find(other))!.guildId).toBe('g2');
    must(await service.close(own, dot.id, false));
    must(await service.relocate(other, people[0]!.id, to));
    // Within the server it counts already.
    must(await service.relocate(other, people[0]!.id, { ...to, channelId: 'c4' }));
  });

  it('lets nobody bring a match that gathers to a server where they may open none', async () => {
    await most(null);
    const to = { guildId: 'g1', channelId: 'c3', locale: 'en' as const };
    const other = await busy('c5', 'g2');
    must(await service.changeServer(guild, 'u9', { creators: 'managers' }));
    expect(refusalOf(await service.relocate(other, dot.id, to))).toBe('server.not-you');
    must(await service.changeServer(guild, 'u9', { creators: 'roles', roles: ['r1'] }));
    expect(refusalOf(await service.relocate(other, dot.id, { ...to, roles: ['r2'] }))).toBe('server.not-your-role');
    must(await service.changeServer(guild, 'u9', { mostLobbies: 1 }));
    const own = must(await service.create({ ...to, channelId: 'c9', person: dot, game: 'ferry', manages: true })).id;
    expect(refusalOf(await service.relocate(other, dot.id, { ...to, roles: ['r1'] }))).toBe('server.too-many-lobbies');
    must(await service.close(own, dot.id, false));
    must(await service.relocate(other, dot.id, { ...to, roles: ['r1'] }));
  });

  it('is counted server by server', async () => {
    const { id, gone, keeper } = await resigned();
    await busy('c9', 'g2');
    const vote = must(await service.propose(id, keeper, { kind: 'offer', payload: { seat: 2, from: gone } }));
    must(await service.take(id, vote.id, dot.id));
    await drain(service);
  });

  it('is said when somebody joins a tournament, whose tables count and are dealt in any case', async () => {
    expect(ferryGame().seats.max).toBeGreaterThan(1);
    const organiser = { id: 'boss', manages: true };
    const place = { guildId: 'g1', channelId: 'c1', person: { id: 'boss', name: 'Boss' }, locale: 'en' as const };
    const { id } = must(await service.createTournament({ ...place, manages: true, game: 'ferry', name: 'Cup' }));
    must(await service.changeTournament(id, organiser, { seats: 2, rounds: 1, seeding: 'draw' }));
    must(await service.announceTournament(id, organiser));
    const own = await busy();
    expect(await service.joinTournament(id, dot)).toEqual({
      ok: false,
      refusal: { id: 'tournament.too-many-matches', args: { max: 1 } },
    });
    must(await service.close(own, dot.id, false));
    must(await service.joinTournament(id, dot));
    must(await service.joinTournament(id, people[0]!));
    const between = await busy();
    const started = must(await service.startTournament(id, organiser));
    must(await service.openTable(id, started.rounds[0]!.tables[0]!, 't1'));
    expect((await service.matchesOf(dot.id)).map(({ channelId }) => channelId).sort()).toEqual(['c9', 't1']);
    must(await service.close(between, dot.id, false));
    // The table alone is as many as she may have.
    const again = await service.create({ ...place, channelId: 'c7', person: dot, game: 'ferry' });
    expect(again).toEqual(tooMany);
  });
});
