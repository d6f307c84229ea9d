import { describe, expect, it } from 'vitest';
import type { FerryState } from './fixture-game.js';
import {
  atTurns,
  database,
  end,
  hide,
  must,
  peek,
  refusalOf,
  roll,
  rows,
  serviceOn,
  started,
  tableAtTurns,
  take,
} from './harness.js';

const coins = (position: { state: unknown }): number[] => (position.state as FerryState).coins;

async function turn(seats = 2, options = {}) {
  const table = await tableAtTurns(seats, options);
  const { holders } = table;
  return { ...table, first: holders[0]!, second: holders[1]! };
}

describe('a draft', () => {
  it('holds steps that can be taken back and shows them on its own desk alone', async () => {
    const { db, service, id, first, second } = await turn();
    const outcome = must(await service.play(id, first, undefined, take(2)));
    expect(outcome.seals).toEqual([]);
    expect(outcome.told.map(({ event }) => event.id)).toEqual(['ferry.took']);
    must(await service.play(id, first, undefined, take(3)));
    const desk = must(await service.desk(id, first));
    expect(desk.draft.map(({ move }) => move)).toEqual([
      { seat: 0, ...take(2) },
      { seat: 0, ...take(3) },
    ]);
    expect(coins(desk.position)).toEqual([5, 0]);
    expect(desk.pending?.seat).toBe(0);
    const table = must(await service.table(id));
    expect(coins(table.position)).toEqual([0, 0]);
    expect(table.match.moves).toBe(2);
    const other = must(await service.desk(id, second));
    expect(other.draft).toEqual([]);
    expect(coins(other.position)).toEqual([0, 0]);
    expect(other.pending).toBeUndefined();
    expect(await rows(db, 'moves')).toHaveLength(2);
    expect(await service.takeBatches()).toEqual([]);
  });

  it('is taken back step by step, or all at once', async () => {
    const { service, id, first } = await turn();
    for (const count of [1, 2, 3]) must(await service.play(id, first, undefined, take(count)));
    expect(coins(must(await service.undo(id, first)).position)).toEqual([3, 0]);
    expect(must(await service.undo(id, first)).draft).toHaveLength(1);
    must(await service.play(id, first, undefined, take(3)));
    const empty = must(await service.startOver(id, first));
    expect(empty.draft).toEqual([]);
    expect(coins(empty.position)).toEqual([0, 0]);
    expect(refusalOf(await service.undo(id, first))).toBe('match.nothing-to-undo');
    expect(refusalOf(await service.startOver(id, first))).toBe('match.nothing-to-undo');
  });

  it('comes back after it was thrown away, until something else is done', async () => {
    const { service, id, first, second } = await turn();
    expect(refusalOf(await service.restore(id, first))).toBe('match.nothing-to-restore');
    for (const count of [1, 2]) must(await service.play(id, first, undefined, take(count)));
    const before = must(await service.desk(id, first));
    const empty = must(await service.startOver(id, first));
    expect(empty.restorable).toBe(true);
    expect(refusalOf(await service.restore(id, second))).toBe('match.nothing-to-restore');
    const back = must(await service.restore(id, first, empty.key));
    expect([back.draft, back.key, back.restorable]).toEqual([before.draft, before.key, undefined]);
    must(await service.startOver(id, first));
    const other = must(await service.play(id, first, undefined, take(3)));
    expect(other.desk.restorable).toBeUndefined();
    expect(refusalOf(await service.restore(id, first))).toBe('match.nothing-to-restore');
    must(await service.undo(id, first));
    expect(refusalOf(await service.restore(id, first))).toBe('match.nothing-to-restore');
  });

  it('cannot be touched by anybody else', async () => {
    const { service, id, first, second } = await turn();
    must(await service.play(id, first, undefined, take(2)));
    expect(refusalOf(await service.undo(id, second))).toBe('match.nothing-to-undo');
    expect(refusalOf(await service.play(id, second, undefined, take(2)))).toBe('engine.not-your-turn');
    expect(refusalOf(await service.confirm(id, second))).toBe('match.not-yet');
    expect(refusalOf(await service.undo(id, 'stranger'))).toBe('match.not-seated');
    expect(refusalOf(await service.play(id, 'stranger', undefined, end))).toBe('match.not-seated');
    expect(refusalOf(await service.desk('nothere', first))).toBe('match.not-found');
    expect(must(await service.desk(id, first)).draft).toHaveLength(1);
  });

  it('refuses what is not legal and changes nothing', async () => {
    const { service, id, first } = await turn();
    expect(refusalOf(await service.play(id, first, undefined, take(4)))).toBe('engine.not-legal');
    expect(refusalOf(await service.play(id, first, undefined, { action: 'constructor', args: {} }))).toBe(
      'engine.no-such-action',
    );
    expect(refusalOf(await service.play(id, first, undefined, hide('gold')))).toBe('engine.not-now');
    expect(must(await service.desk(id, first)).draft).toEqual([]);
  });

  it('is still there for another service on the same database', async () => {
    const { db, service, id, first } = await turn();
    const { desk } = must(await service.play(id, first, undefined, take(2)));
    must(await service.think(id, first, desk.key, { action: 'paint', args: {}, picked: ['stern'] }));
    const again = must(await serviceOn(db).desk(id, first));
    expect(again.draft.map(({ move }) => move.args)).toEqual([{ coins: 2 }]);
    expect(again.thought).toEqual({ action: 'paint', args: {}, picked: ['stern'] });
    expect(again.fallen).toEqual([]);
  });

  it('without a step is taken back as far as it is half made', async () => {
    const { service, id, first } = await turn();
    const { key } = must(await service.desk(id, first));
    must(await service.think(id, first, key, { action: 'paint', args: {}, picked: ['stern'] }));
    const back = must(await service.undo(id, first));
    expect([back.thought, back.key]).toEqual([undefined, key]);
    expect(refusalOf(await service.undo(id, first))).toBe('match.nothing-to-undo');
  });
});

