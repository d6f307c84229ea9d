import { describe, expect, it } from 'vitest';
import { usualHabits } from '../../src/days/habits.js';
import { must } from './harness.js';
import { daysTable, heard, hour, noon, toldOf } from './time/days-table.js';

const night = { from: 12 * 60, until: 20 * 60 };

/** Anna proposes to end the match; its message is posted as the teller does, and reaches whom it may. */
async function askedTable(prepare?: (table: Awaited<ReturnType<typeof daysTable>>) => Promise<void>) {
  const table = await daysTable({}, 3);
  const { service, id, holders } = table;
  // Reminders of turns are not what is looked at.
  for (const person of holders) must(await service.setHabits(person, { ...usualHabits, rhythm: 'off' }));
  await prepare?.(table);
  const by = { id: holders[0]!, keeps: false };
  const vote = must(await service.propose(id, by, { kind: 'end', payload: {} }));
  const others = holders.slice(1) as [string, string];
  const manners = await service.askManners(vote, others);
  const later = others.filter((person) => manners.get(person) === 'later');
  await service.voteTold(vote, { channelId: 'c1', messageId: 'm1' }, later);
  return { ...table, vote, others, later };
}

describe('the ping of a vote', () => {
  it('is kept back by quiet hours until morning, told once, and not to who has answered meanwhile', async () => {
    const table = await askedTable(async ({ service, holders }) => {
      for (const person of holders.slice(1)) {
        must(await service.setHabits(person, { ...usualHabits, rhythm: 'off', quiet: night }));
      }
    });
    const { service, id, vote, others, later } = table;
    expect(later).toEqual(others);
    expect(await heard(table, noon + 7 * hour)).toEqual([]);
    must(await service.vote(id, vote.id, others[1], true));
    expect(await heard(table, noon + 70 * hour)).toEqual([`8 vote ${others[0]}`]);
    expect((await service.asked(others[0])).map(({ id: asked }) => asked)).toEqual([vote.id]);
    expect(await service.asked(others[1])).toEqual([]);
  });

  it('comes directly where they want that, and not at all of a match that is muted, or once it is decided', async () => {
    const table = await askedTable(async ({ service, id, holders }) => {
      must(await service.setHabits(holders[1]!, { ...usualHabits, rhythm: 'off', place: 'dm' }));
      must(await service.mute(id, holders[2]!, true));
    });
    const { service, id, others, later, vote } = table;
    expect(later).toEqual([others[0]]);
    const [ping] = await service.takePings();
    expect([toldOf(ping!), ping!.kind === 'vote' && ping!.vote?.id]).toEqual([`vote ${others[0]} dm`, vote.id]);
    await service.pingFailed(ping!.nonce, 'unsent');
    must(await service.withdraw(id, vote.id, { id: table.holders[0]!, keeps: false }));
    expect(await service.takePings()).toEqual([]);
  });

  it('comes on a vacation that lasts longer than the vote, by day', async () => {
    const away = (until: string) =>
      askedTable(async ({ service, holders }) => {
        must(await service.setHabits(holders[1]!, { ...usualHabits, rhythm: 'off', quiet: night }));
        must(await service.goAway(holders[1]!, { from: '2026-03-02', until }));
      });
    const long = await away('2026-03-20');
    expect(await heard(long, noon + 71 * hour)).toEqual([`8 vote ${long.others[0]}`]);
    const short = await away('2026-03-03');
    expect(await heard(short, noon + 71 * hour)).toEqual([`36 vote ${short.others[0]}`]);
  });

  it('stands in the digest of who is told all at once', async () => {
    const table = await askedTable(async ({ service, holders }) => {
      must(await service.setHabits(holders[1]!, { ...usualHabits, rhythm: 'off', digest: 18 * 60 }));
    });
    const { service, clock, others, vote } = table;
    expect(await service.takePings()).toEqual([]);
    clock.now = noon + 6 * hour;
    const [digest] = await service.takePings();
    expect(digest).toMatchObject({ kind: 'digest', person: others[0], turns: [], votes: [{ id: vote.id }] });
    await service.digestRefused(digest!.nonce);
    expect((await service.takePings()).map(toldOf)).toEqual([`vote ${others[0]}`]);
  });
});
