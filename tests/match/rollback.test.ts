import { describe, expect, it } from 'vitest';
import { createRng, readRecord, replay } from '../../src/engine/index.js';
import { createMatchService, type MatchService, verifyMatches } from '../../src/match/index.js';
import type { Database } from '../../src/store/index.js';
import { ferryGame } from './fixture-game.js';
import {
  atTurns,
  database,
  drain,
  fixedBytes,
  must,
  peek,
  playRandomly,
  refusalOf,
  roll,
  rows,
  started,
  take,
} from './harness.js';

const hour = 60 * 60 * 1000;
const clock = { now: 0 };
const game = ferryGame();
const games = { ferry: game };
const as = (id: string) => ({ id, keeps: false });

function serviceOn(db: Database, seed = 'a'): MatchService {
  return createMatchService({ database: db, games, now: () => clock.now, randomBytes: fixedBytes(seed) });
}

/** A match of so many at the first turn of seat 0. */
async function table(count = 3) {
  clock.now = 1_700_000_000_000;
  const db = await database();
  const service = serviceOn(db);
  const { id, holders } = await atTurns(service, count);
  return { db, service, id, holders };
}

type Table = Awaited<ReturnType<typeof table>>;

/** A turn of one step. */
async function turn({ service, id, holders }: Table, seat: number, move = take(1)): Promise<void> {
  await must(await service.play(id, holders[seat]!, undefined, move));
  must(await service.confirm(id, holders[seat]!));
}

const ways = async ({ service, id, holders }: Table, seat: number) => must(await service.waysBack(id, holders[seat]!));

async function propose(at: Table, seat: number, kind: 'undo' | 'redo' = 'undo') {
  const payload = (await ways(at, seat))[kind]!;
  return must(await at.service.propose(at.id, as(at.holders[seat]!), { kind, payload }));
}

/** Somebody asks, and all who are asked agree. */
async function goBack(at: Table, seat: number, kind: 'undo' | 'redo' = 'undo'): Promise<void> {
  const vote = await propose(at, seat, kind);
  for (const { person, agrees } of vote.ballots) {
    if (!agrees) must(await at.service.vote(at.id, vote.id, person, true));
  }
}

const stateOf = async ({ service, id }: Table) => must(await service.table(id)).position;
const coins = async (at: Table) => ((await stateOf(at)).state as { coins: number[] }).coins;
const problems = async ({ db }: Table) => (await verifyMatches({ database: db, games })).broken;

