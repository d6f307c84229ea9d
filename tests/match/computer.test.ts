import { describe, expect, it } from 'vitest';
import type { Level } from '../../src/computer/levels.js';
import type { Thinker, TurnRequest } from '../../src/computer/thinker.js';
import type { Move } from '../../src/engine/index.js';
import { createMatchService, type MatchService } from '../../src/match/index.js';
import { verifyMatches } from '../../src/match/verify.js';
import type { Database } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import { database, drain, end, fixedBytes, gathered, must, people, refusalOf, roll, rows, take } from './harness.js';

type Thought = (request: TurnRequest, count: number) => Omit<Move, 'seat'>[] | Promise<Omit<Move, 'seat'>[]>;

const host = people[0]!.id;

/** A service whose computer plays what is said, and all it was asked to think about. */
async function withThinker(thought: Thought, on?: Database) {
  const db = on ?? (await database());
  const asked: TurnRequest[] = [];
  const errors: object[] = [];
  const thinker: Thinker = {
    async turn(request) {
      asked.push(request);
      const moves = await thought(request, asked.length);
      return { moves: moves.map((move) => ({ seat: request.seat, ...move })), ms: 1 };
    },
    close: async () => undefined,
  };
  const note = (fields: object): void => void errors.push(fields);
  const service = createMatchService({
    database: db,
    games: { ferry: ferryGame() },
    thinker,
    now: () => 1_700_000_000_000,
    randomBytes: fixedBytes('a'),
    log: { warn: note, error: note },
  });
  return { db, service, asked, errors };
}

/** A match of one person and computers of these levels, started; nothing is owed and nothing thought about. */
async function begun(service: MatchService, levels: Level[], options: Record<string, string> = {}) {
  const { id } = await gathered(service, 1, options);
  for (const level of levels) must(await service.addComputer(id, host, level));
  const { match } = must(await service.start(id, host));
  await service.rested();
  const own = match.seats.find(({ by }) => by === 'person')!.seat;
  return { id, own, match };
}

/** Ends whatever it is asked about. */
const endAll: Thought = () => [end];

describe('computers before the start', () => {
  it('the host gives them seats, and takes them away by level, the last one first', async () => {
    const { service } = await withThinker(endAll);
    const { id } = await gathered(service, 2);
    expect(refusalOf(await service.addComputer(id, people[1]!.id, 'easy'))).toBe('match.not-host');
    must(await service.addComputer(id, host, 'easy'));
    const full = must(await service.addComputer(id, host, 'strong'));
    expect(full.seats.map(({ person, by, level }) => [person.name, by, level])).toEqual([
      ['Anna', 'person', undefined],
      ['Bo', 'person', undefined],
      ['', 'engine', 'easy'],
      ['', 'engine', 'strong'],
    ]);
    expect(refusalOf(await service.addComputer(id, host, 'fair'))).toBe('match.full');
    expect(refusalOf(await service.join(id, people[2]!))).toBe('match.full');
    expect(refusalOf(await service.removeComputer(id, people[1]!.id, 'easy'))).toBe('match.not-host');
    expect(refusalOf(await service.removeComputer(id, host, 'fair'))).toBe('match.no-such-computer');
    const left = must(await service.removeComputer(id, host, 'easy'));
    expect(left.seats.map(({ level }) => level)).toEqual([undefined, undefined, 'strong']);
  });

  it('they host nothing: the last person who leaves takes the match along', async () => {
    const { service } = await withThinker(endAll);
    const { id } = await gathered(service, 2);
    must(await service.addComputer(id, host, 'fair'));
    expect(must(await service.leave(id, host))?.host.id).toBe(people[1]!.id);
    expect(must(await service.leave(id, people[1]!.id))).toBeUndefined();
    expect(await service.find(id)).toBeUndefined();
  });
});

