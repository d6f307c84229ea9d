import { describe, expect, it } from 'vitest';
import type { Thinker } from '../../src/computer/thinker.js';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import { smugglers } from '../engine/games/smugglers/index.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, drain, fixedBytes, must, playRandomly, refusalOf, rows, take } from './harness.js';
import { here, holders as holdersOf, playing, verified } from './series-play.js';

const clock = { now: 0 };
const as = (id: string, keeps = false) => ({ id, keeps });
const zoe = { id: 'u7', name: '*Zoe*' };

async function table(seats: number, thinker?: Thinker) {
  clock.now = 1_700_000_000_000;
  const db = await database();
  const service = createMatchService({
    database: db,
    games: { ferry: ferryGame() },
    now: () => clock.now,
    randomBytes: fixedBytes(),
    ...(thinker && { thinker }),
  });
  await service.meet(zoe);
  const { id, holders } = await atTurns(service, seats, { rounds: '1' });
  const guests = holders.filter((one) => one !== 'u0');
  return { db, service, id, holders, guests };
}

const seatOf = async (service: MatchService, id: string, person: string) =>
  (await service.find(id))!.seats.findIndex((seat) => seat.person.id === person);

/** A proposal that somebody else plays on in a seat. */
const replacing = (seat: number, from: string, to = zoe.id, kept = false) =>
  ({ kind: 'replace', payload: { seat, from, to, kept } }) as const;
const offering = (seat: number, from: string) => ({ kind: 'offer', payload: { seat, from } }) as const;

const clean = async (db: Awaited<ReturnType<typeof database>>) =>
  (await verifyMatches({ database: db, games: { ferry: ferryGame() } })).broken;

describe('taking a seat back', () => {
  it('is for who gave it up, as it stands; hosting has passed on, and who is waited for is called', async () => {
    const { db, service, id, holders } = await table(3);
    const host = await seatOf(service, id, 'u0');
    must(await service.resign(id, 'u0'));
    const next = holders[(host + 1) % 3]!;
    expect((await service.find(id))!.host.id).toBe(next);
    await drain(service);
    expect(refusalOf(await service.takeBack(id, next))).toBe('match.already-in');
    expect(refusalOf(await service.takeBack(id, zoe.id))).toBe('match.not-seated');
    const back = must(await service.takeBack(id, 'u0'));
    expect([back.seats[host]!.by, back.seats[host]!.before, back.host.id]).toEqual(['person', undefined, next]);
    const [batch] = await service.takeBatches();
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['match.taken-back']);
    expect(refusalOf(await service.takeBack(id, 'u0'))).toBe('match.already-in');
    expect(await playRandomly(service, id)).toBeGreaterThan(0);
    expect(await clean(db)).toEqual([]);
  });

  it('calls whoever is waited for there, and nobody else', async () => {
    let asked = 0;
    const never: Thinker = {
      turn: () => {
        asked += 1;
        return new Promise(() => undefined);
      },
      close: () => Promise.resolve(),
    } as never;
    const { service, id, holders } = await table(3, never);
    must(await service.resign(id, holders[0]!));
    await drain(service);
    expect(asked).toBe(1);
    must(await service.takeBack(id, holders[0]!));
    const [batch] = await service.takeBatches();
    expect([batch!.events.at(-1)!.event.id, batch!.calls]).toEqual(['match.taken-back', [0]]);
    expect(must(await service.desk(id, holders[0]!)).pending?.seat).toBe(0);
  });

  it('is over with once somebody else has the seat, or the match has ended', async () => {
    const { service, id, holders } = await table(3);
    must(await service.resign(id, holders[1]!));
    const vote = must(await service.propose(id, as('u9', true), replacing(1, holders[1]!, zoe.id, true)));
    must(await service.vote(id, vote.id, zoe.id, true));
    expect(await service.takeBack(id, holders[1]!)).toEqual({
      ok: false,
      refusal: { id: 'match.seat-taken', args: { seat: { seat: 1 } } },
    });
    expect(refusalOf(await service.desk(id, holders[1]!))).toBe('match.seat-taken');
    must(await service.resign(id, zoe.id));
    // The seat is the last one's who gave it up.
    expect(refusalOf(await service.takeBack(id, holders[1]!))).toBe('match.not-seated');
    expect(refusalOf(await service.takeBack(id, zoe.id))).toBe('ok');
    must(await service.close(id, 'u9', true));
    expect(refusalOf(await service.takeBack(id, holders[1]!))).toBe('match.closed');
  });
});