describe('asking to take a turn back', () => {
  it('goes back to before it once those who have moved since or are called agree, and asks nobody else', async () => {
    const at = await table(4);
    const before = await stateOf(at);
    await turn(at, 0);
    expect((await ways(at, 0)).undo).toMatchObject({ whose: 0, others: 0, revealed: false, asked: [1] });
    await turn(at, 1);
    expect((await ways(at, 0)).undo).toMatchObject({ whose: 0, others: 1, asked: [1, 2] });
    const { moves } = (await at.service.find(at.id))!;
    await goBack(at, 0);
    expect(await stateOf(at)).toEqual(before);
    expect(await at.service.find(at.id)).toMatchObject({ moves: moves + 1, status: 'playing' });
    expect(await problems(at)).toEqual([]);
  });

  it('asks everybody once something was revealed or chance has spoken, and says what stays known', async () => {
    for (const move of [roll, peek]) {
      const at = await table(4);
      await turn(at, 0, move);
      expect((await ways(at, 0)).undo).toMatchObject({ revealed: true, asked: [1, 2, 3] });
      expect((await propose(at, 0)).note!.id).toBe('vote.undo.note-revealed');
    }
    const at = await table(4);
    await turn(at, 0);
    expect((await propose(at, 0)).note).toEqual({ id: 'vote.undo.note', args: { computers: 0 } });
  });

  it('takes back what of a running turn is at the table already', async () => {
    const at = await table();
    const before = await stateOf(at);
    must(await at.service.play(at.id, at.holders[0]!, undefined, peek));
    await goBack(at, 0);
    expect((await stateOf(at)).state).toEqual(before.state);
  });

  it('draws chance anew, from where it had got', async () => {
    const at = await table(1);
    must(await at.service.play(at.id, at.holders[0]!, undefined, roll));
    const { rng } = await stateOf(at);
    await goBack(at, 0);
    expect([await coins(at), (await stateOf(at)).rng]).toEqual([[0], rng]);
    must(await at.service.play(at.id, at.holders[0]!, undefined, roll));
    expect((await stateOf(at)).rng.block).toBe(rng.block + 1);
    expect(await problems(at)).toEqual([]);
  });

  it('happens at once where nobody else has a say', async () => {
    const at = await table(1);
    await turn(at, 0);
    const plan = (await ways(at, 0)).undo!;
    expect(plan.asked).toEqual([]);
    expect((await propose(at, 0)).state).toBe('carried');
    expect(await at.service.votes(at.id)).toEqual([]);
  });

  it('is refused to strangers, before the first turn, and once the match is over', async () => {
    const at = await table(2);
    expect(refusalOf(await at.service.waysBack(at.id, 'u9'))).toBe('match.not-seated');
    const fresh = await at.service.create({
      ...{ guildId: 'g1', channelId: 'c9', person: { id: 'u8', name: 'Eva' }, game: 'ferry', locale: 'en' },
    });
    expect(refusalOf(await at.service.waysBack(must(fresh).id, 'u8'))).toBe('match.not-started');
    must(await at.service.start(must(fresh).id, 'u8'));
    expect(refusalOf(await at.service.waysBack(must(fresh).id, 'u8'))).toBe('rollback.nothing');
    await turn(at, 0);
    must(await at.service.resign(at.id, at.holders[1]!));
    expect(refusalOf(await at.service.waysBack(at.id, at.holders[0]!))).toBe('rollback.over');
  });

  it('does not count what somebody else played in that seat before', async () => {
    const at = await table(3);
    await turn(at, 0);
    await at.service.meet({ id: 'u7', name: 'Zoe' });
    const [ann, bo, cem] = at.holders as [string, string, string];
    const payload = { seat: 0, from: ann, to: 'u7', kept: false };
    const { id } = must(await at.service.propose(at.id, as(bo), { kind: 'replace', payload }));
    for (const person of [ann, cem, 'u7']) must(await at.service.vote(at.id, id, person, true));
    expect(refusalOf(await at.service.waysBack(at.id, 'u7'))).toBe('rollback.nothing');
  });
});

describe('the vote on it', () => {
  it('ends with a move made meanwhile, with a no, and after a day', async () => {
    const at = await table();
    const [, bo] = at.holders as [string, string];
    await turn(at, 0);
    const first = await propose(at, 0);
    await turn(at, 1);
    expect(refusalOf(await at.service.vote(at.id, first.id, bo, true))).toBe('vote.late-moved');
    const stale = { kind: 'undo', payload: { ...(await ways(at, 0)).undo!, base: 0 } } as const;
    expect(refusalOf(await at.service.propose(at.id, as(at.holders[0]!), stale))).toBe('rollback.moved');
    const second = await propose(at, 0);
    expect(must(await at.service.vote(at.id, second.id, bo, false)).state).toBe('failed');
    const third = await propose(at, 0);
    clock.now += 24 * hour;
    expect(refusalOf(await at.service.vote(at.id, third.id, bo, true))).toBe('vote.late-time');
    expect(await coins(at)).toEqual([1, 1, 0]);
  });

  it('is carried out by another process that has the same file, too', async () => {
    const at = await table(2);
    await turn(at, 0);
    const vote = await propose(at, 0);
    const other = serviceOn(at.db, 'b');
    must(await other.vote(at.id, vote.id, at.holders[1]!, true));
    expect(await coins(at)).toEqual([0, 0]);
    await turn(at, 0, take(2));
    expect(must(await other.table(at.id)).position.state).toMatchObject({ coins: [2, 0] });
  });
});