describe('a sealed step', () => {
  it('commits the draft up to and with itself; only later steps are a draft again', async () => {
    const { db, service, id, first } = await turn();
    must(await service.play(id, first, undefined, take(2)));
    const rolled = must(await service.play(id, first, undefined, roll));
    expect(rolled.seals).toEqual(['chance']);
    expect(rolled.desk.draft).toEqual([]);
    expect(rolled.desk.match.moves).toBe(4);
    expect(rolled.desk.pending?.seat).toBe(0);
    const after = coins(must(await service.table(id)).position)[0]!;
    expect(after).toBeGreaterThanOrEqual(3);
    must(await service.play(id, first, undefined, take(1)));
    expect(coins(must(await service.undo(id, first)).position)[0]).toBe(after);
    expect(refusalOf(await service.undo(id, first))).toBe('match.nothing-to-undo');
    const stored = await rows(db, 'moves');
    expect(stored.map(({ number, seat, action, args, played_by }) => [number, seat, action, args, played_by])).toEqual([
      [1, 0, 'end', '{}', 'person'],
      [2, 1, 'end', '{}', 'person'],
      [3, 0, 'take', '{"coins":2}', 'person'],
      [4, 0, 'roll', '{}', 'person'],
    ]);
    expect(await rows(db, 'drafts')).toEqual([]);
  });

  it('says beforehand why it would be sealed, without doing it', async () => {
    const { db, service, id, first } = await turn();
    const desk = must(await service.desk(id, first));
    const seals = (move: typeof roll) => must(service.preview(desk, move)).seals;
    expect([seals(take(1)), seals(roll), seals(peek), seals(end)]).toEqual([[], ['chance'], ['reveal'], ['handover']]);
    expect(refusalOf(service.preview(desk, take(9)))).toBe('engine.not-legal');
    expect(await rows(db, 'moves')).toHaveLength(2);
  });

  it('tells the seat what it alone may know', async () => {
    const { service, id, first } = await turn();
    const peeked = must(await service.play(id, first, undefined, peek));
    expect(peeked.seals).toEqual(['reveal']);
    expect(peeked.told.map(({ event }) => event.id)).toEqual(['ferry.peeked', 'ferry.saw']);
  });

  it('hands over on confirm, and the next seat decides', async () => {
    const { service, id, first, second } = await turn();
    must(await service.play(id, first, undefined, take(2)));
    const outcome = must(await service.confirm(id, first));
    expect(outcome.seals).toEqual(['handover']);
    expect(outcome.desk.pending).toBeUndefined();
    expect(must(await service.desk(id, second)).pending?.seat).toBe(1);
    expect(refusalOf(await service.play(id, first, undefined, take(1)))).toBe('engine.not-your-turn');
  });

  it('is the end of a turn too, where the same seat goes on', async () => {
    const { service, id, first } = await turn(1);
    must(await service.play(id, first, undefined, take(2)));
    const outcome = must(await service.confirm(id, first));
    expect(outcome.seals).toEqual(['handover']);
    expect(outcome.desk.draft).toEqual([]);
    expect(outcome.desk.pending?.prompt.id).toBe('ferry.market');
    expect(await service.takeBatches()).toHaveLength(1);
  });

  it('is a step after which others have to decide as well', async () => {
    const { service, id, first, second } = await turn(2);
    must(await service.confirm(id, first));
    const desk = must(await service.desk(id, second));
    expect(must(service.preview(desk, end)).seals).toEqual(['handover']);
    must(await service.confirm(id, second));
    expect(must(await service.desk(id, first)).pending?.prompt.id).toBe('ferry.market');
    expect(must(await service.desk(id, second)).pending?.prompt.id).toBe('ferry.market');
  });

  it('ends the match, publishes the seed, and gives the channel back', async () => {
    const { service, id, first, second } = await turn(2, { rounds: '1' });
    must(await service.play(id, first, undefined, take(2)));
    must(await service.confirm(id, first));
    expect(refusalOf(await service.scores(id))).toBe('match.not-over');
    const last = must(await service.confirm(id, second));
    expect(last.seals).toEqual(['over']);
    expect(last.desk.match.status).toBe('over');
    expect(last.desk.match.seed).toMatch(/^[0-9a-f]{32}$/);
    const { sheet, resigned } = must(await service.scores(id));
    expect(sheet.winners).toEqual([0]);
    expect(sheet.seats.map(({ total }) => total)).toEqual([2, 0]);
    expect(resigned).toBeUndefined();
    expect(refusalOf(await service.desk(id, first))).toBe('match.over');
    expect(refusalOf(await service.play(id, first, undefined, end))).toBe('match.over');
    expect(must(await service.table(id)).match.status).toBe('over');
    expect(await service.matchesOf(first)).toEqual([]);
    const next = await started(service, 2);
    expect((await service.inChannel('c1'))!.id).toBe(next.id);
  });
});

