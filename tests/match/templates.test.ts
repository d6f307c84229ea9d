import { sql } from 'kysely';
import { expect, it } from 'vitest';
import type { AnyGame } from '../../src/engine/index.js';
import { createMatchService } from '../../src/match/index.js';
import { templatesOf } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { ferryGame } from './fixture-game.js';
import { database, fixedBytes, gathered, must, people, refusalOf, started } from './harness.js';

const ann = { userId: 'u0', guildId: 'g1', manages: false };
const keeper = { userId: 'u1', guildId: 'g1', manages: true };
const elsewhere = { userId: 'u0', guildId: 'g2', manages: true };
const place = { guildId: 'g1', channelId: 'c9', person: people[0]!, locale: 'en' as const };

async function scene() {
  const db = await database();
  const serve = (games: AnyGame[]) =>
    createMatchService({
      database: db,
      games: Object.fromEntries(games.map((game) => [game.id, game])),
      now: () => 1_700_000_000_000,
      randomBytes: fixedBytes(String(games.length)),
    });
  const service = serve([ferryGame()]);
  const { id } = await gathered(service, 1, { rounds: '1' });
  const host = { id: 'u0', manages: false };
  must(await service.setPace(id, host, { limit: { hours: 24 }, late: 'computer', weekends: true }));
  must(await service.setDaysOff(id, host, { from: '2023-12-01', until: '2023-12-02' }, true));
  must(await service.setTrust(id, 'u0', { least: 80, proven: true }));
  const names = async (by: typeof ann) => (await service.templates(by)).map(({ whose, name }) => `${whose} ${name}`);
  return { db, serve, service, id, names };
}

it('opens a match like the one it was saved from, also from one that is played, without its days off', async () => {
  const { service, id } = await scene();
  const { template, there } = must(await service.saveTemplate(id, ann, 'own', '  Friday \n evening\u202e '));
  expect([there, template.name, template.whose, template.lost]).toEqual([false, 'Friday evening', 'own', []]);
  const { match } = must(await service.openTemplate(template.id, place));
  expect([match.channelId, match.host.id, match.options, match.pace, match.trust]).toEqual([
    'c9',
    'u0',
    { rounds: '1', pile: '50' },
    { limit: { hours: 24 }, late: 'computer', weekends: true, off: [] },
    { least: 80, proven: true },
  ]);
  const played = await started(service, 2, { pile: '5' }, 'c2');
  const second = must(await service.saveTemplate(played.id, ann, 'own', 'Small')).template;
  expect(second.opens?.options).toEqual({ rounds: '2', pile: '5' });
  expect(refusalOf(await service.openTemplate(second.id, place))).toBe('match.channel-taken');
});

it('is used by its owner or in its server alone, and changed by its owner or who manages that', async () => {
  const { service, id, names } = await scene();
  const own = must(await service.saveTemplate(id, ann, 'own', 'Mine')).template.id;
  const common = must(await service.saveTemplate(id, keeper, 'server', 'Ours')).template.id;
  expect(refusalOf(await service.saveTemplate(id, ann, 'server', 'Theirs'))).toBe('template.not-yours');
  expect([await names(ann), await names(keeper), await names(elsewhere)]).toEqual([
    ['own Mine', 'server Ours'],
    ['server Ours'],
    ['own Mine'],
  ]);
  const asked = (template: number, by: typeof ann) =>
    Promise.all([
      service.renameTemplate(template, by, 'X'),
      service.replaceTemplate(template, by, id),
      service.deleteTemplate(template, by),
    ]);
  for (const [template, by, why] of [
    [own, keeper, 'template.gone'],
    [common, ann, 'template.not-yours'],
    [common, elsewhere, 'template.gone'],
    [999, ann, 'template.gone'],
  ] as const) {
    expect((await asked(template, by)).map(refusalOf)).toEqual([why, why, why]);
  }
  const stranger = { ...place, guildId: 'g2', person: people[2]! };
  expect(refusalOf(await service.openTemplate(own, stranger))).toBe('template.gone');
  expect(refusalOf(await service.openTemplate(common, stranger))).toBe('template.gone');
  must(await service.deleteTemplate(common, keeper));
  must(await service.deleteTemplate(own, { ...elsewhere, manages: false }));
  expect([await names(ann), refusalOf(await service.deleteTemplate(own, ann))]).toEqual([[], 'template.gone']);
});

