import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { Events, Status } from 'discord.js';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Station } from '../../src/operation/station.js';
import type { Persona, SeenMessage } from '../../src/playground/api.js';
import { openTown, startMatch, type Town, takeTurn, upToConfirm } from '../discord/town.js';
import { anyStation, health, moved, scrape } from './scrape.js';

const minute = 60_000;

let station: Station & { port: number };
let town: Town;
let folder: string;
/** Moves the station's clock on. */
let later = 0;
beforeEach(async () => {
  later = 0;
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  station = await anyStation(() => Date.now() + later);
  town = await openTown({ station, file: join(folder, 'match.db'), channels: ['quay', 'tavern', 'pier'] });
});
afterEach(async () => {
  await town.close();
  await station.close();
  rmSync(folder, { recursive: true });
});

const status = (): boolean => town.bot.client.ws.shards.every((shard) => shard.status === Status.Ready);
const people = (): Persona[] => ['Annabel', 'Bohumil'].map((name) => town.person(name));
const moverOf = (post: SeenMessage, all: Persona[]): Persona =>
  all.find(({ id }) => post.content.includes(`<@${id}>`))!;

describe('/health', () => {
  it('follows the connection to Discord', async () => {
    expect(await health(station.port)).toEqual([
      200,
      {
        ...{ status: 'ok', reasons: [], discord: 'connected', database: 'ok', postsWaitSeconds: 0, version: '1.2.3' },
        ...{ eventLoopDelaySeconds: expect.any(Number), upSeconds: expect.any(Number) },
      },
    ]);
    town.twin.gateway.refuse();
    town.twin.gateway.drop();
    await town.twin.until(() => !status());
    const down = { status: 'unwell', reasons: ['The connection to Discord is down.'], discord: 'down', database: 'ok' };
    expect(await health(station.port)).toEqual([503, expect.objectContaining(down)]);
    expect((await scrape(station.port)).get('harbourmaster_gateway_up')).toBe(0);
    town.twin.gateway.accept();
    await town.twin.until(() => status());
    expect((await health(station.port))[0]).toBe(200);
    const now = await scrape(station.port);
    expect(now.get('harbourmaster_gateway_up')).toBe(1);
    const changes = (change: string): number => now.get(`harbourmaster_gateway_changes_total{change="${change}"}`) ?? 0;
    // The second time it may be resumed, or begun anew.
    expect(changes('ready') + changes('resumed')).toBe(2);
    expect(changes('reconnecting')).toBeGreaterThan(0);
  });

  it('tells that the database is gone, or that others hold it', async () => {
    const file = join(folder, 'match.db');
    const other = new Sqlite(file);
    other.exec('begin immediate');
    expect((await health(station.port))[1]).toMatchObject({ status: 'unwell', database: 'busy' });
    other.exec('rollback');
    other.close();
    expect((await health(station.port))[0]).toBe(200);
    rmSync(file);
    const reasons = ['The database cannot be used: file-gone.'];
    expect(await health(station.port)).toEqual([503, expect.objectContaining({ reasons, database: 'file-gone' })]);
  });

  it('tells that nothing can be written', async () => {
    await town.matches.beat();
    const only = (on: 0 | 1) => sql.raw(`pragma query_only = ${on}`).execute(town.database.db);
    await only(1);
    expect((await health(station.port))[1]).toMatchObject({ status: 'unwell', database: 'read-only' });
    await only(0);
    expect((await health(station.port))[0]).toBe(200);
  });

  it('tells when nobody could be reached for long', async () => {
    await town.matches.beat();
    later = 9 * minute;
    expect((await health(station.port))[0]).toBe(200);
    later = 11 * minute;
    expect((await health(station.port))[1]).toMatchObject({
      reasons: ['Nobody could be reached for more than 10 minutes.'],
    });
  });

  it('tells of posts that wait, but not of those a channel refuses', async () => {
    const all = people();
    const post = await startMatch(town, 'quay', all);
    const posting = '/channels/:channel/messages';
    town.twin.faults.next('POST', posting, { answer: { status: 503 } }, 1e6);
    await takeTurn(moverOf(post, all), post);
    await town.bot.poster.settle();
    later = 11 * minute;
    const [code, told] = await health(station.port);
    expect([code, told.reasons]).toEqual([503, ['Posts have been waiting for more than 10 minutes.']]);
    expect(told.postsWaitSeconds).toBeGreaterThan(600);
    town.twin.faults.clear();
    town.twin.faults.next('POST', posting, { answer: { status: 403, code: 50001 } }, 1e6);
    town.bot.client.emit(Events.ShardResume, 0, 0);
    await town.bot.poster.settle();
    expect((await health(station.port))[0]).toBe(200);
    const now = await scrape(station.port);
    expect(now.get('harbourmaster_outbox_rows')).toBe(1);
    expect(now.get('harbourmaster_outbox_oldest_seconds')).toBeGreaterThan(600);
    expect(now.get('harbourmaster_posts_total{outcome="denied"}')).toBe(1);
  });

  it('says that the bot is stopping while it stops', async () => {
    station.enter('stopping');
    await town.bot.stop();
    expect((await health(station.port))[1]).toMatchObject({ status: 'stopping' });
    await town.restart();
    expect((await health(station.port))[1]).toMatchObject({ status: 'ok' });
  });
});

