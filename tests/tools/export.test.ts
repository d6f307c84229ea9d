import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hidePerson, insertSeason } from '../../src/store/index.js';
import { runTool } from '../../tools/cli.js';
import { exportTool } from '../../tools/export.js';
import { ferryGame } from '../match/fixture-game.js';
import { atTurns, database, must, people, playRandomly, serviceOn } from '../match/harness.js';
import { capture } from './capture.js';

const folder = mkdtempSync(join(tmpdir(), 'export-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'matches.db');

it('writes what was played on a server, and names nobody who does not want to appear', async () => {
  const db = await database(file);
  const service = serviceOn(db);
  const { id } = await atTurns(service, 2);
  await playRandomly(service, id);
  const { id: going } = await atTurns(service, 2, {}, 'c2');
  must(await service.comment(id, people[1]!, { text: 'Well played' }));
  const closedAt = Date.UTC(2026, 1, 1);
  const season = { guildId: 'g1', number: 1, name: 'Winter', begins: 'fresh' as const, openedAt: 0, closedAt };
  await db.transaction((tx) => insertSeason(tx, season, people[0]!.id));
  const place = { guildId: 'g1', channelId: 'c9', locale: 'en' as const, manages: true, game: 'ferry' };
  const by = { id: people[0]!.id, manages: true };
  for (const [person, name] of [
    [people[0]!, 'Cup'],
    [people[1]!, 'Secret cup'],
  ] as const) {
    const { id: cup } = must(await service.createTournament({ ...place, person, name }));
    must(await service.changeTournament(cup, by, { seats: 2, rounds: 1, seeding: 'draw' }));
    must(await service.announceTournament(cup, by));
    for (const one of people.slice(0, 2)) must(await service.joinTournament(cup, one));
    must(await service.startTournament(cup, by));
    const { rounds, entrants } = (await service.tournament(cup))!;
    must(await service.openTable(cup, rounds[0]!.tables[0]!, `cup${cup}`));
    const { match } = (await service.tournament(cup))!.rounds[0]!.tables[0]!;
    must(await service.resign(match!, entrants.find(({ person: { id: who } }) => who === people[1]!.id)!.person.id));
    await service.advanceTournament(cup);
  }
  // Nobody else sees it.
  must(await service.createTournament({ ...place, person: people[0]!, name: 'Draft' }));
  await db.transaction((tx) => hidePerson(tx, people[1]!.id, 0));
  await db.close();
  const before = readFileSync(file);
  const game = ferryGame();
  const games = { [game.id]: game };
  const out = capture();
  const to = join(folder, 'out');
  expect(await runTool(exportTool, ['--server', 'g1', '--out', to, '--database', file], games, out)).toBe(0);
  expect(out.notes).toEqual([
    '4 matches, 3 results, 16 ratings, 1 seasons, 2 tournaments; 0 matches could not be read.',
  ]);
  expect(readdirSync(to).sort()).toEqual([
    'matches.jsonl',
    'ratings.jsonl',
    'results.jsonl',
    'seasons.jsonl',
    'tournaments.jsonl',
  ]);
  const lines = (name: string) =>
    readFileSync(join(to, `${name}.jsonl`), 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
  const matches = lines('matches');
  expect(matches.map(({ archive }) => [archive.match, archive.status])).toEqual(
    expect.arrayContaining([
      [id, 'over'],
      [going, 'playing'],
    ]),
  );
  const names = (given: { name: string }[]) => given.map(({ name }) => name).sort();
  for (const { archive } of matches) expect(names(archive.seats)).toEqual(['Anna', 'Somebody']);
  const [result] = lines('results');
  expect(names(result.seats.flatMap(({ holders }: { holders: { name: string }[] }) => holders))).toEqual([
    'Anna',
    'Somebody',
  ]);
  expect(lines('seasons')).toEqual([
    {
      ...{ kind: 'season', season: 1, number: 1, name: 'Winter', begins: 'fresh' },
      ...{ openedAt: '1970-01-01T00:00:00.000Z', closedAt: '2026-02-01T00:00:00.000Z' },
    },
  ]);
  const cups = lines('tournaments');
  expect(cups.map(({ name, status }) => [name, status])).toEqual([
    ['', 'over'],
    ['Cup', 'over'],
  ]);
  const [, cup] = cups;
  expect([cup.game, cup.format, cup.seats, cup.rounds.length, cup.rounds[0].byes]).toEqual([
    'ferry',
    'swiss',
    2,
    1,
    [],
  ]);
  const [table] = cup.rounds[0].tables;
  expect(table.people.map(({ name, place: came }: { name: string; place: number }) => [name, came]).sort()).toEqual([
    ['Anna', 1],
    ['Somebody', 2],
  ]);
  expect(matches.map(({ archive }) => archive.match)).toContain(table.match);
  expect(cup.standings.map(({ name, rank, points }: Record<string, unknown>) => [name, rank, points])).toEqual([
    ['Anna', 1, 1],
    ['Somebody', 2, 0],
  ]);
  expect(new Set(lines('ratings').map(({ person }) => person))).toEqual(new Set(['p1', 'p2']));
  const all = readdirSync(to)
    .map((name) => readFileSync(join(to, name), 'utf8'))
    .join('');
  for (const trace of ['"Bo"', 'Bo:', '"u0"', '"u1"', 'Secret', 'Draft']) expect(all).not.toContain(trace);
  expect(statSync(join(to, 'matches.jsonl')).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).equals(before)).toBe(true);
  const printed = capture();
  expect(await runTool(exportTool, ['--server', 'elsewhere', '--database', file], games, printed)).toBe(0);
  expect(printed.lines).toEqual([]);
  expect(await runTool(exportTool, [], games, printed)).toBe(2);
});