describe('a key', () => {
  it('names one decision: after any step of the seat the old one is stale and changes nothing', async () => {
    const { service, id, first } = await turn();
    const { key } = must(await service.desk(id, first));
    expect(key).toMatch(/^[0-9a-f]{8}$/);
    expect(must(await service.desk(id, first)).key).toBe(key);
    const presses = await Promise.all([service.play(id, first, key, take(2)), service.play(id, first, key, take(2))]);
    expect(presses.map(refusalOf)).toEqual(['ok', 'match.stale']);
    const drafted = must(await service.desk(id, first));
    expect(drafted.draft).toHaveLength(1);
    for (const stale of [
      await service.think(id, first, key, undefined),
      await service.undo(id, first, key),
      await service.startOver(id, first, key),
      await service.confirm(id, first, key),
    ]) {
      expect(refusalOf(stale)).toBe('match.stale');
    }
    expect(must(await service.desk(id, first))).toEqual(drafted);
    // Two quick presses on Undo take one step back.
    must(await service.play(id, first, drafted.key, take(1)));
    const two = must(await service.desk(id, first)).key;
    const undone = await Promise.all([service.undo(id, first, two), service.undo(id, first, two)]);
    expect(undone.map(refusalOf)).toEqual(['ok', 'match.stale']);
    expect(must(await service.desk(id, first)).draft).toHaveLength(1);
  });

  it('does not come back when the same question is asked in a later turn', async () => {
    const { service, id, holders } = await turn(1);
    const me = holders[0]!;
    const early = must(await service.desk(id, me)).key;
    must(await service.confirm(id, me));
    must(await service.confirm(id, me));
    const late = must(await service.desk(id, me));
    expect(late.pending?.prompt.id).toBe('ferry.turn');
    expect(late.key).not.toBe(early);
    expect(refusalOf(await service.confirm(id, me, early))).toBe('match.stale');
  });

  it('changes with every half-made decision and belongs to one seat and match', async () => {
    const { service, id, first } = await turn();
    const { key } = must(await service.desk(id, first));
    const thinking = must(await service.think(id, first, key, { action: 'paint', args: {}, picked: ['bow'] }));
    expect(thinking.key).not.toBe(key);
    const other = await atTurns(service, 2, {}, 'c2');
    expect(must(await service.desk(other.id, other.holders[0]!)).key).not.toBe(key);
    const back = must(await service.think(id, first, thinking.key, undefined));
    expect(back.key).toBe(key);
    expect(back.thought).toBeUndefined();
  });

  it('stays when only other seats have moved', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 3);
    const { key } = must(await service.desk(id, holders[0]!));
    must(await service.confirm(id, holders[1]!));
    expect(must(await service.desk(id, holders[0]!)).key).toBe(key);
    expect(refusalOf(await service.play(id, holders[0]!, key, take(1)))).toBe('ok');
  });
});

