import { describe, expect, it } from 'vitest';
import { readRecord, replay, seedHash } from '../../src/engine/index.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, hide, must, peek, refusalOf, rows, serviceOn, started, take } from './harness.js';

async function withSecret() {
  const db = await database();
  const service = serviceOn(db);
  const { id, holders } = await started(service, 2, { rounds: '1' });
  must(await service.play(id, holders[0]!, undefined, hide('gold')));
  must(await service.confirm(id, holders[0]!));
  return { db, service, id, holders, owner: holders[0]!, other: holders[1]! };
}

describe('secrets while a match is played', () => {
  it('print as ? in the log of others, and the move lacks them', async () => {
    const { service, id, owner, other } = await withSecret();
    for (const reader of [undefined, other, 'stranger']) {
      const log = must(await service.log(id, reader));
      expect(log[0]).toEqual({
        number: 1,
        by: 'person',
        move: { seat: 0, action: 'hide', args: {} },
        line: '0 hide good=?',
        events: [{ id: 'ferry.hid', args: { seat: { seat: 0 } } }],
      });
      expect(JSON.stringify(log)).not.toContain('gold');
    }
    const own = must(await service.log(id, owner))[0]!;
    expect(own.line).toBe('0 hide good=gold');
    expect(own.events.map((event) => event.id)).toEqual(['ferry.hid', 'ferry.hid-what']);
  });

  it('stay out of the record, like the seed', async () => {
    const { db, service, id } = await withSecret();
    const text = must(await service.record(id));
    const names = (await service.find(id))!.seats.map(({ person }) => person.name);
    const [row] = await rows(db, 'matches');
    expect(text).toBe(
      `# SHA-256 of the seed: ${row!.seed_hash}\ngame: ferry\nrules: ferry-1\nseed: ?\noptions: rounds=1 pile=50\nseat 0: ${names[0]}\nseat 1: ${names[1]}\n\n0 hide good=?\n0 end\n`,
    );
    expect(text).not.toContain(row!.seed);
    expect(refusalOf(await service.record('nothere'))).toBe('match.not-found');
  });

  it('never enter a post', async () => {
    const { db, service, id, holders } = await withSecret();
    must(await service.confirm(id, holders[1]!));
    must(await service.play(id, holders[0]!, undefined, peek));
    must(await service.confirm(id, holders[0]!));
    const stored = (await rows(db, 'outbox')).map(({ events }) => events).join();
    expect(stored).toContain('ferry.hid');
    expect(stored).toContain('ferry.peeked');
    expect(stored).not.toMatch(/gold|hid-what|ferry\.saw/);
    expect(JSON.stringify(await service.takeBatches())).not.toMatch(/gold|hid-what|ferry\.saw/);
  });

  it('of somebody who resigned are not theirs to read any more', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 3);
    must(await service.play(id, holders[0]!, undefined, hide('gold')));
    must(await service.confirm(id, holders[0]!));
    must(await service.resign(id, holders[0]!));
    expect(must(await service.log(id, holders[0]))[0]!.line).toBe('0 hide good=?');
  });
});

describe('after the match', () => {
  it('the record holds everything and replays to the very same position', async () => {
    const { service, id, holders } = await withSecret();
    must(await service.confirm(id, holders[1]!));
    must(await service.play(id, holders[0]!, undefined, take(3)));
    must(await service.play(id, holders[0]!, undefined, { action: 'roll', args: {} }));
    must(await service.confirm(id, holders[0]!));
    must(await service.confirm(id, holders[1]!));
    const match = (await service.find(id))!;
    expect(match.status).toBe('over');
    expect(seedHash(match.seed!)).toBe(match.seedHash);
    const { record } = must(readRecord({ ferry: ferryGame() }, must(await service.record(id))));
    expect(record.seed).toBe(match.seed);
    expect(record.moves[0]).toEqual({ seat: 0, ...hide('gold') });
    expect(must(replay(ferryGame(), record))).toEqual(must(await service.table(id)).position);
    expect(must(await service.log(id, undefined))[0]!.line).toBe('0 hide good=gold');
  });
});

it('a table shows what is committed to whoever looks, also after the match', async () => {
  const service = serviceOn(await database());
  const { id, holders } = await atTurns(service, 2, { rounds: '1' });
  must(await service.confirm(id, holders[0]!));
  must(await service.confirm(id, holders[1]!));
  expect(must(await service.table(id)).match.moves).toBe(4);
});
