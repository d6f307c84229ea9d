import { describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/index.js';
import { atTurns, database, end, must, refusalOf, serviceOn, take } from './harness.js';

/** What the digest counts from, and the numbers of the moves in it, the first moves of the match left out. */
async function digest(service: MatchService, id: string, person: string, before: number) {
  const { since, entries } = must(await service.catchUp(id, person));
  return [since, entries.map(({ number }) => number - before).filter((number) => number > 0)];
}

async function playTurn(service: MatchService, id: string, person: string): Promise<void> {
  must(await service.play(id, person, undefined, take(2)));
  must(await service.play(id, person, undefined, end));
}

describe('catching up', () => {
  it('counts from the last look or the last own move, whichever is later', async () => {
    const service = serviceOn(await database());
    const { id, holders } = await atTurns(service, 2, {});
    const [first, second] = holders as [string, string];
    const before = must(await service.table(id)).match.moves;
    await playTurn(service, id, first);
    expect(await digest(service, id, 'stranger', before)).toEqual(['beginning', [1, 2]]);
    expect(await digest(service, id, 'stranger', before)).toEqual(['nothing-new', [1, 2]]);
    expect((await digest(service, id, first, before))[1]).toEqual([]);
    await playTurn(service, id, second);
    expect(await digest(service, id, 'stranger', before)).toEqual(['look', [3, 4]]);
    expect(await digest(service, id, first, before)).toEqual(['own-move', [3, 4]]);
    expect(await digest(service, id, first, before)).toEqual(['nothing-new', [3, 4]]);
    await playTurn(service, id, first);
    expect(await digest(service, id, second, before)).toEqual(['own-move', [5, 6]]);
  });

  it('survives a restart, and is refused where there is nothing to see', async () => {
    const db = await database();
    const service = serviceOn(db);
    const { id } = await atTurns(service, 2, {});
    must(await service.catchUp(id, 'stranger'));
    expect(must(await serviceOn(db).catchUp(id, 'stranger')).since).toBe('nothing-new');
    expect(refusalOf(await service.catchUp('zzzzzzzz', 'stranger'))).toBe('match.not-found');
  });
});
