import { afterEach, describe, expect, it } from 'vitest';
import { readRecord, replay } from '../../src/engine/index.js';
import type { Database } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { ferryGame } from './fixture-game.js';
import { database, gathered, hide, must, people, refusalOf, roll, serviceOn, started } from './harness.js';

let db: Database;
afterEach(() => db.close());

const [anna, bo] = people as [(typeof people)[0], (typeof people)[0]];

/** Seat 1 has hidden lead, and seat 0 has rolled: moves 1 and 2 are ends of the market, 3 the roll. */
async function ferry() {
  db = await database();
  const service = serviceOn(db);
  const { id, holders } = await started(service, 2);
  const [first, second] = holders as [string, string];
  const say = async (text: string, moves?: number, person = anna) =>
    must(await service.comment(id, person, { text, ...(moves !== undefined && { moves }) }));
  await say('a fair wind');
  must(await service.confirm(id, first));
  must(await service.play(id, second, undefined, hide('lead')));
  must(await service.confirm(id, second));
  must(await service.play(id, first, undefined, roll));
  return { service, id, first, second, say };
}

describe('what people say on a match', () => {
  it('stays with the turn of the last move there was, in order, also where the turn has gone on', async () => {
    const { service, id, first, say } = await ferry();
    const { moves } = (await service.find(id))!;
    await say('  mid-turn ');
    await say('at the end of all', 999);
    await say('back then', 1, bo);
    must(await service.confirm(id, first));
    const on = async (turn?: number) =>
      must(await service.replay(id, turn)).comments.map(({ person, text }) => [person.name, text]);
    const { turns } = must(await service.replay(id));
    expect([turns.map((turn) => turn.moves), moves]).toEqual([[0, 1, 3, 5], 4]);
    expect([await on(0), await on(1), await on(2), await on()]).toEqual([
      [['Anna', 'a fair wind']],
      [['Bo', 'back then']],
      [],
      [
        ['Anna', 'mid-turn'],
        ['Anna', 'at the end of all'],
      ],
    ]);
  });

  it('stands in the record as lines that its readers skip, and cannot write lines of its own', async () => {
    const { service, id, say } = await ferry();
    await say('two\nlines\u2028# and\rmore', 1);
    must(await service.resign(id, anna.id));
    await say('so long', undefined, bo);
    const text = must(await service.record(id));
    const [before, after] = text.split('\n\n') as [string, string];
    expect(before).toMatch(/^# SHA-256/);
    const lines = after.trimEnd().split('\n');
    expect([lines[0], lines[2], lines.at(-1)]).toEqual([
      '# Anna: a fair wind',
      '# Anna: two lines # and more',
      '# Bo: so long',
    ]);
    const { game, record } = must(readRecord({ ferry: ferryGame() }, text));
    expect(record.moves.length).toBe((await service.find(id))!.moves);
    expect(replay(game, record).ok).toBe(true);
    expect(lines.filter((line) => !line.startsWith('#')).length).toBe(record.moves.length);
  });

  it('is changed and deleted by whoever said it alone', async () => {
    const { service, id, say } = await ferry();
    const { id: number } = await say('typo');
    expect(refusalOf(await service.changeComment(id, bo.id, number, 'mine'))).toBe('comment.gone');
    expect(must(await service.changeComment(id, anna.id, number, ' no typo '))).toMatchObject({
      before: { text: 'typo' },
    });
    expect(must(await service.comments(id)).map(({ text }) => text)).toEqual(['a fair wind', 'no typo']);
    must(await service.changeComment(id, anna.id, number, ' '));
    expect(must(await service.comments(id)).length).toBe(1);
    expect(refusalOf(await service.changeComment(id, anna.id, number, 'again'))).toBe('comment.gone');
  });

  it('has its limits, and is said on a match that has begun, not on a lesson', async () => {
    const { service, id, say } = await ferry();
    const tried = async (text: string, person = anna) => refusalOf(await service.comment(id, person, { text }));
    expect([await tried('x'.repeat(501)), await tried(' \u200b\u202e\n'), await tried('x'.repeat(500))]).toEqual([
      'comment.too-long',
      'comment.empty',
      'ok',
    ]);
    for (let said = 2; said < 50; said += 1) await say(`${said}`);
    expect([await tried('too much'), await tried('I have not spoken', bo)]).toEqual(['comment.too-many', 'ok']);
    const open = await gathered(service, 2, {}, 'c2');
    expect(refusalOf(await service.comment(open.id, anna, { text: 'soon' }))).toBe('match.not-started');
    await db.db.updateTable('matches').set({ lesson: 1 }).where('id', '=', id).execute();
    expect(await tried('nobody reads this')).toBe('match.not-found');
    expect(refusalOf(await service.comments('zzz'))).toBe('match.not-found');
  });

  it.skipIf(onPostgres)('goes with its match, and what cannot be read of it takes nothing else along', async () => {
    const { service, id, say } = await ferry();
    await say('lost', 2);
    await db.db
      .updateTable('comments')
      .set({ moves: 'x' as unknown as number })
      .where('moves', '=', 2)
      .execute();
    await db.db.updateTable('comments').set({ userId: 'nobody' }).where('moves', '=', 0).execute();
    expect(must(await service.comments(id))).toMatchObject([{ text: 'a fair wind', person: { name: '' } }]);
    await db.db.deleteFrom('matches').where('id', '=', id).execute();
    expect(await db.db.selectFrom('comments').selectAll().execute()).toEqual([]);
  });
});
