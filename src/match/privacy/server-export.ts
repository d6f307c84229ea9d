import { randomBytes } from 'node:crypto';
import type { AnyGame } from '../../engine/index.js';
import {
  type Database,
  findMatch,
  findResult,
  hiddenPeople,
  isPerson,
  matchesOfGuild,
  namesOf,
  ratingsOfGuild,
  replacePerson,
  seasonsOf,
  tournamentsOf,
} from '../../store/index.js';
import { winPoints } from '../../tournaments/index.js';
import type { Archive } from '../archive.js';
import { createMatchService } from '../service.js';
import { breathe } from '../slices.js';
import type { TournamentInfo } from '../tournaments/api.js';
import { newStandIn } from './stand-in.js';

/** A person in one export: numbered in it alone, and nameless where they do not want to appear. */
interface Player {
  person: string;
  name: string;
}

/** What an export has in a line. */
export type ExportLine =
  | { kind: 'match'; archive: Archive; record: string }
  | { kind: 'unreadable'; match: string; why: string }
  | {
      kind: 'result';
      match: string;
      game: string;
      variant: string;
      endedAt: string;
      ranked: boolean;
      cancelled: boolean;
      /** The number of the season it belongs to, by which pools name it, too. */
      season?: number;
      seats: {
        seat: number;
        points: number;
        place: number;
        winner: boolean;
        holders: (Player & { share: number })[];
      }[];
    }
  | {
      kind: 'season';
      season: number;
      /** From 1, in the order of opening. */
      number: number;
      name?: string;
      begins: string;
      openedAt: string;
      closedAt?: string;
    }
  | ExportedTournament
  | ({ kind: 'rating'; pool: string; mu: number; sigma: number; strength: number; results: number } & Player);

/** A tournament with its rounds and how all stand in it. */
interface ExportedTournament {
  kind: 'tournament';
  tournament: number;
  name: string;
  game: string;
  format: string;
  seats: number;
  status: string;
  createdAt: string;
  rounds: {
    tables: { match?: string; state: string; people: (Player & { place?: number })[] }[];
    byes: (Player & { why: string })[];
  }[];
  /** `points`: a win is 1. */
  standings: (Player & { rank: number; points: number; gone: boolean; out?: number })[];
}

/** What whoever does not want to appear is called. */
const nameless = 'Somebody';

/**
 * All that was played on a server and may be shown, line by line. Whoever does not want to appear is put out of the database first, as
 * those are who have their data deleted: it must be a copy that is thrown away.
 * @example for await (const line of exportServer({ database: copy, games }, '7')) print(line)
 */
export async function* exportServer(
  { database, games }: { database: Database; games: Record<string, AnyGame> },
  guildId: string,
): AsyncGenerator<ExportLine> {
  const { db } = database;
  for (const id of await hiddenPeople(db)) await makeNameless(database, id);
  const service = createMatchService({ database, games });
  const numbers = new Map<string, string>();
  const player = async (id: string): Promise<Player> => {
    if (!numbers.has(id)) numbers.set(id, `p${numbers.size + 1}`);
    return { person: numbers.get(id)!, name: (await namesOf(db, [id])).get(id) ?? nameless };
  };
  for (const id of (await matchesOfGuild(db, guildId)).reverse()) {
    const match = await findMatch(db, id);
    // A lesson is one person's own, and what gathers has nothing to tell.
    if (!match || match.lesson || match.seed === null) continue;
    const [archive, record] = [await service.archive(id), await service.record(id)];
    if (archive.ok && record.ok) yield { kind: 'match', archive: archive.value, record: record.value };
    else yield { kind: 'unreadable', match: id, why: refusalOf(archive, record) };
    const result = await findResult(db, id);
    if (!result) continue;
    const seats = [];
    for (const { holders, ...seat } of result.seats) {
      const people = [];
      for (const { person, share } of holders) {
        people.push({ ...(person === null ? { person: 'computer', name: 'Computer' } : await player(person)), share });
      }
      seats.push({ ...seat, holders: people });
    }
    const { game, variant, ranked, cancelled, season } = result;
    yield {
      kind: 'result',
      match: id,
      game,
      variant,
      endedAt: iso(result.endedAt),
      ranked,
      cancelled,
      ...(season !== undefined && { season }),
      seats,
    };
    await breathe();
  }
  for (const { id: season, number, name, begins, openedAt, closedAt } of await seasonsOf(db, guildId)) {
    const times = { openedAt: iso(openedAt), ...(closedAt !== undefined && { closedAt: iso(closedAt) }) };
    yield { kind: 'season', season, number, ...(name !== undefined && { name }), begins, ...times };
  }
  for (const { id } of await tournamentsOf(db, guildId, ['gathering', 'playing', 'over', 'cancelled', 'expired'])) {
    const info = await service.tournament(id);
    if (info) yield await tournamentLine(info, player);
    await breathe();
  }
  for (const { pool, userId, ...standing } of await ratingsOfGuild(db, guildId)) {
    yield { kind: 'rating', pool, ...(await player(userId)), ...standing };
  }
}

async function tournamentLine(
  info: TournamentInfo,
  player: (id: string) => Promise<Player>,
): Promise<ExportedTournament> {
  const { id: tournament, name, game, format, seats, status, createdAt } = info;
  const entrants: Player[] = [];
  for (const { person } of info.entrants) entrants.push(await player(person.id));
  const rounds = info.rounds.map(({ tables, byes }) => ({
    tables: tables.map(({ match, state, entrants: here, places }) => ({
      ...(match !== undefined && { match }),
      state,
      people: here.map((one, at) => ({ ...entrants[one]!, ...(places && { place: places[at]! }) })),
    })),
    byes: byes.map(({ entrant, why }) => ({ ...entrants[entrant]!, why })),
  }));
  const standings = info.standings.map(({ entrant, rank, points, gone, out }) => ({
    ...entrants[entrant]!,
    ...{ rank, points: points / winPoints, gone },
    ...(out !== undefined && { out }),
  }));
  const about = { tournament, name, game, format, seats, status, createdAt: iso(createdAt) };
  return { kind: 'tournament', ...about, rounds, standings };
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}

function refusalOf(...results: ({ ok: true } | { ok: false; refusal: { id: string } })[]): string {
  return results.flatMap((result) => (result.ok ? [] : result.refusal.id))[0] ?? '';
}

async function makeNameless({ transaction }: Database, personId: string): Promise<void> {
  await transaction(async (tx) => {
    let id = newStandIn({ randomBytes });
    while (await isPerson(tx, id)) id = newStandIn({ randomBytes });
    await replacePerson(tx, personId, { id, name: nameless }, { at: 0, pause: breathe });
  });
}