describe('what the computer thought out', () => {
  it('for a seat that was taken back counts no more', async () => {
    const answers: (() => void)[] = [];
    const slow = {
      turn: ({ game, position, seat }: { game: string; position: never; seat: number }) =>
        new Promise((resolve) => {
          expect(game).toBe('ferry');
          expect(position).toBeDefined();
          answers.push(() => resolve({ moves: [{ seat, action: 'end', args: {} }], ms: 1 }));
        }),
      close: () => Promise.resolve(),
    } as unknown as Thinker;
    const { service, id, holders } = await table(3, slow);
    must(await service.resign(id, holders[0]!));
    must(await service.takeBack(id, holders[0]!));
    for (const answer of answers) answer();
    await service.rested();
    expect([(await service.find(id))!.moves, answers.length]).toEqual([3, 1]);
    must(await service.play(id, holders[0]!, undefined, take(1)));
    must(await service.confirm(id, holders[0]!));
  });
});

describe('giving a seat to somebody else', () => {
  it('needs the word of all who play and of who is to have it; the draft is gone, and the rest is theirs', async () => {
    const { db, service, id, holders } = await table(3);
    const [ann, bo, cem] = holders as [string, string, string];
    must(await service.play(id, ann, undefined, take(3)));
    must(await service.keepNote(id, ann, 'mine'));
    const vote = must(await service.propose(id, as(ann), replacing(0, ann)));
    expect(vote.ballots.map(({ person }) => person)).toEqual([ann, bo, cem, zoe.id]);
    must(await service.vote(id, vote.id, zoe.id, true));
    must(await service.vote(id, vote.id, bo, true));
    await drain(service);
    must(await service.vote(id, vote.id, cem, true));
    const match = (await service.find(id))!;
    expect(match.seats[0]).toMatchObject({ person: zoe, by: 'person', before: [{ person: { id: ann }, until: 3 }] });
    // Who had the seat is told what a stranger is told.
    expect(must(await service.catchUp(id, ann)).since).toBe('beginning');
    const [batch] = await service.takeBatches();
    expect([batch!.events.map(({ event }) => event.id), batch!.calls]).toEqual([['match.replaced'], [0]]);
    expect(await rows(db, 'drafts')).toEqual([]);
    expect(must(await service.desk(id, zoe.id)).draft).toEqual([]);
    expect([must(await service.note(id, zoe.id)), must(await service.note(id, ann))]).toEqual([undefined, 'mine']);
    for (const refused of [await service.desk(id, ann), await service.resign(id, ann)]) {
      expect(refusalOf(refused)).toBe('match.seat-given');
    }
    // What was played before is not theirs to be reckoned from, and no wait of it is held against them.
    expect(must(await service.catchUp(id, zoe.id)).since).toBe('beginning');
    clock.now += 1000;
    must(await service.confirm(id, zoe.id));
    expect(must(await service.catchUp(id, zoe.id))).toMatchObject({ since: 'own-move', entries: [] });
    await playRandomly(service, id);
    expect(must(await service.record(id))).toMatch(/^# SHA.*\n# Scores: .*\n# seat 0 up to move 3: \w+\n/);
    expect((await service.endedOf(ann, 9)).map((one) => one.id)).toEqual([id]);
    const place = { guildId: 'g1', channelId: 'c2', locale: 'en' } as const;
    expect(refusalOf(await service.rematch(id, { ...place, person: { id: ann, name: 'Ann' } }))).toBe(
      'match.not-seated',
    );
    expect(must(await service.rematch(id, { ...place, person: zoe })).match.rematch!.people).toContain(zoe.id);
    expect(await clean(db)).toEqual([]);
  });

  it('passes hosting on with the host’s seat', async () => {
    const { service, id, holders } = await table(2);
    const host = await seatOf(service, id, 'u0');
    const other = holders[1 - host]!;
    const vote = must(await service.propose(id, as(other), replacing(host, 'u0')));
    must(await service.vote(id, vote.id, zoe.id, true));
    must(await service.vote(id, vote.id, 'u0', true));
    expect((await service.find(id))!.host.id).toBe(other);
  });

  it('without asking those who play is for who keeps the match, and only while the computer plays the seat', async () => {
    const { service, id, holders, guests } = await table(3);
    const kept = replacing(1, holders[1]!, zoe.id, true);
    expect(refusalOf(await service.propose(id, as('u9', true), kept))).toBe('vote.replace.not-yet');
    must(await service.resign(id, holders[1]!));
    const guest = guests.find((one) => one !== holders[1])!;
    const { host } = (await service.find(id))!;
    if (host.id !== guest) expect(refusalOf(await service.propose(id, as(guest), kept))).toBe('match.not-keeper');
    const vote = must(await service.propose(id, as(host.id), kept));
    expect(vote.ballots).toEqual([{ person: zoe.id }]);
    must(await service.takeBack(id, holders[1]!));
    expect(refusalOf(await service.vote(id, vote.id, zoe.id, true))).toBe('vote.late-impossible');
  });

  it('is not for strangers to propose, nor for somebody who has a seat', async () => {
    const { service, id, holders } = await table(3);
    expect(refusalOf(await service.propose(id, as(zoe.id), replacing(0, holders[0]!)))).toBe('match.not-seated');
    const seated = replacing(0, holders[0]!, holders[2]!);
    expect(refusalOf(await service.propose(id, as(holders[1]!), seated))).toBe('vote.replace.has-seat');
    expect(refusalOf(await service.propose(id, as(holders[1]!), replacing(0, 'u9')))).toBe('vote.replace.not-yet');
    expect(refusalOf(await service.propose(id, as(holders[1]!), replacing(5, 'u9')))).toBe('vote.no-seat');
  });

  it('in a series is for its later games, too', async () => {
    const { db, service, first } = await playing(smugglers, 3);
    await service.meet(zoe);
    const [ann, bo, cem] = holdersOf(first) as [string, string, string];
    const vote = must(await service.propose(first.id, as(ann), replacing(1, bo)));
    for (const person of [bo, cem, zoe.id]) must(await service.vote(first.id, vote.id, person, true));
    await playRandomly(service, first.id);
    const second = await here(service);
    expect([second.series!.number, holdersOf(second)]).toEqual([2, [ann, zoe.id, cem]]);
    expect(await verified(db, smugglers)).toEqual([]);
  });
});

describe('an open seat', () => {
  it('is the first one’s who takes it, once', async () => {
    const { db, service, id, holders } = await table(3);
    const eve = { id: 'u8', name: 'Eve' };
    await service.meet(eve);
    expect(refusalOf(await service.propose(id, as('u0'), offering(1, holders[1]!)))).toBe('vote.offer.not-free');
    must(await service.resign(id, holders[1]!));
    expect(refusalOf(await service.propose(id, as(zoe.id), offering(1, holders[1]!)))).toBe('match.not-keeper');
    const { host } = (await service.find(id))!;
    const vote = must(await service.propose(id, as(host.id), offering(1, holders[1]!)));
    expect([vote.state, vote.until, vote.free]).toEqual(['open', undefined, true]);
    expect(refusalOf(await service.vote(id, vote.id, zoe.id, true))).toBe('vote.not-asked');
    expect(refusalOf(await service.take(id, vote.id, host.id))).toBe('match.already-in');
    clock.now += 1e10;
    const taken = await Promise.all([service.take(id, vote.id, zoe.id), service.take(id, vote.id, eve.id)]);
    expect(taken.map(refusalOf)).toEqual(['ok', 'vote.late-carried']);
    expect((await service.find(id))!.seats[1]).toMatchObject({ person: zoe, by: 'person' });
    expect(await clean(db)).toEqual([]);
  });

  it('is withdrawn, and offered no more once its owner is back or the match is over', async () => {
    const { service, id, holders } = await table(4);
    must(await service.resign(id, holders[1]!));
    must(await service.resign(id, holders[2]!));
    const { host } = (await service.find(id))!;
    const propose = (seat: number) => service.propose(id, as(host.id), offering(seat, holders[seat]!));
    const [one, two] = [must(await propose(1)), must(await propose(2))];
    expect(refusalOf(await propose(1))).toBe('vote.open-already');
    must(await service.withdraw(id, one.id, as(host.id)));
    expect(refusalOf(await service.take(id, one.id, zoe.id))).toBe('vote.late-withdrawn');
    must(await service.takeBack(id, holders[2]!));
    expect(refusalOf(await service.take(id, two.id, zoe.id))).toBe('vote.late-people');
    const three = must(await propose(1));
    expect(must(await service.take(id, three.id, holders[1]!)).state).toBe('carried');
    expect((await service.find(id))!.seats[1]!.before).toBeUndefined();
    must(await service.resign(id, holders[1]!));
    const four = must(await propose(1));
    must(await service.close(id, 'u9', true));
    expect(refusalOf(await service.take(id, four.id, zoe.id))).toBe('vote.late-over');
  });

  it('may be several open at once; a vote is none of them', async () => {
    const { service, id, holders } = await table(3);
    const vote = must(await service.propose(id, as(holders[0]!), { kind: 'end', payload: {} }));
    expect(refusalOf(await service.take(id, vote.id, zoe.id))).toBe('vote.gone');
  });
});