it('has a name of its own, which replaces only when asked to; ten are kept', async () => {
  const { service, id, names } = await scene();
  const save = (name: string) => service.saveTemplate(id, ann, 'own', name);
  expect(refusalOf(await save(' \u200b\n'))).toBe('template.no-name');
  expect(refusalOf(await save('x'.repeat(41)))).toBe('template.long-name');
  const first = must(await save('Ёлка')).template;
  must(await service.setOption(id, 'u0', 'rounds', '2'));
  const same = must(await save(' елКА'));
  expect([same.there, same.template.id, same.template.opens?.options.rounds]).toEqual([true, first.id, '1']);
  expect(must(await service.replaceTemplate(first.id, ann, id)).opens?.options.rounds).toBe('2');
  const second = must(await save('B')).template;
  expect(refusalOf(await service.renameTemplate(second.id, ann, 'ЕЛКА'))).toBe('template.name-taken');
  expect(must(await service.renameTemplate(first.id, ann, 'ЕЛКА')).name).toBe('ЕЛКА');
  // The server's names are others'.
  expect(must(await service.saveTemplate(id, keeper, 'server', 'B')).there).toBe(false);
  for (const name of ['c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'.repeat(40)]) must(await save(name));
  expect(refusalOf(await save('one more'))).toBe('template.too-many-own');
  expect(must(await save('b')).there).toBe(true);
  expect((await names(ann)).length).toBe(11);
  expect(refusalOf(await service.saveTemplate('nosuch', keeper, 'server', 'x'))).toBe('match.not-found');
});

it('opens with what is usual where a value, an option or a pace is no more, and says which; not without its game', async () => {
  const { db, serve, service, id } = await scene();
  const { template } = must(await service.saveTemplate(id, ann, 'own', 'Old'));
  const settings = {
    options: { rounds: '7', harbour: 'deep' },
    limit: '5',
    late: 'shout',
    weekends: true,
    trust: '3',
    ranked: true,
  };
  const keep = (text: string) => db.db.updateTable('templates').set({ settings: text }).execute();
  await keep(JSON.stringify(settings));
  const opened = must(await service.openTemplate(template.id, place));
  expect(opened.template.lost).toEqual([
    { what: 'option', option: 'rounds', value: '7', usual: '2' },
    { what: 'option', option: 'harbour', value: 'deep' },
    { what: 'limit' },
    { what: 'late' },
    { what: 'trust' },
  ]);
  const { options, pace, trust } = opened.match;
  expect([options, pace, trust]).toEqual([
    { rounds: '2', pile: '50' },
    { late: 'notice', weekends: true, off: [] },
    undefined,
  ]);
  await keep('{');
  const all = must(await service.openTemplate(template.id, { ...place, channelId: 'c8' }));
  expect([all.template.lost, all.match.options]).toEqual([[{ what: 'all' }], { rounds: '2', pile: '50' }]);
  const later = serve([]);
  expect(await later.openTemplate(template.id, { ...place, channelId: 'c7' })).toEqual({
    ok: false,
    refusal: { id: 'template.game-gone', args: { name: 'Old', game: 'ferry' } },
  });
  expect((await later.templates(ann)).map(({ opens }) => opens)).toEqual([undefined]);
});

it('counts for ratings as it was saved, or as is asked, unless the server has it otherwise, which is said', async () => {
  const { service, id } = await scene();
  must(await service.setRanked(id, 'u0', false));
  const { template } = must(await service.saveTemplate(id, ann, 'own', 'Calm'));
  let channel = 0;
  const open = async (ranked?: boolean) => {
    channel += 1;
    const opened = must(await service.openTemplate(template.id, { ...place, channelId: `d${channel}` }, ranked));
    return [opened.match.unranked ?? false, opened.template.lost];
  };
  expect(await open()).toEqual([true, []]);
  expect(await open(true)).toEqual([false, []]);
  const server = { id: 'g1', locale: 'en' as const };
  must(await service.changeServer(server, 'u1', { ranked: 'always' }));
  expect(await open()).toEqual([false, [{ what: 'ranked' }]]);
  must(await service.changeServer(server, 'u1', { ranked: 'never' }));
  expect(await open()).toEqual([true, []]);
  const refused = await service.openTemplate(template.id, { ...place, channelId: 'd9' }, true);
  expect(refusalOf(refused)).toBe('server.ranked-never');
});

it.skipIf(onPostgres)('is found by an index, of a person and of a server', async () => {
  const { db } = await scene();
  const asked: string[] = [];
  const traced = await database(':memory:', (text) => asked.push(text));
  for (const [owner, index] of [
    [{ userId: 'u0' }, 'templates_user'],
    [{ guildId: 'g1' }, 'templates_guild'],
  ] as const) {
    await templatesOf(traced.db, owner);
    const plan = await sql.raw<{ detail: string }>(`explain query plan ${asked.at(-1)}`).execute(db.db);
    expect(plan.rows.map(({ detail }) => detail).join('; ')).toMatch(
      new RegExp(`^SEARCH templates USING INDEX ${index}`),
    );
    expect(plan.rows).toHaveLength(1);
  }
});
