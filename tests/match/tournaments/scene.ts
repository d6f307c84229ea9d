import type { AnyGame } from '../../../src/engine/index.js';
import { createMatchService, type MatchService } from '../../../src/match/index.js';
import type { TournamentChange, TournamentInfo } from '../../../src/match/tournaments/api.js';
import { ferryGame } from '../fixture-game.js';
import { database, fixedBytes, must, playRandomly } from '../harness.js';

export const organiser = { id: 'boss', manages: true };
export const place = {
  guildId: 'g1',
  channelId: 'c1',
  person: { id: 'boss', name: 'Boss' },
  locale: 'en' as const,
  manages: true,
};

const hourMs = 3_600_000;

export function person(number: number): { id: string; name: string } {
  return { id: `p${number}`, name: `Person ${number}` };
}

/** A service with a clock that a test moves. */
export async function scene(file?: string, trace?: (sql: string) => void, game: AnyGame = ferryGame()) {
  const db = await database(file, trace);
  const clock = { now: 1_700_000_000_000 };
  const serve = (seed = 'a'): MatchService =>
    createMatchService({
      database: db,
      games: { [game.id]: game },
      now: () => clock.now,
      randomBytes: fixedBytes(seed),
    });
  const later = (hours: number): void => {
    clock.now += hours * hourMs;
  };
  return { db, clock, serve, service: serve(), later };
}

/** A tournament that so many have joined. */
export async function joined(
  service: MatchService,
  count: number,
  change: TournamentChange = {},
  name = 'Winter cup',
): Promise<number> {
  const { id } = must(await service.createTournament({ ...place, game: 'ferry', name }));
  must(await service.changeTournament(id, organiser, { seeding: 'draw', seats: 2, ...change }));
  must(await service.announceTournament(id, organiser));
  for (let number = 0; number < count; number += 1) must(await service.joinTournament(id, person(number)));
  return id;
}

/** The same, with its first round opened and its tables set up. */
export async function begun(service: MatchService, count: number, change: TournamentChange = {}): Promise<number> {
  const id = await joined(service, count, change);
  must(await service.startTournament(id, organiser));
  await setUp(service, id);
  return id;
}

export async function stateOf(service: MatchService, id: number): Promise<TournamentInfo> {
  return (await service.tournament(id))!;
}

/** Does what a bot does: opens what is due, and begins each table's match in a channel of its own. */
export async function setUp(service: MatchService, id: number): Promise<TournamentInfo> {
  const info = (await service.advanceTournament(id))!;
  for (const table of info.rounds.flatMap(({ tables }) => tables)) {
    if (table.state === 'waiting') must(await service.openTable(id, table, `t${id}-${table.round}-${table.number}`));
  }
  return stateOf(service, id);
}

/** Who sits at a table. */
export function peopleAt(info: TournamentInfo, entrants: number[]): string[] {
  return entrants.map((entrant) => info.entrants[entrant]!.person.id);
}

/** Ends the last round: at each table the one who is first by the seeding wins, by the others' resigning or by a correction. */
export async function endRound(service: MatchService, id: number, only?: number): Promise<void> {
  const info = await stateOf(service, id);
  for (const { match, number, entrants, state } of info.rounds.at(-1)!.tables) {
    if (state !== 'playing' || (only !== undefined && only !== number)) continue;
    await endTable(service, info, match!, entrants);
  }
}

export async function endTable(service: MatchService, info: TournamentInfo, match: string, entrants: number[]) {
  if (entrants.length === 2) {
    must(await service.resign(match, peopleAt(info, entrants)[1]!));
    return;
  }
  await playRandomly(service, match);
  const { seats } = (await service.find(match))!;
  const corrections = seats.map(({ seat, person: { id } }) => {
    const at = peopleAt(info, entrants).indexOf(id);
    return { seat, points: 100 - 10 * at, place: at + 1, winner: at === 0 };
  });
  must(await service.correctResult(match, 'u9', corrections));
}
