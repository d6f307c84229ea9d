import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MatchService } from '../../../src/match/index.js';
import type { Erased } from '../../../src/match/privacy/api.js';
import { isStandIn } from '../../../src/match/privacy/stand-in.js';
import type { Database } from '../../../src/store/index.js';
import { database, must, refusalOf, rows, serviceOn } from '../harness.js';
import { bo, cem, lifeOf, places, type Scene, tracesIn, tracesInFiles, zora } from './scene.js';

const folder = mkdtempSync(join(tmpdir(), 'erase-'));
const file = join(folder, 'life.db');
let db: Database;
let service: MatchService;
let scene: Scene;
let before: { tables: string[]; files: number; names: number };
let erased: Erased;

beforeAll(async () => {
  db = await database(file);
  service = serviceOn(db);
  scene = await lifeOf(db, service);
  before = {
    tables: await tracesIn(db, [zora.id]),
    files: tracesInFiles(file, zora.id),
    names: tracesInFiles(file, 'Quillfeather'),
  };
  erased = must(await service.erase(zora.id));
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true });
});

it('finds the id wherever it may stand before, so that what it does not find afterwards is gone', () => {
  expect(before.tables).toEqual(places);
  expect(before.files).toBeGreaterThan(20);
  expect(before.names).toBeGreaterThan(2);
});

it('leaves no trace in any table, nor in the bytes of the file and its log', async () => {
  expect(erased).toEqual({ left: 4, clean: true });
  expect(await tracesIn(db, [zora.id, 'Quillfeather'])).toEqual([]);
  expect(tracesInFiles(file, zora.id)).toBe(0);
  expect(tracesInFiles(file, 'Quillfeather')).toBe(0);
  expect(await db.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
});

it('leaves her matches playable: the computer has her seats, also with two, and a lobby has another host', async () => {
  for (const id of [scene.pair, scene.three]) {
    const { match } = must(await service.table(id));
    expect(match.status).toBe('playing');
    const left = match.seats.find(({ by }) => by === 'engine')!;
    expect([left.person.name, isStandIn(left.person.id), left.level]).toEqual(['Former player', true, 'fair']);
    expect(match.host.id).toBe(match.seats.find(({ by }) => by === 'person')!.person.id);
    expect(refusalOf(await service.desk(id, bo.id))).toBe('ok');
  }
  const lobby = (await service.find(scene.lobby))!;
  expect(lobby.seats.map(({ person }) => person.id)).toEqual([bo.id]);
  expect([lobby.host.id, lobby.rematch?.people]).toEqual([bo.id, [bo.id]]);
  expect(await service.find(scene.ownLobby)).toBeUndefined();
  expect(await service.votes(scene.pair)).toEqual([]);
  expect(await service.votes(scene.three)).toEqual([]);
});

it('keeps the results of others, with a nobody who is hidden in hers', async () => {
  const seats = await db.db.selectFrom('resultSeats').select(['userId', 'points']).orderBy('seat').execute();
  const gone = (await rows(db, 'users')).find(({ name }) => name === 'Former player')!;
  expect(seats).toEqual([
    { userId: gone.id, points: 10 },
    { userId: bo.id, points: 8 },
  ]);
  const standing = await db.db.selectFrom('ratings').select(['userId', 'hidden']).execute();
  expect(standing).toEqual([{ userId: gone.id, hidden: 1 }]);
  const pool = await db.db.selectFrom('ratingPools').select(['stale', 'revision']).execute();
  expect(pool).toEqual([{ stale: 0, revision: 2 }]);
});

it('notes the messages that show her, and no other', async () => {
  const told = (await service.retellings(50)).map(({ kind, channelId }) => `${kind} ${channelId}`);
  const lobbies = ['lobby c1', 'lobby c2', 'lobby c3', 'lobby c4', 'lobby c5'];
  expect(told.sort()).toEqual(['gone c1', 'gone c1', ...lobbies, 'post c1', 'post c2', 'post c5']);
});

it('takes her as new when she comes back', async () => {
  await service.meet(zora);
  expect(await tracesIn(db, [zora.id])).toEqual([]);
  const place = { guildId: 'g1', channelId: 'c9', person: zora, game: 'ferry', locale: 'en' } as const;
  const { id } = must(await service.create(place));
  expect((await service.matchesOf(zora.id)).map((match) => match.id)).toEqual([id]);
  expect(await service.endedOf(zora.id, 9)).toEqual([]);
  expect(must(await service.personalData(zora.id)).seatsHeld).toHaveLength(1);
  expect(must(await service.personalData(cem.id)).seatsHeld).toHaveLength(2);
});