describe('a half-made decision', () => {
  it('must be one that can be completed', async () => {
    const { service, id, first, second } = await turn();
    const { key } = must(await service.desk(id, first));
    const think = async (action: string, args = {}, picked: string[] = []) =>
      refusalOf(await service.think(id, first, key, { action, args, picked }));
    expect(await think('jump')).toBe('engine.no-such-action');
    expect(await think('take', { coins: 9 })).toBe('engine.not-legal');
    expect(await think('take', { depth: 1 })).toBe('engine.unknown-param');
    expect(await think('paint', {}, ['bow', 'bow'])).toBe('engine.not-legal');
    expect(await think('take', {}, ['2'])).toBe('engine.not-legal');
    expect(must(await service.desk(id, first)).thought).toBeUndefined();
    const idle = must(await service.desk(id, second));
    expect(refusalOf(await service.think(id, second, idle.key, { action: 'take', args: {}, picked: [] }))).toBe(
      'engine.not-your-turn',
    );
  });

  it('is forgotten once a step is taken', async () => {
    const { service, id, first } = await turn();
    const { key } = must(await service.desk(id, first));
    const desk = must(await service.think(id, first, key, { action: 'take', args: {}, picked: [] }));
    expect(must(await service.play(id, first, desk.key, take(1))).desk.thought).toBeUndefined();
  });
});

