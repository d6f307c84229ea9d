import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MatchService } from '../../src/match/index.js';
import type { NewMatch } from '../../src/match/requests.js';
import { countOf, type Database } from '../../src/store/index.js';
import { onPostgres } from '../postgres/database.js';
import { atTurns, database, drain, must, people, refusalOf, serviceOn } from './harness.js';

type Known = { id: string; name: string };
const [anna, bo, cem] = people as [Known, Known, Known];
const guild = { id: 'g1', locale: 'en' as const };
const here: NewMatch = { guildId: 'g1', channelId: 'c1', person: anna, game: 'ferry', locale: 'en' };

let db: Database;
let service: MatchService;
beforeEach(async () => {
  db = await database();
  service = serviceOn(db);
});

const choose = async (change: Parameters<MatchService['changeServer']>[2]) =>
  must(await service.changeServer(guild, 'u9', change));
const open = (more: Partial<NewMatch> = {}) => service.create({ ...here, ...more });
const refusal = async (more: Partial<NewMatch> = {}) => {
  const opened = await open(more);
  return opened.ok ? 'ok' : opened.refusal;
};

describe('what a server has chosen', () => {
  it.skipIf(onPostgres)('is as usual until then, and each part by itself where it is damaged', async () => {
    const usual = {
      ...{ locale: null, localeIn: {}, channels: [], channelsGone: false, pace: { late: 'notice', off: [] } },
      creators: 'everybody',
      ...{ roles: [], ranked: 'host', mostMatches: null, mostLobbies: null, resultsIn: null, resultsOf: 'people' },
    };
    expect(await service.serverSettings('g1')).toEqual(usual);
    await choose({ ranked: 'never', mostMatches: 3, channels: ['c1'] });
    const chosen = { ...usual, ranked: 'never', mostMatches: 3, channels: ['c1'] };
    expect(await service.serverSettings('g1')).toEqual(chosen);
    const damaged = [
      [`json_set(settings, '$.mostMatches', 'many')`, { ...chosen, mostMatches: null }],
      [`json_set(settings, '$.pace', json('{"late":"soon"}'), '$.channels', 7)`, { ...chosen, channels: [] }],
      [`json_remove(settings, '$.ranked')`, { ...chosen, ranked: 'host' }],
      [`'{{'`, usual],
      [`'[1]'`, usual],
      ['17', usual],
    ] as const;
    for (const [value, expected] of damaged) {
      await choose(chosen as object);
      await sql.raw(`update guilds set settings = ${value}`).execute(db.db);
      expect([value, await service.serverSettings('g1')]).toEqual([value, expected]);
      must(await service.close(must(await open()).id, anna.id, false));
    }
  });

  it('takes only what there is to choose', async () => {
    const ids = Array.from({ length: 26 }, (_, index) => `c${index}`);
    for (const change of [{ mostMatches: 0 }, { mostLobbies: 21 }, { channels: ids }, { ranked: 'often' as 'host' }]) {
      expect(refusalOf(await service.changeServer(guild, 'u9', change))).toBe('server.no-such-setting');
    }
  });
});

