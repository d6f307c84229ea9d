import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.js';
import type { SeatPress } from '../../src/match/api.js';
import { ferryGame } from './fixture-game.js';
import { atTurns, database, must, refusalOf, serviceOn, started, tableAtTurns, take } from './harness.js';

/** The ferry, which counts the actions it performs. */
function countingFerry(): { game: AnyGame; performed: () => number } {
  let count = 0;
  let before = 0;
  const ferry = ferryGame();
  const actions = Object.entries(ferry.actions).map(([name, action]) => [
    name,
    {
      ...action,
      perform(...given: Parameters<typeof action.perform>): void {
        count += 1;
        action.perform(...given);
      },
    },
  ]);
  const performed = (): number => {
    const since = count - before;
    before = count;
    return since;
  };
  return { game: { ...ferry, actions: Object.fromEntries(actions) } as AnyGame, performed };
}

/** A match of two whose service counts the actions performed and the statements run. */
async function countingTable() {
  const { game, performed } = countingFerry();
  let statements = 0;
  const db = await database(':memory:', () => {
    statements += 1;
  });
  const service = serviceOn(db, game);
  const { id, holders } = await atTurns(service, 2);
  /** Those of the work. */
  const counted = async <T>(work: () => Promise<T>): Promise<{ result: T; counts: [number, number] }> => {
    performed();
    statements = 0;
    const result = await work();
    return { result, counts: [performed(), statements] };
  };
  return { service, id, first: holders[0]!, counted };
}

const thought = { action: 'take', args: {}, picked: [] };

it('each step of a draft is played once for whatever its player does, and the step itself once', async () => {
  const { service, id, first, counted } = await countingTable();
  const costs: [string, number, number][] = [];
  const cost = async <T>(what: string, work: () => Promise<T>): Promise<T> => {
    const { result, counts } = await counted(work);
    costs.push([what, ...counts]);
    return result;
  };
  for (const coins of [1, 2, 3]) must(await cost('play', () => service.play(id, first, undefined, take(coins))));
  const desk = must(await cost('desk', () => service.desk(id, first)));
  const thinking = must(await cost('think', () => service.think(id, first, desk.key, thought)));
  must(await cost('think', () => service.think(id, first, thinking.key, undefined)));
  // Nothing but what is taken away leads back to steps that nobody has played on the way.
  must(await cost('undo', () => service.undo(id, first)));
  must(await cost('startOver', () => service.startOver(id, first)));
  must(await cost('restore', () => service.restore(id, first)));
  must(await cost('confirm', () => service.confirm(id, first)));
  expect(costs).toEqual([
    ['play', 1, 8],
    ['play', 2, 8],
    ['play', 3, 8],
    ['desk', 3, 4],
    ['think', 3, 8],
    ['think', 3, 8],
    ['undo', 5, 8],
    ['startOver', 2, 8],
    ['restore', 2, 8],
    ['confirm', 3, 20],
  ]);
});

it('a press is one visit: the seat is opened once, each step of the draft played once, whatever comes of it', async () => {
  const { service, id, first, counted } = await countingTable();
  for (const coins of [1, 2]) must(await service.play(id, first, undefined, take(coins)));
  let desk = must(await service.desk(id, first));
  const costs: [string, number, number, string][] = [];
  const press = async (name: string, what: SeatPress, key = desk.key): Promise<void> => {
    const { result, counts } = await counted(() => service.press(id, first, { key, seat: 0 }, what));
    const pressed = must(result);
    costs.push([name, ...counts, pressed.refused?.id ?? 'done']);
    desk = pressed.desk;
  };
  const old = desk.key;
  await press('look', 'look');
  await press('act', { act: 'take' });
  await press('stale', { reply: { value: '1' } }, old);
  await press('not legal', { reply: { value: '99' } });
  await press('pick', { reply: { value: '3' } });
  await press('act', { act: 'take' });
  await press('back', 'back');
  await press('undo', 'undo');
  await press('over', 'over');
  await press('restore', 'restore');
  await press('confirm', 'confirm');
  expect(costs).toEqual([
    ['look', 2, 4, 'done'],
    ['act', 2, 8, 'done'],
    ['stale', 2, 4, 'match.pressed-other'],
    ['not legal', 2, 4, 'match.stale'],
    ['pick', 3, 8, 'done'],
    ['act', 3, 8, 'done'],
    ['back', 3, 8, 'done'],
    ['undo', 5, 8, 'done'],
    ['over', 2, 8, 'done'],
    ['restore', 2, 8, 'done'],
    ['confirm', 3, 20, 'done'],
  ]);
});

it('what is kept of a step just taken is what the next look makes of it', async () => {
  const { service, id, holders } = await tableAtTurns(2);
  const first = holders[0]!;
  for (const coins of [1, 2]) {
    const { desk } = must(await service.play(id, first, undefined, take(coins)));
    expect(must(await service.desk(id, first))).toEqual(desk);
  }
  const { key } = must(await service.desk(id, first));
  const thinking = must(await service.think(id, first, key, thought));
  expect(thinking.thought).toEqual(thought);
  expect(must(await service.desk(id, first))).toEqual(thinking);
});

it('a draft that is taken back loses what has become illegal, says so once, and can be gone on with', async () => {
  const service = serviceOn(await database());
  const { id, holders } = await started(service, 2, { pile: '5' });
  const [first, second] = holders as [string, string];
  for (const coins of [1, 3]) must(await service.play(id, first, undefined, take(coins)));
  must(await service.startOver(id, first));
  must(await service.play(id, second, undefined, take(3)));
  must(await service.confirm(id, second));
  const back = must(await service.restore(id, first));
  expect(back.draft.map(({ move }) => move)).toEqual([{ seat: 0, ...take(1) }]);
  expect(back.fallen).toEqual([{ seat: 0, ...take(3) }]);
  expect(must(await service.desk(id, first))).toEqual({ ...back, fallen: [] });
  expect(refusalOf(await service.play(id, first, back.key, take(1)))).toBe('ok');
});