describe('when another seat commits meanwhile', () => {
  it('keeps a draft that is still legal, played on the new state', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 2);
    must(await service.play(id, holders[0]!, undefined, take(3)));
    must(await service.play(id, holders[1]!, undefined, take(2)));
    must(await service.confirm(id, holders[1]!));
    const desk = must(await service.desk(id, holders[0]!));
    expect(desk.fallen).toEqual([]);
    expect(coins(desk.position)).toEqual([3, 2]);
    expect((desk.position.state as FerryState).pile).toBe(45);
  });

  it('drops the steps that are not, tells so once, and plays nothing on top of them', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 2, { pile: '5' });
    const [first, second] = holders as [string, string];
    must(await service.play(id, first, undefined, take(1)));
    const { desk: before } = must(await service.play(id, first, undefined, take(3)));
    must(await service.play(id, second, undefined, take(3)));
    must(await service.confirm(id, second));
    expect(refusalOf(await service.confirm(id, first, before.key))).toBe('match.stale');
    expect(refusalOf(await service.confirm(id, first))).toBe('match.stale');
    // A look in passing, for what is being typed, does not use up what is to be told once.
    for (let look = 0; look < 2; look += 1) {
      expect(must(await service.glance(id, first)).fallen).toEqual([{ seat: 0, ...take(3) }]);
    }
    const told = must(await service.desk(id, first));
    expect([told.fallen, told.movesThen]).toEqual([[{ seat: 0, ...take(3) }], 0]);
    expect(must(await service.glance(id, first))).toEqual({ ...told, fallen: [], movesThen: undefined });
    expect(told.draft.map(({ move }) => move)).toEqual([{ seat: 0, ...take(1) }]);
    expect(coins(told.position)).toEqual([1, 3]);
    const again = must(await service.desk(id, first));
    expect(again.fallen).toEqual([]);
    expect(again.draft).toHaveLength(1);
    expect(refusalOf(await service.confirm(id, first))).toBe('ok');
  });

  it('drops a step that would now be sealed, since its owner has not agreed to that', async () => {
    const { db, service, id, first } = await turn();
    must(await service.play(id, first, undefined, take(1)));
    // As if the draft were older than a commit that made its step a gamble.
    const thought = { action: 'paint', args: {}, picked: ['bow'] };
    await db.db
      .updateTable('drafts')
      .set({ base: 0, steps: JSON.stringify([{ seat: 0, ...roll }]), thought: JSON.stringify(thought) })
      .execute();
    const desk = must(await service.desk(id, first));
    expect(desk.fallen).toEqual([{ seat: 0, ...roll }]);
    expect(desk.draft).toEqual([]);
    // What was being thought of came after the fallen step.
    expect(desk.thought).toBeUndefined();
  });

  it('forgets a half-made decision that cannot be completed any more', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await started(service, 2, { pile: '5' });
    const { key } = must(await service.desk(id, holders[0]!));
    must(await service.think(id, holders[0]!, key, { action: 'take', args: { coins: 3 }, picked: [] }));
    must(await service.play(id, holders[1]!, undefined, take(3)));
    must(await service.confirm(id, holders[1]!));
    expect(must(await service.desk(id, holders[0]!)).thought).toBeUndefined();
  });

  it('serves two people who press at the very same moment, one after the other', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id, holders } = await started(service, 3);
    const outcomes = await Promise.all(holders.map((holder) => service.play(id, holder, undefined, hide('gold'))));
    expect(outcomes.map(refusalOf)).toEqual(['ok', 'ok', 'ok']);
    await Promise.all(holders.slice(1).map((holder) => service.confirm(id, holder)));
    expect(must(await service.table(id)).match.moves).toBe(4);
    expect((await rows(db, 'moves')).map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  });

  it('serves two processes on one database: the slower one plays on what the quicker one left', async () => {
    const db = await database();
    const [one, two] = [serviceOn(db), serviceOn(db, undefined, 'b')];
    const { id, holders } = await started(one, 3, { pile: '5' });
    // Both have read version and position; each must notice that the other has written.
    for (let round = 0; round < 2; round += 1) {
      await Promise.all([two.table(id), one.table(id)]);
    }
    must(await one.play(id, holders[1]!, undefined, take(3)));
    must(await two.play(id, holders[2]!, undefined, take(1)));
    const both = await Promise.all([one.confirm(id, holders[1]!), two.confirm(id, holders[2]!)]);
    expect(both.map(refusalOf)).toEqual(['ok', 'ok']);
    for (const service of [one, two]) {
      const { position, match } = must(await service.table(id));
      expect(coins(position)).toEqual([0, 3, 1]);
      expect(match.moves).toBe(4);
    }
  });
});