describe('a match that is opened', () => {
  it('speaks the language of its channel, of the channel above its thread, of the server, or Discord’s', async () => {
    const spoken = (place: { channelId: string; parentId?: string }) =>
      service.languageIn({ guildId: 'g1', locale: 'en', ...place });
    await choose({ locale: 'ru' });
    await choose({ inLanguage: { locale: 'en', channels: ['c2', 'c9'] } });
    expect(await spoken({ channelId: 'c1' })).toBe('ru');
    expect(await spoken({ channelId: 'c2' })).toBe('en');
    expect(await spoken({ channelId: 't1', parentId: 'c2' })).toBe('en');
    expect(must(await open()).locale).toBe('ru');
    const { id, locale } = must(await open({ channelId: 't1', parentId: 'c2' }));
    expect(locale).toBe('en');
    const moved = await service.relocate(id, anna.id, { guildId: 'g1', channelId: 'c3', locale: 'en' });
    expect(must(moved).locale).toBe('ru');
    await choose({ locale: null });
    await choose({ inLanguage: { locale: 'en', channels: ['c9'] } });
    expect(await spoken({ channelId: 'c2' })).toBe('en');
  });

  it('stands in the channels that are meant for it, and their threads, also when it is moved', async () => {
    await choose({ channels: ['c1', 'c2'] });
    const elsewhere = { id: 'server.not-here', args: { channels: { list: ['<#c1>', '<#c2>'] } } };
    expect(await refusal({ channelId: 'c3' })).toEqual(elsewhere);
    expect(await refusal({ channelId: 't1', parentId: 'c3' })).toEqual(elsewhere);
    const { id } = must(await open({ channelId: 't1', parentId: 'c1' }));
    const to = { guildId: 'g1', channelId: 'c3', locale: 'en' as const };
    expect(refusalOf(await service.relocate(id, anna.id, to))).toBe('server.not-here');
    expect(must(await service.relocate(id, anna.id, { ...to, channelId: 'c2' })).channelId).toBe('c2');
    expect(must(await service.relocate(id, 'u9', to, 'keeper')).channelId).toBe('c3');
  });

  it('stands nowhere once all of those channels are deleted, until somebody says where', async () => {
    await choose({ channels: ['c1', 'c2'], creators: 'roles', roles: ['r1', 'r2'] });
    await choose({ inLanguage: { locale: 'ru', channels: ['c1', 'c9'] } });
    await service.placesGone('g1', { channels: ['c1', 'c7'], roles: ['r1'] });
    expect(await service.serverSettings('g1')).toMatchObject({
      ...{ channels: ['c2'], channelsGone: false, roles: ['r2'], localeIn: { c9: 'ru' } },
    });
    await service.placesGone('g1', { channels: ['c2'], roles: ['r2'] });
    expect(await service.serverSettings('g1')).toMatchObject({ channels: [], channelsGone: true, roles: [] });
    for (const manages of [false, true]) {
      expect(await refusal({ channelId: 'c3', manages })).toEqual({ id: 'server.nowhere' });
    }
    await service.placesGone('g1', { channels: ['c3'] });
    // Whatever else is chosen, it is not that.
    await choose({ creators: 'everybody' });
    expect(await refusal({ channelId: 'c3' })).toEqual({ id: 'server.nowhere' });
    const acts = (await service.acts('g1')).acts.length;
    await choose({ channels: [] });
    expect((await service.acts('g1')).acts.length - acts).toBe(1);
    expect((await service.acts('g1')).acts[0]!.about).toEqual({ setting: 'channels', from: null, to: [] });
    expect(await refusal({ channelId: 'c3' })).toBe('ok');
    await service.placesGone('g1', { channels: ['c3'] });
    expect((await service.serverSettings('g1')).channelsGone).toBe(false);
    await service.placesGone('g5', { channels: ['c3'] });
  });

  it('is opened by whom the server lets open matches', async () => {
    await choose({ creators: 'managers' });
    expect(await refusal()).toEqual({ id: 'server.not-you' });
    expect(await refusal({ manages: true })).toBe('ok');
    await choose({ creators: 'roles', roles: ['r1', 'r2'] });
    const roles = { id: 'server.not-your-role', args: { roles: { list: ['<@&r1>', '<@&r2>'] } } };
    expect(await refusal({ channelId: 'c2', roles: ['r3'] })).toEqual(roles);
    expect(await refusal({ channelId: 'c2', roles: ['r3', 'r2'] })).toBe('ok');
    expect(await refusal({ channelId: 'c3', manages: true })).toBe('ok');
    await choose({ roles: [] });
    expect(await refusal({ channelId: 'c4', roles: ['r2'] })).toEqual({ id: 'server.not-you' });
  });

  it('is one of so many that gather under one host, and that one person plays', async () => {
    await choose({ mostLobbies: 1, mostMatches: 2 });
    const first = must(await open());
    expect(await refusal({ channelId: 'c2' })).toEqual({ id: 'server.too-many-lobbies', args: { max: 1 } });
    expect(await refusal({ channelId: 'c2', guildId: 'g2' })).toBe('ok');
    must(await service.join(first.id, bo));
    must(await service.start(first.id, anna.id));
    const second = must(await open({ channelId: 'c3' }));
    must(await service.join(second.id, bo));
    const third = must(await open({ channelId: 'c4', person: cem }));
    const full = await service.join(third.id, bo);
    expect(full).toEqual({ ok: false, refusal: { id: 'server.too-many-matches', args: { max: 2 } } });
    expect(await countOf(db.db, 'g1', bo.id)).toEqual({ seated: 2, hosted: 0 });
    must(await service.close(first.id, anna.id, false));
    must(await service.join(third.id, bo));
    await choose({ mostLobbies: null });
    const most = await refusal({ channelId: 'c5', person: bo });
    expect(most).toEqual({ id: 'server.too-many-matches', args: { max: 2 } });
  });

  it('is as fast as the server says, unless more is known', async () => {
    await choose({ pace: { limit: { hours: 24 } } });
    await choose({ pace: { late: 'others', weekends: true } });
    expect(must(await open()).pace).toEqual({ limit: { hours: 24 }, late: 'others', weekends: true, off: [] });
    const own = must(await open({ channelId: 'c2', pace: { late: 'notice', off: [] } }));
    expect(own.pace).toEqual({ late: 'notice', off: [] });
  });
});