describe('a match that has gone back', () => {
  it('stands again as it stood, by the word of the same people, until somebody moves', async () => {
    const at = await table();
    await turn(at, 0, roll);
    await turn(at, 1);
    const stood = await stateOf(at);
    await goBack(at, 0);
    expect((await ways(at, 1)).redo).toMatchObject({ whose: 0, others: 1, asked: [0, 2] });
    await goBack(at, 1, 'redo');
    expect(await stateOf(at)).toEqual(stood);
    expect((await ways(at, 0)).redo).toBeUndefined();
    await goBack(at, 1);
    await goBack(at, 0);
    // One after the other.
    expect(await coins(at)).toEqual([0, 0, 0]);
    await goBack(at, 0, 'redo');
    expect((await coins(at))[0]).toBeGreaterThan(0);
    await goBack(at, 1, 'redo');
    expect(await stateOf(at)).toEqual(stood);
    await goBack(at, 1);
    await turn(at, 1);
    expect((await ways(at, 1)).redo).toBeUndefined();
    expect(await problems(at)).toEqual([]);
  });

  it('is put back only by who took it back or agreed to that', async () => {
    const at = await table();
    await turn(at, 0);
    await goBack(at, 0);
    expect((await ways(at, 2)).redo).toBeUndefined();
    expect((await ways(at, 1)).redo).toMatchObject({ asked: [0] });
  });

  it('refuses presses from before, drops drafts with a word, and gives those who are called time afresh', async () => {
    const at = await table();
    const [ann, bo] = at.holders as [string, string];
    const key = must(await at.service.desk(at.id, ann)).key;
    await turn(at, 0);
    const later = must(await at.service.desk(at.id, bo)).key;
    must(await at.service.play(at.id, bo, undefined, take(3)));
    clock.now += hour;
    await goBack(at, 0);
    const press = (person: string, named: string, seat: number) =>
      at.service.press(at.id, person, { key: named, seat }, 'confirm');
    expect(must(await press(ann, key, 0))).toMatchObject({ refused: { id: 'match.stale' }, desk: { justBack: true } });
    expect(must(await at.service.glance(at.id, bo))).toMatchObject({ outdated: true, draft: [] });
    expect(must(await at.service.desk(at.id, bo)).outdated).toBe(true);
    expect(must(await at.service.desk(at.id, bo)).outdated).toBeUndefined();
    await turn(at, 0);
    // The same question as before the match went back.
    expect(must(await press(bo, later, 1)).refused).toEqual({ id: 'match.stale' });
    expect(must(await at.service.desk(at.id, bo)).justBack).toBeUndefined();
  });

  it('calls all who are waited for, with their time ahead, and tells nothing of what was undone unheard', async () => {
    const at = await table(2);
    const [ann, bo] = at.holders as [string, string];
    await turn(at, 0);
    clock.now += hour;
    await goBack(at, 0);
    const waits = await at.db.db.selectFrom('waits').select(['seat', 'since']).where('matchId', '=', at.id).execute();
    expect(waits).toEqual([{ seat: 0, since: clock.now }]);
    const batches = await at.service.takeBatches();
    expect(batches.map(({ events, calls, changed }) => [events.map(({ event }) => event), calls, changed])).toEqual([
      [
        [
          {
            id: 'rollback.done-agreed',
            args: { seat: { seat: 0 }, others: 0, agreed: { list: [{ seat: 1 }] } },
            round: true,
          },
        ],
        [0],
        [],
      ],
    ]);
    expect([ann, bo]).toHaveLength(2);
  });

  it('does not say again what a press led to that is undone', async () => {
    const at = await table(2);
    const [, bo] = at.holders as [string, string];
    await turn(at, 0);
    const { key } = must(await at.service.desk(at.id, bo));
    const press = () => at.service.press(at.id, bo, { key, seat: 1 }, 'confirm');
    expect(must(await press()).refused).toBeUndefined();
    expect(must(await press()).refused).toEqual({ id: 'match.pressed-twice' });
    await goBack(at, 1);
    expect(must(await press())).toMatchObject({ refused: { id: 'match.stale' }, told: [] });
  });

  it('gives time afresh also to who was waited for all the while', async () => {
    clock.now = 1_700_000_000_000;
    const db = await database();
    const service = serviceOn(db);
    const { id, holders } = await started(service, 2);
    const at = { db, service, id, holders };
    must(await service.confirm(id, holders[0]!));
    clock.now += hour;
    await goBack(at, 0);
    const waits = await db.db.selectFrom('waits').select(['seat', 'since']).orderBy('seat').execute();
    expect(waits).toEqual([0, 1].map((seat) => ({ seat, since: clock.now })));
  });

  it('has a record that says so, and reads back to the same position', async () => {
    const at = await table(2);
    await turn(at, 0, roll);
    const before = must(await at.service.record(at.id));
    await goBack(at, 0);
    await turn(at, 0, roll);
    await turn(at, 1);
    const text = must(await at.service.record(at.id));
    expect(text).toContain('\n0 rollback to=2 agreed=1\n');
    const said = '# A line “rollback to=N” or “redo to=N” goes back to after the first N moves.\n';
    expect([text.split(said).length, before.includes(said)]).toEqual([2, false]);
    const seed = (await rows(at.db, 'matches'))[0]!.seed;
    const read = must(readRecord(games, text.replace('seed: ?', `seed: ${seed}`)));
    expect(must(replay(game, read.record))).toEqual(await stateOf(at));
    const log = must(await at.service.log(at.id, undefined));
    expect(log.map(({ move, undone }) => `${move.action}${undone ? '!' : ''}`)).toEqual([
      ...['end', 'end', 'roll!', 'end!', 'rollback', 'roll', 'end', 'take', 'end'],
    ]);
    expect(log[4]!.events[0]!.id).toBe('rollback.done-agreed');
  });

  it('shows turns taken back as such, each as it was then, with what was said on it', async () => {
    const at = await table(2);
    const [ann] = at.holders as [string];
    await turn(at, 0);
    must(await at.service.comment(at.id, { id: ann, name: 'Anna' }, { text: 'Oops' }));
    await goBack(at, 0);
    await turn(at, 0, take(2));
    await goBack(at, 0);
    await goBack(at, 0, 'redo');
    const { turns } = must(await at.service.replay(at.id));
    expect(turns.map(({ gone }) => gone)).toEqual([
      ...[undefined, undefined, undefined, 'undone', 'rollback', undefined, 'rollback', 'redo'],
    ]);
    const shown = await Promise.all(turns.map((_, turn) => at.service.replay(at.id, turn)));
    const states = shown.map((one) => (must(one).position.state as { coins: number[] }).coins[0]);
    expect(states).toEqual([0, 0, 0, 1, 0, 2, 0, 2]);
    expect(must(shown[3]!).comments.map(({ text }) => text)).toEqual(['Oops']);
    expect(must(shown[4]!).comments).toEqual([]);
  });

  it('counts nobody as slow for asking', async () => {
    const at = await table(2);
    await turn(at, 0);
    clock.now += 50 * hour;
    await goBack(at, 0);
    clock.now += hour;
    await turn(at, 0);
    must(await at.service.resign(at.id, at.holders[1]!));
    expect(must(await at.service.scores(at.id)).longest).toMatchObject({ seat: 0, ms: hour });
  });
});

describe('random matches that go back and on again', () => {
  it('replay to the same position, and end', async () => {
    const rng = createRng({ seed: '7b'.repeat(16), block: 0 });
    let back = 0;
    for (let number = 0; number < 5; number += 1) {
      const at = await table(1 + (number % 3));
      for (let round = 0; round < 12; round += 1) {
        await playRandomly(at.service, at.id, 1 + rng.int(6), rng);
        if ((await at.service.find(at.id))!.status === 'over') break;
        const seat = rng.int(at.holders.length);
        const found = await at.service.waysBack(at.id, at.holders[seat]!);
        if (!found.ok) continue;
        await goBack(at, seat, found.value.redo && rng.int(2) === 0 ? 'redo' : found.value.undo ? 'undo' : 'redo');
        back += 1;
      }
      await playRandomly(at.service, at.id, 500, rng);
      expect((await at.service.find(at.id))!.status).toBe('over');
      expect(await problems(at)).toEqual([]);
      await drain(at.service);
    }
    expect(back).toBeGreaterThan(15);
  });
});
