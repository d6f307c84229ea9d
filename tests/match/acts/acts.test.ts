import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { actKinds } from '../../../src/store/index.js';
import { atTurns, gathered, must, people } from '../harness.js';
import { joined, setUp } from '../tournaments/scene.js';
import { matchScenes } from './match-scenes.js';
import { guild, keeper, openPlace, type Place, type Scene } from './place.js';
import { serverScenes } from './server-scenes.js';

const scenes = [...serverScenes, ...matchScenes];
const named = scenes.map((scene): [string, Scene] => [`${scene.kind} ${JSON.stringify(scene.about)}`, scene]);

const actsIn = async ({ service }: Place, server = 'g1') => (await service.acts(server)).acts;
const kinds = async (here: Place) => (await actsIn(here)).map(({ kind }) => kind);
/** All that is stored, but for acts. */
async function stored({ db }: Place): Promise<string> {
  const tables = await db.db.introspection.getTables();
  const all = tables.map(async ({ name }) => [name, (await sql`select * from ${sql.table(name)}`.execute(db.db)).rows]);
  return JSON.stringify(await Promise.all(all.filter((_, index) => tables[index]!.name !== 'acts')));
}
const forget = ({ db }: Place) => db.db.deleteFrom('acts').execute();

describe('what an organiser does', () => {
  it('is of every kind that there is', () => {
    expect([...new Set(scenes.map(({ kind }) => kind))].sort()).toEqual([...actKinds].sort());
  });

  it.each(named)('%s: is noted once, with what was before and after', async (_name, { about, on = {}, ...scene }) => {
    const here = await openPlace();
    const act = await scene.before(here);
    await forget(here);
    must(((await act()) as Parameters<typeof must>[0] | undefined) ?? { ok: true, value: undefined });
    const [noted, ...more] = await actsIn(here);
    expect(more).toEqual([]);
    const { id: _id, at, matchId, tournamentId, tournament, ...rest } = noted!;
    expect(rest).toEqual({
      ...{ guildId: 'g1', by: 'boss', kind: scene.kind, about },
      ...(on.channel && { channelId: on.channel === 'thread' ? 't1-1-1' : on.channel }),
      ...(on.person && { personId: on.person }),
    });
    expect([at, matchId !== undefined, tournamentId]).toEqual([
      here.clock.now,
      on.match === true,
      on.cup ? 1 : undefined,
    ]);
    expect(tournament).toBe(on.cup && scene.kind !== 'cup-discarded' ? 'Winter cup' : undefined);
    if (scene.again) await act();
    expect(await actsIn(here)).toHaveLength(1);
    await here.db.close();
  });

  it.each(named)('%s: is not done where it cannot be noted', async (_name, scene) => {
    const here = await openPlace();
    const act = await scene.before(here);
    await sql`create trigger full before insert on acts begin select raise(abort, 'no room'); end`.execute(here.db.db);
    const before = await stored(here);
    await expect(act()).rejects.toThrow('no room');
    expect(await stored(here)).toBe(before);
    await here.db.close();
  });
});

describe('what is not noted', () => {
  const [anna, bo] = people as [(typeof people)[0], (typeof people)[0]];

  it('is what a host does at their own table, whatever else they manage', async () => {
    const here = await openPlace();
    const { service } = here;
    const host = { id: anna.id, manages: true };
    const { id } = await gathered(service, 2);
    must(await service.addComputer(id, anna.id, 'fair'));
    must(await service.removeComputer(id, anna.id, 'fair', true));
    must(await service.remove(id, anna.id, bo.id, true));
    must(await service.join(id, bo));
    must(await service.handOverHost(id, host, bo.id));
    must(await service.handOverHost(id, { id: bo.id, manages: true }, anna.id));
    must(await service.setDaysOff(id, host, { from: '2026-04-01', until: '2026-04-02' }, true));
    must(await service.relocate(id, anna.id, { guildId: 'g1', channelId: 'c2', locale: 'en' }, 'keeper'));
    must(await service.close(id, anna.id, true));
    const table = await atTurns(service, 3, {}, 'c3');
    must(await service.setPace(table.id, host, { weekends: true }));
    must(await service.resign(table.id, bo.id));
    const seat = table.holders.indexOf(bo.id);
    const offer = { kind: 'offer' as const, payload: { seat, from: bo.id } };
    const { id: vote } = must(await service.propose(table.id, { id: anna.id, keeps: true }, offer));
    must(await service.withdraw(table.id, vote, { id: anna.id, keeps: true }));
    must(await service.close(table.id, anna.id, true));
    expect(await kinds(here)).toEqual([]);
    await here.db.close();
  });

  it('is what is refused, and what players and guests do', async () => {
    const here = await openPlace();
    const { service } = here;
    const { id } = await gathered(service, 2);
    const guest = { id: 'u9', manages: false };
    for (const refused of [
      await service.close(id, 'u9', false),
      await service.remove(id, 'u9', bo.id, false),
      await service.handOverHost(id, guest, bo.id),
      await service.handOverHost(id, keeper, anna.id),
      await service.changeServer(guild, 'u9', { mostMatches: 0 }),
      await service.allowVacation(guild, 'u9', -1),
      await service.cancelResult(id, 'u9', true),
    ]) {
      expect(refused.ok).toBe(false);
    }
    must(await service.leave(id, bo.id));
    // Who manages a server takes themselves out as everybody else can.
    must(await service.join(id, { id: keeper.id, name: 'Boss' }));
    must(await service.remove(id, keeper.id, keeper.id, true));
    expect(await kinds(here)).toEqual([]);
    await here.db.close();
  });

  it('is what players may do where the match leaves it to them, and what they propose as such', async () => {
    const here = await openPlace();
    const { service } = here;
    const { id, holders } = await atTurns(service, 3);
    const own = { kind: 'end' as const, payload: {} };
    const { id: vote } = must(await service.propose(id, { id: holders[1]!, keeps: true }, own));
    must(await service.withdraw(id, vote, { id: holders[1]!, keeps: true }));
    const replaced = { seat: 0, from: holders[0]!, to: 'u9', kept: false };
    must(await service.propose(id, { id: holders[1]!, keeps: true }, { kind: 'replace', payload: replaced }));
    expect(await kinds(here)).toEqual([]);
    await here.db.close();
  });

  it('is what the bot does in an organiser’s place, and how a draft came about that nobody has seen', async () => {
    const here = await openPlace();
    const { service } = here;
    const id = await joined(service, 4);
    expect(await kinds(here)).toEqual(['cup-announced', 'cup-created']);
    must(await service.startTournament(id, keeper));
    await setUp(service, id);
    must(await service.cancelTournament(id, { ...keeper, bot: true }));
    expect(await kinds(here)).toEqual(['cup-started', 'cup-announced', 'cup-created']);
    await here.db.close();
  });

  it('is what somebody does about templates of their own', async () => {
    const here = await openPlace();
    const { service } = here;
    const { id } = await gathered(service, 1);
    const user = { userId: anna.id, guildId: 'g1', manages: true };
    const { template } = must(await service.saveTemplate(id, user, 'own', 'Mine'));
    must(await service.renameTemplate(template.id, user, 'My own'));
    must(await service.deleteTemplate(template.id, user));
    expect(await kinds(here)).toEqual([]);
    await here.db.close();
  });
});