describe('whether a match counts for ratings', () => {
  it('is what the host says, where the server lets them', async () => {
    const { id, unranked } = must(await open({ ranked: false }));
    expect(unranked).toBe(true);
    expect(must(await service.setRanked(id, anna.id, true)).unranked).toBeUndefined();
    expect(refusalOf(await service.setRanked(id, bo.id, false))).toBe('match.not-host');
    expect(must(await open({ channelId: 'c2' })).unranked).toBeUndefined();
    await choose({ ranked: 'never' });
    expect(refusalOf(await service.setRanked(id, anna.id, false))).toBe('server.ranked-never');
    expect(await refusal({ channelId: 'c3', ranked: true })).toEqual({ id: 'server.ranked-never' });
    expect(must(await open({ channelId: 'c3' })).unranked).toBe(true);
    await choose({ ranked: 'always' });
    expect(await refusal({ channelId: 'c4', ranked: false })).toEqual({ id: 'server.ranked-always' });
    must(await service.join(id, bo));
    must(await service.start(id, anna.id));
    expect(refusalOf(await service.setRanked(id, anna.id, false))).toBe('match.not-open');
  });

  it('is kept by a rematch, unless the server has decided since', async () => {
    const { id } = await atTurns(service, 2);
    await db.db.updateTable('matches').set({ ranked: 0 }).where('id', '=', id).execute();
    must(await service.resign(id, anna.id));
    const place = { guildId: 'g1', channelId: 'c1', person: anna, locale: 'en' as const };
    const again = must(await service.rematch(id, place)).match;
    expect(again.unranked).toBe(true);
    must(await service.close(again.id, anna.id, false));
    await choose({ ranked: 'always' });
    expect(must(await service.rematch(id, place)).match.unranked).toBeUndefined();
  });
});

describe('the hosting of a match', () => {
  it('is handed over to somebody at the table, by its host or whoever manages the server', async () => {
    const { id } = must(await open());
    must(await service.join(id, bo));
    const hand = (by: string, to: string, manages = false) => service.handOverHost(id, { id: by, manages }, to);
    expect(refusalOf(await hand(bo.id, bo.id))).toBe('match.not-keeper');
    expect(await hand(anna.id, cem.id)).toMatchObject({
      refusal: { id: 'host.no-seat', args: { person: '<@u2>' } },
    });
    expect(refusalOf(await hand(anna.id, anna.id))).toBe('host.already');
    expect(must(await hand(anna.id, bo.id)).host).toEqual(bo);
    expect(refusalOf(await hand(anna.id, anna.id))).toBe('match.not-keeper');
    expect(refusalOf(await service.start(id, anna.id))).toBe('match.not-host');
    must(await service.start(id, bo.id));
    await drain(service);
    expect(must(await hand(cem.id, anna.id, true)).host).toEqual(anna);
    const told = (await service.takeBatches()).flatMap(({ events }) => events.map(({ event }) => event));
    expect(told).toEqual([{ id: 'match.host-now', args: { by: cem.id, person: anna.id } }]);
    expect(refusalOf(await hand('u8', bo.id))).toBe('match.not-keeper');
    must(await service.close(id, anna.id, false));
    expect(refusalOf(await hand(cem.id, bo.id, true))).toBe('match.closed');
    expect(refusalOf(await service.handOverHost('nosuch', { id: cem.id, manages: true }, bo.id))).toBe(
      'match.not-found',
    );
  });
});

it.skipIf(onPostgres)('counts matches of a person, and of a host, in indexes', async () => {
  const asked: string[] = [];
  const watched = await database(':memory:', (text) => void asked.push(text));
  asked.length = 0;
  await countOf(watched.db, 'g1', anna.id);
  const plans = asked.map(async (text) => {
    const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${text}`).execute(watched.db);
    return rows.map(({ detail }) => detail.replace(/ \(.*/, ''));
  });
  const found = (await Promise.all(plans)).flat();
  expect(found).toHaveLength(3);
  expect(found.filter((detail) => !/^SEARCH \w+ USING INDEX /.test(detail))).toEqual([]);
});