describe('the computer plays', () => {
  it('when it is called, at its level, and what it plays is recorded as its own', async () => {
    const { db, service, asked } = await withThinker(({ position }) =>
      (position.state as { phase: string }).phase === 'market' ? [take(2), end] : [roll, end],
    );
    const { id, own } = await begun(service, ['easy', 'strong']);
    const [easy, strong] = ['easy', 'strong'].map(
      (level) => must({ ok: true, value: asked.find(({ ms }) => ms === (level === 'easy' ? 1_000 : 10_000)) })!.seat,
    );
    expect(new Set([own, easy, strong])).toEqual(new Set([0, 1, 2]));
    const moves = await rows(db, 'moves');
    expect(moves.map(({ played_by }) => played_by)).toEqual(['engine', 'engine', 'engine', 'engine']);
    const table = must(await service.table(id));
    expect((table.position.state as { coins: number[] }).coins[easy!]).toBe(2);
    expect(asked).toHaveLength(2);
  });

  it('a person is pinged when the computer is done, in one post for all that happened', async () => {
    const { service } = await withThinker(endAll);
    const { id, own } = await begun(service, ['fair', 'fair'], { rounds: '1' });
    await drain(service);
    must(await service.confirm(id, host));
    await service.rested();
    const posts: unknown[] = [];
    for (;;) {
      const batches = await service.takeBatches();
      if (batches.length === 0) break;
      for (const { nonce, kind, calls, events } of batches) {
        posts.push([kind, calls, events.map(({ seat, event }) => [seat, event.id])]);
        await service.batchPosted(nonce, nonce);
      }
    }
    const ended = (seat: number) => [seat, 'ferry.ended'];
    const market = [...[0, 1, 2].filter((seat) => seat !== own).map(ended), ended(own), [own, 'ferry.market-closed']];
    expect(posts).toEqual([['turn', [own], [...market, ...[0, 1, 2].slice(0, own).map(ended)]]]);
  });

  it('to the end of the match, which then verifies', async () => {
    const { db, service, errors } = await withThinker(({ position }) =>
      (position.state as { phase: string }).phase === 'market' ? [end] : [roll, end],
    );
    const { id } = await begun(service, ['fair']);
    for (let turn = 0; turn < 40 && (await service.find(id))?.status === 'playing'; turn += 1) {
      await service.confirm(id, host);
      await service.rested();
    }
    expect((await service.find(id))?.status).toBe('over');
    expect(errors).toEqual([]);
    expect((await verifyMatches({ database: db, games: { ferry: ferryGame() } })).broken).toEqual([]);
    expect(must(await service.record(id))).toContain('Computer');
  });

  it('what it thought out is kept as far as it is legal by then', async () => {
    let go = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { service, asked } = await withThinker(async (_, count) => {
      if (count === 1) await gate;
      return count === 1 ? [take(3), take(3), end] : [end];
    });
    const { id } = await gathered(service, 1, { pile: '5' });
    must(await service.addComputer(id, host, 'fair'));
    const { match } = must(await service.start(id, host));
    const computer = match.seats.find(({ by }) => by === 'engine')!.seat;
    // A person takes of the same pile meanwhile, and is done.
    must(await service.play(id, host, undefined, take(2)));
    must(await service.confirm(id, host));
    go();
    await service.rested();
    const { position } = must(await service.table(id));
    expect((position.state as { coins: number[] }).coins[computer]).toBe(3);
    expect(asked.map(({ seat }) => seat)).toContain(computer);
    expect(asked.length).toBeGreaterThan(1);
  });

  it('at random after two failures, which are logged', async () => {
    const { db, service, errors } = await withThinker(() => {
      throw new Error('out of memory');
    });
    const { id } = await begun(service, ['fair'], { rounds: '1', pile: '5' });
    expect(errors.length).toBeGreaterThanOrEqual(2);
    expect(errors[0]).toMatchObject({ match: id, err: new Error('out of memory') });
    expect((await rows(db, 'moves')).length).toBeGreaterThan(0);
  });

  it('what waited when the bot ended goes on with the next start', async () => {
    const db = await database();
    const never = new Promise<Omit<Move, 'seat'>[]>(() => undefined);
    const before = await withThinker(() => never, db);
    const { id } = await gathered(before.service, 1);
    must(await before.service.addComputer(id, host, 'easy'));
    must(await before.service.start(id, host));
    before.service.stop();
    const after = await withThinker(endAll, db);
    await after.service.review();
    await after.service.rested();
    expect(after.asked).toHaveLength(1);
    expect((await rows(db, 'moves')).map(({ action }) => action)).toEqual(['end']);
  });

  it('for who resigns, at the usual level', async () => {
    const { service, asked } = await withThinker(endAll);
    const { id } = await gathered(service, 3);
    must(await service.start(id, host));
    must(await service.resign(id, people[1]!.id));
    await service.rested();
    const { seats } = (await service.find(id))!;
    const gone = seats.find(({ person }) => person.id === people[1]!.id)!;
    expect(gone).toMatchObject({ by: 'engine', level: 'fair', person: { name: 'Bo' } });
    expect(asked.map(({ seat, ms }) => [seat, ms])).toEqual([[gone.seat, 3_000]]);
  });
});

describe('the computer and a turn that may be taken back', () => {
  it('waits until that is decided, and counts what it thought out before as nothing', async () => {
    let think: (moves: Omit<Move, 'seat'>[]) => void = () => undefined;
    const { service, asked } = await withThinker(({ position }) =>
      (position.state as { phase: string }).phase === 'market' ? [end] : new Promise((done) => (think = done)),
    );
    const { id } = await gathered(service, 2, { rounds: '1' });
    must(await service.addComputer(id, host, 'easy'));
    const { seats } = must(await service.start(id, host)).match;
    await service.rested();
    const persons = seats.filter(({ by }) => by === 'person').map(({ person }) => person.id);
    for (const person of persons) must(await service.confirm(id, person));
    // People move until it is the computer's turn, or the match would end with theirs.
    const order = seats.findIndex(({ by }) => by === 'engine');
    for (const { person } of seats.slice(0, order)) must(await service.confirm(id, person.id));
    const asker = order > 0 ? seats[order - 1]!.person.id : persons[0]!;
    const turns = () => asked.filter(({ position }) => (position.state as { phase: string }).phase === 'turns').length;
    while (turns() === 0) await new Promise((later) => setImmediate(later));
    const { moves } = (await service.find(id))!;
    const payload = must(await service.waysBack(id, asker)).undo!;
    const forced = {
      ...payload,
      asked: seats.filter(({ by, person }) => by === 'person' && person.id !== asker).map(({ seat }) => seat),
    };
    const vote = must(await service.propose(id, { id: asker, keeps: false }, { kind: 'undo', payload: forced }));
    think([roll, end]);
    await service.rested();
    expect([(await service.find(id))!.moves, turns()]).toEqual([moves, 1]);
    const other = persons.find((person) => person !== asker)!;
    must(await service.vote(id, vote.id, other, false));
    while (turns() === 1) await new Promise((later) => setImmediate(later));
    think([roll, end]);
    await service.rested();
    expect((await service.find(id))!.moves).toBe(moves + 2);
  });
});
