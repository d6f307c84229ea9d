import { describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import { ferryGame } from './fixture-game.js';
import {
  database,
  drain,
  gathered,
  must,
  people,
  refusalOf,
  roll,
  rows,
  serviceOn,
  started,
  tableAtTurns,
  take,
} from './harness.js';

describe('resigning with one or two seats', () => {
  it('ends the match, lets the other win and says who resigned', async () => {
    const { db, service, id, holders } = await tableAtTurns(2);
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.play(id, holders[0]!, undefined, take(3)));
    const match = must(await service.resign(id, holders[0]!));
    expect(match.status).toBe('over');
    expect(match.seed).toMatch(/^[0-9a-f]{32}$/);
    expect(await rows(db, 'drafts')).toEqual([]);
    const { sheet, resigned } = must(await service.scores(id));
    expect(resigned).toBe(0);
    expect(sheet.winners).toEqual([1]);
    const [batch] = await service.takeBatches();
    expect(batch!.kind).toBe('over');
    expect(batch!.events.map(({ event }) => event.id)).toEqual(['ferry.rolled', 'match.resigned-over']);
    expect(batch!.events[1]).toEqual({
      seat: 0,
      by: 'person',
      event: { id: 'match.resigned-over', args: { seat: { seat: 0 } } },
    });
    expect(refusalOf(await service.resign(id, holders[1]!))).toBe('match.over');
  });

  it('ends a solo match without a winner', async () => {
    const { service, id, holders } = await tableAtTurns(1);
    expect(must(await service.resign(id, holders[0]!)).status).toBe('over');
    expect(must(await service.scores(id)).sheet.winners).toEqual([]);
  });

  it('is not for those who only joined, or never did', async () => {
    const service = serviceOn(await database());
    const { id } = await gathered(service, 2);
    expect(refusalOf(await service.resign(id, 'u0'))).toBe('match.not-started');
    must(await service.start(id, 'u0'));
    expect(refusalOf(await service.resign(id, 'u3'))).toBe('match.not-seated');
  });
});

describe('resigning with more seats', () => {
  it('hands the seat to the engine, which plays on at once and whenever it must decide', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '1' });
    must(await service.play(id, holders[0]!, undefined, take(3)));
    const match = must(await service.resign(id, holders[0]!));
    expect(match.status).toBe('playing');
    expect(match.seats.map(({ seat, by, person }) => [seat, by, person.id])).toEqual([
      [0, 'engine', holders[0]],
      [1, 'person', holders[1]],
      [2, 'person', holders[2]],
    ]);
    const [batch] = await service.takeBatches();
    expect(batch!.events[0]!.event.id).toBe('match.resigned-on');
    expect(batch!.events.at(-1)).toEqual({
      seat: 0,
      by: 'engine',
      event: { id: 'ferry.ended', args: { seat: { seat: 0 } } },
    });
    const moves = (await rows(db, 'moves')).slice(3);
    expect(moves.every(({ played_by, seat }) => played_by === 'engine' && seat === 0)).toBe(true);
    expect(moves.at(-1)!.action).toBe('end');
    expect(must(await service.desk(id, holders[1]!)).pending?.seat).toBe(1);
  });

  it('shuts the table to who resigned, whose tenure stays on record', async () => {
    const { db, service, id, holders } = await tableAtTurns(3);
    must(await service.resign(id, holders[2]!));
    for (const refused of [
      await service.desk(id, holders[2]!),
      await service.play(id, holders[2]!, undefined, take(1)),
      await service.resign(id, holders[2]!),
    ]) {
      expect(refusalOf(refused)).toBe('match.resigned');
    }
    expect(await service.matchesOf(holders[2]!)).toEqual([]);
    const tenures = (await rows(db, 'seats')).filter(({ seat }) => seat === 2);
    expect(tenures.map(({ user_id, from_move, until_move }) => [user_id, from_move, until_move])).toEqual([
      [holders[2], 0, 3],
      [null, 3, null],
    ]);
  });

  it('plays the engine’s seat inside the commit of the person before it, to the end of the match', async () => {
    const { db, service, id, holders } = await tableAtTurns(3, { rounds: '1' });
    must(await service.resign(id, holders[1]!));
    must(await service.resign(id, holders[2]!));
    await drain(service);
    const last = must(await service.confirm(id, holders[0]!));
    expect(last.desk.match.status).toBe('over');
    const by = (await rows(db, 'moves')).map(({ seat, played_by }) => `${seat}${played_by}`);
    expect(new Set(by.slice(4))).toEqual(new Set(['1engine', '2engine']));
    const [batch] = await service.takeBatches();
    expect(batch!.kind).toBe('over');
    expect(new Set(batch!.events.map(({ by: who }) => who))).toEqual(new Set(['person', 'engine']));
    const { game, record } = must(readRecord({ ferry: ferryGame() }, must(await service.record(id))));
    const again = must(replay(game, record));
    expect(again.state).toEqual(must(await service.table(id)).position.state);
    const log = must(await service.log(id, undefined));
    expect(log[3]).toMatchObject({ number: 4, by: 'person', line: '0 end' });
    expect(log.at(-1)).toMatchObject({ by: 'engine', line: '2 end' });
  });

  it('plays in a phase of everybody while people still decide', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 3);
    must(await service.play(id, holders[0]!, undefined, take(2)));
    must(await service.resign(id, holders[1]!));
    const desk = must(await service.desk(id, holders[0]!));
    expect(desk.draft).toHaveLength(1);
    expect(desk.game.pending(desk.position.state).map(({ seat }) => seat)).toEqual([0, 2]);
  });

  it('plays the match to its end when nobody is left', async () => {
    const { service, id, holders } = await tableAtTurns(3);
    must(await service.resign(id, holders[0]!));
    must(await service.resign(id, holders[1]!));
    expect(must(await service.resign(id, holders[2]!)).status).toBe('over');
    expect(must(await service.scores(id)).resigned).toBeUndefined();
    expect((await service.find(id))!.seats.map(({ person }) => person.id)).toEqual(holders);
    expect(people.map(({ id: person }) => person)).toEqual(expect.arrayContaining(holders));
  });
});
