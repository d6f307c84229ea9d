import { type AnyGame, checkTable } from '../../engine/index.js';
import {
  type Db,
  entrantsOf,
  findResults,
  findTournament,
  matchesOfTables,
  namesOf,
  placesOfTournament,
  type StoredEntrant,
  type StoredPlace,
  type StoredResult,
  type StoredTable,
  type StoredTournament,
  type TableMatch,
  tablesOfTournament,
} from '../../store/index.js';
import {
  type Field,
  planOf,
  type Rules,
  standingsOf,
  type Table,
  tournamentLimits,
  usualRounds,
} from '../../tournaments/index.js';
import type { Locale } from '../api.js';
import type { Context } from '../context.js';
import { templateOf } from '../tables/template.js';
import type { RoundInfo, TableInfo, TournamentInfo } from './api.js';
import { outcomesAt } from './outcomes.js';

/** A tournament with all that belongs to it. */
export interface Loaded {
  cup: StoredTournament;
  entrants: StoredEntrant[];
  tables: StoredTable[];
  field: Field;
  info: TournamentInfo;
}

/** Fewer are no table. */
const fewest = 2;

/** How many may sit at a table of a game with these options, from 2. @example sizesOf(game, {}) // [2, 3, 4] */
export function sizesOf(game: AnyGame, options: Record<string, string>): number[] {
  const { min, max } = game.seats;
  const all = Array.from(
    { length: Math.max(0, max - Math.max(min, fewest) + 1) },
    (_, at) => Math.max(min, fewest) + at,
  );
  return all.filter((seats) => !checkTable(game, seats, options));
}

/** undefined: there is none. @example (await loadTournament(context, db, 12))?.info.status */
export async function loadTournament(context: Context, db: Db, id: number): Promise<Loaded | undefined> {
  const cup = await findTournament(db, id);
  if (!cup) return undefined;
  const entrants = await entrantsOf(db, id);
  const tables = await tablesOfTournament(db, id);
  const places = await placesOfTournament(db, id);
  const matches = await matchesOfTables(
    db,
    tables.flatMap(({ matchId }) => matchId ?? []),
  );
  const results = await findResults(
    db,
    [...matches.values()].map(({ last }) => last),
  );
  const name = (await namesOf(db, [cup.organiserId])).get(cup.organiserId) ?? '';
  const rounds = roundsOf(cup, tables, places, matches, results);
  const { rules, matches: like, lost, sizes } = rulesOf(context, cup, entrants.length);
  const gone = new Set(entrants.flatMap(({ goneAfter, number }) => (goneAfter === null ? [] : (number ?? []))));
  const begun = entrants.some(({ number }) => number !== null);
  const field: Field = { rules, entrants: begun ? entrants.length : 0, gone, rounds: rounds.map(({ round }) => round) };
  const plan = planOf(rules, entrants.length);
  const info: TournamentInfo = {
    id,
    guildId: cup.guildId,
    channelId: cup.channelId,
    name: cup.name,
    game: cup.game,
    format: cup.format,
    seats: cup.seats,
    through: cup.through,
    opens: cup.opens,
    hours: cup.hours,
    seeding: cup.seeding,
    status: cup.status,
    locale: cup.locale as Locale,
    organiser: { id: cup.organiserId, name },
    createdAt: cup.createdAt,
    revision: cup.revision,
    ...(like && { matches: like }),
    lost,
    sizes,
    chosenRounds: cup.rounds,
    ...(plan && { plan }),
    most: mostOf(rules),
    entrants: entrants.map(({ person, hidden, goneAfter }) => ({ person, hidden, gone: goneAfter !== null })),
    rounds: rounds.map((one) => one.info),
    standings: begun ? standingsOf(field) : [],
    ...(cup.dueAt !== null && cup.status === 'playing' && { dueAt: cup.dueAt }),
    ...(cup.dueAt !== null && cup.status === 'gathering' && cup.remindedAt !== null && { closesAt: cup.dueAt }),
    message: {
      tried: cup.tried,
      ...(cup.messageId !== null && { id: cup.messageId }),
      ...(cup.shown !== null && { shown: cup.shown }),
    },
    final: { tried: cup.finalTried, ...(cup.finalMessage !== null && { id: cup.finalMessage }) },
  };
  return { cup, entrants, tables, field, info };
}

/** So many may be in a tournament by these rules. */
function mostOf({ sizes }: Rules): number {
  const { entrants, tablesARound } = tournamentLimits;
  return Math.min(entrants, tablesARound * Math.max(...sizes));
}

/** What a tournament of so many is played by, as this build reads it. */
function rulesOf(context: Context, cup: StoredTournament, people: number) {
  const game = Object.hasOwn(context.games, cup.game) ? context.games[cup.game] : undefined;
  const owner = { guildId: cup.guildId };
  const { opens, lost } = templateOf({ ...cup, owner, nameKey: '', settings: cup.settings }, game);
  const all = game && opens ? sizesOf(game, opens.options) : [];
  const allowed = all.filter((size) => size <= cup.seats);
  const sizes = allowed.length > 0 ? allowed : [cup.seats];
  const { format, seats, through, seed } = cup;
  const rounds = Math.min(
    cup.rounds ?? usualRounds({ format, seats, sizes }, Math.max(people, 2)),
    tournamentLimits.rounds,
  );
  const rules: Rules = { format, seats, sizes, rounds, through, seed };
  return { rules, lost, sizes: all, ...(opens && { matches: opens }) };
}

function roundsOf(
  { round: last }: StoredTournament,
  tables: StoredTable[],
  places: StoredPlace[],
  matches: Map<string, TableMatch>,
  results: Map<string, StoredResult>,
): { info: RoundInfo; round: Field['rounds'][number] }[] {
  return Array.from({ length: last }, (_, index) => {
    const number = index + 1;
    const here = places.filter((place) => place.round === number);
    const byes = here.flatMap(({ entrant, bye }) => (bye === null ? [] : [{ entrant, why: bye }]));
    const seated = tables
      .filter((table) => table.round === number)
      .map((table) => tableOf(table, here, matches.get(table.matchId ?? ''), results));
    const infos = seated.map(({ info }) => info);
    return { info: { number, tables: infos, byes }, round: { tables: seated.map(({ table }) => table), byes } };
  });
}

function tableOf(
  { round, number, tried, threadId, matchId }: StoredTable,
  places: StoredPlace[],
  match: TableMatch | undefined,
  results: Map<string, StoredResult>,
): { info: TableInfo; table: Table } {
  const here = places.filter(({ tableNumber }) => tableNumber === number);
  const entrants = here.map(({ entrant }) => entrant);
  const outcomes = matchId === null ? undefined : outcomesAt(here, match, results.get(match?.last ?? ''));
  const state = matchId === null ? 'waiting' : !outcomes ? 'playing' : outcomes === 'void' ? 'void' : 'over';
  return {
    table: { entrants, ...(outcomes && { outcomes }) },
    info: {
      ...{ round, number, entrants, state, tried },
      ...(Array.isArray(outcomes) && { places: outcomes.map(({ place }) => place) }),
      ...(match && { match: match.last }),
      ...(threadId !== null && { thread: threadId }),
    },
  };
}