describe('/metrics', () => {
  it('counts a press, a command and what they did, each once', async () => {
    const all = people();
    const post = await startMatch(town, 'quay', all);
    const mover = moverOf(post, all);
    await town.twin.idle();
    const before = await scrape(station.port);
    const sent = town.twin.requests.length;
    const panel = await mover.press(post, 'Play').reply;
    await town.twin.idle();
    const after = await scrape(station.port);
    const requests = 'harbourmaster_discord_requests_total{status="2xx"}';
    expect(moved(before, after)).toEqual({
      'harbourmaster_interactions_total{kind="button",outcome="answered"}': 1,
      'harbourmaster_pictures_total{outcome="drawn"}': 1,
      [requests]: town.twin.requests.length - sent,
    });
    for (const what of ['acknowledge', 'answer']) {
      const count = `harbourmaster_interaction_${what}_seconds_count{kind="button"}`;
      expect([what, after.get(count)! - before.get(count)!]).toEqual([what, 1]);
    }
    await mover.slash('quay', '/match show').reply;
    await town.twin.idle();
    const shown = moved(after, await scrape(station.port));
    expect(shown['harbourmaster_interactions_total{kind="command",outcome="answered"}']).toBe(1);
    expect(panel.text).toContain('What is your main action?');
  });

  it('knows what was refused, stale, failed and lost', async () => {
    const all = people();
    const post = await startMatch(town, 'quay', all);
    const mover = moverOf(post, all);
    const panel = await upToConfirm(mover, post);
    const again = await mover.press(post, 'Play').reply;
    await town.twin.idle();
    const before = await scrape(station.port);
    await mover.press(panel, '✓ End turn').reply;
    await mover.press(again, '✓ End turn').reply;
    await town.person('Stranger').press(post, 'Play').reply;
    const { faults } = town.twin;
    faults.next('PATCH', '/webhooks/:application/:token/messages/:message', { answer: { status: 400, code: 50035 } });
    await mover.press(post, 'Play').reply;
    faults.next('POST', '/interactions/:interaction/:token/callback', { answer: { status: 404, code: 10062 } });
    mover.press(post, 'Play');
    await town.twin.idle();
    await town.bot.poster.settle();
    const now = moved(before, await scrape(station.port));
    const outcome = (name: string) => now[`harbourmaster_interactions_total{kind="button",outcome="${name}"}`];
    expect(['answered', 'stale', 'refused', 'failed', 'lost'].map(outcome)).toEqual([1, 1, 1, 1, 1]);
    expect(now['harbourmaster_commits_total{game="santa-maria",kind="turn"}']).toBe(1);
    expect(now['harbourmaster_posts_total{outcome="sent"}']).toBe(1);
    expect(now['harbourmaster_discord_requests_total{status="4xx"}']).toBe(2);
    town.complaints.length = 0;
  });

  it('counts what Discord puts off', async () => {
    town.twin.faults.limitNext('POST', '/channels/:channel/messages', 0.01);
    await people()[0]!.slash('quay', '/match create', { game: 'nusfjord' }).reply;
    const now = await scrape(station.port);
    expect(now.get('harbourmaster_discord_rate_limits_total')).toBe(1);
    expect(now.get('harbourmaster_matches_gathering')).toBe(1);
  });

  it('holds nothing of anybody or of any match', async () => {
    const all = people();
    const post = await startMatch(town, 'quay', all);
    await takeTurn(moverOf(post, all), post);
    await startMatch(town, 'tavern', all, 'nusfjord');
    const text = await (await fetch(`http://127.0.0.1:${station.port}/metrics`)).text();
    expect(text).toContain('harbourmaster_matches_live{game="santa-maria"} 1\n');
    expect(text).toContain('harbourmaster_matches_live{game="nusfjord"} 1\n');
    expect(text).toContain('harbourmaster_guilds 1\n');
    expect(text).toMatch(/harbourmaster_database_bytes [1-9]\d+\n/);
    expect(text).toMatch(/harbourmaster_database_wal_bytes [1-9]\d+\n/);
    const rows = await town.database.db.selectFrom('matches').select(['id', 'seed', 'seedHash', 'channelId']).execute();
    const ids = [town.guildId, town.twin.botId, town.twin.token, ...all.flatMap(({ id, name }) => [id, name])];
    const secrets = [...ids, ...rows.flatMap((row) => Object.values(row))];
    expect(secrets).toHaveLength(3 + 4 + 8);
    for (const secret of secrets) expect(text).not.toContain(secret);
  });
});
