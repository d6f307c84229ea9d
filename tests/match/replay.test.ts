import { afterEach, describe, expect, it } from 'vitest';
import { replay } from '../../src/engine/index.js';
import { games } from '../../src/games/index.js';
import type { MatchService } from '../../src/match/index.js';
import { createMatchService } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import {
  database,
  fixedBytes,
  hide,
  must,
  peek,
  playRandomly,
  refusalOf,
  roll,
  serviceOn,
  started,
} from './harness.js';

let db: Database;
afterEach(() => db.close());

/** A round: seat 1 has hidden lead, seat 0 has rolled and seat 1 peeked; the next market waits for both. */
async function ferry(): Promise<{ service: MatchService; id: string }> {
  db = await database();
  const service = serviceOn(db);
  const { id, holders } = await started(service, 2);
  const [first, second] = holders as [string, string];
  must(await service.confirm(id, first));
  must(await service.play(id, second, undefined, hide('lead')));
  must(await service.confirm(id, second));
  must(await service.play(id, first, undefined, roll));
  must(await service.confirm(id, first));
  must(await service.play(id, second, undefined, peek));
  must(await service.confirm(id, second));
  return { service, id };
}

const turn = async (service: MatchService, id: string, number?: number) => must(await service.replay(id, number));

describe('a match stepped through', () => {
  it('has a turn for the moves of a seat up to the action that ends its decision', async () => {
    const { service, id } = await ferry();
    const all = await turn(service, id);
    expect([all.number, all.last, all.turns.map(({ seat }) => seat)]).toEqual([4, true, [undefined, 0, 1, 0, 1]]);
    expect(all.acts).toEqual([
      { seat: 1, action: 'peek' },
      { seat: 1, action: 'end' },
    ]);
    const past = await turn(service, id, 3);
    expect(past.acts.map(({ action }) => action)).toEqual(['roll', 'end']);
    expect([past.number, past.last]).toEqual([3, false]);
    expect((past.position.state as { turn: number }).turn).toBe(1);
    expect((await turn(service, id, 0)).acts).toEqual([]);
  });

  it('has a turn for each end of one, where a seat plays alone', async () => {
    db = await database();
    const service = serviceOn(db);
    const { id, holders } = await started(service, 1);
    must(await service.confirm(id, holders[0]!));
    must(await service.play(id, holders[0]!, undefined, roll));
    must(await service.confirm(id, holders[0]!));
    const turns: string[][] = [];
    for (const number of (await turn(service, id)).turns.keys()) {
      turns.push((await turn(service, id, number)).acts.map(({ action }) => action));
    }
    expect(turns).toEqual([[], ['end'], ['roll', 'end']]);
  });

  it('tells nobody what only a seat was told, nor what it chose', async () => {
    const { service, id } = await ferry();
    const [hiding, peeking] = [await turn(service, id, 2), await turn(service, id, 4)];
    const told = [...hiding.news, ...peeking.news].map(({ event, seat, by }) => [event.id, seat, by]);
    expect(told).toEqual([
      ['ferry.hid', 1, 'person'],
      ['ferry.ended', 1, 'person'],
      ['ferry.market-closed', 1, 'person'],
      ['ferry.peeked', 1, 'person'],
      ['ferry.ended', 1, 'person'],
    ]);
    expect(JSON.stringify([hiding.news, hiding.acts])).not.toContain('lead');
  });

  it('goes on with the match: a turn keeps its number, and the newest grows until it ends', async () => {
    const { service, id } = await ferry();
    const third = await turn(service, id, 3);
    const holders = third.match.seats.map(({ person }) => person.id) as [string, string];
    for (const holder of holders) must(await service.confirm(id, holder));
    must(await service.play(id, holders[0], undefined, roll));
    const now = await turn(service, id);
    expect([now.number, now.acts.map(({ action }) => action)]).toEqual([7, ['roll']]);
    must(await service.confirm(id, holders[0]));
    const later = await turn(service, id);
    expect([later.number, later.acts.map(({ action }) => action)]).toEqual([7, ['roll', 'end']]);
    expect(await turn(service, id, 3)).toMatchObject({ acts: third.acts, news: third.news, number: 3, last: false });
    expect((await turn(service, id, 9999)).number).toBe(7);
  });

  it('refuses one that has not begun', async () => {
    db = await database();
    const service = serviceOn(db);
    const person = { id: 'u0', name: 'Anna' };
    const open = must(await service.create({ guildId: 'g', channelId: 'c', person, game: 'ferry', locale: 'en' }));
    expect(refusalOf(await service.replay(open.id))).toBe('match.not-started');
    expect(refusalOf(await service.replay('none'))).toBe('match.not-found');
  });

  it('stands after every turn where its moves lead, whichever turn is asked for first, and after a restart', async () => {
    db = await database();
    const open = () => createMatchService({ database: db, games, now: () => 1, randomBytes: fixedBytes('replay') });
    const service = open();
    const ann = { id: 'u0', name: 'Anna' };
    const place = { guildId: 'g', channelId: 'c', locale: 'en' as const };
    const { id } = must(await service.create({ ...place, person: ann, game: 'nusfjord' }));
    must(await service.join(id, { id: 'u1', name: 'Bo' }));
    must(await service.start(id, 'u0'));
    await playRandomly(service, id, 60);
    const { turns } = await turn(service, id);
    const restarted = open();
    const after: unknown[] = [];
    for (let number = turns.length - 1; number >= 0; number -= 1)
      after.unshift((await turn(restarted, id, number)).position);
    expect(turns.length).toBeGreaterThan(20);
    expect((await turn(restarted, id)).turns).toEqual(turns);
    const { game, position } = must(await service.table(id));
    expect(after.at(-1)).toEqual(position);
    const expected: unknown[] = [];
    const ends: number[] = [];
    for (const number of turns.keys()) ends.push((ends.at(-1) ?? 0) + (await turn(service, id, number)).acts.length);
    const stored = (await db.db.selectFrom('moves').selectAll().orderBy('number').execute()).map((row) => ({
      seat: row.seat,
      action: row.action,
      args: JSON.parse(row.args),
    }));
    const { seed = '' } = (await db.db.selectFrom('matches').select('seed').executeTakeFirstOrThrow()) as {
      seed: string;
    };
    const record = { seed, options: position.options, names: ['Anna', 'Bo'], moves: stored };
    let played = 0;
    must(
      replay(game, record, ({ position: now }, move) => {
        if (move) played += 1;
        if (ends.includes(played)) expected[ends.indexOf(played)] = JSON.parse(JSON.stringify(now));
      }),
    );
    expect(JSON.parse(JSON.stringify(after))).toEqual(expected);
  });
});
